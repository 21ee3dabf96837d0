// A page that is opened at the rules, or at the design, does without the other until that is wanted.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { address, launch, listen, settled, usual } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Opens an address without a service worker, which would fetch all of the page; fetched names what was. */
async function opened(hash) {
  const context = await browser.newContext({ ...usual, serviceWorkers: "block" });
  const page = await context.newPage();
  const fetched = [];
  page.on("request", (r) => fetched.push(new URL(r.url()).pathname.split("/").at(-1).replace(/-.*/, "")));
  const faults = listen(page);
  await page.goto(address + hash);
  return { context, page, faults, fetched: () => ["studio", "workshop", "referee", "tab"].filter((name) => fetched.includes(name)) };
}

describe("either tab", { concurrency: false }, () => {
  test("rules come without the workshop, which comes with its tab and leaves them as they were", async () => {
    const { context, page, faults, fetched } = await opened("#rules/check");
    await page.fill("textarea", "x");
    await settled(page);
    assert.deepEqual(fetched(), ["referee", "tab"]);
    await page.click(".tool-text");
    assert.equal(await page.title(), "山海 ShanHai · 棋具自訂工坊");
    await page.click(".tool-text");
    await page.waitForSelector(".rules-parts");
    await page.click(".tab >> nth=0");
    await page.waitForSelector("canvas");
    await settled(page);
    assert.deepEqual(fetched(), ["studio", "workshop", "referee", "tab"]);
    assert.equal(new URL(page.url()).hash, "");
    await page.goBack();
    await page.waitForSelector(".rules-parts");
    await settled(page);
    assert.equal(new URL(page.url()).hash, "#rules/check");
    assert.deepEqual(faults.filter((f) => !/Service Worker registration blocked/.test(f)), []);
    await context.close();
  });

  test("a design that is dropped on the rules is there when its tab is opened", async () => {
    const { context, page, faults } = await opened("#rules/book");
    await page.waitForSelector(".rules-parts");
    await page.evaluate(() => {
      const files = new DataTransfer();
      files.items.add(new File(["size = 30\n"], "mine.toml"));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
    });
    await settled(page);
    await page.click(".tab >> nth=0");
    await page.waitForFunction(() => document.querySelector("[data-key=size] input[type=range]")?.value === "30");
    assert.deepEqual(faults.filter((f) => !/Service Worker registration blocked/.test(f)), []);
    await context.close();
  });

  test("a design comes without the referee", async () => {
    const { context, page, faults, fetched } = await opened("#size=30");
    await page.waitForSelector("canvas");
    await settled(page);
    assert.deepEqual(fetched(), ["studio", "workshop"]);
    assert.deepEqual(faults.filter((f) => !/Service Worker registration blocked/.test(f)), []);
    await context.close();
  });
});
