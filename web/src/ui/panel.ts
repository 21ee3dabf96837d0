// The panel of settings, in sections.
import { type App, setting } from "../app";
import type { Key } from "../i18n/i18n";
import type { Inspector } from "../inspector";
import { colours } from "./colours";
import { type Control, controlFor } from "./controls";
import { h } from "./dom";
import { glyphCard } from "./glyph";
import { presets } from "./presets";
import { foot } from "./take";

interface Section {
  title: Key;
  keys: string[];
}

/** The sections with their settings; those of the work on a page are elsewhere. */
const sections: Section[] = [
  { title: "section.tile", keys: ["size", "thickness", "chamfer", "style", "inlay-depth", "face", "both-faces", "back"] },
  { title: "section.glyph", keys: ["glyph-rotate", "glyph-fit"] },
  { title: "section.print", keys: ["printer", "nozzle", "filament", "infill", "change", "slicer"] },
  { title: "section.box", keys: ["lid-clearance", "well-clearance"] },
];

export interface Panel {
  element: HTMLElement;
  update(): void;
}

export function panel(app: App, inspector: Inspector): Panel {
  const controls = new Map<string, Control>();
  const swatches = colours(app);
  const glyph = glyphCard(app, inspector);
  const parts = sections.map((section, i) => {
    const list = section.keys.map((key) => {
      const control = controlFor(app, setting(app.table, key));
      controls.set(key, control);
      return control.element;
    });
    if (section.title === "section.glyph") return fold(glyph.title, true, glyph.element, ...list);
    return fold(app.tongue.t(section.title), i < 1, ...list);
  });
  parts.splice(2, 0, fold(app.tongue.t("section.colour"), true, swatches.element));
  const notes = h("div", { class: "notes", aria: { live: "polite" } });
  const scrolled = h("div", { class: "panel" }, presets(app), ...parts, notes);
  const element = h("section", { class: "side", aria: { label: app.tongue.t("panel.label") } }, scrolled, foot(app));
  const update = () => {
    for (const control of controls.values()) control.update();
    swatches.update();
    glyph.update();
  };
  app.news.addEventListener("change", () => complain(app, controls, notes));
  return { element, update };
}

function fold(title: string | HTMLElement, open: boolean, ...children: HTMLElement[]): HTMLDetailsElement {
  return h("details", { class: "fold", open }, h("summary", {}, title instanceof HTMLElement ? title : h("span", {}, title)), h("div", { class: "fold-body" }, ...children));
}

/** Puts what the studio said beside the setting to blame. */
function complain(app: App, controls: Map<string, Control>, notes: HTMLElement): void {
  const { trouble, warnings } = app.news;
  for (const [key, control] of controls) {
    const mine = trouble?.key === key;
    control.complain(mine ? [trouble?.reason, trouble?.allowed].filter(Boolean).join(" · ") : null);
    if (mine) control.element.closest("details")?.setAttribute("open", "");
  }
  const lines = trouble && !controls.has(trouble.key ?? "") ? [trouble.text] : warnings;
  notes.replaceChildren(...lines.map((line) => h("p", { class: trouble ? "complaint" : "note" }, line)));
}
