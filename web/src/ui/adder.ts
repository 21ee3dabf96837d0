// Adds up the plates of all pieces of a design, one after the other, while
// nothing else is wanted.
import type { App } from "../app";
import type { Plates, SetOf } from "../engine/protocol";

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
  private readonly tell: (sum: Sum | null) => void;
  private key = "";
  private abort: AbortController | null = null;
  private timer = 0;

  constructor(app: App, tell: (sum: Sum | null) => void) {
    this.app = app;
    this.tell = tell;
  }

  add(set: SetOf | null): void {
    const key = JSON.stringify([this.app.store.choices, this.app.tongue.language]);
    if (!set || key === this.key) return;
    this.key = key;
    this.abort?.abort();
    const abort = new AbortController();
    this.abort = abort;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.run(set, abort.signal).catch(() => abort.signal.aborted || this.tell(null)), rest);
  }

  private async run(set: SetOf, signal: AbortSignal): Promise<void> {
    const sum: Sum = { plates: 0, changes: 0, cm3: new Map(), hex: new Map() };
    for (const p of set.pieces ?? []) {
      const { value } = await this.app.engine.call("plates", { choices: this.app.store.choices, group: p.group, piece: p.key }, { urgency: -1, signal });
      include(sum, value);
    }
    this.tell(sum);
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
