// Looks at the drawing of the piece in focus: what of it is too small for the
// nozzle, and, where the maker wants it, the repair kept in step with the design.
import { type App, entryOf, kind } from "./app";
import { StudioError } from "./engine/crew";
import type { Choices, Glyph, Trouble } from "./engine/protocol";
import { put, same } from "./files";
import { keep, kept } from "./state/kept";
import { Rest } from "./state/pending";
import { named } from "./state/shelf";
import { entry } from "./state/store";

/** Settings that decide how a drawing lies on its tile. */
const bearing = ["size", "chamfer", "nozzle", "glyph-fit", "glyph-rotate", "font", "glyph"];
const rest = 120; // ms

export class Inspector extends EventTarget {
  glyph: Glyph | null = null;
  trouble: Trouble | null = null;
  repair: { before: number; after: number } | null = null;
  private asking: AbortController | null = null;
  private readonly rest = new Rest();
  private last = "";
  private readonly app: App;

  constructor(app: App) {
    super();
    this.app = app;
    app.store.listen(() => this.later());
    app.focus.addEventListener("change", () => this.later());
    this.later();
  }

  /** The piece whose drawing is looked at; null while a box is in focus. */
  get piece(): string | null {
    const { piece } = this.app.focus;
    return kind(this.app.table, piece).glyph ? piece : null;
  }

  /** The maker's own drawing of the piece, as the setting has it. */
  get own(): string | undefined {
    const value = this.piece && entryOf(this.app.table, this.app.store.choices, "glyph", this.piece);
    return this.thick ? this.original || undefined : value || undefined;
  }

  /** Whether the drawing is the repaired one. */
  get thick(): boolean {
    const { piece } = this;
    return piece !== null && entry(this.app.store.choices, "glyph", piece) === thickName(piece, this.original) && kept(`thick.${piece}`) !== null;
  }

  /** What the repaired drawing was made from: a file, a text, or "" for the set's own. */
  private get original(): string {
    return kept(`thick.${this.piece}`) ?? "";
  }

  /** Repairs the drawing, or puts the original back. */
  async thicken(on: boolean): Promise<void> {
    const { piece } = this;
    if (!piece) return;
    if (!on) {
      this.repair = null;
      this.app.store.setEntry("glyph", piece, this.original || undefined);
      return;
    }
    keep(`thick.${piece}`, entry(this.app.store.choices, "glyph", piece) ?? "");
    await this.derive(piece);
    this.app.store.setEntry("glyph", piece, thickName(piece, this.original));
  }

  private later(): void {
    this.rest.then(rest, () => void this.look());
  }

  private key(): string {
    const choices = this.app.store.choices;
    return JSON.stringify([this.piece, named(choices, this.app.engine.shelf), ...bearing.map((k) => choices[k] ?? null)]);
  }

  private async look(): Promise<void> {
    const { piece } = this;
    const key = this.key();
    if (key === this.last) return;
    this.last = key;
    this.asking?.abort();
    this.asking = new AbortController();
    if (!piece) return this.show(null, null);
    try {
      if (this.thick && (await this.derive(piece))) {
        this.app.store.amend();
        this.last = this.key();
      }
      const { value } = await this.app.engine.call("glyph", { choices: this.choices(), piece }, { urgency: 1, signal: this.asking.signal });
      this.show(value, null);
    } catch (error) {
      if (error instanceof StudioError && isOfDrawing(error.trouble)) this.show(null, error.trouble);
    }
  }

  private show(glyph: Glyph | null, trouble: Trouble | null): void {
    this.glyph = glyph;
    this.trouble = trouble;
    this.dispatchEvent(new Event("change"));
  }

  private choices(): Choices {
    const out: Choices = {};
    for (const key of bearing) {
      const values = this.app.store.choices[key];
      if (values) out[key] = values;
    }
    return out;
  }

  /** Makes the repaired drawing for the design as it is now; tells whether it is another one. */
  private async derive(piece: string): Promise<boolean> {
    const choices = this.choices();
    delete choices["glyph-rotate"]; // the setting turns the repaired drawing itself
    const others = (choices["glyph"] ?? []).filter((e) => !e.startsWith(`${piece}=`));
    choices["glyph"] = this.original ? [...others, `${piece}=${this.original}`] : others;
    const { value, blobs } = await this.app.engine.call("thicken", { choices, piece }, { urgency: 1 });
    this.repair = value.repair ?? null;
    const [made] = blobs;
    const name = thickName(piece, this.original);
    const old = this.app.engine.file(name);
    if (!made || (old && same(old, made))) return false;
    put(this.app, name, made);
    return true;
  }
}

/** Whether a drawing or its font is to blame, and no other setting, which has a place of its own. */
function isOfDrawing(trouble: Trouble): boolean {
  return !trouble.key || trouble.key === "glyph" || trouble.key === "font" || !bearing.includes(trouble.key);
}

const thickEnding = "-thick.svg";

/** The name of a repaired drawing: that of the file which it was made from, and the piece, whose settings it was made for. */
function thickName(piece: string, original: string): string {
  return original === "" || original.startsWith("text:") ? `${piece}${thickEnding}` : `${original}-${piece}${thickEnding}`;
}

/** The file that a repaired drawing was made from; undefined for what is none. */
export function thickenedOf(name: string): string | undefined {
  return /^(.+\.\w+)-\w+-thick\.svg$/.exec(name)?.[1];
}
