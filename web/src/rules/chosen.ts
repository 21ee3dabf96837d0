// What is chosen on the board: a tile of the realm, or one in hand, whose name has no number.
import type { Act, Hex, State, Table, Tile } from "./protocol";
import { count, type Desk, tileName, words } from "./shared";

export interface Chosen { name: string; tile: Tile; at?: Hex }

/** What the chosen tile may do. */
export function actsOf(state: State, c: Chosen): Act[] {
  return state.acts.filter((a) => a.tile && (c.at ? a.tile === c.name && (a.from || false) : !a.from && a.tile.replace(/\d+$/, "") === c.name));
}

/** The tile's full name: of several in hand the next number. */
export function fullName(table: Table, state: State, c: Chosen): string {
  if (c.at) return c.name;
  const legal = state.acts.find((a) => !a.from && a.tile?.replace(/\d+$/, "") === c.name);
  if (legal?.tile) return legal.tile;
  const kind = table.kinds.find((k) => k.key === c.tile.kind);
  const left = state.hand.find((x) => x.name === c.name)?.count ?? 0;
  return kind && c.tile.owner && kind.count > 1 ? `${c.name}${kind.count - left + 1}` : c.name;
}

/** The landscape that was drawn is chosen already. */
export function drawnTile(state: State): Chosen | null {
  const drawn = state.hand.find((x) => x.name === state.drawn);
  return drawn ? { name: drawn.name, tile: drawn } : null;
}

/** What is chosen, and how many places there are for it. */
export function chosenText(desk: Desk, c: Chosen, n: number): string {
  const tile = tileName(desk, c.tile);
  if (n === 0) return words(desk)("noAct", { tile });
  return words(desk)(c.at ? "goes" : "lies", { tile, places: count(desk, "places", n) });
}
