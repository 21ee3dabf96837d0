// The words that page and referee exchange; the values are those of the Go
// package web/referee, in its spelling.

export interface Hex {
  q: number;
  r: number;
}

export interface Tile {
  name: string;
  owner: string;
  kind: string;
}

export interface Cell extends Hex {
  tiles: Tile[];
}

export interface InHand extends Tile {
  count: number;
}

export interface Act {
  tile?: string;
  from?: Hex;
  to?: Hex;
  text?: string;
}

export interface Ending {
  winner?: string;
  draw?: boolean;
  rule?: string;
}

export interface Turn {
  number: number;
  player: string;
  text: string;
  tile?: string;
  /** The act in words, by language. */
  said: Record<string, string>;
}

export interface State {
  start: string;
  text: string;
  turn: number;
  toMove: string;
  result?: Ending;
  cells: Cell[];
  hand: InHand[];
  acts: Act[];
  last?: Act;
  turns: Turn[];
  due?: boolean;
  /** The landscape drawn for this turn, which binds. */
  drawn?: string;
}

export interface Refusal {
  rule: string;
  /** Why it is broken: a sentence without a full stop, and the same in Chinese. */
  why: string;
  chinese: string;
  move?: string;
  /** The move in words, by language: what is not allowed. */
  said?: Record<string, string>;
  hex?: Hex;
}

export interface Played {
  state: State;
  refusal?: Refusal;
  syntax?: string;
  /** The same in Chinese. */
  chinese?: string;
}

export interface Line {
  start: string;
  acts: string[];
  /** The landscape drawn for the turn after the acts. */
  drawn?: string;
}

export interface TileAt extends Hex {
  tile: string;
}

export interface Draft {
  options: Record<string, string>;
  tiles: TileAt[];
  facts: Record<string, string>;
}

export interface Arranged {
  state?: State;
  refusal?: Refusal;
  trouble?: string;
  /** The same in Chinese. */
  chinese?: string;
  tile: number;
  fact?: string;
}

export interface Look {
  base: string;
  ink: string;
}

export interface Kind {
  key: string;
  letter: string;
  names: [string, string];
  count: number;
  advanced?: boolean;
  glyph: string;
  looks: Record<string, Look>;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  ends?: boolean;
  /** What it is called and says in Chinese. */
  chinese: { title: string; text: string };
}

export interface GameOption {
  name: string;
  values: string;
  default: string;
  text: string;
}

export interface Table {
  title: string;
  players: string[];
  options: GameOption[];
  chapters: { title: string; rules: Rule[] }[];
  kinds: Kind[];
  unit: number;
}

export interface Entry {
  key: string;
  group?: string;
  title: string;
  titles?: Record<string, string>;
  players?: Record<string, string>;
  event?: string;
  place?: string;
  date?: string;
  moves: number;
  ended?: string;
  by?: string;
  wrong?: string;
  /** The same in Chinese, where a rule of the game is broken. */
  chinese?: string;
}

export interface Claim {
  text: string;
  /** In words, by language. */
  said?: Record<string, string>;
  rules?: string[];
  why?: string;
  /** The same in Chinese, where a rule of the game is broken. */
  chinese?: string;
}

export interface Shot {
  number?: number;
  player?: string;
  move?: string;
  tile?: string;
  mark?: string;
  /** The move in words, by language. */
  said?: Record<string, string>;
  notes?: Record<string, string[]>;
  claims?: Claim[];
  stands: boolean;
  text?: string;
  toMove?: string;
  result?: Ending;
  cells: Cell[];
  hand: InHand[];
  last?: Act;
  allowed?: Act[];
  forbidden?: Act[];
  chosen?: Hex[];
  targets?: Hex[];
  faults?: Hex[];
}

export interface GameRecord extends Entry {
  /** What was played before the first shot, if an earlier example is continued. */
  before?: Line;
  shots: Shot[];
}

export interface Checked {
  report: string;
  verdict: "ok" | "wrong" | "unreadable" | "nothing";
  places: FaultAt[];
  /** It was read as a Markdown page. */
  markdown: boolean;
}

export interface FaultAt {
  line: number;
  column: number;
  text?: string;
  why: string;
  /** The rule that is broken, and why in Chinese. */
  rule?: string;
  chinese?: string;
}

export interface Rulebook {
  title: string;
  html: string;
  glyphs: string;
  pictures: string[];
  style: string;
  light: string;
  dark: string;
}

/** What each method takes and answers. */
export interface Methods {
  table: [Record<string, never>, Table];
  rulebook: [{ language: string }, Rulebook];
  library: [Record<string, never>, Entry[]];
  record: [{ key: string }, GameRecord];
  open: [{ text: string; markdown: boolean }, GameRecord[]];
  look: [{ line: Line }, State];
  play: [{ line: Line; move: string }, Played];
  barred: [{ line: Line; tile: string }, Refusal | null];
  draft: [{ text: string }, Draft];
  arrange: [{ draft: Draft }, Arranged];
  check: [{ name: string; text: string; markdown: boolean }, Checked];
  save: [{ line: Line; tags: Record<string, string>; result: string }, { name: string; text: string }];
}
