// Files that no maker should have, and workers that break: the page stays alive
// and says why.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { deflateSync } from "node:zlib";
import { address, design, launch, listen, open, settled, usual } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const svg = (body) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${body}</svg>`);
const square = svg('<path d="M1 1H9V9H1Z"/>');

/** A drawing of 10^9 squares in ten lines: each group uses the one before it ten times. */
function bomb() {
  const groups = Array.from({ length: 9 }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`);
  return svg(`<defs><g id="g0"><path d="M0 0H1V1Z"/></g>${groups.join("")}</defs><use href="#g9"/>`);
}

function chunk(name, data) {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length);
  out.write(name, 4, "latin1");
  data.copy(out, 8);
  out.writeUInt32BE(crc(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

function crc(data) {
  let c = ~0;
  for (const byte of data) {
    c ^= byte;
    for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  }
  return ~c >>> 0;
}

/** A sound picture of 30,000 by 30,000 black dots in about 110 kB. */
function pngBomb() {
  const size = 30_000;
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.alloc(size * (size / 8 + 1)))), chunk("IEND", Buffer.alloc(0))]);
}

/** Drops files on the page, as a hand does; made holds their names and how they are made within the page. */
async function drop(page, files) {
  const transfer = await page.evaluateHandle((list) => {
    const out = new DataTransfer();
    for (const { name, text, size } of list) {
      const bytes = text === undefined ? new Uint8Array(size).fill(32) : Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
      out.items.add(new File([bytes], name));
    }
    return out;
  }, files.map(({ name, data, size }) => ({ name, text: data?.toString("base64"), size })));
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
  await settled(page);
}

/** All that the page says. */
const words = (page) => page.evaluate(() => document.body.innerText);

describe("hostile files", { concurrency: false }, () => {
  test("a file of 100 MB, bombs and a text that is none are refused by name, and the next good one is taken", async () => {
    const { context, page, faults } = await open(browser);
    await page.click("[data-piece=shan]");
    for (const [file, reason] of [
      [{ name: "vast.svg", size: 100 << 20 }, /vast\.svg is too large: at most 16 MiB are read\./],
      [{ name: "laughs.svg", data: bomb() }, /laughs\.svg.*\b(20,?000|elements)\b/],
      [{ name: "black.png", data: pngBomb() }, /black\.png.*(pixels|large)/],
      [{ name: "spaces.svg", size: 8 << 20 }, /spaces\.svg/],
      [{ name: "letter.toml", data: Buffer.from("dear maker") }, /letter\.toml/],
    ]) {
      await drop(page, [file]);
      assert.match(await words(page), reason, file.name);
    }
    await drop(page, [{ name: "square.svg", data: square }]);
    assert.equal((await design(page)).glyph, "shan=square.svg");
    assert.doesNotMatch(await words(page), /spaces\.svg/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("ten files at once: drawings, a font that is none, settings among them", async () => {
    const { context, page, faults } = await open(browser);
    await page.click("[data-piece=hai]");
    const drawings = Array.from({ length: 8 }, (_, i) => ({ name: `drawing-${i}.svg`, data: i % 2 ? bomb() : square }));
    await drop(page, [...drawings, { name: "notes.ttf", data: Buffer.from("no font") }, { name: "shanhai.toml", data: Buffer.from('size = 33\n[glyph]\nhai = "drawing-2.svg"\n') }]);
    assert.deepEqual(await design(page), { glyph: "hai=drawing-2.svg", size: "33" }); // the settings are taken last
    assert.deepEqual(faults, []);
    await context.close();
  });
});

describe("broken workers", { concurrency: false }, () => {
  // No service worker, which would answer in the server's place.
  const alone = { ...usual, serviceWorkers: "block" };
  const own = (faults) => faults.filter((f) => !/Service Worker registration blocked/.test(f));

  test("a worker that can't be loaded is tried again a few times, and then the page says so", async () => {
    const context = await browser.newContext(alone);
    const page = await context.newPage();
    let tries = 0;
    await context.route("**/worker-*.js", (route) => { tries++; return route.abort(); });
    await page.goto(address);
    const complaint = await page.waitForSelector("[role=alert]");
    assert.match(await complaint.innerText(), /The workshop could not start: the studio was started 3 times in vain/);
    assert.ok(tries >= 3 && tries <= 9, `${tries} tries`); // three for each of two or three workers
    await context.close();
  });

  test("a studio that is not there is named", async () => {
    const context = await browser.newContext(alone);
    const page = await context.newPage();
    await context.route("**/studio-*.wasm", (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    assert.match(await (await page.waitForSelector("[role=alert]")).innerText(), /studio-[^ ]*\.wasm: 404/);
    await context.close();
  });

  test("a worker that dies at its work is replaced, and the page goes on", async () => {
    const context = await browser.newContext(alone);
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem("shanhai.view", "piece");
      const send = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        if (globalThis.dying && message.method === "model") {
          globalThis.dying--;
          this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
        } else send.call(this, message, ...rest);
      };
    });
    const faults = listen(page);
    await page.goto(address);
    await page.waitForSelector("canvas");
    await settled(page);
    await page.evaluate(() => { globalThis.dying = 1; });
    await page.fill("[data-key=size] .field", "44");
    await page.press("[data-key=size] .field", "Enter");
    await settled(page);
    await page.evaluate(() => performance.clearMarks("body"));
    await page.fill("[data-key=size] .field", "45");
    await page.press("[data-key=size] .field", "Enter");
    await page.waitForFunction(() => performance.getEntriesByName("body").length > 0);
    await settled(page);
    assert.doesNotMatch(await words(page), /out of memory/);
    assert.deepEqual(own(faults), []);
    await context.close();
  });
});
