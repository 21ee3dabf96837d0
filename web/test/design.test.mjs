// The design tab, driven as a maker would.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { address, design, launch, open, program, settled, unzip } from "./page.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const hill = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 9L5 1L10 9Z"/><rect x="0" y="9.3" width="10" height="0.1"/></svg>');

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

async function dropFile(page, name, buffer) {
  await page.setInputFiles(".glyph-card input[type=file]", { name, mimeType: "application/octet-stream", buffer });
  await settled(page);
}

async function downloaded(page, click) {
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), click()]);
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) };
}

describe("the design tab", { concurrency: false }, () => {
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

  test("drawings: a thin one is marked and thickened, text is drawn, what is none is refused", async () => {
    const { context, page, faults } = await open(browser, {}, "#size=30");
    await page.click("[data-piece=shan]");
    await dropFile(page, "hill.svg", hill);
    assert.equal((await design(page)).glyph, "shan=hill.svg");
    assert.match(await page.innerText(".glyph-words"), /places? (is|are) too small/);
    await page.check(".thick-row input");
    await settled(page);
    assert.match(await page.innerText(".glyph-words"), /Repaired \d+ of \d+ places/);
    await page.uncheck(".thick-row input");
    assert.equal((await design(page)).glyph, "shan=hill.svg");
    await page.fill(".glyph-text", "山");
    await page.press(".glyph-text", "Enter");
    await settled(page);
    assert.equal((await design(page)).glyph, "shan=text:山");
    for (const [name, data, words] of [
      ["photo.svg", Buffer.from("\xff\xd8\xff\xe0", "latin1"), /is a JPEG picture/],
      ["broken.svg", Buffer.from("<svg"), /broken\.svg/],
      ["huge.png", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\x7f\xff\xff\xff\x7f\x08\x02\0\0\0", "latin1"), /huge\.png/],
      ["deep.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'>" + "<g>".repeat(300_000)), /deep\.svg/],
    ]) {
      await dropFile(page, name, data);
      assert.match(await page.innerText(".glyph-words"), words);
    }
    await page.click(".glyph-side .quiet");
    await settled(page);
    assert.deepEqual(await design(page), { size: "30" });
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

  test("a link that names own files asks for them, or goes on without", async () => {
    const { context, page, faults } = await open(browser, {}, "#glyph=shan%3Dhill.svg&font=mine.otf");
    assert.deepEqual(await page.$$eval(".missing-row", (all) => all.map((r) => r.dataset.file)), ["hill.svg", "mine.otf"]);
    await page.click('[data-file="mine.otf"] .quiet');
    await page.setInputFiles('[data-file="hill.svg"] input[type=file]', { name: "another-name.svg", mimeType: "image/svg+xml", buffer: hill });
    await settled(page);
    assert.equal(await page.locator(".missing-row").count(), 0);
    assert.deepEqual(await design(page), { glyph: "shan=hill.svg" });
    await page.click("[data-piece=shan]");
    await settled(page);
    assert.match(await page.innerText(".glyph-words"), /hill\.svg/);
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

  test("what is taken home is what the command writes", async () => {
    const { context, page, faults } = await open(browser, {}, "#size=30&slicer=prusa&color=lid%3D%23123456&pieces=zhuque&pieces=shan&pieces=box");
    await page.click("[data-piece=shan]");
    await dropFile(page, "hill.svg", hill);
    const saved = await downloaded(page, () => page.click(".foot-row .quiet >> nth=0"));
    assert.equal(saved.name, "shanhai-design.zip");
    const folder = mkdtempSync(join(tmpdir(), "shanhai-"));
    for (const [name, data] of unzip(saved.data)) writeFileSync(join(folder, name), data);
    execFileSync(program, ["build", "--config", join(folder, "shanhai.toml"), "--out", join(folder, "out")], { stdio: "pipe" });
    await page.click(".primary");
    const all = await downloaded(page, () => page.click("[data-want=all]"));
    const files = unzip(all.data);
    const manifest = JSON.parse(readFileSync(join(folder, "out/shanhai/manifest.json"), "utf8"));
    assert.equal(files.size, manifest.files.length + 1);
    for (const [name, data] of files) assert.ok(data.equals(readFileSync(join(folder, "out", name))), `${name}: other bytes than the command's`);
    const one = await downloaded(page, () => page.click('[data-want="landscape/shan.3mf"]'));
    assert.ok(one.data.equals(readFileSync(join(folder, "out/shanhai/landscape/shan.3mf"))));
    rmSync(folder, { recursive: true });
    assert.deepEqual(faults, []);
    await context.close();
    const other = await open(browser);
    await other.page.setInputFiles(".foot input[type=file]", { name: saved.name, mimeType: "application/zip", buffer: saved.data });
    await settled(other.page);
    assert.deepEqual(await design(other.page), { color: "lid=#123456", glyph: "shan=hill.svg", pieces: "box", size: "30", slicer: "prusa" }); // the last of the pieces
    assert.deepEqual(other.faults, []);
    await other.context.close();
  });

  test("long work can be stopped, and the page goes on", async () => {
    const { context, page, faults } = await open(browser, {}, "#pieces=yinglong&pieces=shan");
    page.on("download", () => faults.push("a download"));
    await page.check('[data-key=style] input[value=carved]');
    await page.click(".primary");
    await page.click("[data-want=all]");
    await page.click(".stop");
    await page.waitForSelector("text=Stopped; nothing was made.");
    await page.keyboard.press("Escape");
    await page.check('[data-key=style] input[value=inlay]');
    await settled(page);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("all views are drawn, in both languages, and no serious fault of access is found", async () => {
    const { context, page, faults } = await open(browser, { deviceScaleFactor: 0.5 }, "", "set");
    for (const view of ["set", "box", "piece", "plates"]) {
      await page.check(`input[value=${view}]`);
      await settled(page);
      assert.ok((await colours(page)) > 20, `${view}: an empty picture`);
    }
    for (const language of ["en", "zh-Hant"]) {
      await page.$$eval("details", (all) => all.forEach((d) => { d.open = true; }));
      assert.equal(await page.getAttribute("html", "lang"), language);
      const names = await page.$$eval(".control", (all) => all.map((c) => [c.dataset.key, c.querySelector(".control-name").textContent, c.querySelector(".tip").textContent]));
      for (const [key, name, tip] of names) {
        assert.notEqual(name, key);
        if (language === "zh-Hant") assert.match(name + tip, /[\u4e00-\u9fff].*[\u4e00-\u9fff]/, key);
      }
      await clean(page, language);
      await page.click(".tool-text");
    }
    await page.click(".primary");
    await page.waitForSelector(".good");
    await clean(page, "the sheet");
    assert.deepEqual(faults, []);
    await context.close();
  });

  for (const [name, options] of [
    ["dark", { colorScheme: "dark" }],
    ["on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ]) {
    test(`${name}: no serious fault of access, nothing sticks out`, async () => {
      const { context, page, faults } = await open(browser, options);
      await clean(page, name);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than the window");
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  test("it works without a net, once it was there", async () => {
    const { context, page, faults } = await open(browser, { deviceScaleFactor: 0.5 });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector("canvas");
    await settled(page);
    assert.ok((await colours(page)) > 20, "an empty picture");
    assert.deepEqual(faults.filter((f) => !/ERR_INTERNET_DISCONNECTED/.test(f)), []);
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

/** How many colours the picture has, in a sample of its pixels. */
async function colours(page) {
  const picture = (await page.locator("canvas").screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    const seen = new Set();
    for (let i = 0; i < pixels.length; i += 4 * 37) seen.add((pixels[i] >> 4) * 256 + (pixels[i + 1] >> 4) * 16 + (pixels[i + 2] >> 4));
    return seen.size;
  }, picture);
}

/** No serious fault by axe-core. */
async function clean(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  assert.deepEqual(serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 4).join(" | ")}`), [], where);
}
