// The filaments: a swatch for every colour of the set.
import { type App, entryOf, setting } from "../app";
import type { Setting } from "../engine/protocol";
import { h, icon } from "./dom";

export function colours(app: App): { element: HTMLElement; update(): void } {
  const s = setting(app.table, "color");
  const rows = (s.names ?? []).map((name) => swatch(app, s, name));
  const update = () => rows.forEach((row) => row.update());
  update();
  return { element: h("div", { class: "swatches" }, ...rows.map((row) => row.element)), update };
}

function swatch(app: App, s: Setting, name: string): { element: HTMLElement; update(): void } {
  const label = app.tongue.maybe(`colour.${name}`, app.tongue.maybe(`piece.${name}`, name));
  const input = h("input", { type: "color", aria: { label }, on: { input: () => say(input.value) } });
  const chip = h("span", { class: "chip-colour", aria: { hidden: "true" } });
  const usual = s.default?.find((e) => e.startsWith(`${name}=`))?.slice(name.length + 1);
  const say = (value: string) => {
    const hex = value.toUpperCase();
    app.store.setEntry("color", name, hex === usual ? undefined : hex);
  };
  const reset = h("button", { class: "reset", type: "button", on: { click: () => app.store.setEntry("color", name, undefined) } }, icon("M4.5 8.5a6 6 0 1 1-.3 4M4 4.5v4h4"));
  const element = h("div", { class: "swatch" }, h("label", { title: label }, input, chip, h("span", { class: "swatch-name" }, label)), reset);
  const update = () => {
    const hex = entryOf(app.table, app.store.choices, "color", name) ?? "#000000";
    const own = (app.store.choices["color"] ?? []).some((e) => e.startsWith(`${name}=`));
    input.value = hex.toLowerCase();
    chip.style.backgroundColor = hex;
    reset.disabled = !own;
    reset.classList.toggle("is-off", !own);
    reset.title = app.tongue.t("control.reset", { name: label, value: usual ?? "" });
    reset.setAttribute("aria-label", reset.title);
  };
  return { element, update };
}
