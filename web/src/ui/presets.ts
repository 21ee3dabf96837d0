// Designs to begin with.
import type { App } from "../app";
import type { Choices } from "../engine/protocol";
import type { Key } from "../i18n/i18n";
import { h } from "./dom";

interface Preset {
  name: Key;
  note: Key;
  choices: Choices;
}

const list: Preset[] = [
  { name: "preset.standard", note: "preset.standard.note", choices: {} },
  { name: "preset.pocket", note: "preset.pocket.note", choices: { size: ["26"], thickness: ["6"], nozzle: ["0.2"] } },
  { name: "preset.single", note: "preset.single.note", choices: { style: ["engraved"] } },
  { name: "preset.carved", note: "preset.carved.note", choices: { style: ["carved"] } },
];

/** Settings that a preset leaves as they are. */
const personal = ["printer", "filament", "color", "glyph", "font", "count", "slicer"];

export function presets(app: App): HTMLElement {
  const buttons = list.map((p) =>
    h("button", { type: "button", class: "preset", on: { click: () => apply(app, p.choices) } },
      h("strong", {}, app.tongue.t(p.name)), h("span", {}, app.tongue.t(p.note))));
  return h("div", { class: "presets", aria: { role: "group", label: app.tongue.t("section.presets") } }, ...buttons);
}

function apply(app: App, choices: Choices): void {
  const next: Choices = { ...choices };
  for (const key of personal) {
    const own = app.store.choices[key];
    if (own) next[key] = own;
  }
  app.store.replace(next);
}
