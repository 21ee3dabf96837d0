// What lies on the printer, in figures: the piece in focus, and the whole set.
import { type App, kind } from "../app";
import type { Director } from "../director";
import type { Plate, Plates, SetOf } from "../engine/protocol";
import { h } from "./dom";

/** The plates of many pieces, added up. */
interface Sum {
  plates: number;
  changes: number;
  cm3: Map<string, number>;
  hex: Map<string, string>;
}

const rest = 250; // ms

export function platesCard(app: App, director: Director): { element: HTMLElement; update(): void } {
  const piece = h("div", {});
  const whole = h("div", { class: "plates-whole" });
  const element = h("aside", { class: "plates-card", hidden: true, aria: { live: "polite", label: app.tongue.t("view.plates") } }, piece, whole);
  const adder = new Adder(app, (sum) => whole.replaceChildren(...(sum ? total(app, sum) : [])));
  const show = () => {
    element.hidden = app.focus.view !== "plates";
    if (element.hidden) return;
    piece.replaceChildren(...(director.plates ? ofPiece(app, director.plates) : [h("p", { class: "note" }, app.tongue.t("plates.wait"))]));
    adder.add(director.setOf);
  };
  director.addEventListener("laid", show);
  return { element, update: show };
}

function ofPiece(app: App, laid: Plates): HTMLElement[] {
  const k = kind(app.table, app.focus.piece);
  const name = app.tongue.maybe(`piece.${k.key}`, k.name);
  const hex = new Map(laid.colours.map((c) => [c.key, c.hex]));
  return [h("h2", {}, app.tongue.t("plates.piece", { name, printer: laid.printer })), ...laid.plates.map((p) => ofPlate(app, p, hex, laid.plates.length > 1))];
}

function ofPlate(app: App, plate: Plate, hex: Map<string, string>, titled: boolean): HTMLElement {
  const by = plate.changesAt ?? [];
  return h("div", { class: "plate" },
    titled && h("h3", {}, plate.title),
    h("p", {}, changes(app, plate.changes), by.length > 0 && ` · ${app.tongue.t("plates.at", { heights: by.map((z) => app.tongue.number(z)).join(", ") })}`),
    uses(app, plate.uses.map((u) => [u.filament, u.cm3]), hex));
}

function changes(app: App, n: number): string {
  return n === 0 ? app.tongue.t("plates.none") : n === 1 ? app.tongue.t("plates.change") : app.tongue.t("plates.changes", { n });
}

function uses(app: App, list: [string, number][], hex: Map<string, string>): HTMLElement {
  return h("ul", { class: "uses" }, ...list.map(([key, cm3]) => {
    const dot = h("span", { class: "dot", aria: { hidden: "true" } });
    dot.style.backgroundColor = hex.get(key) ?? "";
    return h("li", {}, dot, h("span", {}, app.tongue.maybe(`colour.${key}`, app.tongue.maybe(`piece.${key}`, key))), h("b", {}, app.tongue.t("plates.cm3", { n: app.tongue.number(cm3, 1) })));
  }));
}

function total(app: App, sum: Sum): HTMLElement[] {
  const list = [...sum.cm3].sort((a, b) => b[1] - a[1]);
  const all = list.reduce((n, [, cm3]) => n + cm3, 0);
  const number = sum.plates === 1 ? app.tongue.t("plates.one") : app.tongue.t("plates.plates", { n: sum.plates });
  return [h("h2", {}, app.tongue.t("plates.set")), h("p", {}, `${number} · ${changes(app, sum.changes)} · ${app.tongue.t("plates.cm3", { n: app.tongue.number(all, 0) })}`), uses(app, list, sum.hex)];
}

/** Adds up all pieces of a design, one after the other, while nothing else is wanted. */
class Adder {
  private readonly app: App;
  private readonly tell: (sum: Sum | null) => void;
  private key = "";
  private abort: AbortController | null = null;
  private timer = 0;

  constructor(app: App, tell: (sum: Sum | null) => void) {
    this.app = app;
    this.tell = tell;
  }

  add(set: SetOf | null): void {
    const key = JSON.stringify([this.app.store.choices, this.app.tongue.language]);
    if (!set || key === this.key) return;
    this.key = key;
    this.abort?.abort();
    const abort = new AbortController();
    this.abort = abort;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.run(set, abort.signal).catch(() => this.tell(null)), rest);
  }

  private async run(set: SetOf, signal: AbortSignal): Promise<void> {
    const sum: Sum = { plates: 0, changes: 0, cm3: new Map(), hex: new Map() };
    for (const p of set.pieces ?? []) {
      const { value } = await this.app.engine.call("plates", { choices: this.app.store.choices, group: p.group, piece: p.key }, { urgency: -1, signal });
      sum.plates += value.plates.length;
      for (const plate of value.plates) {
        sum.changes += plate.changes;
        for (const u of plate.uses) sum.cm3.set(u.filament, (sum.cm3.get(u.filament) ?? 0) + u.cm3);
      }
      for (const c of value.colours) sum.hex.set(c.key, c.hex);
    }
    this.tell(sum);
  }
}
