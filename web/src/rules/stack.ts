// What lies under a stack: its tiles from the top down, in a corner of the board.
import { h, svg } from "../ui/dom";
import { drawTile, keyOf } from "./board";
import type { Cell, Hex } from "./protocol";
import { type Desk, tileName, words } from "./shared";

export interface StackInset {
  element: HTMLElement;
  /** Shows the stack of a hex, if there is one. */
  look(at: Hex | undefined): void;
  /** Takes over what lies on the board now. */
  update(cells: Cell[]): void;
}

export function stackInset(desk: Desk): StackInset {
  const t = words(desk);
  const element = h("div", { class: "rules-stack", hidden: true, aria: { hidden: "true" } }); // the hex says it to those who don't see
  let here: Hex | undefined;
  let cells: Cell[] = [];
  const draw = () => {
    const tiles = cells.find((c) => here && keyOf(c) === keyOf(here))?.tiles ?? [];
    element.hidden = tiles.length < 2;
    if (element.hidden) return element.replaceChildren();
    const rows = [...tiles].reverse().map((tile) => h("li", {}, svg("svg", { viewBox: "-30 -32 60 70" }, drawTile(desk.table, tile)), h("span", {}, tileName(desk, tile))));
    return element.replaceChildren(h("p", {}, t("stack")), h("ol", {}, ...rows));
  };
  return {
    element,
    look: (at) => { here = at; draw(); },
    update: (all) => { cells = all; draw(); },
  };
}
