// Files that are dropped on the page, or chosen: each is taken for what it is.
import { type App, type Frame, kind } from "./app";
import { StudioError } from "./engine/crew";
import { take } from "./files";
import { begun } from "./state/pending";
import { h } from "./ui/dom";
import { pieceName } from "./ui/names";
import { errorText } from "./ui/said";

/** Takes files from now on; need loads the workshop, which all but scripts want. */
export function takeFiles(frame: Frame, need: () => Promise<App>): void {
  const veil = h("div", { class: "veil", hidden: true, aria: { hidden: "true" } });
  document.body.append(veil);
  window.addEventListener("shanhai-file", (event) => accept([(event as CustomEvent<File>).detail], need));
  window.addEventListener("dragover", (event) => {
    event.preventDefault();
    if (veil.hidden && event.dataTransfer?.types.includes("Files")) veil.replaceChildren(...invitation(frame));
    veil.hidden = !event.dataTransfer?.types.includes("Files");
  });
  window.addEventListener("dragleave", (event) => { if (event.relatedTarget === null) veil.hidden = true; });
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    veil.hidden = true;
    accept([...(event.dataTransfer?.files ?? [])], need);
  });
}

/** What may be dropped now. */
function invitation(frame: Frame): HTMLElement[] {
  const { piece } = frame.focus;
  if (!document.querySelector(".rules")?.hasAttribute("hidden")) return [h("p", { class: "veil-lead" }, frame.tongue.t("drop.script"))];
  const app = frame as App; // the design is shown
  const lead = kind(app.table, piece).glyph ? app.tongue.t("drop.drawing", { name: pieceName(app, piece) }) : app.tongue.t("file.box");
  return [h("p", { class: "veil-lead" }, lead), h("p", {}, app.tongue.t("drop.others"))];
}

/** Takes scripts to the rules, and other files to the design. */
function accept(dropped: File[], need: () => Promise<App>): void {
  const scripts = dropped.filter((f) => /\.(play|md|markdown)$/i.test(f.name));
  for (const file of scripts.slice(0, 1)) window.dispatchEvent(new CustomEvent("shanhai-script", { detail: file }));
  const files = dropped.filter((f) => !scripts.includes(f));
  const end = begun();
  if (files.length === 0) end();
  else need().then((app) => taken(app, files)).catch(() => {}).finally(end); // need's own faults are told
}

/** Takes files, the drawings first: a design among them may name them. */
async function taken(app: App, files: File[]): Promise<void> {
  const { piece, view } = app.focus;
  const designs = files.filter((f) => /\.(toml|zip)$/i.test(f.name));
  const before = app.store.choices["glyph"];
  try {
    for (const file of files.filter((f) => !designs.includes(f))) await take(app, file, piece);
    for (const file of designs) await take(app, file, piece);
    if (designs.length === 0 && view === "set" && app.store.choices["glyph"] !== before) app.focus.change({ view: "piece" });
  } catch (error) {
    app.news.say((error instanceof StudioError ? `${app.tongue.t("file.refused")} ` : "") + errorText(app, error), designs.length > 0 ? "foot" : "drop");
  }
}
