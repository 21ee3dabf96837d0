// A position that is being put together: its tiles, and what follows from them as long as nobody has said otherwise.
import { keyOf } from "./board";
import type { Cell, Draft, Hex, Table, Tile } from "./protocol";

/** Every tile that can be put down, without numbers. */
export function allTiles(table: Table): Tile[] {
  return table.kinds.flatMap((k) => (k.letter === "M" || k.letter === "S" ? [""] : table.players).map((owner) => ({ name: owner ? owner.charAt(0) + k.letter : k.letter, owner, kind: k.key })));
}

const bare = (name: string): string => name.replace(/\d+$/, "");

export function cellsOf(table: Table, draft: Draft): Cell[] {
  const tiles = allTiles(table);
  const found = new Map<string, Cell>();
  for (const x of draft.tiles) {
    const cell = found.get(keyOf(x)) ?? { q: x.q, r: x.r, tiles: [] };
    cell.tiles.push(tiles.find((y) => y.name === bare(x.tile)) as Tile);
    found.set(keyOf(x), cell);
  }
  return [...found.values()];
}

/** How many of a tile are not on the board; below 0 there are too many. */
export function left(table: Table, draft: Draft, tile: Tile): number {
  const all = table.kinds.find((k) => k.key === tile.kind)?.count ?? 0;
  return all - draft.tiles.filter((x) => bare(x.tile) === tile.name).length;
}

/** Takes the topmost tile of a hex away. */
export function takeAway(draft: Draft, at: Hex): void {
  const i = draft.tiles.findLastIndex((x) => keyOf(x) === keyOf(at));
  if (i >= 0) draft.tiles.splice(i, 1);
}

/** Whether a player's PiXiu is on the board, and has a memory. */
export function hasPixiu(draft: Draft, player: string): boolean {
  return draft.tiles.some((x) => bare(x.tile) === `${player.charAt(0)}P`);
}

/** Forgets what follows from the tiles and was not said, and what is said of tiles that are gone. */
export function settle(table: Table, draft: Draft, told: Set<string>): void {
  for (const name of ["turn", "to move", "last", "drawn"]) if (!told.has(name)) delete draft.facts[name];
  for (const player of table.players) if (!hasPixiu(draft, player)) delete draft.facts[`memory ${player}`];
}
