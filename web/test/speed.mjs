// How fast the page is: node web/test/speed.mjs, against a server at SHANHAI_URL.
// It judges nothing: its figures depend on the machine and on what else it does.
//
// First picture: from the request of the page to the first frame that shows a
// piece, for a browser that has never seen the page and for one that has.
// Slider: from the input event to
//   shown   the first frame after it is drawn, in which old bodies may be stretched
//   asked   the studio was sent the design
//   made    its bodies are there
//   issued  the frame with them was handed to WebGL
//   drawn   WebGL has drawn it, here with the share of a software rasteriser
import { loadavg } from "node:os";
import { address, launch } from "./page.mjs";

const viewport = { width: 1280, height: 800 };
const steps = 18;
const rounds = 5;

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const tell = (list) => `${list.map((t) => Math.round(t)).sort((a, b) => a - b).join(" ")} ms`;

/** Loads the page; answers when each step of its start was reached. */
async function load(page) {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("picture").length > 0);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    const marks = performance.getEntriesByType("mark").filter((m) => ["compiled", "ready", "table", "made", "picture"].includes(m.name));
    return Object.fromEntries([["paint", paint], ...marks.reverse().map((m) => [m.name, m.startTime])]);
  });
}

/** Moves a slider step by step, each when the page has nothing more to do and a rest is over; answers the times of every step. */
async function slide(page, key, pause) {
  return page.evaluate(async ({ key, pause, steps }) => {
    const range = document.querySelector(`[data-key="${key}"] input[type=range]`);
    const canvas = document.querySelector("canvas");
    const gl = canvas.getContext("webgl2");
    const rest = (ms) => new Promise((r) => setTimeout(r, ms));
    const at = (name) => performance.getEntriesByName(name).at(-1)?.startTime;
    const out = [];
    for (let i = 0; i < steps; i++) {
      while (document.documentElement.dataset.busy !== "0") await rest(10);
      for (const name of ["asked", "made", "body"]) performance.clearMarks(name);
      const seen = new Promise((resolve) => new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName("body").length === 0) return;
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // waits for all before it
        observer.disconnect();
        resolve(performance.now());
      }).observe({ type: "mark" }));
      let shown = NaN;
      const fence = gl.fenceSync;
      const from = performance.now();
      gl.fenceSync = (...rest) => { // a frame is issued; the page gives its fence back when it is drawn
        delete gl.fenceSync;
        const first = fence.apply(gl, rest);
        gl.deleteSync = (sync) => {
          if (sync === first) shown = performance.now() - from;
          delete gl.deleteSync;
          gl.deleteSync(sync);
        };
        return first;
      };
      if (i % 12 < 6) range.stepUp();
      else range.stepDown();
      range.dispatchEvent(new Event("input", { bubbles: true }));
      const handled = performance.now();
      const drawn = await Promise.race([seen, rest(5000).then(() => NaN)]);
      out.push({ handled: handled - from, shown: shown || drawn - from, asked: at("asked") - from, made: at("made") - from, issued: at("body") - from, drawn: drawn - from });
      await rest(pause);
    }
    return out;
  }, { key, pause, steps });
}

const said = (label) => console.log(`${label} (load ${loadavg()[0].toFixed(1)})`);
const browser = await launch();
const cold = [];
const warm = [];
let page;
for (let i = 0; i < rounds; i++) {
  if (page) await page.context().close();
  page = await (await browser.newContext({ viewport })).newPage();
  cold.push(await load(page));
  await page.evaluate(() => navigator.serviceWorker.ready);
  warm.push(await load(page));
}
for (const [name, list] of [["first picture, cold", cold], ["first picture, warm", warm]]) {
  said(name);
  for (const step of Object.keys(list[0])) console.log(`  ${step.padEnd(9)}${tell(list.map((l) => l[step]))}`);
}
await page.waitForTimeout(3000);
const drags = { piece: [["size", 600], ["thickness", 600], ["chamfer", 600], ["size", 0]], set: [["size", 600]] };
for (const [view, list] of Object.entries(drags)) {
  await page.check(`input[value=${view}]`);
  await page.waitForTimeout(2000);
  for (const [key, pause] of list) {
    const times = await slide(page, key, pause);
    said(`${view}: ${key}, a step ${pause} ms after the last`);
    for (const step of Object.keys(times[0])) console.log(`  ${step.padEnd(9)}median ${Math.round(median(times.map((t) => t[step])))}, of ${tell(times.map((t) => t[step]))}`);
  }
}
await browser.close();
