// Packs dist into site/page, from where the Go program embeds it: files that
// shrink are kept as .gz alone. Before that it writes the licences, and the list
// of files that the service worker keeps for offline use.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { licences } from "./licences.mjs";
import { list, sum } from "./sources.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(web, "dist");
const page = join(web, "site", "page");
const mostWasm = 4 << 20; // bytes, compressed

function completeServiceWorker(files) {
  const path = join(dist, "sw.js");
  const kept = files.filter((f) => f !== "sw.js");
  const hash = createHash("sha256");
  for (const f of kept) hash.update(f).update(readFileSync(join(dist, f)));
  const text = readFileSync(path, "utf8")
    .replace('"__VERSION__"', JSON.stringify(hash.digest("hex").slice(0, 16)))
    .replace('["__FILES__"]', JSON.stringify(kept.map((f) => (f === "index.html" ? "./" : `./${f}`))));
  writeFileSync(path, text);
}

function pack(files) {
  for (const name of readdirSync(page)) if (!name.startsWith(".")) rmSync(join(page, name), { recursive: true });
  for (const f of files) {
    const data = readFileSync(join(dist, f));
    const zipped = gzipSync(data, { level: 9 });
    const smaller = zipped.length < 0.95 * data.length || f === "index.html";
    const to = join(page, smaller ? `${f}.gz` : f);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, smaller ? zipped : data);
    if (f.endsWith(".wasm")) weigh(f, data, zipped);
  }
}

function weigh(name, data, zipped) {
  const brotli = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } });
  console.log(`${name}: ${data.length} bytes, gzip -9 ${zipped.length}, brotli ${brotli.length}`);
  if (zipped.length > mostWasm) throw new Error(`${name}: ${zipped.length} bytes compressed; allowed: ${mostWasm}`);
}

writeFileSync(join(dist, "licences.txt"), licences(web));
const files = list(dist);
completeServiceWorker(files);
pack(files);
writeFileSync(join(page, ".sources"), sum(web));
