// What lies beside the board: each player's tiles in hand, and the landscape left.
import { h, svg } from "../ui/dom";
import { drawTile } from "./board";
import type { InHand, Tile } from "./protocol";
import { type Desk, kindName, player, words } from "./shared";

/** Lists hands. Pick gets a tile, whose name has no number: of one that can't act, too, to be told why. */
export function hands(desk: Desk, hand: InHand[], chosen: string, can: (tile: Tile) => boolean, pick?: (tile: Tile, byKey: boolean) => void, tags: Record<string, string> = {}): HTMLElement {
  const t = words(desk);
  const rows = [...desk.table.players, ""].map((owner) => {
    const own = hand.filter((x) => x.owner === owner && x.count > 0);
    if (!owner && own.length === 0) return null;
    return h("section", { class: pick && own.some(can) ? "rules-hand is-active" : "rules-hand" },
      h("h3", {}, owner ? [t("hand", { who: player(desk, owner) }), tags[`player ${owner}`]].filter(Boolean).join(" · ") : t("table")),
      own.length === 0 ? h("p", { class: "rules-quiet" }, t("empty")) : h("div", { class: "rules-tiles" }, ...own.map((x) => handTile(desk, x, x.count, { chosen: chosen === x.name, idle: !can(x), off: !x.owner && !can(x) }, pick))));
  });
  return h("div", { class: "rules-hands" }, ...rows);
}

/** How a tile beside the board shows: chosen, not to be played now, not to be chosen at all. */
export interface TileLook { chosen?: boolean; idle?: boolean; off?: boolean }

export function handTile(desk: Desk, tile: Tile, count: number, look: TileLook, pick?: (tile: Tile, byKey: boolean) => void): HTMLElement {
  const picture = svg("svg", { viewBox: "-30 -32 60 70", "aria-hidden": "true" }, drawTile(desk.table, tile));
  const name = (tile.owner ? `${player(desk, tile.owner)} ` : "") + kindName(desk, tile.kind);
  const label = `${name} × ${count}`;
  const parts = [picture, count === 1 ? null : h("i", {}, String(count)), h("small", {}, kindName(desk, tile.kind))];
  if (!pick) return h("span", { class: "rules-handtile", title: label, aria: { role: "img", label } }, ...parts);
  const b = h("button", { type: "button", class: look.idle ? "rules-handtile is-idle" : "rules-handtile", title: label, disabled: look.off === true, data: { key: `hand ${tile.name}` }, on: { click: (event) => pick(tile, event.detail === 0) } }, ...parts);
  b.setAttribute("aria-label", label);
  b.setAttribute("aria-pressed", String(look.chosen === true));
  return b;
}
