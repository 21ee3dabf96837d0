// How fast the page is: node test/speed.mjs, against a server at SHANHAI_URL.
// First picture: from the request of the page to the first drawn frame that
// shows a piece. Slider: from the input event to the frame with the new body.
import { address, launch } from "./page.mjs";

const browser = await launch();

async function firstPicture() {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("picture").length > 0);
  const at = await page.evaluate(() => performance.getEntriesByName("picture")[0].startTime);
  return { page, at };
}

async function slider(page, setting) {
  return page.evaluate(async (key) => {
    const range = document.querySelector(`[data-key="${key}"] input[type=range]`);
    const times = [];
    for (let i = 0; i < 20; i++) {
      performance.clearMarks("body");
      const from = performance.now();
      range.stepUp(i % 8 < 4 ? 1 : -1);
      range.dispatchEvent(new Event("input", { bubbles: true }));
      const end = from + 3000;
      while (performance.getEntriesByName("body").length === 0 && performance.now() < end) await new Promise((r) => setTimeout(r, 1));
      times.push((performance.getEntriesByName("body").at(-1)?.startTime ?? end) - from);
      await new Promise((r) => setTimeout(r, 300));
    }
    return times.sort((a, b) => a - b);
  }, setting);
}

const rounds = [];
for (let i = 0; i < 5; i++) {
  const { page, at } = await firstPicture();
  rounds.push(Math.round(at));
  if (i < 4) await page.context().close();
  else {
    await page.waitForTimeout(3000);
    await page.check("input[value=piece]");
    await page.waitForTimeout(1000);
    for (const key of ["thickness", "size", "chamfer"]) {
      const t = await slider(page, key);
      console.log(`${key}: median ${t[10].toFixed(0)} ms, fastest ${t[0].toFixed(0)}, slowest ${t[19].toFixed(0)}`);
    }
  }
}
console.log(`first picture: ${rounds.join(", ")} ms`);
await browser.close();
