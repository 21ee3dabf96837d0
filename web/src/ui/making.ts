// What to make: which pieces, how many of each, and as which files.
import { type App, entryOf, setting, valuesOf } from "../app";
import type { Kind, Setting } from "../engine/protocol";
import type { Inner } from "./controls";
import { h } from "./dom";
import { pieceName, signOf } from "./names";

/** The values of a list, each with a box to tick; the last one stays ticked. */
export function ticks(app: App, s: Setting): Inner {
  const boxes = (s.values ?? []).map((value) => h("input", { type: "checkbox", value, on: { change: () => sayList(app, s, chosen()) } }));
  const chosen = () => boxes.filter((b) => b.checked).map((b) => b.value);
  const element = h("div", { class: "ticks", aria: { role: "group", labelledby: `name-${s.key}` } },
    ...boxes.map((box) => h("label", { class: "tick" }, box, h("span", {}, app.tongue.maybe(`value.${box.value}`, box.value)))));
  return { element, update: () => tick(app, s, boxes) };
}

/** Ticks the boxes as the design has them. */
function tick(app: App, s: Setting, boxes: HTMLInputElement[]): void {
  const said = valuesOf(app.table, app.store.choices, s.key);
  for (const box of boxes) {
    box.checked = said.includes(box.value) || (s.word !== undefined && said.includes(s.word));
  }
  const ticked = boxes.filter((b) => b.checked);
  for (const box of boxes) box.disabled = ticked.length === 1 && box.checked;
}

function sayList(app: App, s: Setting, values: string[]): void {
  const all = values.length === (s.values ?? []).length;
  app.store.set(s.key, all ? undefined : values);
}

/** A row for each piece: whether to make it, and how many. */
export function pieceList(app: App, s: Setting): Inner {
  const count = setting(app.table, "count");
  const boxes = app.table.pieces.map((p) => h("input", { type: "checkbox", value: p.key, aria: { label: app.tongue.t("making.piece", { name: pieceName(app, p.key) }) }, on: { change: () => sayList(app, s, boxes.filter((b) => b.checked).map((b) => b.value)) } }));
  const rows = app.table.pieces.map((p, i) => row(app, p, boxes[i] as HTMLInputElement, count));
  return {
    element: h("div", { class: "making", aria: { role: "group", labelledby: `name-${s.key}` } }, ...rows.map((r) => r.element)),
    update() {
      tick(app, s, boxes);
      for (const r of rows) r.update();
    },
  };
}

function row(app: App, piece: Kind, box: HTMLInputElement, count: Setting): { element: HTMLElement; update(): void } {
  const name = pieceName(app, piece.key);
  const usual = String(piece.count);
  const say = (n: number) => {
    const value = String(Math.min(count.max, Math.max(count.min, Math.round(n) || 1)));
    app.store.setEntry("count", piece.key, value === usual ? undefined : value);
    update();
  };
  const field = h("input", { type: "number", class: "field", min: String(count.min), max: String(count.max), step: "1", aria: { label: app.tongue.t("making.count", { name }) }, on: { change: () => say(Number(field.value)) } });
  const step = (by: number, sign: string, label: string) => h("button", { type: "button", class: "stepper", aria: { label: `${label}: ${name}` }, on: { click: () => say(Number(field.value) + by) } }, sign);
  const less = step(-1, "−", app.tongue.t("making.less"));
  const more = step(1, "+", app.tongue.t("making.more"));
  const element = h("div", { class: "making-row", data: { piece: piece.key } },
    h("label", { class: "tick" }, box, h("span", {}, h("span", { class: "making-sign", lang: "zh-Hant", aria: { hidden: "true" } }, signOf(piece)), name)),
    h("span", { class: "steppers" }, less, field, more));
  const update = () => {
    field.value = entryOf(app.table, app.store.choices, "count", piece.key) ?? usual;
    element.classList.toggle("is-out", !box.checked);
    element.classList.toggle("is-own", field.value !== usual);
    less.disabled = !box.checked || Number(field.value) <= count.min;
    more.disabled = !box.checked || Number(field.value) >= count.max;
    field.disabled = !box.checked;
  };
  return { element, update };
}
