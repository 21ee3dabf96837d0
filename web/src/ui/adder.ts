// Adds up the plates of all pieces of a design, one after the other, while
// nothing else is wanted.
import type { App } from "../app";
import type { Plates, SetOf } from "../engine/protocol";
import { named } from "../state/shelf";

/** The plates of many pieces. */
export interface Sum {
  plates: number;
  changes: number;
  cm3: Map<string, number>;
  hex: Map<string, string>;
}

const rest = 250; // ms

export class Adder {
  private readonly app: App;
  private readonly tell: (sum: Sum | Error) => void;
  private key = ""; // of what is added up
  private told = "";
  private abort: AbortController | null = null;
  private timer = 0;

  constructor(app: App, tell: (sum: Sum | Error) => void) {
    this.app = app;
    this.tell = tell;
  }

  /** Whether what was told last is of the design as it is now. */
  get holds(): boolean {
    return this.told === this.now();
  }

  /** Adds up a design that consists of a set; null for one that nobody knows yet. */
  add(set: SetOf | null): void {
    const key = this.now();
    if (key === this.key && set) return;
    this.abort?.abort();
    clearTimeout(this.timer);
    this.key = set ? key : "";
    if (!set) return;
    const abort = new AbortController();
    this.abort = abort;
    const done = (sum: Sum | Error) => {
      if (abort.signal.aborted) return;
      this.told = key;
      this.tell(sum);
    };
    this.timer = window.setTimeout(() => this.run(set, abort.signal).then(done, (error: unknown) => done(error instanceof Error ? error : new Error(String(error)))), rest);
  }

  private now(): string {
    const { store, engine, tongue } = this.app;
    return JSON.stringify([store.choices, named(store.choices, engine.shelf), tongue.language]);
  }

  private async run(set: SetOf, signal: AbortSignal): Promise<Sum> {
    const sum: Sum = { plates: 0, changes: 0, cm3: new Map(), hex: new Map() };
    for (const p of set.pieces ?? []) {
      const { value } = await this.app.engine.call("plates", { choices: this.app.store.choices, group: p.group, piece: p.key }, { urgency: -1, signal });
      include(sum, value);
    }
    return sum;
  }
}

function include(sum: Sum, laid: Plates): void {
  sum.plates += laid.plates.length;
  for (const plate of laid.plates) {
    sum.changes += plate.changes;
    for (const u of plate.uses) sum.cm3.set(u.filament, (sum.cm3.get(u.filament) ?? 0) + u.cm3);
  }
  for (const c of laid.colours) sum.hex.set(c.key, c.hex);
}
