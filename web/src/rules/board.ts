// The board: hexes with their tiles in SVG, to be looked at or played on with pointer and keys.
import { h, svg } from "../ui/dom";
import { type Box, Camera } from "./camera";
import { legible } from "./colours";
import type { Act, Cell, Hex, Kind, Table, Tile } from "./protocol";

/** Radius of a hex, corner to middle, in the drawing's units. */
const radius = 30;
const width = radius * Math.sqrt(3);
/** How much higher a tile lies than the one beneath it. */
const lift = 8;
const depth = 6;

export interface Show {
  cells: Cell[];
  /** Empty hexes that can be chosen. */
  places?: Hex[] | undefined;
  targets?: Hex[] | undefined;
  chosen?: Hex | undefined;
  last?: Act | undefined;
  forbidden?: Act[] | undefined;
  allowed?: Act[] | undefined;
  fault?: Hex | undefined;
}

export interface Board {
  element: SVGSVGElement;
  /** Buttons to come closer, to go back and to see all. */
  tools(labels: { nearer: string; farther: string; all: string }): HTMLElement;
  show(next: Show): void;
  /** Gives the keys to the hex that had them last. */
  focus(): void;
  /** Gives the keys to the next hex, or with -1 the one before, where what is chosen may go. */
  nextTarget(by: 1 | -1): void;
}

export type Label = (at: Hex, tiles: Tile[], target: boolean) => string;

export const keyOf = (h: Hex): string => `${h.q},${h.r}`;

const steps: Record<string, Hex[]> = {
  ArrowLeft: [{ q: -1, r: 0 }],
  ArrowRight: [{ q: 1, r: 0 }],
  ArrowUp: [{ q: 0, r: -1 }, { q: 1, r: -1 }],
  ArrowDown: [{ q: 0, r: 1 }, { q: -1, r: 1 }],
};

/** Keys that lead from one place where a chosen tile may go to another. */
const pages: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

const middle = (h: Hex): [number, number] => [width * (h.q + h.r / 2), radius * 1.5 * h.r];

function corners(r: number): string {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    return `${(r * Math.cos(a)).toFixed(2)},${(r * Math.sin(a)).toFixed(2)}`;
  }).join(" ");
}

/** The six hexes around one. */
function around(h: Hex): Hex[] {
  return [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => ({ q: h.q + (q ?? 0), r: h.r + (r ?? 0) }));
}

/** Every empty hex beside a tile; 0,0 on an empty table. */
export function frontier(cells: Cell[]): Hex[] {
  if (cells.length === 0) return [{ q: 0, r: 0 }];
  const taken = new Set(cells.map(keyOf));
  const found = new Map<string, Hex>();
  for (const c of cells) for (const n of around(c)) if (!taken.has(keyOf(n))) found.set(keyOf(n), n);
  return [...found.values()];
}

/** Draws a tile around 0,0. */
export function drawTile(table: Table, tile: Tile): SVGElement {
  const kind = table.kinds.find((k) => k.key === tile.kind) as Kind;
  const look = kind.looks[tile.owner] ?? { base: "#888", ink: "#222" };
  const scale = (radius * 0.68) / table.unit;
  return svg("g", { class: `rb-tile rb-${tile.owner || "land"}` },
    svg("polygon", { points: corners(radius - 1.5), transform: `translate(0 ${depth})`, class: "rb-side", fill: look.base }),
    svg("polygon", { points: corners(radius - 1.5), class: "rb-face", fill: look.base }),
    svg("path", { d: kind.glyph, fill: legible(look.ink, look.base), transform: `scale(${scale.toFixed(6)})` }));
}

