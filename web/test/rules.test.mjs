// The tab of the rules in a headless browser: rulebook, board, editor, games and the check of a script.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { program, settled } from "./page.mjs";
import { back, button, drop, go, hand, hex, place, put, saved, scene, serious } from "./rules.mjs";

/** What the command says of a script. */
function check(text) {
  try {
    return execFileSync(program, ["rules", "check", "-"], { input: text }).toString();
  } catch (error) {
    return error.stdout.toString();
  }
}

scene("the rulebook is read, searched and stepped through, and its sections have addresses", "#rules/book/freedom", async (page) => {
  assert.equal(await page.evaluate(() => document.activeElement.id), "freedom");
  await page.fill(".rules-search", "one-realm");
  await page.locator('.rules-contents a[href="#one-realm"]').click();
  assert.equal(await page.evaluate(() => document.activeElement.id), "one-realm");
  assert.equal(await place(page), "#rules/book/one-realm");
  assert.equal(await page.locator(".rules-contents [aria-current]").getAttribute("href"), "#one-realm");
  await back(page);
  assert.equal(await page.evaluate(() => document.activeElement.id), "freedom");
  await back(page, 1);
  assert.equal(await page.evaluate(() => document.activeElement.id), "one-realm");
  await page.evaluate(() => document.getElementById("capture").scrollIntoView());
  await page.waitForFunction(() => location.hash.endsWith("capture"), null, { timeout: 10_000 });
  const figure = page.locator("figure", { has: page.locator(".rules-bar") }).first();
  const before = await figure.locator(".rules-bar span").textContent();
  await figure.locator(".rules-bar button:enabled").first().click();
  assert.notEqual(await figure.locator(".rules-bar span").textContent(), before);
  await page.locator("#eg-freedom-gate").getByRole("button", { name: "See it on the board" }).click();
  await page.waitForSelector(".rules-table");
  await settled(page);
  assert.match(await place(page), /^#rules\/board\/.*wQ1/);
  await back(page);
  await page.locator("#eg-freedom-gate").getByRole("button", { name: "Look at it closely" }).click();
  await page.waitForSelector(".rules-said");
  assert.equal(await place(page), "#rules/games/eg-freedom-gate/0");
  assert.deepEqual(await serious(page), []);
});

scene("a game of two with names is played, ended and kept, and the script kept brings all of it back", "#rules/board", async (page) => {
  await button(page, "New game").click();
  await page.getByRole("textbox", { name: "White" }).fill("Anna");
  await page.getByRole("textbox", { name: "Black" }).fill("Bo 波");
  await page.getByText("Special agreements").click();
  await page.getByLabel(/Bare landscape closes/).check();
  await button(page, "Begin").click();
  await settled(page);
  await put(page, "White XuanWu", "0,0");
  await put(page, "Black ZhuQue", "1,0");
  await put(page, "White YingLong", "-1,0");
  await put(page, "Black YingLong", "2,-1");
  await hand(page, "White BaiHu").click();
  assert.ok(await page.locator(".rb-dot").count() >= 4, "legal places are dotted");
  await hex(page, "1,-1").click(); // touches a black creature
  await page.waitForSelector(".rules-refusal");
  assert.match(await page.locator(".rules-refusal").textContent(), /place-own/);
  assert.deepEqual(await serious(page), []);
  await button(page, "Undo").click();
  await settled(page);
  assert.equal(await page.locator(".rules-moves-list .is-undone").count(), 1);
  await button(page, "Redo").click();
  await settled(page);
  await page.locator(".rules-menu summary").first().click();
  await button(page, "White resigns").click();
  await page.locator("dialog").getByRole("button", { name: "White resigns" }).click();
  await settled(page);
  assert.match(await page.locator(".rules-moves-list li").last().textContent(), /^Black has won \(resignation\)$/);
  assert.match(await place(page), /\/black-resignation$/);
  assert.match(await page.locator(".rules-status").textContent(), /Black has won \(resignation\)/);
  const text = await saved(page);
  assert.match(text, /^game: shanhai\ndate: \d{4}-\d\d-\d\d\nplayer white: Anna\nplayer black: Bo 波\noption ring: landscape\n1\. wX1\n2\. bZ1 wX1-\n/);
  assert.match(text, /\nresult black by resignation\n$/);
  assert.match(check(text), /1 ok/);
  await go(page, "#rules/board/landscape%205/"); // another game
  assert.equal(await page.locator(".rules-moves-list").count(), 0);
  await page.locator('.rules input[type="file"]').setInputFiles({ name: "evening.play", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForSelector(".rules-moves-list");
  await settled(page);
  assert.match(await page.locator(".rules-status").textContent(), /Black has won \(resignation\)/);
  assert.deepEqual(await page.locator(".rules-hand h3").allTextContents(), ["White's hand · Anna", "Black's hand · Bo 波"]);
  assert.equal(await saved(page), text);
});

scene("the board is looked at closely, goes back by keys, is there after a reload, and refuses in Chinese", "#rules/board", async (page) => {
  await put(page, "白方 玄武", "0,0");
  await put(page, "黑方 朱雀", "1,0");
  const box = () => page.locator(".rb").getAttribute("viewBox");
  const all = await box();
  await button(page, "放大").click();
  const near = (await box()).split(" ").map(Number);
  assert.ok(near[2] < 0.8 * Number(all.split(" ")[2]), `${near}, of ${all}`);
  const { x, y, width, height } = await page.locator(".rb").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
  await page.mouse.up();
  assert.ok(Number((await box()).split(" ")[0]) < near[0], "dragged to the right, its left is seen");
  assert.equal(await page.locator(".rb-chosen").count(), 0, "a drag is no click");
  await button(page, "看整個棋盤").click();
  assert.equal(await box(), all);
  await hex(page, "0,0").focus();
  await page.keyboard.press("Control+z");
  await settled(page);
  assert.equal(await page.locator(".rules-moves-list li:not(.is-undone)").count(), 1);
  await page.reload();
  await page.waitForSelector(".rules-moves-list");
  await settled(page);
  assert.deepEqual(await page.locator(".rules-moves-list li").allTextContents(), ["白方玄武上場 wX1", "黑方朱雀在白方玄武東邊的格子上場 bZ1 wX1-"]);
  await hand(page, "黑方 朱雀").click();
  await hex(page, "0,0").click();
  await settled(page);
  const said = await page.locator(".rules-refusal").textContent();
  assert.match(said, /第一枚棋子 place-first/);
  assert.match(said, /另一方的第一枚棋子必須碰到境界/);
  await button(page, "關閉").click();
  assert.equal(await page.locator(".rules-refusal").count(), 0);
  assert.deepEqual(await serious(page), []);
}, "zh-TW");

scene("a game is played by keys alone, and every hex has a name", "#rules/board", async (page) => {
  const key = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
    await settled(page);
  };
  const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
  const status = () => page.locator(".rules-status").textContent();
  /** Tabs on until something of this name has the keys. */
  const tabTo = async (name) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      if (name.test(await focused())) return;
    }
    assert.fail(`nothing named ${name} is reached`);
  };
  const introduce = async (name) => {
    await tabTo(name);
    await key("Enter");
    assert.match(await focused(), /may go here/, "the keys are at a place where it may go");
    await key("Enter");
  };
  await page.locator(".rules-table").focus();
  await introduce(/^White YingLong/);
  assert.match(await status(), /^White YingLong comes in · Black to move/);
  await introduce(/^Black YingLong/);
  await introduce(/^White QingLong/);
  await introduce(/^Black QingLong/);
  assert.match(await focused(), /^Black QingLong 1 at /, "the keys stay where the tile was put");
  await page.locator('[data-hex][aria-label^="White QingLong 1"]').focus();
  await key("Enter");
  assert.match(await status(), /White QingLong 1 chosen: \d+ places/);
  await key("PageDown");
  const first = await focused();
  await key("PageDown");
  assert.match(await focused(), /may go here/);
  assert.notEqual(await focused(), first, "another of the places");
  await key("Enter");
  assert.match(await status(), /^White QingLong goes to the hex .* · Black to move/);
  await key("Control+z");
  assert.equal(await page.locator(".rules-moves-list .is-undone").count(), 1);
  await key("Control+y");
  assert.equal(await page.locator(".rules-moves-list .is-undone").count(), 0);
  await tabTo(/^Type a move/);
  await page.keyboard.type("bY 5,5");
  await key("Enter");
  assert.match(await page.getByRole("alert").textContent(), /yinglong/i);
  assert.equal(await page.locator(".rules-typed").inputValue(), "bY 5,5", "what was refused can be corrected");
  const nameless = await page.evaluate(() => [...document.querySelectorAll("[data-hex]")].filter((g) => !/ at -?\d+,-?\d+$/.test(g.getAttribute("aria-label") ?? "")).length);
  assert.equal(nameless, 0);
});

