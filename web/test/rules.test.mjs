// The tab of the rules in a headless browser: rulebook, board, editor, games and the check of a script.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launch, open, program, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Opens the tab at one of its parts. */
async function openRules(part, options) {
  const opened = await open(browser, options);
  await opened.page.getByRole("button", { name: /^(Rules|規則)$/ }).click();
  await opened.page.waitForSelector(".rules-part");
  if (part) await opened.page.locator(".rules-part").nth(part).click();
  await settled(opened.page);
  return opened;
}

const hand = (page, name) => page.locator(`.rules-handtile[aria-label^="${name}"]`);
const hex = (page, key) => page.locator(`[data-hex="${key}"]`);

async function put(page, name, key) {
  await hand(page, name).click();
  await hex(page, key).click();
  await settled(page);
}

async function serious(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa"] }));
  return found.violations.filter((v) => v.impact === "serious" || v.impact === "critical").map((v) => `${v.id}: ${v.nodes[0].html}`);
}

test("the rulebook is read, searched and stepped through", async () => {
  const { page, faults, context } = await openRules(0);
  await page.waitForSelector(".rules-book figure");
  await page.fill(".rules-search", "one-realm");
  await page.locator('.rules-contents a[href="#one-realm"]').click();
  assert.equal(await page.evaluate(() => document.activeElement.id), "one-realm");
  assert.ok(!new URL(page.url()).hash.includes("one-realm"), "a link within the book changes the design's address");
  const figure = page.locator("figure", { has: page.locator(".rules-bar") }).first();
  const before = await figure.locator(".rules-bar span").textContent();
  await figure.locator(".rules-bar button:enabled").first().click();
  assert.notEqual(await figure.locator(".rules-bar span").textContent(), before);
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game is played, an illegal move answered by its rule, and the script kept holds", async () => {
  const { page, faults, context } = await openRules(1);
  await put(page, "White XuanWu", "0,0");
  await put(page, "Black ZhuQue", "1,0");
  await put(page, "White YingLong", "-1,0");
  await put(page, "Black YingLong", "2,-1");
  await hand(page, "White BaiHu").click();
  assert.ok(await page.locator(".rb-dot").count() >= 4, "legal places are dotted");
  await hex(page, "1,-1").click(); // touches a black creature
  await page.waitForSelector(".rules-refusal");
  assert.match(await page.locator(".rules-refusal").textContent(), /place-own/);
  await page.locator(".rules-bar").getByRole("button", { name: "Undo" }).click();
  await settled(page);
  assert.equal(await page.locator(".rules-moves li").count(), 3);
  await page.locator(".rules-bar").getByRole("button", { name: "Redo" }).click();
  await settled(page);
  await hex(page, "-1,0").focus();
  await page.keyboard.press("Enter"); // chooses YingLong
  assert.match(await page.locator(".rules-status").textContent(), /YingLong/);
  assert.deepEqual(await serious(page), []);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as script" }).click()]);
  const report = execFileSync(program, ["rules", "check", "-"], { input: readFileSync(await file.path()) }).toString();
  assert.match(report, /1 ok/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the board is looked at closely, goes back by keys, is there after a reload, and refuses in Chinese", async () => {
  const { page, faults, context } = await openRules(1, { locale: "zh-TW" });
  await put(page, "白方 玄武", "0,0");
  await put(page, "黑方 朱雀", "1,0");
  const box = () => page.locator(".rb").getAttribute("viewBox");
  const all = await box();
  await page.getByRole("button", { name: "放大" }).click();
  const near = (await box()).split(" ").map(Number);
  assert.ok(near[2] < 0.8 * Number(all.split(" ")[2]), `${near}, of ${all}`);
  const { x, y, width, height } = await page.locator(".rb").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
  await page.mouse.up();
  assert.ok(Number((await box()).split(" ")[0]) < near[0], "dragged to the right, its left is seen");
  assert.equal(await page.locator(".rb-chosen").count(), 0, "a drag is no click");
  await page.getByRole("button", { name: "看整個棋盤" }).click();
  assert.equal(await box(), all);
  await hex(page, "0,0").focus();
  await page.keyboard.press("Control+z");
  await settled(page);
  assert.equal(await page.locator(".rules-moves li").count(), 1);
  await page.reload();
  await page.waitForSelector(".tab");
  await page.getByRole("button", { name: "規則" }).click();
  await page.locator(".rules-part").nth(1).click();
  await page.waitForSelector(".rules-moves li");
  assert.equal(await page.locator(".rules-moves li").textContent(), "wX1");
  await hand(page, "黑方 朱雀").click();
  await hex(page, "0,0").click();
  await settled(page);
  const said = await page.locator(".rules-refusal").textContent();
  assert.match(said, /第一枚棋子 place-first/);
  assert.match(said, /另一方的第一枚棋子必須碰到它/);
  await page.getByRole("button", { name: "關閉" }).click();
  assert.equal(await page.locator(".rules-refusal").count(), 0);
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a position is edited, and one that cannot be is refused with its rule", async () => {
  const { page, faults, context } = await openRules(1);
  await page.getByRole("button", { name: "Edit position" }).click();
  await page.waitForSelector(".rules-text");
  await settled(page);
  await put(page, "White YingLong", "0,0");
  await hex(page, "1,0").click(); // a second one
  await settled(page);
  assert.match(await page.locator(".rules-refusal").textContent(), /supply/);
  await page.fill(".rules-text", "wY 0,0; bY 1,0; wQ1 -1,0");
  await page.getByRole("button", { name: "Set up this text" }).click();
  await settled(page);
  await page.getByRole("button", { name: "Play from this position" }).click();
  await settled(page);
  await hex(page, "-1,0").click();
  assert.ok(await page.locator(".rb-dot").count() > 4, "QingLong goes round");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a sample game is stepped through, also in Chinese", async () => {
  const { page, faults, context } = await openRules(2, { locale: "zh-TW" });
  assert.ok(await page.locator(".rules-sheet > .rules-list .rules-entry").count() >= 12);
  await page.locator(".rules-entry").first().click();
  await page.waitForSelector(".rules-said");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  assert.match(await page.locator(".rules-move").textContent(), /^3\. /);
  assert.match(await page.locator(".rules-move").textContent(), /輪到/);
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a pasted script is checked as the command does", async () => {
  const { page, faults, context } = await openRules(3);
  const script = "game: shanhai\n1. wX1\n2. bX1 3,3\n";
  await page.fill(".rules-text", script);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await settled(page);
  const report = await page.locator(".rules-report").textContent();
  assert.match(report, /WRONG/);
  let said = "";
  try {
    execFileSync(program, ["rules", "check", "-"], { input: script });
  } catch (error) {
    said = error.stdout.toString();
  }
  const body = (text) => text.replaceAll("pasted.play", "stdin").split("\n").slice(1, -2).map((l) => l.trimEnd()).join("\n");
  assert.equal(body(report), body(said));
  assert.deepEqual(faults, []);
  await context.close();
});
