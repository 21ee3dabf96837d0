// The page in a headless browser, and what a test needs around it.
import { inflateRawSync } from "node:zlib";
import { chromium } from "playwright-core";

export const address = process.env.SHANHAI_URL ?? "http://127.0.0.1:8080/";
export const program = process.env.SHANHAI_BIN ?? "bin/shanhai";

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"],
  });
}

/** Opens the page in a fresh profile; faults gathers everything that went wrong. */
export async function open(browser, options = {}, hash = "") {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB", acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults = [];
  const own = new URL(address).origin;
  page.on("console", (m) => (m.type() === "error" || m.type() === "warning") && !/GPU stall|swiftshader/i.test(m.text()) && faults.push(`console: ${m.text()}`));
  page.on("pageerror", (e) => faults.push(`error: ${e.stack}`));
  page.on("request", (r) => /^https?:/.test(r.url()) && new URL(r.url()).origin !== own && faults.push(`request to ${r.url()}`));
  await page.goto(address + hash);
  await page.waitForSelector("canvas");
  await settled(page);
  return { context, page, faults };
}

/** Waits until nothing more is being made. */
export async function settled(page) {
  await page.waitForTimeout(250);
  await page.waitForFunction(() => document.documentElement.dataset.busy === "0");
}

/** The design as the address has it. */
export async function design(page) {
  await page.waitForTimeout(350); // the address follows after a short rest
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