scene("a landscape tile that was drawn binds, whether the page draws or the players do", "#rules/board/landscape%203/wX1;bX1%20wX1-", async (page) => {
  assert.ok(await hand(page, "mountain").isDisabled() && await hand(page, "sea").isDisabled(), "nothing is chosen before it is drawn");
  assert.equal(await page.locator(".rb-dot").count(), 0);
  await button(page, "Draw a tile blind").click();
  await settled(page);
  const drawn = /Drawn: (mountain|sea)/.exec(await page.locator(".rules-drawn").textContent())[1];
  const other = drawn === "sea" ? "mountain" : "sea";
  assert.equal(await page.locator(".rb-dot").count(), 8, "every hex beside the two tiles");
  assert.equal(await button(page, "Draw a tile blind").count(), 0, "it is drawn once");
  await put(page, other, "2,0");
  assert.match(await page.locator(".rules-refusal").textContent(), new RegExp(`landscape-turn.*${drawn}`));
  await put(page, drawn, "2,0");
  assert.match(await page.locator(".rules-status").textContent(), /Turn 4|Black to move/);
  await button(page, "Undo").click();
  await settled(page);
  assert.match(await page.locator(".rules-drawn").textContent(), new RegExp(`Drawn: ${drawn}`), "taken back it is no second draw");
  assert.equal(await place(page), `#rules/board/game LPF; landscape 3; turn 1/wX1;bX1 wX1-/${drawn === "sea" ? "S" : "M"}`);
  await go(page, "#rules/board/landscape%203/wX1;bX1%20-wX1");
  await button(page, "We draw from a bag of our own").click();
  await settled(page);
  await button(page, "sea").click();
  await settled(page);
  assert.equal(await button(page, "sea").getAttribute("aria-pressed"), "true");
  await hex(page, "1,0").click();
  await settled(page);
  assert.equal(await page.locator(".rules-moves-list li").last().textContent(), "A sea is placed on the hex east of white XuanWu S wX1-");
});

