// Gathers the licence texts of all that the page is made of.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const rule = "=".repeat(72);

/** The text of licences.txt, from the folder of the page's sources. */
export function licences(web) {
  const read = (...path) => readFileSync(join(web, ...path), "utf8").trim();
  const vite = read("node_modules", "vite", "LICENSE.md").split("# Licenses of bundled dependencies")[0].trim();
  const parts = [
    ["shanhai, this page", read("..", "LICENSE")],
    ["three.js, which draws the pieces", read("node_modules", "three", "LICENSE")],
    ["EB Garamond, the letters of this page", read("node_modules", "@fontsource", "eb-garamond", "LICENSE")],
    ["The characters of the pieces' names", read("..", "inscriptions", "lettering", "OFL.txt")],
    ["Go, whose runtime and library are in the WebAssembly modules", read("build", "go", "LICENSE")],
    ["Vite, whose loader is among the scripts", vite],
  ];
  const texts = parts.map(([name, text]) => `${rule}\n${name}\n${rule}\n\n${text.replaceAll("\r\n", "\n")}\n`);
  return `What this page is made of, and on which terms it may be passed on.\n\n${texts.join("\n")}`;
}
