// The page in Chinese: whatever a maker meets is Chinese, but for names, units,
// files and what he wrote himself.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { launch, open, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Latin words that are the same in Chinese: brands, materials, formats, units, keys, SVG's own names. */
const shared = /^(Bambu|Lab|Studio|OrcaSlicer|PrusaSlicer|Prusa|Creality|Generic|Original|PLA|PETG|ABS|ASA|TPU|Basic|Matte|Silk|Tough|SVG|PNG|TOML|ZIP|STL|JPEG|PostScript|OTF|TTF|otf|ttf|MF|MM|XML|Esc|Ctrl|Shift|Z|English|cm|mm|MiB|mini|Mini|Carbon|[APXH]\d\w*|a|x|svg|png|toml|path|image|xmlns)$/;

/** What of a page's words, labels and titles is neither Chinese nor shared. */
async function english(page, within = "body") {
  const words = await page.evaluate((selector) => {
    const out = [];
    for (const e of document.querySelector(selector).querySelectorAll("*")) {
      if (e.closest("[lang=en], script, style, noscript")) continue;
      for (const node of e.childNodes) if (node.nodeType === Node.TEXT_NODE) out.push(node.textContent);
      for (const name of ["aria-label", "title", "placeholder"]) if (e.hasAttribute(name)) out.push(e.getAttribute(name));
    }
    return out;
  }, within);
  return [...new Set(words.flatMap((w) => (w.replace(/#[0-9A-F]{6}/gi, "").replace(/[\w-]+\.(3mf|svg|png|toml|zip|otf)\b/g, "").match(/[A-Za-z]+[A-Za-z0-9]*/g) ?? []).filter((x) => !shared.test(x))))];
}

async function take(page, name, text) {
  await page.setInputFiles(".glyph-card input[type=file]", { name, mimeType: "application/octet-stream", buffer: Buffer.from(text, "latin1") });
  await settled(page);
}

const document = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${body}</svg>`;

describe("in Chinese", { concurrency: false }, () => {
  test("controls, hints, views, sheet, progress and warnings have no English word", async () => {
    const { context, page, faults } = await open(browser, { locale: "zh-TW" }, "#change=filament&size=30");
    await page.$$eval("details", (all) => all.forEach((d) => { d.open = true; }));
    assert.deepEqual(await english(page), []);
    await page.check("input[value=plates]");
    await settled(page);
    assert.deepEqual(await english(page, ".stage"), []);
    await page.click("[data-piece=shan]");
    await take(page, "a.svg", document('<rect y="5" width="10" height="0.1"/><image/>'));
    assert.match(await page.innerText(".glyph-words"), /點陣圖不會刻/);
    assert.deepEqual(await english(page, ".panel"), []);
    await page.click(".primary");
    await page.waitForSelector(".good");
    const steps = await page.evaluateHandle(() => {
      const out = [];
      new MutationObserver(() => { const text = document.querySelector(".good-what")?.textContent; if (text && !out.includes(text)) out.push(text); }).observe(document.querySelector(".sheet"), { childList: true, subtree: true, characterData: true });
      return out;
    });
    await page.click('[data-want="landscape/shan.3mf"]');
    await page.waitForSelector(".good-doubtful");
    const said = await steps.jsonValue();
    assert.ok(said.some((s) => /山：建立模型/.test(s)) && said.every((s) => /山/.test(s) || /寫入 landscape\/shan\.3mf/.test(s)), `${said}`);
    await page.click(".warnings summary");
    assert.deepEqual(await english(page, ".sheet"), []);
    await page.click(".note-link >> nth=0"); // leads to the piece
    assert.equal(await page.locator(".sheet").count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("refusals of files and of links have none", async () => {
    const { context, page, faults } = await open(browser, { locale: "zh-TW" });
    await page.click("[data-piece=shan]");
    for (const [name, text, words] of [
      ["a.svg", "\xff\xd8\xff\xe0", /JPEG 圖片/],
      ["a.svg", "<svg", /XML 寫法有誤/],
      ["a.svg", document('<path d="M0 0 K 3"/>'), /路徑資料第 8 個字元：沒有 "K" 這個指令/],
      ["a.svg", document('<rect width="9" height="9" stroke="black" stroke-width="-1"/>'), /線寬不可為負/],
      ["a.svg", document(""), /沒有可刻的圖形/],
      ["a.png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", /PNG 圖片已損壞/],
    ]) {
      await take(page, name, text);
      assert.match(await page.innerText(".glyph-words"), words);
      assert.deepEqual((await english(page, ".glyph-words")).filter((w) => !["K", "rect"].includes(w)), [], name);
    }
    await page.fill(".glyph-text", "龘");
    await page.press(".glyph-text", "Enter");
    await settled(page);
    assert.match(await page.innerText(".glyph-words"), /字型裡沒有 龘/);
    await page.setInputFiles(".foot input[type=file]", { name: "a.toml", mimeType: "text/plain", buffer: Buffer.from("size = 30\nsize 3") });
    await settled(page);
    assert.match(await page.innerText(".foot-word"), /a\.toml:2:\d+：不是正確的 TOML/);
    assert.deepEqual(faults, []);
    await context.close();
    for (const [hash, words] of [
      ["#style=engrave", /圖紋作法：沒有「engrave」這個選項。可用：嵌色、陰刻、覆色、刀刻/],
      ["#size=30&size=31", /尺寸：這裡只要一個值，卻有 2 個/],
      ["#wide=3", /沒有「wide」這項設定/],
    ]) {
      const other = await open(browser, { locale: "zh-TW" }, hash);
      assert.match(await other.page.innerText(".refusal"), words);
      assert.deepEqual(other.faults, []);
      await other.context.close();
    }
  });

  test("what does not fit the bed is said with printers and sizes that do", async () => {
    const { context, page, faults } = await open(browser, { locale: "zh-TW" }, "#size=80&printer=a1mini", "plates");
    await page.click("[data-piece=box]");
    await settled(page);
    assert.match(await page.innerText(".refusal"), /棋盒（252\.0 × 252\.0 mm）放不進 Bambu Lab A1 mini/);
    assert.deepEqual(await english(page, ".stage"), []);
    await page.click("text=55 mm 的棋子");
    await settled(page);
    assert.equal(await page.isVisible(".refusal"), false);
    assert.equal(await page.inputValue("[data-key=size] .field"), "55");
    assert.deepEqual(faults, []);
    await context.close();
  });
});
