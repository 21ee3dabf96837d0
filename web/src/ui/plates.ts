// What lies on the printer, in figures: the piece in focus, and the whole set.
import { type App, kind } from "../app";
import type { Director } from "../director";
import type { Plate, Plates, Rect } from "../engine/protocol";
import { Adder, type Sum } from "./adder";
import { h } from "./dom";
import { pieceName } from "./names";
import { errorText } from "./said";

export function platesCard(app: App, director: Director): { element: HTMLElement; update(): void; end(): void } {
  const piece = h("div", {});
  const whole = h("div", { class: "plates-whole" });
  const element = h("aside", { class: "plates-card", hidden: true, tabIndex: 0, aria: { live: "polite", label: app.tongue.t("view.plates") } }, piece, whole);
  const adder = new Adder(app, (sum) => {
    whole.classList.remove("is-stale");
    whole.replaceChildren(...(sum instanceof Error ? [h("h2", {}, app.tongue.t("plates.set")), h("p", { class: "complaint" }, errorText(app, sum))] : total(app, sum)));
  });
  let shown = "";
  const show = () => {
    element.hidden = app.focus.view !== "plates";
    const now = element.hidden ? "" : director.focusID();
    if (now !== shown) {
      shown = now;
      element.closest(".panel")?.scrollTo({ top: 0 }); // where it stands on a narrow page
    }
    if (element.hidden) return;
    if (app.news.trouble) {
      piece.replaceChildren(); // the picture says why nothing lies there
      whole.replaceChildren();
      return;
    }
    piece.replaceChildren(...(director.plates ? ofPiece(app, director.plates) : [h("p", { class: "note" }, app.tongue.t("plates.wait"))]));
    piece.classList.toggle("is-stale", !director.platesHold);
    if (!adder.holds) whole.classList.add("is-stale");
    adder.add(director.setOf);
  };
  director.addEventListener("laid", show);
  app.news.addEventListener("change", show);
  const end = () => {
    director.removeEventListener("laid", show);
    app.news.removeEventListener("change", show);
  };
  return { element, update: show, end };
}

function ofPiece(app: App, laid: Plates): HTMLElement[] {
  const k = kind(app.table, app.focus.piece);
  const hex = new Map(laid.colours.map((c) => [c.key, c.hex]));
  const plates = laid.plates.map((p, i) => ofPlate(app, p, hex, i + 1));
  const out = [h("h2", {}, pieceName(app, k.key)), h("p", {}, app.tongue.t("plates.on", { printer: laid.printer, size: size(app, laid.bed) })), h("ol", { class: "plate-list" }, ...plates)];
  if (laid.exclude) out.push(h("p", { class: "key key-free" }, app.tongue.t("plates.exclude")));
  return out;
}

/** One plate: its pieces, its changes, its filaments, its tower, in the order of the print. */
function ofPlate(app: App, plate: Plate, hex: Map<string, string>, n: number): HTMLElement {
  const t = app.tongue.t.bind(app.tongue);
  const by = plate.changesAt ?? [];
  const pieces = plate.instances.length;
  return h("li", { class: "plate" },
    h("h3", {}, `${t("plates.nth", { n })} · ${t(pieces === 1 ? "plates.object" : "plates.objects", { n: pieces })}`),
    h("p", {}, by.length > 0 ? t("plates.at", { heights: by.map((z) => app.tongue.number(z)).join(t("list.comma")) }) : changes(app, plate.changes)),
    uses(app, plate.uses.map((u) => [u.filament, u.cm3]), hex),
    plate.tower && h("p", { class: "key key-tower" }, t("plates.tower", { size: size(app, plate.tower) })));
}

function size(app: App, r: Rect): string {
  return `${app.tongue.number(r.x1 - r.x0, 0)}\u00a0×\u00a0${app.tongue.number(r.y1 - r.y0, 0)}\u00a0mm`;
}

function changes(app: App, n: number): string {
  return n === 0 ? app.tongue.t("plates.none") : n === 1 ? app.tongue.t("plates.change") : app.tongue.t("plates.changes", { n });
}

function uses(app: App, list: [string, number][], hex: Map<string, string>): HTMLElement {
  return h("ul", { class: "uses" }, ...list.map(([key, cm3]) => {
    const dot = h("span", { class: "dot", aria: { hidden: "true" } });
    dot.style.backgroundColor = hex.get(key) ?? "";
    return h("li", {}, dot, h("span", {}, app.tongue.maybe(`colour.${key}`, pieceName(app, key))), h("b", {}, app.tongue.t("plates.cm3", { n: app.tongue.fixed(cm3, 1) })));
  }));
}

function total(app: App, sum: Sum): HTMLElement[] {
  const list = [...sum.cm3].sort((a, b) => b[1] - a[1]);
  const all = list.reduce((n, [, cm3]) => n + cm3, 0);
  const number = sum.plates === 1 ? app.tongue.t("plates.one") : app.tongue.t("plates.plates", { n: sum.plates });
  return [h("h2", {}, app.tongue.t("plates.set")), h("p", {}, `${number} · ${changes(app, sum.changes)} · ${app.tongue.t("plates.cm3", { n: app.tongue.number(all, 0) })}`), uses(app, list, sum.hex), h("p", { class: "plates-solid" }, app.tongue.t("plates.solid"))];
}
