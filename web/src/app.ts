// What all parts of the page share.
import type { Engine } from "./engine/engine";
import type { Choices, Kind, Notice, Setting, Table, Trouble } from "./engine/protocol";
import type { Tongue } from "./i18n/i18n";
import type { Store } from "./state/store";
import type { Measures } from "./viewer/arrange";

export interface App {
  engine: Engine;
  table: Table;
  store: Store;
  tongue: Tongue;
  focus: Focus;
  news: News;
}

/** What of it is there before the studio. */
export type Frame = Pick<App, "store" | "tongue" | "focus" | "news">;

export const views = ["set", "box", "piece", "plates"] as const;
export type View = (typeof views)[number];

/** What the maker looks at. */
export class Focus extends EventTarget {
  view: View = "set";
  piece = "yinglong";
  base: "black" | "white" = "black";

  change(next: Partial<Pick<Focus, "view" | "piece" | "base">>): void {
    Object.assign(this, next);
    this.dispatchEvent(new Event("change"));
  }
}

/** What the studio said last of the design. */
export class News extends EventTarget {
  trouble: Trouble | null = null;
  warnings: Notice[] = [];
  /** The last word on something that was done. */
  word = "";
  /** Where it belongs: at the foot of the panel, or where drawings are dropped. */
  place: "foot" | "drop" = "foot";

  tell(trouble: Trouble | null, warnings: Notice[] = []): void {
    this.trouble = trouble;
    this.warnings = warnings;
    this.dispatchEvent(new Event("change"));
  }

  say(word: string, place: "foot" | "drop" = "foot"): void {
    this.word = word;
    this.place = place;
    this.dispatchEvent(new Event("word"));
  }
}

/** The setting of a key. */
export function setting(table: Table, key: string): Setting {
  const found = table.settings.find((s) => s.key === key);
  if (!found) throw new Error(`no setting ${key}`);
  return found;
}

/** The values of a setting as chosen, or its default. */
export function valuesOf(table: Table, choices: Choices, key: string): string[] {
  return choices[key] ?? setting(table, key).default ?? [];
}

/** The one value of a scalar. */
export function valueOf(table: Table, choices: Choices, key: string): string {
  return valuesOf(table, choices, key)[0] ?? "";
}

/** The value of a table's entry, as chosen or by default. */
export function entryOf(table: Table, choices: Choices, key: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const find = (list: string[] | null | undefined) => list?.find((e) => e.startsWith(prefix))?.slice(prefix.length);
  return find(choices[key]) ?? find(setting(table, key).default);
}

/** The measures of a tile. */
export function measuresOf(table: Table, choices: Choices): Measures {
  return { size: Number(valueOf(table, choices, "size")), thickness: Number(valueOf(table, choices, "thickness")) };
}

export function kind(table: Table, key: string): Kind {
  const found = table.pieces.find((p) => p.key === key);
  if (!found) throw new Error(`no piece ${key}`);
  return found;
}

const landscape = ["shan", "hai"];

/** The group in which a piece lies, with the base that is looked at. */
export function groupOf(piece: Kind, base: "black" | "white"): string {
  if (!piece.glyph) return "box";
  return landscape.includes(piece.key) ? "landscape" : base;
}
