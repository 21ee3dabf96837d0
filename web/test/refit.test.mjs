// What is shown stays in the picture, and what is said of it is of the design as it is.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { dropFile, hill, launch, open, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const picture = async (page) => {
  await page.mouse.move(2, 2);
  await settled(page);
  return page.locator("canvas").screenshot();
};

async function size(page, mm) {
  await page.fill("[data-key=size] .field", mm);
  await page.press("[data-key=size] .field", "Enter");
  await settled(page);
}

/** Makes sure that the picture is as near as a fresh look at all of it. */
async function fits(page, what) {
  const now = await picture(page);
  await page.click("text=Reset the view");
  await settled(page);
  assert.ok(now.equals(await picture(page)), what);
}

describe("what is shown", { concurrency: false }, () => {
  test("a set that outgrows the picture is seen as a whole again, and so is one that shrinks", async () => {
    const { context, page, faults } = await open(browser, {}, "#size=34", "set");
    await size(page, "80");
    await fits(page, "80 mm");
    await size(page, "34");
    await fits(page, "34 mm");
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a bed is seen as a whole whenever it is come back to", async () => {
    const { context, page, faults } = await open(browser, {}, "", "plates");
    for (let visit = 0; visit < 2; visit++) {
      await page.check("input[name=view][value=set]");
      await settled(page);
      await page.check("input[name=view][value=plates]");
      await settled(page);
      await fits(page, `visit ${visit}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a size by address is blamed beside the size, not on the drawing; an emptied field says what holds", async () => {
    const { context, page, faults } = await open(browser, {}, "#size=30");
    await page.click("[data-piece=shan]");
    await dropFile(page, "hill.svg", hill);
    await page.evaluate(() => { location.hash = "#glyph=shan%3Dhill.svg&size=5"; });
    await settled(page);
    assert.equal(await page.locator(".glyph-words .complaint").count(), 0);
    assert.match(await page.innerText("[data-key=size] .complaint"), /5 mm can't be made: it has to be 20 to 80 mm\.\s*Use 20 mm/);
    await page.click("[data-key=size] .remedy");
    await settled(page);
    await size(page, "");
    assert.equal(await page.inputValue("[data-key=size] .field"), "20");
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("the figures of the whole set are never those of another size", async () => {
    const { context, page, faults } = await open(browser, {}, "#size=34&printer=a1mini&pieces=yinglong&pieces=box", "plates");
    await page.waitForFunction(() => /cm³/.test(document.querySelector(".plates-whole")?.textContent ?? ""));
    await page.fill("[data-key=size] .field", "60");
    await page.press("[data-key=size] .field", "Enter");
    assert.ok(await page.evaluate(() => document.querySelector(".plates-whole").classList.contains("is-stale")));
    await page.waitForFunction(() => /does not fit the bed/.test(document.querySelector(".plates-whole").textContent));
    assert.doesNotMatch(await page.innerText(".plates-whole"), /cm³/);
    assert.deepEqual(faults, []);
    await context.close();
  });
});
