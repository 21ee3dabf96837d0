// The picture as something to point at: pieces are picked in it, and where a
// design can't be made it says why.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { design, launch, open, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** The names that a mouse is told all over the picture, each with its place. */
async function names(page) {
  const box = await page.locator("canvas").boundingBox();
  return page.evaluate(async ({ x: left, y: top, width, height }) => {
    const [canvas, label, out] = [document.querySelector("canvas"), document.querySelector(".stage-name"), []];
    for (let y = top + 20; y < top + height; y += 36)
      for (let x = left + 20; x < left + width; x += 36) {
        canvas.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", clientX: x, clientY: y }));
        await new Promise(requestAnimationFrame);
        if (!label.hidden) out.push({ x, y, name: label.textContent });
      }
    return out;
  }, box);
}

describe("the picture", { concurrency: false }, () => {
  test("every tile of the set is named under the mouse, picked by a click, and Escape goes back", async () => {
    const { context, page, faults } = await open(browser, {}, "", "set");
    const seen = await names(page);
    // As a set lies on the table: Black's tiles far, the landscape between, White's near.
    const creatures = ["YingLong", "XuanWu", "BaiHu", "ZhuQue", "QingLong", "QiLin", "PiXiu", "FeiLian"];
    const expected = [...creatures.map((c) => `${c} · Black`), "Mountain", "Sea", ...creatures.map((c) => `${c} · White`)];
    assert.deepEqual([...new Set(seen.map((s) => s.name))].sort(), [...expected].sort());
    const ys = (end) => seen.filter((s) => (end ? s.name.endsWith(end) : !s.name.includes("·"))).map((s) => s.y);
    assert.ok(Math.max(...ys("Black")) < Math.min(...ys("")) && Math.max(...ys("")) < Math.min(...ys("White")));

    const sea = seen.find((s) => s.name === "Sea");
    await page.mouse.move(sea.x, sea.y);
    await page.mouse.down();
    await page.mouse.move(sea.x + 40, sea.y, { steps: 3 });
    await page.mouse.up();
    assert.equal(await page.isChecked("input[value=set]"), true, "a drag is no click");
    await page.click("text=Reset the view");
    await settled(page);
    const white = seen.find((s) => s.name === "QiLin · White");
    await page.mouse.click(white.x, white.y);
    await settled(page);
    assert.equal(await page.getAttribute("[data-piece=qilin]", "aria-pressed"), "true");
    assert.equal(await page.isChecked("input[value=piece]"), true);
    assert.equal(await page.isChecked(".base-switch input[value=white]"), true);
    assert.match(await page.innerText(".fold >> nth=0"), /Glyph of QiLin/);
    await page.focus("canvas");
    await page.keyboard.press("Escape");
    await settled(page);
    assert.equal(await page.isChecked("input[value=set]"), true);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a tap picks, two fingers don't", async () => {
    const { context, page, faults } = await open(browser, { hasTouch: true, viewport: { width: 390, height: 844 } }, "", "set");
    const box = await page.locator("canvas").boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await settled(page);
    assert.equal(await page.isChecked("input[value=piece]"), true);
    assert.match(await page.getAttribute(".strip-piece[aria-pressed=true]", "data-piece"), /^(shan|hai)$/); // the landscape lies in the middle
    await page.tap("input[value=set]");
    await settled(page);
    await page.evaluate(([x, y]) => {
      const canvas = document.querySelector("canvas");
      canvas.setPointerCapture = canvas.releasePointerCapture = () => {}; // there is no such finger
      const send = (type, pointerId, at) => canvas.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: "touch", clientX: at, clientY: y, bubbles: true }));
      send("pointerdown", 11, x - 20);
      send("pointerdown", 12, x + 20);
      send("pointerup", 11, x - 20);
      send("pointerup", 12, x + 20);
    }, [box.x + box.width / 2, box.y + box.height / 2]);
    await settled(page);
    assert.equal(await page.isChecked("input[value=set]"), true);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("where a link's design can't be made, the picture says why and how to go on", async () => {
    const { context, page, faults } = await open(browser, {}, "#thickness=4.1&size=30", "set");
    const refusal = page.locator(".refusal");
    assert.match(await refusal.innerText(), /Thickness: 4\.1 mm is not a whole number of 0\.2 mm layers/);
    assert.deepEqual(await refusal.locator("button").allInnerTexts(), ["Use 4 mm", "Use 4.2 mm", "Reset: Thickness", "Begin with the standard set"]);
    await refusal.getByText("Reset: Thickness").click();
    await settled(page);
    assert.equal(await refusal.isVisible(), false);
    assert.deepEqual(await design(page), { size: "30" });
    await page.goto("about:blank");
    await page.goto(new URL("#wide=3", process.env.SHANHAI_URL ?? "http://127.0.0.1:8080/").href);
    await page.waitForSelector(".refusal:not([hidden])");
    await refusal.getByText("Leave out “wide”").click();
    await settled(page);
    assert.deepEqual(await design(page), {});
    assert.equal(await refusal.isVisible(), false);
    assert.deepEqual(faults, []);
    await context.close();
  });
});
