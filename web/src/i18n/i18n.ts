// Words in two languages. Every key has both; the compiler sees to it.
import type { Language } from "../state/kept";
import { en } from "./en";
import { zhHant } from "./zh-hant";
import { zhSaid } from "./zh-said";

export type Key = keyof typeof en;
export type Words = Record<Key, string>;

const tables: Record<Language, Words> = { en, "zh-Hant": zhHant };

/** The language of the page, and a way to hear of its change. */
export class Tongue {
  private readonly listeners = new Set<() => void>();

  private current: Language;

  constructor(current: Language) {
    this.current = current;
    document.documentElement.lang = current;
  }

  get language(): Language {
    return this.current;
  }

  use(language: Language): void {
    this.current = language;
    document.documentElement.lang = language;
    for (const listener of this.listeners) listener();
  }

  listen(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** The words of a key, with {name} filled in. */
  t(key: Key, fill: Record<string, string | number> = {}): string {
    return tables[this.current][key].replace(/\{(\w+)\}/g, (all, name: string) => String(fill[name] ?? all));
  }

  /** The words of a key that may not be there, such as that of a setting added later. */
  maybe(key: string, otherwise: string): string {
    return (tables[this.current] as Record<string, string>)[key] ?? otherwise;
  }

  /** What the studio says with a code; null where it says it itself in the language. */
  said(code: string): string | null {
    return this.current === "en" ? null : (zhSaid[code] ?? null);
  }

  /** A number as the language writes it. */
  number(value: number, digits = 2): string {
    return value.toLocaleString(this.current, { maximumFractionDigits: digits });
  }

  /** A number with so many digits, for columns. */
  fixed(value: number, digits: number): string {
    return value.toLocaleString(this.current, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }
}

/** The language to begin with. */
export function preferred(kept: string | null): Language {
  if (kept === "en" || kept === "zh-Hant") return kept;
  return navigator.languages.some((l) => /^zh/i.test(l)) ? "zh-Hant" : "en";
}
