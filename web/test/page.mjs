// The page in a headless browser, and what a test needs around it.
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { chromium } from "playwright-core";

export const address = process.env.SHANHAI_URL ?? "http://127.0.0.1:8080/";
export const program = process.env.SHANHAI_BIN ?? "bin/shanhai";

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox", "--disable-gpu-compositing"],
  });
}

/** The contexts that pages without wishes of their own share, by browser: they compile the studio once. */
const shared = new WeakMap();
// Few pixels: whatever draws here is a processor, which has other work.
export const usual = { viewport: { width: 1000, height: 640 }, deviceScaleFactor: 0.25, reducedMotion: "reduce", locale: "en-GB", acceptDownloads: true };
let openings = 0;

/**
 * Opens the page with nothing kept from before, looking at one piece unless
 * another view is named. Options are those of a browser context, which is then
 * the page's own. faults gathers everything that went wrong; close ends it.
 */
export async function open(browser, options = {}, hash = "", view = "piece") {
  const own = Object.keys(options).length > 0;
  if (!own && !shared.has(browser)) shared.set(browser, await browser.newContext(usual));
  const context = own ? await browser.newContext({ ...usual, ...options }) : shared.get(browser);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000); // for machines that do much else; nothing takes as long
  await page.addInitScript(forget, { opening: String(++openings), view });
  const faults = listen(page);
  await page.goto(address + hash);
  await page.waitForSelector("canvas, .rules-parts");
  await settled(page);
  return { context: { close: () => (own ? context.close() : page.close()), setOffline: (off) => context.setOffline(off) }, page, faults };
}

/** Clears what an earlier page has kept, once an opening. */
function forget({ opening, view }) {
  if (location.protocol === "about:" || sessionStorage.getItem("opening") === opening) return;
  sessionStorage.setItem("opening", opening);
  indexedDB.deleteDatabase("shanhai");
  localStorage.clear();
  localStorage.setItem("shanhai.view", view);
}

/** What goes wrong on a page from now on: complaints, errors, requests to others. */
export function listen(page) {
  const faults = [];
  const own = new URL(address).origin;
  page.on("console", (m) => (m.type() === "error" || m.type() === "warning") && !/GPU stall|swiftshader/i.test(m.text()) && faults.push(`console: ${m.text()}`));
  page.on("pageerror", (e) => faults.push(`error: ${e.stack}`));
  page.on("request", (r) => /^https?:/.test(r.url()) && new URL(r.url()).origin !== own && faults.push(`request to ${r.url()}`));
  return faults;
}

/** Waits until the page has nothing more to do: no call, no rest before one, no frame. */
export async function settled(page) {
  await page.waitForFunction(() => document.documentElement.dataset.busy === "0");
}

/** The design as the address has it, which follows after a rest unless the page is left. */
export async function design(page) {
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  return Object.fromEntries([...new URLSearchParams(new URL(page.url()).hash.slice(1))]);
}

/** The files of a ZIP archive, by name. */
export function unzip(data) {
  const out = new Map();
  let end = data.length - 22;
  while (data.readUInt32LE(end) !== 0x06054b50) end--;
  let at = data.readUInt32LE(end + 16);
  for (let n = data.readUInt16LE(end + 10); n > 0; n--) {
    const [method, size, names, extra, comment, local] = [data.readUInt16LE(at + 10), data.readUInt32LE(at + 20), data.readUInt16LE(at + 28), data.readUInt16LE(at + 30), data.readUInt16LE(at + 32), data.readUInt32LE(at + 42)];
    const name = data.toString("utf8", at + 46, at + 46 + names);
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const body = data.subarray(start, start + size);
    out.set(name, method === 8 ? inflateRawSync(body) : body);
    at += 46 + names + extra + comment;
  }
  return out;
}

/** A hill on a line that is too thin for a nozzle. */
export const hill = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 9L5 1L10 9Z"/><rect x="0" y="9.3" width="10" height="0.1"/></svg>');

/** Gives the page a drawing for the piece that is looked at. */
export async function dropFile(page, name, buffer) {
  await page.setInputFiles(".glyph-card input[type=file]", { name, mimeType: "application/octet-stream", buffer });
  await settled(page);
}

/** The file that a click has the browser download. */
export async function downloaded(page, click) {
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), click()]);
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) };
}
