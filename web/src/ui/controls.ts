// A control for a setting of the table: its name, value, unit, range, what it
// is and why on a hint, and a way back to the default.
import { type App, valueOf } from "../app";
import type { Setting } from "../engine/protocol";
import { zhSettings } from "../i18n/zh-settings";
import { h, icon, svg } from "./dom";
import { fontPicker } from "./font";
import { hint } from "./hint";
import { pieceList, ticks } from "./making";
import type { Remedy } from "./said";

export interface Control {
  element: HTMLElement;
  /** Shows what is chosen now. */
  update(): void;
  /** Shows what is wrong with it, and ways out; null for nothing. */
  complain(text: string | null, remedies?: Remedy[]): void;
  /** Shows what the maker should know of it; null for nothing. */
  remark(text: string | null): void;
}

const resetIcon = "M4.5 8.5a6 6 0 1 1-.3 4M4 4.500v4h4";

/** Steps of sliders that are not whole layers. */
const steps: Record<string, number> = { size: 0.5, chamfer: 0.1, "glyph-rotate": 1, "lid-clearance": 0.01, "well-clearance": 0.05, infill: 5 };

export function name(app: App, s: Setting): string {
  return app.tongue.maybe(`setting.${s.key}`, s.key);
}

export function valueName(app: App, value: string): string {
  return app.tongue.maybe(`value.${value}`, value);
}

/** What a setting is, in whole sentences. */
function explained(app: App, s: Setting): { usage: string; reason: string } {
  if (app.tongue.language === "zh-Hant" && zhSettings[s.key]) return zhSettings[s.key] as { usage: string; reason: string };
  const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return { usage: sentence(s.usage), reason: sentence(s.reason) };
}

/** The control that suits a setting. */
export function controlFor(app: App, s: Setting): Control {
  switch (s.kind) {
    case "number":
    case "whole":
      return framed(app, s, slider(app, s));
    case "switch":
      return framed(app, s, toggle(app, s));
    case "file":
      return framed(app, s, fontPicker(app, s));
    case "list":
      return framed(app, s, s.key === "pieces" ? pieceList(app, s) : ticks(app, s));
    default:
      return framed(app, s, (s.values ?? []).length > 4 ? dropdown(app, s) : segments(app, s));
  }
}

/** A control without its frame. */
export interface Inner {
  element: HTMLElement;
  beside?: HTMLElement;
  update(value: string): void;
}

/** Puts name, hint, reset and complaint around the control itself. */
function framed(app: App, s: Setting, inner: Inner): Control {
  const label = name(app, s);
  const reset = h("button", { class: "reset", type: "button", title: app.tongue.t("control.reset", { name: label, value: (s.default ?? []).map((v) => shown(app, s, v)).join(app.tongue.t("list.comma")) }), on: { click: () => putBack(app, s) } }, icon(resetIcon));
  reset.setAttribute("aria-label", reset.title);
  const complaint = h("div", { class: "complaint", aria: { role: "alert" }, hidden: true });
  const remark = h("p", { class: "note", aria: { role: "status" }, hidden: true });
  const element = h("div", { class: `control control-${s.kind}`, data: { key: s.key } },
    h("div", { class: "control-head" }, h("span", { class: "control-name", id: `name-${s.key}` }, label), hint(label, explained(app, s), s.key, app), reset, inner.beside),
    inner.element, complaint, remark);
  const update = () => {
    const usual = app.store.choices[s.key] === undefined && !(s.key === "pieces" && app.store.choices["count"]);
    reset.classList.toggle("is-off", usual);
    reset.disabled = usual;
    inner.update(valueOf(app.table, app.store.choices, s.key));
  };
  const complain = (text: string | null, remedies: Remedy[] = []) => {
    if (complaint.textContent === text + remedies.map((r) => r.label).join("")) return;
    complaint.hidden = text === null;
    complaint.replaceChildren(...(text === null ? [] : [text, ...remedies.map((r) => h("button", { type: "button", class: "remedy", on: { click: r.apply } }, r.label))]));
    element.classList.toggle("is-wrong", text !== null);
  };
  const say = (text: string | null) => {
    remark.hidden = text === null;
    if (remark.textContent !== (text ?? "")) remark.textContent = text ?? "";
  };
  update();
  return { element, update, complain, remark: say };
}

/** Puts a default back; that of the pieces with their numbers. */
function putBack(app: App, s: Setting): void {
  if (s.key !== "pieces") return app.store.set(s.key, undefined);
  const next = { ...app.store.choices };
  delete next["pieces"];
  delete next["count"];
  app.store.replace(next);
}

