// How finely bodies are made for a picture, and what is shown until they are there.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { launch, open, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Opens the page in a context of its own that notes how finely bodies are asked for, and can hold their askers back. */
async function watched(hash = "", view = "set") {
  const opened = await open(browser, { deviceScaleFactor: 1 }, "", "piece");
  await opened.page.addInitScript(() => {
    globalThis.asked = [];
    globalThis.held = null;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
      if (message.method === "model") asked.push(message.params);
      if (message.method && held) held.push(() => post.call(this, message, ...more));
      else post.call(this, message, ...more);
    };
  });
  await opened.page.goto("about:blank");
  await opened.page.goto((process.env.SHANHAI_URL ?? "http://127.0.0.1:8080/") + hash);
  await opened.page.waitForSelector("canvas");
  await settled(opened.page);
  await opened.page.check(`input[value=${view}]`);
  await settled(opened.page);
  return opened;
}

const strays = (page) => page.evaluate(() => [...new Set(asked.splice(0).map((p) => p.stray ?? 0))].sort());
const picture = async (page) => (await page.locator("canvas").screenshot()).toString("base64");

/** The picture of the whole set, its bodies made for where the camera stands. */
async function anew(page) {
  await page.click("text=Reset the view");
  await settled(page);
  for (const key of ["ArrowRight", "ArrowLeft"]) {
    await page.locator("[data-key=size] input[type=range]").press(key);
    await settled(page);
  }
  return picture(page);
}

describe("fineness", { concurrency: false }, () => {
  test("a set's bodies are as fine as its pixels, a cut's and a single piece's are whole", async () => {
    const { context, page, faults } = await watched();
    const far = await strays(page);
    assert.equal(far.at(-1) >= 0.04, true, `${far}`);
    await page.focus("canvas");
    for (let i = 0; i < 12; i++) await page.keyboard.press("+");
    await settled(page);
    const near = await strays(page);
    assert.ok(near.length > 0 && Math.max(...near) < far.at(-1), `near ${near}, far ${far}`);
    await page.click("text=Reset the view");
    await settled(page);
    await page.click("text=Section");
    await settled(page);
    await page.click("text=Section");
    assert.deepEqual((await strays(page)).filter((s) => s !== 0), []);
    await page.check("input[value=piece]");
    await page.locator("[data-key=size] input[type=range]").press("ArrowRight");
    await settled(page);
    assert.deepEqual(await strays(page), [0]);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a slider's change shows before any body is made, and nothing stays stretched", async () => {
    const { context, page, faults } = await watched();
    const before = await picture(page);
    await page.evaluate(() => { globalThis.held = []; });
    const slider = page.locator("[data-key=size] input[type=range]");
    for (let i = 0; i < 8; i++) await slider.press("ArrowLeft");
    const size = await slider.inputValue();
    await page.waitForTimeout(500); // no body can come meanwhile
    const stretched = await picture(page);
    assert.notEqual(stretched, before);
    await page.evaluate(() => { const list = held; globalThis.held = null; list.forEach((send) => send()); });
    await settled(page);
    const made = await anew(page);
    await context.close();
    const fresh = await watched(`#size=${size}`);
    assert.equal(await anew(fresh.page), made, "the picture is another one than that of a page opened so");
    assert.deepEqual([...faults, ...fresh.faults], []);
    await fresh.context.close();
  });
});
