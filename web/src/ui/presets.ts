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
  { name: "preset.large", note: "preset.large.note", choices: { size: ["50"], thickness: ["12"] } },
  { name: "preset.single", note: "preset.single.note", choices: { style: ["engraved"] } },
  { name: "preset.swap", note: "preset.swap.note", choices: { style: ["skin"] } },
  { name: "preset.carved", note: "preset.carved.note", choices: { style: ["carved"] } },
];

/** Settings that a preset leaves as they are: the maker's machine, colours and drawings. */
const personal = ["printer", "filament", "color", "glyph", "font", "count", "pieces", "variant", "format", "slicer", "infill"];

export function presets(app: App): { element: HTMLElement; update(): void } {
  const buttons = list.map((p) =>
    h("button", { type: "button", class: "preset", on: { click: () => app.store.replace(withOwn(app, p.choices)) } },
      h("strong", {}, app.tongue.t(p.name)), h("span", {}, app.tongue.t(p.note))));
  const title = h("h2", { class: "presets-title", id: "presets-title" }, app.tongue.t("section.presets"));
  const element = h("section", { class: "presets", aria: { labelledby: "presets-title" } }, title, ...buttons);
  const update = () => {
    const now = sorted(app.store.choices);
    buttons.forEach((b, i) => b.setAttribute("aria-pressed", String(sorted(withOwn(app, (list[i] as Preset).choices)) === now)));
  };
  update();
  return { element, update };
}

/** A preset with what is the maker's own. */
function withOwn(app: App, choices: Choices): Choices {
  const next: Choices = { ...choices };
  for (const key of personal) {
    const own = app.store.choices[key];
    if (own) next[key] = own;
  }
  return next;
}

function sorted(choices: Choices): string {
  return JSON.stringify(Object.keys(choices).sort().map((key) => [key, choices[key]]));
}