/** Makes a board. Without pick it is only looked at. Look is told which hex is pointed at, or none. */
export function board(table: Table, label: Label, pick?: (h: Hex) => void, look?: (h: Hex | undefined) => void): Board {
  const element = svg("svg", { class: "rb", role: "group" }) as SVGSVGElement;
  const camera = new Camera(element);
  let focus = "";
  const find = (key: string) => element.querySelector<SVGElement>(`[data-hex="${key}"]`);
  const rove = () => {
    for (const g of element.querySelectorAll<SVGElement>("[data-hex]")) g.setAttribute("tabindex", g.dataset["hex"] === focus ? "0" : "-1");
  };
  const go = (from: Hex, key: string) => {
    for (let n = 1; n < 4; n++) {
      for (const s of steps[key] ?? []) {
        const next = find(keyOf({ q: from.q + s.q * n, r: from.r + s.r * n }));
        if (next) return next.focus();
      }
    }
  };
  const listen = (g: SVGElement, h: Hex) => {
    for (const type of ["pointerenter", "focus", "click"] as const) g.addEventListener(type, () => look?.(h));
    if (!pick) return;
    g.addEventListener("click", () => { focus = keyOf(h); pick(h); });
    g.addEventListener("focus", () => { focus = keyOf(h); rove(); });
    g.addEventListener("keydown", (event) => {
      const by = pages[event.key];
      if (event.key !== "Enter" && event.key !== " " && !(event.key in steps) && !by) return;
      event.preventDefault();
      event.stopPropagation();
      if (by) nextTarget(by);
      else if (event.key in steps) go(h, event.key);
      else pick(h);
    });
  };
  const nextTarget = (by: 1 | -1) => {
    const all = [...element.querySelectorAll<SVGElement>(".rb-hex.is-target")];
    const here = all.findIndex((g) => g.dataset["hex"] === focus);
    all[here < 0 ? 0 : (here + by + all.length) % all.length]?.focus();
    if (all.length === 0) find(focus)?.focus();
  };
  const show = (next: Show) => {
    const had = element.contains(document.activeElement);
    const targets = new Set((next.targets ?? []).map(keyOf));
    const hexes = everyHex(next);
    const items = hexes.map(({ h, tiles }) => {
      const g = drawHex(table, h, tiles, next, targets.has(keyOf(h)));
      g.setAttribute("aria-label", label(h, tiles, targets.has(keyOf(h))));
      g.setAttribute("role", pick ? "button" : "img");
      listen(g, h);
      return g;
    });
    element.replaceChildren(...items, ...arrows(next));
    camera.fit(frame(hexes.map((x) => x.h)));
    if (!find(focus)) focus = hexes[0] ? keyOf(hexes[0].h) : "";
    if (pick) rove();
    if (had) find(focus)?.focus();
  };
  const tools: Board["tools"] = (labels) => {
    const tool = (sign: string, label: string, click: () => void) => {
      const b = h("button", { type: "button", class: "rules-tool", title: label, data: { key: label }, on: { click } }, sign);
      b.setAttribute("aria-label", label);
      return b;
    };
    return h("div", { class: "rules-tools" }, tool("+", labels.nearer, () => camera.zoom(1.4)), tool("−", labels.farther, () => camera.zoom(1 / 1.4)), tool("⬡", labels.all, () => camera.home()));
  };
  element.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") look?.(undefined); });
  element.addEventListener("keydown", (event) => {
    const by = { "+": 1.4, "=": 1.4, "-": 1 / 1.4 }[event.key];
    if (by) camera.zoom(by);
    else if (event.key === "0") camera.home();
  });
  return { element, show, tools, nextTarget, focus: () => find(focus)?.focus() };
}

/** Tiles and empty places, by rows from the north, so that the southern lie over the northern. */
function everyHex(next: Show): { h: Hex; tiles: Tile[] }[] {
  const all = new Map<string, { h: Hex; tiles: Tile[] }>();
  for (const h of [...(next.places ?? []), ...(next.targets ?? []), ...ends(next)]) all.set(keyOf(h), { h, tiles: [] });
  for (const c of next.cells) all.set(keyOf(c), { h: c, tiles: c.tiles });
  return [...all.values()].sort((a, b) => a.h.r - b.h.r || a.h.q - b.h.q);
}

/** The hexes where arrows begin and end. */
function ends(next: Show): Hex[] {
  return [next.last, ...(next.allowed ?? []), ...(next.forbidden ?? [])].flatMap((a) => [a?.from, a?.to]).filter((x) => x !== undefined);
}

