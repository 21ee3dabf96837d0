// The board, its links and its editor when something is not as it should be, and what a newcomer is told then.
import assert from "node:assert/strict";
import { settled } from "./page.mjs";
import { back, button, drop, go, hand, hex, place, put, scene } from "./rules.mjs";

const refusal = (page) => page.locator(".rules-refusal").innerText();
const status = (page) => page.locator(".rules-status").textContent();
const moves = (page) => page.locator(".rules-moves-list li").count();

scene("a link with a bad move is played up to it, says so, and stays as it is until somebody acts", "#rules/board", async (page) => {
  const link = "#rules/board//wX1;bX1%20wX1-;wX2%205,5;bY%20bX1-";
  await go(page, link);
  assert.match(await refusal(page), /連結中的第 3 手不合規則[^]*place-own[^]*白方玄武2不能[^]*wX2 5,5[^]*在那之前的局面/);
  assert.equal(await moves(page), 2);
  await settled(page);
  assert.equal(await page.evaluate(() => location.hash), link);
  await put(page, "白方 青龍", "-1,0");
  assert.match(await place(page), /\/wX1;bX1 wX1-;wQ1 -wX1$/);
  await go(page, "#rules/board//wX1;hello");
  assert.match(await page.getByRole("alert").textContent(), /^連結中的第 2 手看不懂：「hello」讀不懂，這裡應為/);
  await go(page, "#rules/board/nonsense/");
  assert.match(await page.getByRole("alert").textContent(), /^連結中的局面擺不出來：「nonsense」讀不懂/);
  await go(page, "#rules/board/%E9%/");
  assert.match(await page.getByRole("alert").textContent(), /已經損壞/);
}, "zh-TW");

scene("a tile that can't act says why when it is chosen, a refused place leaves it chosen, and only a forfeit is offered where nothing else is left", "#rules/board//wX1;bX1%20wX1-;wQ1%20-wX1;bQ1%20bX1-;wB1%20-wQ1;bB1%20bQ1-", async (page) => {
  await hex(page, "0,0").click();
  await page.waitForSelector(".rules-refusal");
  assert.match(await refusal(page), /White XuanWu 1 can do nothing now[^]*yinglong-by-fourth[^]*white must introduce YingLong now/);
  await hand(page, "Black YingLong").click();
  await page.waitForFunction(() => /turn of white/.test(document.querySelector(".rules-refusal")?.textContent ?? ""));
  await hand(page, "White YingLong").click();
  assert.match(await status(page), /White YingLong chosen: \d+ places to come in at/);
  const dots = await page.locator(".rb-dot").count();
  await hex(page, "1,1").click();
  await page.waitForSelector(".rules-refusal");
  assert.match(await refusal(page), /White YingLong may not come in/);
  assert.equal(await page.locator(".rb-dot").count(), dots, "it is chosen still");
  await page.fill(".rules-typed", "pass");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /legal acts/.test(document.querySelector(".rules-refusal")?.textContent ?? ""));
  await go(page, "#rules/board//wQ1;bB1%20wQ1-;wY%20-wQ1;bY%20bB1%2F;wY%20%5CwQ1;bQ1%20bB1%5C;wY%20-wQ1;bQ2%20bY%5C;wY%20%5CwQ1;bQ1%20%5CwY;wZ1%20%2FwY;bQ2%20%2FwZ1"); // the rulebook's example of a forfeited turn
  assert.match(await page.locator(".rules-strip").innerText(), /White has no other act/);
  await button(page, "Forfeit the turn").click();
  await settled(page);
  assert.match(await page.locator(".rules-moves-list li").last().textContent(), /^White forfeits the turn\s*$/);
});

scene("what lies under a stack is shown and said", "#rules/board/wY%200,0;%20wX1%200,0;%20bY%201,0;%20turn%2021/", async (page) => {
  await page.mouse.move(5, 5);
  assert.match(await hex(page, "0,0").getAttribute("aria-label"), /^White XuanWu 1 on White YingLong at 0,0$/);
  assert.equal(await page.locator(".rules-stack").isVisible(), false);
  await hex(page, "0,0").click();
  assert.deepEqual(await page.locator(".rules-stack li").allTextContents(), ["White XuanWu 1", "White YingLong"]);
  await page.keyboard.press("Escape");
  await hex(page, "1,0").hover();
  assert.equal(await page.locator(".rules-stack").isVisible(), false);
});

