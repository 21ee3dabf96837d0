// What breaks a rule is told in Chinese throughout, on the board, in the editor and for an address that was made up.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const card = (page) => page.locator(".rules-refusal");

/** Makes sure that a refusal says a reason by a rule, and nothing in English but the rule's ID and the notation of tiles. */
async function refuses(page, rule, why) {
  await settled(page);
  const said = await card(page).innerText();
  assert.ok(said.includes(why), `${said}\nwant ${why}`);
  assert.ok(said.includes(rule), `${said}\nwant ${rule}`);
  assert.doesNotMatch(said.replaceAll(rule, "").replace(/\b[wb]?[A-Z]\d?\b/g, ""), /[A-Za-z]|[,.:;!?] /);
}

async function openBoard() {
  const opened = await open(browser, { locale: "zh-TW" });
  await opened.page.getByRole("button", { name: "規則", exact: true }).click();
  await opened.page.waitForSelector(".rules-part");
  await opened.page.locator(".rules-part").nth(1).click();
  await settled(opened.page);
  return opened;
}

test("an illegal move is refused in Chinese", async () => {
  const { page, faults, context } = await openBoard();
  const put = async (name, key) => {
    await page.locator(`.rules-handtile[aria-label^="${name}"]`).click();
    await page.locator(`[data-hex="${key}"]`).click();
    await settled(page);
  };
  await put("白方 玄武", "0,0");
  await put("黑方 朱雀", "0,0");
  await refuses(page, "place-first", "：新棋子要放在空格上。");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a position that cannot be is refused in Chinese, put together or as text", async () => {
  const { page, faults, context } = await openBoard();
  await page.getByRole("button", { name: "編輯局面" }).click();
  await page.waitForSelector(".rules-text");
  await settled(page);
  await page.locator('.rules-handtile[aria-label^="白方 應龍"]').click();
  await page.locator('[data-hex="0,0"]').click();
  await settled(page);
  await page.locator('[data-hex="1,0"]').click();
  await refuses(page, "supply", "白方應龍出現了兩次。");
  await page.locator(".rules-text").fill("wY 0,0; bY 2,0");
  await page.getByRole("button", { name: "照這段文字擺" }).click();
  await refuses(page, "one-realm", "境界斷開了：2,0 上的棋子沒有和第一枚連在一起。");
  assert.match(await card(page).innerText(), /這個局面不能成立/);
  assert.deepEqual(faults, []);
  await context.close();
});