function shown(app: App, s: Setting, value: string): string {
  const number = Number(value);
  if (s.kind === "number" || s.kind === "whole") return value === s.word || Number.isNaN(number) ? valueName(app, value) : `${app.tongue.number(number)} ${unit(s)}`.trim();
  return printerName(app, value) ?? valueName(app, value);
}

/** What a printer's key is called. */
function printerName(app: App, key: string): string | undefined {
  return app.table.printers.find((p) => p.key === key)?.model;
}

function unit(s: Setting): string {
  return s.unit === "deg" ? "°" : (s.unit ?? "");
}

function step(app: App, s: Setting): number {
  if (s.kind === "whole") return steps[s.key] ?? 1;
  if (s.wholeLayers) return valueOf(app.table, app.store.choices, "nozzle") === "0.2" ? 0.1 : 0.2;
  return steps[s.key] ?? (s.max - s.min) / 100;
}

function slider(app: App, s: Setting): Inner {
  const say = (text: string) => app.store.set(s.key, text === s.default?.[0] ? undefined : [text]);
  const range = h("input", { type: "range", min: String(s.min), max: String(s.max), aria: { labelledby: `name-${s.key}` }, on: { input: () => say(tidy(range.value)) } });
  const field = h("input", { type: "number", class: "field", min: String(s.min), max: String(s.max), aria: { labelledby: `name-${s.key}` }, on: { change: () => (field.value === "" ? putBackText() : say(tidy(field.value))) } });
  const putBackText = () => { field.value = valueOf(app.table, app.store.choices, s.key).replace(s.word ?? "\0", ""); };
  const auto = s.word
    ? h("button", { type: "button", class: "chip", aria: { pressed: "false" }, on: { click: () => say(s.word as string) } }, valueName(app, s.word))
    : undefined;
  const ends = h("div", { class: "ends", aria: { hidden: "true" } }, h("span", {}, String(s.min)), h("span", {}, `${s.max} ${unit(s)}`));
  return {
    element: h("div", { class: "slider" }, range, ends),
    beside: h("span", { class: "value" }, auto, field, h("span", { class: "unit" }, unit(s))),
    update(value) {
      const isWord = s.word !== undefined && value === s.word;
      for (const input of [range, field]) input.step = String(step(app, s));
      auto?.setAttribute("aria-pressed", String(isWord));
      if (document.activeElement !== field || !isWord) field.value = isWord ? "" : value;
      field.placeholder = isWord ? "–" : "";
      range.value = isWord ? String(s.min) : value;
      range.classList.toggle("is-auto", isWord);
      const part = (Number(range.value) - s.min) / (s.max - s.min);
      range.style.setProperty("--part", String(Math.min(1, Math.max(0, part))));
    },
  };
}

/** A number without the noise of floating point. */
function tidy(text: string): string {
  return String(Number(Number(text).toFixed(3)));
}

function toggle(app: App, s: Setting): Inner {
  const box = h("input", { type: "checkbox", class: "switch", aria: { role: "switch", labelledby: `name-${s.key}` }, on: { change: () => app.store.set(s.key, box.checked ? ["true"] : undefined) } });
  return { element: h("span"), beside: box, update: (value) => { box.checked = value === "true"; } };
}

function segments(app: App, s: Setting): Inner {
  const inputs = (s.values ?? []).map((value) => h("input", { type: "radio", name: `choice-${s.key}`, value, on: { change: () => app.store.set(s.key, value === s.default?.[0] ? undefined : [value]) } }));
  const element = h("div", { class: "segments", aria: { role: "radiogroup", labelledby: `name-${s.key}` } },
    ...inputs.map((input) => h("label", {}, input, h("span", {}, withUnit(app, s, input.value)))));
  return { element, update: (value) => inputs.forEach((input) => { input.checked = input.value === value; }) };
}

function withUnit(app: App, s: Setting, value: string): string {
  return s.unit && !Number.isNaN(Number(value)) ? `${value} ${s.unit}` : valueName(app, value);
}

function dropdown(app: App, s: Setting): Inner {
  const select = h("select", { aria: { labelledby: `name-${s.key}` }, on: { change: () => app.store.set(s.key, select.value === s.default?.[0] ? undefined : [select.value]) } },
    ...(s.values ?? []).map((value) => h("option", { value }, printerName(app, value) ?? valueName(app, value))));
  return { element: h("div", { class: "select" }, select, svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, svg("path", { d: "M6 8l4 4 4-4" }))), update: (value) => { select.value = value; } };
}