scene("a position is edited, and one that cannot be is refused with its rule", "#rules/board", async (page) => {
  await button(page, "Edit position").click();
  await page.waitForSelector(".rules-text");
  await settled(page);
  await put(page, "White YingLong", "0,0");
  assert.match(await page.locator(".rules-good").textContent(), /possible/, "one tile alone is a position, on the turn that fits");
  await hex(page, "1,0").click(); // a second one
  await settled(page);
  assert.match(await page.locator(".rules-refusal").textContent(), /supply/);
  await page.fill(".rules-text", "wY 0,0; bY 1,0; wQ1 -1,0");
  await button(page, "Set up this text").click();
  await settled(page);
  await button(page, "Play from this position").click();
  await settled(page);
  await hex(page, "-1,0").click();
  assert.ok(await page.locator(".rb-dot").count() > 4, "QingLong goes round");
});

scene("a sample game is stepped through, also in Chinese, has its place in the address and is played on", "#rules/games", async (page) => {
  assert.ok(await page.locator(".rules-sheet > .rules-list .rules-entry").count() >= 12);
  await page.locator(".rules-entry").first().click();
  await page.waitForSelector(".rules-said");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  assert.match(await page.locator(".rules-move").textContent(), /^3\. /);
  assert.match(await page.locator(".rules-move").textContent(), /輪到/);
  assert.deepEqual(await serious(page), []);
  const here = await place(page);
  assert.match(here, /^#rules\/games\/game-[a-z-]+\/3$/);
  const moves = await page.locator(".rules-moves-list li").allTextContents();
  await button(page, "從這裡接著下").click();
  await settled(page);
  assert.equal(await page.locator(".rules-moves-list li:not(.is-undone)").count(), 3, "the moves before");
  assert.deepEqual((await page.locator(".rules-moves-list li").allTextContents()).length, moves.length, "the moves after can be played again");
  await back(page);
  assert.equal(await place(page), here);
  assert.match(await page.locator(".rules-move").textContent(), /^3\. /);
  await back(page);
  assert.equal(await place(page), "#rules/games");
}, "zh-TW");

scene("a script dropped on the page is stepped through, and a game played on from it knows what stood before", "#rules/book", async (page) => {
  const round = "play wQ1 0,-1\nplay bQ1 1,1\nplay wQ1 -2,0\nplay bQ1 3,0\n";
  const script = `game: shanhai\nboard: wY 0,0; bY 1,0; wX1 -1,0; bX1 2,0; wQ1 -2,0; bQ1 3,0; turn 21\n${round}${round.replace(/play bQ1 3,0\n$/, "")}`;
  await drop(page, "shuttle.play", script);
  assert.equal(await place(page), "#rules/games/own-1/0");
  await button(page, "To the end").click();
  await button(page, "Play on from here").click();
  await settled(page);
  await page.fill(".rules-typed", "bQ1 3,0");
  await page.keyboard.press("Enter");
  await settled(page);
  assert.match(await page.locator(".rules-status").textContent(), /A draw/);
  await go(page, "#rules/games/own-1/2");
  await page.reload();
  await page.waitForSelector(".rules-said");
  assert.match(await page.locator(".rules-move").textContent(), /^22\. Black QingLong/, "it is there after a reload");
});

scene("a Markdown page with a wrong example is dropped on the design and checked", "#rules/check", async (page) => {
  await button(page, "Design").click();
  await page.waitForSelector(".design:not([hidden])");
  const design = page.url();
  await drop(page, "house.md", "# House\n\n```play\ngame: shanhai\n1. wX1\n2. bX1 3,3\n```\n");
  assert.equal(await place(page), "#rules/check");
  assert.match(await page.locator(".rules-report").textContent(), /WRONG[^]*6:4: 2\. bX1 3,3[^]*place-first/);
  await button(page, "place-first").first().click();
  await settled(page);
  assert.equal(await place(page), "#rules/book/place-first");
  await back(page);
  await button(page, "Line 6").click();
  assert.equal(await page.evaluate(() => { const t = document.querySelector(".rules-text"); return t.value.slice(t.selectionStart, t.selectionEnd); }), "2. bX1 3,3");
  await back(page);
  assert.equal(page.url(), design);
  await page.waitForSelector(".design:not([hidden])");
});

scene("a pasted script is checked as the command does", "#rules/check", async (page) => {
  const script = "game: shanhai\n1. wX1\n2. bX1 3,3\n";
  await page.fill(".rules-text", script);
  await page.getByLabel("It is Markdown").uncheck();
  await button(page, "Check").click();
  await settled(page);
  const report = await page.locator(".rules-report").textContent();
  assert.match(report, /WRONG/);
  const body = (text) => text.replaceAll("pasted.play", "stdin").split("\n").slice(1, -2).map((l) => l.trimEnd()).join("\n");
  assert.equal(body(report), body(check(script)));
  await button(page, "Show a sample").click();
  await settled(page);
  assert.match(await page.locator(".rules-verdict").textContent(), /Everything holds/);
  assert.deepEqual(await serious(page), []);
});
