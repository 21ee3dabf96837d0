// The stage: the picture, what it shows and how.
import { type App, groupOf, kind, type View } from "../app";
import type { Director } from "../director";
import type { Kind } from "../engine/protocol";
import type { Viewer } from "../viewer/viewer";
import { h } from "./dom";
import { pieceName, signOf } from "./names";
import { picking } from "./picking";
import { platesCard } from "./plates";
import { refusal } from "./refusal";

const views: View[] = ["set", "box", "piece", "plates"];

export interface Stage {
  element: HTMLElement;
  /** What lies on the printer, in figures: beside the picture, or wherever there is room. */
  figures: HTMLElement;
  update(): void;
  /** Stops listening. */
  end(): void;
}

/** The stage around a picture that is made once and moves with it. */
export function stage(app: App, picture: HTMLElement, viewer: Viewer, director: Director): Stage {
  const { tongue } = app;
  viewer.canvas.tabIndex = 0;
  viewer.canvas.setAttribute("role", "img");
  viewer.canvas.setAttribute("aria-label", `${tongue.t("stage.label")}. ${tongue.t("stage.keys")}`);
  const tabs = viewSwitch(app);
  const looks = lookBar(app, director);
  const figures = platesCard(app, director);
  const strip = pieceStrip(app);
  const hint = h("p", { class: "stage-hint" });
  const pick = picking(app, picture, viewer);
  const refused = refusal(app, () => viewer.shows);
  const element = h("main", { class: "stage", on: { keydown: (event) => backToSet(app, event) } }, picture,
    h("div", { class: "stage-top" }, tabs.element, looks.element), figures.element, refused.element, strip.element,
    hint, pick.element);
  const update = () => {
    tabs.update();
    looks.update();
    strip.update();
    figures.update();
    element.classList.toggle("is-plates", app.focus.view === "plates");
    hint.textContent = tongue.t(app.focus.view === "set" ? "stage.hint.set" : "stage.hint");
    hint.hidden = app.news.trouble !== null;
  };
  const hear = () => {
    refused.update();
    hint.hidden = app.news.trouble !== null;
  };
  app.news.addEventListener("change", hear);
  hear();
  update();
  const end = () => {
    pick.end();
    figures.end();
    app.news.removeEventListener("change", hear);
  };
  return { element, figures: figures.element, update, end };
}

/** Escape goes back to the whole set. */
function backToSet(app: App, event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || app.focus.view === "set") return;
  event.preventDefault();
  app.focus.change({ view: "set" });
}

function viewSwitch(app: App): { element: HTMLElement; update(): void } {
  const inputs = views.map((value) => h("input", { type: "radio", name: "view", value, on: { change: () => app.focus.change({ view: value }) } }));
  const element = h("div", { class: "segments view-switch", aria: { role: "radiogroup", label: app.tongue.t("view.label") } },
    ...inputs.map((input, i) => h("label", {}, input, h("span", {}, app.tongue.t(`view.${views[i] as View}`)))));
  return { element, update: () => inputs.forEach((input) => { input.checked = input.value === app.focus.view; }) };
}

function lookBar(app: App, director: Director): { element: HTMLElement; update(): void } {
  const t = app.tongue.t.bind(app.tongue);
  const pressed = (b: HTMLElement, on: boolean) => b.setAttribute("aria-pressed", String(on));
  const isOn = (b: HTMLElement) => b.getAttribute("aria-pressed") === "true";
  const place = h("input", { type: "range", class: "section-place", title: t("look.section.place"), min: "0.02", max: "0.98", step: "0.005", value: "0.5", hidden: true, aria: { label: t("look.section.place") }, on: { input: () => director.cut(Number(place.value)) } });
  const cut = h("button", { type: "button", class: "look", aria: { pressed: "false" }, on: { click: () => {
    pressed(cut, !isOn(cut));
    place.hidden = !isOn(cut);
    director.cut(isOn(cut) ? Number(place.value) : null);
  } } }, t("look.section"));
  const under = h("button", { type: "button", class: "look", aria: { pressed: "false" }, on: { click: () => {
    pressed(under, !isOn(under));
    director.turnOver(isOn(under));
  } } }, t("look.underside"));
  const bases = (["black", "white"] as const).map((value) => h("input", { type: "radio", name: "base", value, on: { change: () => app.focus.change({ base: value }) } }));
  const base = h("div", { class: "segments base-switch", aria: { role: "radiogroup", label: t("look.base") } },
    ...bases.map((input) => h("label", {}, input, h("span", { data: { base: input.value } }, t(`look.${input.value as "black" | "white"}`)))));
  const home = h("button", { type: "button", class: "look", on: { click: () => director.home() } }, t("look.home"));
  const element = h("div", { class: "looks" }, base, under, cut, place, home);
  const update = () => {
    for (const input of bases) input.checked = input.value === app.focus.base;
    base.hidden = app.focus.view === "set" || app.focus.view === "box" || groupOf(kind(app.table, app.focus.piece), app.focus.base) !== app.focus.base;
  };
  return { element, update };
}

function pieceStrip(app: App): { element: HTMLElement; update(): void } {
  const buttons = app.table.pieces.map((p) =>
    h("button", { type: "button", class: "strip-piece", data: { piece: p.key }, on: { click: () => choose(app, p.key) } },
      ...labels(app, p)));
  const element = h("div", { class: "strip", aria: { role: "group", label: app.tongue.t("strip.label") } }, ...buttons);
  const update = () => {
    const shown = inFocus(app);
    for (const b of buttons) b.setAttribute("aria-pressed", String(b.dataset["piece"] === shown));
    buttons.find((b) => b.dataset["piece"] === shown)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return { element, update };
}

/** A piece's name below its Chinese one; in Chinese that one says it all. */
function labels(app: App, p: Kind): HTMLElement[] {
  const name = pieceName(app, p.key);
  if (app.tongue.language === "zh-Hant") return [h("span", { class: "strip-sign" }, name)];
  return [h("span", { class: "strip-sign", lang: "zh-Hant", aria: { hidden: "true" } }, signOf(p)), h("span", { class: "strip-name" }, name)];
}

/** The piece that the picture is about; none while it shows the set. */
function inFocus(app: App): string | undefined {
  const { view, piece } = app.focus;
  if (view === "set") return undefined;
  const tile = app.table.pieces.find((p) => p.key === piece)?.glyph;
  return view === "box" && tile ? app.table.pieces.find((p) => !p.glyph)?.key : piece;
}

/** Looks at a piece: a box opens, a tile is shown alone. */
function choose(app: App, piece: string): void {
  const box = !app.table.pieces.find((p) => p.key === piece)?.glyph;
  const view = app.focus.view === "plates" ? "plates" : box ? "box" : "piece";
  app.focus.change({ piece, view });
}
