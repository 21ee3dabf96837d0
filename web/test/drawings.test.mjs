// A maker's own drawings, texts and files on the page.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { design, dropFile, downloaded, hill, launch, open, settled } from "./page.mjs";

const block = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>');

/** The picture as it stands. */
const picture = (page) => page.locator("canvas").screenshot();

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

describe("own drawings", { concurrency: false }, () => {
  test("drawings: a thin one is marked and thickened, text is drawn, what is none is refused", async () => {
    const { context, page, faults } = await open(browser, {}, "#size=30");
    await page.click("[data-piece=shan]");
    await dropFile(page, "hill.svg", hill);
    assert.equal((await design(page)).glyph, "shan=hill.svg");
    assert.match(await page.innerText(".glyph-words"), /places? (is|are) too small/);
    await page.check(".thick-row input");
    await settled(page);
    assert.match(await page.innerText(".glyph-words"), /Repaired \d+ of \d+ places/);
    await page.uncheck(".thick-row input");
    assert.equal((await design(page)).glyph, "shan=hill.svg");
    await page.fill(".glyph-text", "山");
    await page.press(".glyph-text", "Enter");
    await settled(page);
    assert.equal((await design(page)).glyph, "shan=text:山");
    for (const [name, data, words] of [
      ["photo.svg", Buffer.from("\xff\xd8\xff\xe0", "latin1"), /is a JPEG picture/],
      ["broken.svg", Buffer.from("<svg"), /broken\.svg/],
      ["huge.png", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\x7f\xff\xff\xff\x7f\x08\x02\0\0\0", "latin1"), /huge\.png/],
      ["deep.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'>" + "<g>".repeat(300_000)), /deep\.svg/],
    ]) {
      await dropFile(page, name, data);
      assert.match(await page.innerText(".glyph-words"), words);
    }
    await page.click(".glyph-side .quiet");
    await settled(page);
    assert.deepEqual(await design(page), { size: "30" });
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a link that names own files asks for them, or goes on without", async () => {
    const { context, page, faults } = await open(browser, {}, "#glyph=shan%3Dhill.svg&font=mine.otf");
    assert.deepEqual(await page.$$eval(".missing-row", (all) => all.map((r) => r.dataset.file)), ["hill.svg", "mine.otf"]);
    await page.click('[data-file="mine.otf"] .quiet');
    await page.setInputFiles('[data-file="hill.svg"] input[type=file]', { name: "another-name.svg", mimeType: "image/svg+xml", buffer: hill });
    await settled(page);
    assert.equal(await page.locator(".missing-row").count(), 0);
    assert.deepEqual(await design(page), { glyph: "shan=hill.svg" });
    await page.click("[data-piece=shan]");
    await settled(page);
    assert.match(await page.innerText(".glyph-words"), /hill\.svg/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a design with another file of the same name shows that file, and can be undone", async () => {
    const { context, page, faults } = await open(browser);
    await page.click("[data-piece=shan]");
    await dropFile(page, "hill.svg", block);
    const saved = await downloaded(page, () => page.click(".foot-row .quiet >> nth=0"));
    const withBlock = await picture(page);
    await context.close();
    const other = await open(browser);
    await other.page.click("[data-piece=shan]");
    await dropFile(other.page, "hill.svg", hill);
    const withHill = await picture(other.page);
    assert.ok(!withHill.equals(withBlock));
    await other.page.setInputFiles(".foot input[type=file]", { name: saved.name, mimeType: "application/zip", buffer: saved.data });
    await settled(other.page);
    assert.equal((await design(other.page)).glyph, "shan=hill.svg");
    assert.ok((await picture(other.page)).equals(withBlock), "not the loaded drawing");
    await other.page.keyboard.press("Control+z");
    await settled(other.page);
    assert.ok((await picture(other.page)).equals(withHill), "not the drawing before");
    await other.page.reload();
    await other.page.waitForSelector("canvas");
    await settled(other.page);
    await other.page.click("[data-piece=shan]");
    await settled(other.page);
    assert.ok((await picture(other.page)).equals(withHill), "not the drawing that was kept");
    assert.deepEqual(faults, []);
    assert.deepEqual(other.faults, []);
    await other.context.close();
  });

  for (const view of ["set", "plates"])
    test(`the refusal goes with the file that was missing, in the view ${view}`, async () => {
      const { context, page, faults } = await open(browser, {}, "#glyph=yinglong%3Dhill.svg", view);
      assert.ok(await page.isVisible(".refusal"));
      await page.setInputFiles('[data-file="hill.svg"] input[type=file]', { name: "hill.svg", mimeType: "image/svg+xml", buffer: hill });
      await settled(page);
      assert.equal(await page.locator(".missing-row").count(), 0);
      assert.ok(!(await page.isVisible(".refusal")));
      await page.keyboard.press("Control+z");
      await settled(page);
      assert.equal(await page.locator(".missing-row").count(), 1);
      assert.deepEqual(faults, []);
      await context.close();
    });
});
