// What is taken home: files, their making, the design itself.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { design, downloaded, dropFile, hill, launch, open, program, settled, unzip } from "./page.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

describe("taking it home", { concurrency: false }, () => {
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

  test("what will not print as it is drawn is told before and after, and no row moves", async () => {
    const { context, page, faults } = await open(browser, {}, "#pieces=baihu&pieces=shan");
    await page.click("[data-piece=baihu]");
    await dropFile(page, "hill.svg", hill);
    await page.click(".primary");
    assert.match(await page.innerText(".doubts"), /BaiHu: \d strokes? too small/);
    assert.doesNotMatch(await page.innerText(".doubts"), /Mountain/);
    assert.deepEqual(await page.$$eval(".good [data-want]", (all) => all.map((b) => b.dataset.want)), ["coupon", "all", "shanhai-black.3mf", "shanhai-white.3mf", "landscape/shan.3mf", "black/baihu.3mf"]);
    const places = () => page.$$eval(".good", (all) => all.map((row) => row.offsetTop));
    const before = await places();
    assert.equal((await downloaded(page, () => page.click('[data-want="black/baihu.3mf"]'))).name, "black-baihu.3mf");
    await page.waitForSelector(".good-doubtful");
    assert.match(await page.innerText(".outcome"), /black-baihu\.3mf .*\n*BaiHu: \d strokes? too small/);
    assert.deepEqual(await places(), before);
    assert.deepEqual(faults, []);
    await context.close();
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
});
