// The panel of settings, in sections.
import { type App, setting, valueOf } from "../app";
import type { Key } from "../i18n/i18n";
import type { Inspector } from "../inspector";
import { colours } from "./colours";
import { type Control, controlFor } from "./controls";
import { h } from "./dom";
import { showFindings } from "./findings";
import { fold, more } from "./fold";
import { glyphCard } from "./glyph";
import { missingNotice } from "./missing";
import { presets } from "./presets";
import { foot } from "./take";

interface Section {
  title: Key;
  keys: string[];
  open?: boolean;
}

/** The sections with their settings; a table of colours and the card of a drawing are made apart. */
const sections: Section[] = [
  { title: "section.glyph", keys: ["font", "glyph-rotate", "glyph-fit"], open: true },
  { title: "section.tile", keys: ["size", "thickness", "chamfer", "style", "inlay-depth", "face", "both-faces", "back"], open: true },
  { title: "section.colour", keys: [] },
  { title: "section.print", keys: ["printer", "nozzle", "filament", "infill", "change", "slicer"] },
  { title: "section.box", keys: ["lid-clearance", "well-clearance"] },
  { title: "section.count", keys: ["variant", "pieces", "format"] },
];

export interface Panel {
  element: HTMLElement;
  /** Where figures stand on a narrow page. */
  head: HTMLElement;
  update(): void;
  /** Stops listening. */
  end(): void;
}

export function panel(app: App, inspector: Inspector): Panel {
  const controls = new Map<string, Control>();
  const swatches = colours(app);
  const glyph = glyphCard(app, inspector);
  const begin = presets(app);
  const lost = missingNotice(app);
  const parts = sections.map((section) => {
    const list = section.keys.map((key) => {
      const control = controlFor(app, setting(app.table, key));
      controls.set(key, control);
      return control.element;
    });
    if (section.title === "section.glyph") return fold(glyph.title, true, glyph.element, more(app.tongue.t("glyph.more-settings"), ...list));
    if (section.title === "section.colour") list.push(swatches.element);
    return fold(app.tongue.t(section.title), section.open ?? false, ...list);
  });
  const head = h("div", { class: "panel-head" });
  const notes = h("div", { class: "notes", aria: { live: "polite" } });
  const about = h("p", { class: "panel-about" }, app.tongue.t("panel.about"), " ", h("a", { href: "#rules/book" }, app.tongue.t("panel.rules")));
  const whole = h("div", { class: "panel" }, head, about, lost.element, notes, begin.element, ...parts);
  const element = h("section", { class: "side", aria: { label: app.tongue.t("panel.label") } }, whole, foot(app));
  const style = h("p", { class: "control-line" }, app.tongue.t("style.inlay"));
  controls.get("style")?.element.append(style);
  /** Shows what concerns the style alone. */
  const concern = () => {
    const now = valueOf(app.table, app.store.choices, "style");
    style.hidden = now !== "inlay";
    const change = controls.get("change")?.element;
    if (change) change.hidden = now !== "skin" && app.store.choices["change"] === undefined;
  };
  const update = () => {
    for (const part of [...controls.values(), swatches, glyph, begin, lost]) part.update();
    concern();
  };
  const hear = () => showFindings(app, inspector, { controls, notes, panel: whole });
  whole.addEventListener("toggle", hear, true); // it does not bubble
  app.news.addEventListener("change", hear);
  inspector.addEventListener("change", hear);
  hear();
  lost.update();
  concern();
  const end = () => {
    app.news.removeEventListener("change", hear);
    inspector.removeEventListener("change", hear);
  };
  return { element, head, update, end };
}
