// What the page looks like: its views, languages, light and dark, on a phone, without a net.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { launch, open, settled } from "./page.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

describe("the views", { concurrency: false }, () => {
  test("all views are drawn, in both languages, and no serious fault of access is found", async () => {
    const { context, page, faults } = await open(browser, { deviceScaleFactor: 0.5 }, "", "set");
    for (const view of ["set", "box", "piece", "plates"]) {
      await page.check(`input[value=${view}]`);
      await settled(page);
      assert.ok((await colours(page)) > 20, `${view}: an empty picture`);
    }
    for (const language of ["en", "zh-Hant"]) {
      await page.$$eval("details", (all) => all.forEach((d) => { d.open = true; }));
      assert.equal(await page.getAttribute("html", "lang"), language);
      const names = await page.$$eval(".control", (all) => all.map((c) => [c.dataset.key, c.querySelector(".control-name").textContent, c.querySelector(".tip").textContent]));
      for (const [key, name, tip] of names) {
        assert.notEqual(name, key);
        if (language === "zh-Hant") assert.match(name + tip, /[\u4e00-\u9fff].*[\u4e00-\u9fff]/, key);
      }
      await clean(page, language);
      await page.click(".tool-text");
    }
    await page.click(".primary");
    await page.waitForSelector(".good");
    await clean(page, "the sheet");
    assert.deepEqual(faults, []);
    await context.close();
  });

  for (const [name, options] of [
    ["dark", { colorScheme: "dark" }],
    ["on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ]) {
    test(`${name}: no serious fault of access, nothing sticks out`, async () => {
      const { context, page, faults } = await open(browser, options);
      await clean(page, name);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than the window");
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  test("it works without a net, once it was there", async () => {
    const { context, page, faults } = await open(browser, { deviceScaleFactor: 0.5 });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector("canvas");
    await settled(page);
    assert.ok((await colours(page)) > 20, "an empty picture");
    assert.deepEqual(faults.filter((f) => !/ERR_INTERNET_DISCONNECTED/.test(f)), []);
    await context.close();
  });
});

/** How many colours the picture has, in a sample of its pixels. */
async function colours(page) {
  const picture = (await page.locator("canvas").screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    const seen = new Set();
    for (let i = 0; i < pixels.length; i += 4 * 37) seen.add((pixels[i] >> 4) * 256 + (pixels[i + 1] >> 4) * 16 + (pixels[i + 2] >> 4));
    return seen.size;
  }, picture);
}

/** No serious fault by axe-core. */
async function clean(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  assert.deepEqual(serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 4).join(" | ")}`), [], where);
}
