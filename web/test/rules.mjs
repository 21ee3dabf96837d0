// What the tests of the rules' tab share: pages, and what a player does on them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launch, open, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The pages that the tests share, by language: to load one takes longer than most tests. */
const pages = new Map();

/**
 * A test that begins at an address of the tab, on a page with an empty board and where nothing is kept. It fails of what
 * goes wrong on the page, too; then the next test gets another.
 */
export function scene(name, hash, body, locale = "en-GB") {
  test(name, async () => {
    if (!pages.has(locale)) pages.set(locale, await open(browser, { locale }, "#rules/check"));
    const { page, faults, context } = pages.get(locale);
    try {
      faults.length = 0;
      await go(page, "#rules/board//");
      await page.evaluate(() => localStorage.clear());
      await go(page, hash);
      await body(page);
      assert.deepEqual(faults, []);
    } catch (error) {
      pages.delete(locale);
      await context.close();
      throw error;
    }
  });
}

export async function go(page, hash) {
  await page.evaluate((to) => { location.hash = to; }, hash);
  await page.waitForFunction(() => !document.querySelector(".rules-soon"));
  await settled(page);
}

/** The place in the address. */
export async function place(page) {
  await settled(page);
  return decodeURIComponent(new URL(page.url()).hash);
}

/** Uses the browser's back button, or with 1 the other. */
export async function back(page, by = -1) {
  await page.evaluate((n) => new Promise((done) => { window.addEventListener("hashchange", done, { once: true }); history.go(n); }), by);
  await settled(page);
}

export const hand = (page, name) => page.locator(`button.rules-handtile[aria-label^="${name}"]`);
export const hex = (page, key) => page.locator(`[data-hex="${key}"]`);
export const button = (page, name) => page.getByRole("button", { name, exact: true });

export async function put(page, name, key) {
  await hand(page, name).click();
  await hex(page, key).click();
  await settled(page);
}

export async function saved(page) {
  await page.locator(".rules-menu summary").last().click();
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Save as script").click()]);
  return readFileSync(await file.path(), "utf8");
}

/** Drops a file on the page. */
export async function drop(page, name, text) {
  await page.evaluate(([n, t]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([t], n));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, [name, text]);
  await page.waitForFunction(() => document.querySelector(".rules-body") && !document.querySelector(".rules-soon"));
  await settled(page);
}

export async function serious(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa"] }));
  return found.violations.filter((v) => v.impact === "serious" || v.impact === "critical").map((v) => `${v.id}: ${v.nodes[0].html}`);
}
