// Names the sources that a page was bundled from, so that a test can tell
// whether these have changed since; web/site checks the same sum.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** Files and folders that decide what the bundle is. */
const parts = ["build/licences.mjs", "build/pack.mjs", "build/sources.mjs", "index.html", "package-lock.json", "public", "src", "tsconfig.json", "vite.config.ts"];

/** The files below a folder by their paths from it, in order. */
export function list(folder, base = "") {
  return readdirSync(join(folder, base))
    .sort()
    .flatMap((name) => {
      const path = posix.join(base, name);
      return statSync(join(folder, path)).isDirectory() ? list(folder, path) : [path];
    });
}

/** SHA-256 of "path, length, content" of every source. */
export function sum(web) {
  const hash = createHash("sha256");
  for (const path of parts.flatMap((p) => (statSync(join(web, p)).isDirectory() ? list(web, p) : [p]))) {
    const data = readFileSync(join(web, path));
    hash.update(`${path}\n${data.length}\n`).update(data);
  }
  return hash.digest("hex");
}
