// The controls of the design tab, moved as a maker moves them.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { address, design, launch, open, settled } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

describe("the controls", { concurrency: false }, () => {
  test("every control changes the design, and puts its default back", async () => {
    const { context, page, faults } = await open(browser);
    await page.check("input[value=piece]");
    await page.$$eval("details", (all) => all.forEach((d) => { d.open = true; }));
    const keys = await page.$$eval(".control", (all) => all.map((c) => c.dataset.key));
    assert.ok(keys.length >= 18, `${keys}`);
    const said = await page.evaluate(moveAll, ["font", "pieces", "format"]);
    for (const { key, changed, back } of said) {
      assert.ok(new URLSearchParams(changed).has(key), `${key}: ${changed}`);
      assert.equal(back, "", key);
    }
    await page.locator("[data-key=size] input[type=range]").focus(); // one by hand
    await page.keyboard.press("ArrowRight");
    assert.deepEqual(await design(page), { size: "38.5" });
    await page.click("[data-key=size] .reset");
    assert.deepEqual(await design(page), {});
    await page.locator(".swatch input").first().fill("#123456");
    assert.deepEqual(await design(page), { color: "base-black=#123456" });
    await settled(page);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("undo, redo, the address and the browser keep the design", async () => {
    const { context, page, faults } = await open(browser, {}, "#size=30&style=engraved");
    assert.equal(await page.inputValue("[data-key=size] .field"), "30");
    await page.fill("[data-key=size] .field", "44");
    await page.press("[data-key=size] .field", "Enter");
    assert.equal((await design(page)).size, "44");
    await page.keyboard.press("Tab");
    await page.click("[aria-label=Undo]");
    assert.equal((await design(page)).size, "30");
    await page.click("[aria-label=Redo]");
    assert.equal((await design(page)).size, "44");
    await page.goto("about:blank");
    await page.goto(address);
    await page.waitForSelector("[data-key=size] .field");
    assert.equal(await page.inputValue("[data-key=size] .field"), "44");
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("what can't be made is said beside its setting, and the page goes on", async () => {
    const { context, page, faults } = await open(browser, {}, "#thickness=4.1");
    const complaint = page.locator("[data-key=thickness] .complaint");
    assert.match(await complaint.innerText(), /4\.1 mm is not a whole number of 0\.2 mm layers/);
    await page.locator("[data-key=thickness] .remedy").last().click();
    await settled(page);
    assert.equal(await complaint.isVisible(), false);
    assert.deepEqual(await design(page), { thickness: "4.2" });
    await page.click(".tool-text");
    await page.fill("[data-key=size] .field", "90");
    await page.press("[data-key=size] .field", "Enter");
    await settled(page);
    assert.match(await page.innerText("[data-key=size] .complaint"), /90 mm 超出範圍，可用 20 至 80 mm/);
    await page.click("[data-key=size] .remedy");
    await page.check("[data-key=style] input[value=engraved]");
    await page.check("[data-key=face] input[value=down]");
    await settled(page);
    assert.match(await page.innerText("[data-key=face] .note"), /架橋/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a warning in a folded section is counted on its heading, and listed with the way to it", async () => {
    const { context, page, faults } = await open(browser, {}, "#change=filament&style=engraved&face=down");
    const heading = page.locator(".fold", { has: page.locator("[data-key=change]") }).locator("> summary");
    assert.match((await heading.textContent()).trim(), /^Printer1\s?1 remark inside$/);
    assert.equal(await page.locator(".notes .note").count(), 1); // that of the open section stands beside its control
    assert.match(await page.innerText("[data-key=face] .note"), /bridges/);
    await page.click(".note-link");
    assert.equal(await page.locator("[data-key=change] .note").isVisible(), true);
    assert.equal(await page.evaluate(() => document.activeElement.closest(".control").dataset.key), "change");
    assert.equal(await page.locator(".notes .note").count(), 0);
    assert.equal(await page.locator(".badge:not([hidden])").count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("which pieces, how many, and as which files", async () => {
    const { context, page, faults } = await open(browser, {}, "#count=shan%3D7");
    await page.$$eval("details", (all) => all.forEach((d) => { d.open = true; }));
    const row = (piece) => page.locator(`.making-row[data-piece=${piece}]`);
    assert.equal(await row("shan").locator(".field").inputValue(), "7");
    await row("hai").locator(".stepper").last().click();
    await row("shan").locator(".stepper").first().click();
    assert.equal((await design(page)).count, "hai=7");
    await row("box-large").locator("input[type=checkbox]").uncheck();
    await page.locator("[data-key=format] input").last().uncheck();
    const all = new URLSearchParams(new URL(page.url()).hash.slice(1));
    await design(page);
    const said = new URLSearchParams(new URL(page.url()).hash.slice(1));
    assert.equal(said.getAll("pieces").length, 11, `${all}`);
    assert.ok(!said.getAll("pieces").includes("box-large"));
    assert.deepEqual(said.getAll("format"), ["3mf"]);
    assert.equal(await page.locator("[data-key=format] input").first().isDisabled(), true);
    await page.click("[data-key=pieces] .reset");
    await page.click("[data-key=format] .reset");
    assert.deepEqual(await design(page), {});
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("what a setting is opens by a tap and closes by Escape", async () => {
    const { context, page, faults } = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const tip = page.locator("[data-key=size] .tip");
    await page.tap("[data-key=size] .why");
    await page.waitForFunction(() => getComputedStyle(document.querySelector("[data-key=size] .tip")).opacity === "1");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => getComputedStyle(document.querySelector("[data-key=size] .tip")).opacity === "0");
    assert.equal(await tip.getAttribute("role"), "tooltip");
    const small = await page.$$eval("button, input, select, summary", (all) => all.filter((e) => e.checkVisibility()).map((e) => {
      const r = e.getBoundingClientRect();
      const reach = Math.max(...["::before", "::after"].map((p) => (getComputedStyle(e, p).content === "none" ? 0 : parseFloat(getComputedStyle(e, p).height) || 0)));
      return { what: e.className || e.outerHTML.slice(0, 60), height: Math.max(r.height, reach, e.closest("label")?.getBoundingClientRect().height ?? 0) };
    }).filter((e) => e.height < 43.5));
    assert.deepEqual(small, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
});

/** Moves every control but some, and puts it back; tells what the address said. It runs in the page. */
function moveAll(without) {
  const address = () => {
    window.dispatchEvent(new Event("pagehide"));
    return location.hash.slice(1);
  };
  const move = (control) => {
    const input = control.querySelector("input[type=range], input[type=checkbox], select, input[type=radio]:not(:checked)");
    if (input.type === "range") input.stepUp();
    else if (input.tagName === "SELECT") input.selectedIndex = input.selectedIndex === 0 ? 1 : 0;
    else input.checked = true;
    for (const event of ["input", "change"]) input.dispatchEvent(new Event(event, { bubbles: true }));
  };
  return [...document.querySelectorAll(".control")].filter((c) => !without.includes(c.dataset.key)).map((control) => {
    move(control);
    const changed = address();
    control.querySelector(".reset").click();
    return { key: control.dataset.key, changed, back: address() };
  });
}