scene("a move played instead of those taken back can be taken back itself, and names come back with the browser's buttons", "#rules/board", async (page) => {
  await button(page, "New game").click();
  await page.getByRole("textbox", { name: "White" }).fill("Anna");
  await button(page, "Begin").click();
  await settled(page);
  await put(page, "White XuanWu", "0,0");
  await put(page, "Black ZhuQue", "1,0");
  await page.locator(".rules-moves-list button").first().click();
  await settled(page);
  await put(page, "Black QingLong", "1,0");
  assert.match(await status(page), /Undo brings them back/);
  assert.equal(await moves(page), 2);
  await button(page, "Undo").click();
  await settled(page);
  assert.match(await page.locator(".rules-moves-list li").last().textContent(), /ZhuQue/);
  await page.locator(".rules-menu summary").first().click();
  await button(page, "White resigns").click();
  await button(page, "Cancel").click();
  assert.doesNotMatch(await status(page), /resignation/, "it was not meant");
  await go(page, "#rules/games/game-truce/2");
  await button(page, "Play on from here").click();
  await page.locator("dialog").getByRole("button", { name: "Play on from here" }).click();
  await settled(page);
  assert.notDeepEqual(await page.locator(".rules-hand h3").allTextContents(), ["White's hand · Anna", "Black's hand"]);
  await back(page);
  await back(page);
  assert.deepEqual(await page.locator(".rules-hand h3").allTextContents(), ["White's hand · Anna", "Black's hand"]);
  assert.equal(await moves(page), 2, "the move taken back among them");
});

scene("in the editor a memory goes with its PiXiu, the turn follows who is to move, and what was agreed can be changed", "#rules/board/landscape%205;%20turn%2013;%20wY%200,0;%20S%201,0;%20bP%201,0;%20bY%20-1,1;%20M%200,1;%20last%201,0;%20memory%20b%20XQ/", async (page) => {
  await button(page, "Edit position").click();
  await page.waitForSelector(".rules-memory");
  assert.equal(await button(page, "XuanWu").getAttribute("aria-pressed"), "true");
  assert.equal(await button(page, "YingLong").getAttribute("aria-pressed"), "false");
  await hex(page, "1,0").click();
  assert.match(await page.locator(".rules-text").inputValue(), /bP 1,0/, "nothing is chosen yet");
  await button(page, "Eraser").click();
  await hex(page, "1,0").click();
  await settled(page);
  assert.match(await page.locator(".rules-good").textContent(), /possible/);
  assert.doesNotMatch(await page.locator(".rules-text").inputValue(), /memory|bP|last/);
  await page.locator('[data-key="to move"]').selectOption("black");
  await settled(page);
  assert.equal(Number(await page.locator('[data-key="turn"]').inputValue()) % 2, 0);
  await page.locator('[data-key="turn"]').fill("21");
  await page.keyboard.press("Tab");
  await settled(page);
  assert.equal(await page.locator('[data-key="to move"]').inputValue(), "white");
  await page.getByText("Agreed before the game").click();
  await page.locator(".rules-side details select").nth(1).selectOption("9");
  await settled(page);
  assert.match(await page.locator(".rules-text").inputValue(), /landscape 9/);
  await hand(page, "White QingLong").click();
  await hand(page, "White QingLong").click();
  assert.equal(await hand(page, "White QingLong").getAttribute("aria-pressed"), "true", "chosen twice it is chosen still");
  assert.equal(await hand(page, "White QingLong × 3").count(), 1);
});

scene("a search takes words in any order, and a rule that is none is said to be", "#rules/book/nosuch", async (page) => {
  assert.match(await page.getByRole("alert").textContent(), /There is no rule or section “nosuch”/);
  await page.fill(".rules-search", "realm one");
  await page.locator(".rules-search").press("Enter");
  await settled(page);
  assert.match(await place(page), /^#rules\/book\/.+/);
  assert.equal(await page.getByRole("alert").count(), 0);
});

scene("a page is known by its fences, keeps its name, and what it took the place of comes back", "#rules/check", async (page) => {
  await page.fill(".rules-text", "# House\n\n```play\ngame: shanhai\n1. wX1\n2. bX1 3,3 \n```\n");
  await button(page, "檢查").click();
  await settled(page);
  assert.equal(await page.getByLabel("這是 Markdown").isChecked(), true);
  assert.match(await page.locator(".rules-faults").innerText(), /第 6 行 第一枚棋子 這一格碰不到境界/);
  await drop(page, "evening.play", "game: shanhai\n1. wX1\nillegal bX1 wX1- because turn\n");
  assert.match(await page.locator(".rules-report").textContent(), /evening\.play/);
  assert.equal(await page.locator(".rules-report").getByRole("button", { name: "turn", exact: true }).count() > 0, true);
  await drop(page, "late.play", "game: shanhai\n1. bX1\n");
  assert.match(await page.locator(".rules-text").inputValue(), /1\. bX1/);
  await button(page, "換回原來的文字").click();
  await settled(page);
  assert.match(await page.locator(".rules-text").inputValue(), /because turn/);
  await drop(page, "one.play", "game: shanhai\n1. wX1\n");
  await drop(page, "two.play", "game: shanhai\n1. wQ1\n");
  assert.match(await page.locator(".rules-moves").innerText(), /青龍/, "the later file");
}, "zh-TW");