function drawHex(table: Table, h: Hex, tiles: Tile[], next: Show, target: boolean): SVGElement {
  const [x, y] = middle(h);
  const g = svg("g", { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})`, "data-hex": keyOf(h), class: tiles.length ? "rb-hex" : "rb-hex rb-empty" });
  if (!tiles.length) g.append(svg("polygon", { points: corners(radius - 1.5), class: "rb-place" }));
  tiles.forEach((tile, i) => {
    const t = drawTile(table, tile);
    t.setAttribute("transform", `translate(0 ${-i * lift})`);
    g.append(t);
  });
  const top = Math.max(0, tiles.length - 1) * lift;
  const is = (other: Hex | undefined) => other !== undefined && keyOf(other) === keyOf(h);
  if (is(next.last?.to)) g.append(ring("rb-last", top));
  if (is(next.chosen)) g.append(ring("rb-chosen", top));
  g.classList.toggle("is-target", target);
  if (target) g.append(svg("circle", { cx: 0, cy: -top, r: 7, class: "rb-dot" }));
  if (is(next.fault)) g.append(ring("rb-fault", top));
  if (tiles.length > 1) g.append(svg("circle", { cx: 18, cy: -18 - top, r: 8, class: "rb-count" }), words(18, -14.500 - top, String(tiles.length)));
  return g;
}

function ring(name: string, top: number): SVGElement {
  return svg("polygon", { points: corners(radius - 3), class: name, transform: `translate(0 ${-top})` });
}

function words(x: number, y: number, text: string): SVGElement {
  const t = svg("text", { x, y, class: "rb-number", "text-anchor": "middle" });
  t.textContent = text;
  return t;
}

/** Arrows and crosses over the tiles. */
function arrows(next: Show): SVGElement[] {
  const out: SVGElement[] = [];
  if (next.last?.from && next.last.to) out.push(arrow(next.last.from, next.last.to, "rb-arrow"));
  for (const a of next.allowed ?? []) if (a.to) out.push(a.from ? arrow(a.from, a.to, "rb-may") : dot(a.to));
  for (const a of next.forbidden ?? []) {
    if (a.from && a.to) out.push(arrow(a.from, a.to, "rb-not"));
    if (a.to) out.push(cross(a.to));
  }
  return out;
}

function arrow(from: Hex, to: Hex, name: string): SVGElement {
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const [ex, ey] = [x1 - ux * 12, y1 - uy * 12];
  const bend = Math.min(26, length / 5);
  const [cx, cy] = [(x0 + ex) / 2 + uy * bend, (y0 + ey) / 2 - ux * bend];
  const t = Math.hypot(ex - cx, ey - cy) || 1;
  const [vx, vy] = [(ex - cx) / t, (ey - cy) / t];
  const f = (n: number) => n.toFixed(1);
  const head = `M${f(ex + vx * 6)} ${f(ey + vy * 6)}L${f(ex - vx * 6 - vy * 6)} ${f(ey - vy * 6 + vx * 6)}L${f(ex - vx * 6 + vy * 6)} ${f(ey - vy * 6 - vx * 6)}z`;
  return svg("g", { class: name, "aria-hidden": "true" },
    svg("path", { d: `M${f(x0 + ux * 12)} ${f(y0 + uy * 12)}Q${f(cx)} ${f(cy)} ${f(ex)} ${f(ey)}`, class: "rb-line" }), svg("path", { d: head, class: "rb-head" }));
}

function dot(at: Hex): SVGElement {
  const [cx, cy] = middle(at);
  return svg("circle", { cx, cy, r: 7, class: "rb-dot", "aria-hidden": "true" });
}

function cross(at: Hex): SVGElement {
  const [x, y] = middle(at);
  return svg("path", { d: `M${x - 9} ${y - 9}L${x + 9} ${y + 9}M${x + 9} ${y - 9}L${x - 9} ${y + 9}`, class: "rb-cross", "aria-hidden": "true" });
}

/** What all hexes take, and at least a few. */
function frame(hexes: Hex[]): Box {
  const at = (hexes.length ? hexes : [{ q: 0, r: 0 }]).map(middle);
  const [x0, x1] = [Math.min(...at.map(([x]) => x)), Math.max(...at.map(([x]) => x))];
  const [y0, y1] = [Math.min(...at.map(([, y]) => y)), Math.max(...at.map(([, y]) => y))];
  const w = Math.max(x1 - x0 + 2.400 * radius, 8 * radius);
  const tall = Math.max(y1 - y0 + 3 * radius, 6 * radius);
  return { x: (x0 + x1 - w) / 2, y: (y0 + y1 - tall) / 2 - lift, width: w, height: tall + 2 * lift };
}
