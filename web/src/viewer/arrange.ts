// Where the pieces lie: on the table, in the box, alone, on the printer. Lengths
// are mm, x to the right, y away, z up. Nothing here draws.
import type { Packing, Piece, Plates, SetOf } from "../engine/protocol";

/** One object of a piece in its place. */
export interface Placement {
  piece: string; // pieceID
  object: number;
  x: number;
  y: number;
  z: number;
  /** Turned over about the y axis, as a maker holds what prints face down. */
  seen: boolean;
}

export function pieceID(group: string, key: string): string {
  return `${group}/${key}`;
}

/** The measures that arranging needs. */
export interface Measures {
  size: number;
  thickness: number;
}

const tileGap = 3;
const groupGap = 14;
const tableColumns = 7;
const lidGap = 14;

/** All tiles, group by group, nested like the cells of a honeycomb. */
export function table(set: SetOf, m: Measures): Placement[] {
  const out: Placement[] = [];
  const pitch = m.size + tileGap;
  const rise = pitch * Math.sqrt(0.75);
  let top = 0;
  for (const group of set.table) {
    const tiles = copies((set.pieces ?? []).filter((p) => p.group === group));
    if (tiles.length === 0) continue;
    const rows = Math.ceil(tiles.length / tableColumns);
    const columns = Math.ceil(tiles.length / rows);
    tiles.forEach((piece, i) => {
      const row = Math.floor(i / columns);
      const shift = rows > 1 ? (row % 2 ? 0.25 : -0.25) : 0;
      out.push({ piece, object: 0, x: ((i % columns) - (columns - 1) / 2 + shift) * pitch, y: top - row * rise, z: 0, seen: true });
    });
    top -= (rows - 1) * rise + pitch * Math.sqrt(4 / 3) + groupGap;
  }
  return centred(out);
}

function copies(pieces: Piece[]): string[] {
  return pieces.flatMap((p) => Array<string>(p.count).fill(pieceID(p.group, p.key)));
}

function centred(list: Placement[]): Placement[] {
  const ys = list.map((p) => p.y);
  const middle = (Math.max(...ys) + Math.min(...ys)) / 2;
  return list.map((p) => ({ ...p, y: p.y - middle }));
}

/** A box with its tiles and its lid beside it. The width is the box's, in mm. */
export function openBox(set: SetOf, packing: Packing, m: Measures, width: number): Placement[] {
  const box = pieceID("box", packing.box);
  const shift = -(width + lidGap) / 2;
  const out: Placement[] = [
    { piece: box, object: 0, x: shift, y: 0, z: 0, seen: true },
    { piece: box, object: 1, x: -shift, y: 0, z: 0, seen: true },
  ];
  const stock = new Map((set.pieces ?? []).map((p) => [pieceID(p.group, p.key), p.count]));
  for (const well of packing.wells) {
    let n = 0;
    for (const tile of well.tiles ?? []) {
      const piece = pieceID(tile.group, tile.key);
      const left = stock.get(piece) ?? 0;
      if (left === 0 || n >= packing.deep) continue;
      stock.set(piece, left - 1);
      out.push({ piece, object: 0, x: well.at[0] + shift, y: well.at[1], z: well.at[2] + n * m.thickness, seen: true });
      n++;
    }
  }
  return out;
}

/** One piece alone. */
export function alone(piece: string): Placement[] {
  return [{ piece, object: 0, x: 0, y: 0, z: 0, seen: true }];
}

/** A bed with what lies on it; x0, y0 is its front left corner. */
export interface Bed {
  x0: number;
  y0: number;
  plate: number;
}

const bedGap = 40;

/** A piece's plates in a row, as they lie on the printer. */
export function plates(piece: string, laid: Plates): { beds: Bed[]; placements: Placement[] } {
  const width = laid.bed.x1 - laid.bed.x0;
  const depth = laid.bed.y1 - laid.bed.y0;
  const whole = laid.plates.length * (width + bedGap) - bedGap;
  const beds = laid.plates.map((_, plate) => ({ plate, x0: plate * (width + bedGap) - whole / 2, y0: -depth / 2 }));
  const placements = beds.flatMap((bed) =>
    (laid.plates[bed.plate]?.instances ?? []).map((i) => ({ piece, object: i.object, x: bed.x0 + i.x, y: bed.y0 + i.y, z: 0, seen: false })),
  );
  return { beds, placements };
}
