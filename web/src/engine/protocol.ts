// The words that page and worker exchange; the values are those of the Go
// package web/studio, in its spelling.

export type Choices = Record<string, string[]>;

export interface Setting {
  key: string;
  kind: "switch" | "text" | "path" | "file" | "choice" | "number" | "whole" | "list" | "shades" | "counts" | "paths";
  default: string[] | null;
  unit?: string;
  min: number;
  max: number;
  wholeLayers?: boolean;
  values?: string[];
  word?: string;
  names?: string[];
  usage: string;
  reason: string;
  allowed: string;
}

export interface Kind {
  key: string;
  name: string;
  chinese: string;
  count: number;
  glyph: boolean;
}

export interface Printer {
  key: string;
  model: string;
  width: number;
  depth: number;
}

export interface Table {
  settings: Setting[];
  pieces: Kind[];
  printers: Printer[];
}

/** A line for the maker; the page words it by code and facts, else by its text. */
export interface Notice {
  code: string;
  facts?: Record<string, string>;
  text: string;
}

export interface Said {
  values: Record<string, string[] | null>;
  choices: Choices;
  warnings: Notice[] | null;
}

export interface Loaded extends Said {
  files: string[] | null;
}

export interface Piece {
  group: string;
  key: string;
  title: string;
  count: number;
}

export interface Packing {
  box: string;
  deep: number;
  wells: { at: [number, number, number]; tiles: { group: string; key: string }[] | null }[];
}

export interface SetOf {
  pieces: Piece[] | null;
  bundles: string[] | null;
  table: string[];
  boxes: Packing[];
  warnings: Notice[] | null;
}

export interface Body {
  name: string;
  colour: string;
  hex: string;
  blob: number;
}

export interface ModelObject {
  name: string;
  faceDown: boolean;
  height: number;
  bodies: Body[];
}

export interface Model {
  objects: ModelObject[];
}

export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Plate {
  title: string;
  instances: { object: number; x: number; y: number }[];
  tower: Rect | null;
  uses: { filament: string; cm3: number }[];
  changes: number;
  changesAt: number[] | null;
}

export interface Plates {
  printer: string;
  bed: Rect;
  exclude: Rect | null;
  plates: Plate[];
  colours: { key: string; hex: string }[];
}

export interface Finding {
  kind: "stroke" | "gap" | "island";
  x: number;
  y: number;
  width: number;
  limit: number;
  text: string;
  marks?: number[][] | null;
}

export interface Glyph {
  own: boolean;
  circle: number;
  rings: number[][];
  findings: Finding[] | null;
  summary: string;
  lost: number;
  notes: Notice[] | null;
  repair?: { before: number; after: number };
}

export interface Made {
  name: string;
  warnings: Notice[] | null;
}

/** A step of the work: what was made last. */
export interface Step {
  stage: "bodies" | "pictures" | "files";
  piece?: string;
  file?: string;
}

export interface Trouble {
  text: string;
  key?: string;
  /** In the file to blame: "hill.svg:3:5: <rect>". */
  place?: string;
  reason?: string;
  allowed?: string;
  input: boolean;
  code?: string;
  facts?: Record<string, string>;
  /** Where in a document the reason was met, from outside. */
  within?: Notice[];
}

/** The parameters of a call; each method reads its own. */
export interface Params {
  choices?: Choices;
  group?: string;
  piece?: string;
  /** mm that outlines may lie from the true ones. */
  stray?: number;
  want?: string;
  name?: string;
}

/** What each method answers, besides blobs. */
export interface Methods {
  table: Table;
  say: Said;
  set: SetOf;
  model: Model;
  plates: Plates;
  glyph: Glyph;
  thicken: Glyph;
  make: Made;
  save: Made;
  load: Loaded;
  putFile: null;
  dropFile: null;
}

export type Method = keyof Methods;

export interface Call {
  id: number;
  method: Method;
  params: Params;
  blob?: Uint8Array;
}

export type ToWorker = { start: WebAssembly.Module } | Call;

export type FromWorker =
  | { ready: true }
  | { id: number; json: string; blobs: Uint8Array[] }
  | { id: number; trouble: Trouble }
  | { id: number; done: number; total: number; last: Step };
