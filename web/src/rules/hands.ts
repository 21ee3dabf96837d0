// What lies beside the board: each player's tiles in hand, and the landscape left.
import { h, svg } from "../ui/dom";
import { drawTile } from "./board";
import type { InHand, Tile } from "./protocol";
import { type Desk, kindName, player, words } from "./shared";

/** Lists hands. Pick gets a tile, whose name has no number. */
export function hands(desk: Desk, hand: InHand[], chosen: string, can: (tile: Tile) => boolean, pick?: (tile: Tile, byKey: boolean) => void, tags: Record<string, string> = {}): HTMLElement {
  const t = words(desk);
  const rows = [...desk.table.players, ""].map((owner) => {
    const own = hand.filter((x) => x.owner === owner && x.count > 0);
    if (!owner && own.length === 0) return null;
    return h("section", { class: pick && own.some(can) ? "rules-hand is-active" : "rules-hand" },
      h("h3", {}, owner ? [t("hand", { who: player(desk, owner) }), tags[`player ${owner}`]].filter(Boolean).join(" · ") : t("table")),
      own.length === 0 ? h("p", { class: "rules-quiet" }, t("empty")) : h("div", { class: "rules-tiles" }, ...own.map((x) => handTile(desk, x, x.count, chosen === x.name, can(x), pick))));
  });
  return h("div", { class: "rules-hands" }, ...rows);
}

export function handTile(desk: Desk, tile: Tile, count: number, chosen: boolean, can: boolean, pick?: (tile: Tile, byKey: boolean) => void): HTMLElement {
  const picture = svg("svg", { viewBox: "-30 -32 60 70", "aria-hidden": "true" }, drawTile(desk.table, tile));
  const name = (tile.owner ? `${player(desk, tile.owner)} ` : "") + kindName(desk, tile.kind);
  const label = count > 0 ? `${name} × ${count}` : name;
  if (!pick) return h("span", { class: "rules-handtile", title: label, aria: { role: "img", label } }, picture, count > 1 && h("i", {}, String(count)));
  const b = h("button", { type: "button", class: "rules-handtile", title: label, disabled: !can, data: { key: `hand ${tile.name}` }, on: { click: (event) => pick(tile, event.detail === 0) } }, picture, count > 1 && h("i", {}, String(count)));
  b.setAttribute("aria-label", label);
  b.setAttribute("aria-pressed", String(chosen));
  return b;
}
