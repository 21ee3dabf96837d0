// Keeps the picture in step with the design: asks the studio for what is to be
// seen, what the maker looks at first, and lays it out.
import { type App, entryOf, groupOf, kind, valueOf } from "./app";
import { Casting } from "./casting";
import type { Early } from "./early";
import { StudioError } from "./engine/crew";
import type { Plates, SetOf } from "./engine/protocol";
import type { Inspector } from "./inspector";
import { faultText } from "./ui/fault";
import { alone, openBox, pieceID, plates, table } from "./viewer/arrange";
import { Rest } from "./state/pending";
import type { Standpoint, Viewer } from "./viewer/viewer";

/** Where a cut is looked at from. */
const facing: Standpoint = { around: 0, above: 24 };

/** Milliseconds of rest before what is not in the middle is looked at and made anew. */
const rest = 110;

const standpoints: Record<App["focus"]["view"], Standpoint> = {
  set: { around: 0, above: 58 },
  box: { around: -14, above: 48 },
  piece: { around: -18, above: 46 },
  plates: { around: 0, above: 50 },
};

export class Director extends EventTarget {
  private set: SetOf | null = null;
  private laid: Plates | null = null;
  private laidFor = "";
  private readonly rest = new Rest();
  private asking: AbortController | null = null;
  private looked = "";
  private below = false;
  private cutting = false;

  private readonly app: App;
  private readonly viewer: Viewer;
  private readonly inspector: Inspector;
  private readonly casting: Casting;

  /** The early piece was asked for before there was a director. */
  constructor(app: App, viewer: Viewer, inspector: Inspector, early: Early | null = null) {
    super();
    this.app = app;
    this.viewer = viewer;
    this.inspector = inspector;
    this.casting = new Casting(app, viewer, {
      wanted: () => this.focusID(),
      came: (id) => {
        if (id === this.focusID()) this.lay();
        this.first();
      },
      failed: (error) => this.report(error),
    }, early);
    inspector.addEventListener("change", () => this.mark());
    app.store.listen(() => this.changed());
    app.focus.addEventListener("change", () => this.changed(0));
  }

  /** Makes what is looked at now, and everything else that is to be seen after a rest. */
  changed(wait = rest): void {
    this.recolour();
    this.casting.hurry();
    this.rest.stop();
    this.casting.stop();
    this.asking?.abort();
    if (wait > 0 && this.set) this.rest.then(wait, () => this.ask());
    else this.ask();
    if (!this.casting.busy) this.lay(); // else the places change with the body
    this.mark();
  }

  /** Looks from above or from below. */
  turnOver(below: boolean): void {
    this.below = below;
    this.home();
  }

  /** Cuts what is shown, at a part of its depth, and looks at the cut; null for no cut. */
  cut(part: number | null): void {
    const first = part !== null && !this.cutting;
    const last = part === null && this.cutting;
    this.cutting = part !== null;
    this.viewer.section(part);
    if (first || last) this.home();
  }

  /** Looks at everything that is shown. */
  home(turning = true): void {
    const from = this.cutting ? facing : standpoints[this.app.focus.view];
    this.viewer.look(this.below ? { around: from.around, above: -from.above } : from, turning);
  }

  /** The plates of the piece that is looked at; null while they are laid out. */
  get plates(): Plates | null {
    return this.laidFor === this.focusID() ? this.laid : null;
  }

  get setOf(): SetOf | null {
    return this.set;
  }

  /** The id of the piece that is looked at. */
  focusID(): string {
    const { piece, base } = this.app.focus;
    return pieceID(groupOf(kind(this.app.table, piece), base), piece);
  }

  private recolour(): void {
    const { table: t, store } = this.app;
    const names = t.settings.find((s) => s.key === "color")?.names ?? [];
    const colours: Record<string, string> = {};
    for (const name of names) {
      const hex = entryOf(t, store.choices, "color", name);
      if (hex && /^#[0-9a-f]{6}$/i.test(hex)) colours[name] = hex;
    }
    this.viewer.colour(colours);
  }

  /** Asks what the set consists of, and whether it can be made. */
  private ask(): void {
    const asking = new AbortController();
    this.asking = asking;
    const { engine, store, news } = this.app;
    engine.call("set", { choices: store.choices }, { urgency: 3, signal: asking.signal }).then(
      ({ value }) => {
        this.set = value;
        news.tell(this.casting.refusal, value.warnings ?? []);
        this.askPlates(asking.signal);
        this.lay();
        this.makeRest();
      },
      (error: unknown) => this.report(error),
    );
  }

  private askPlates(signal: AbortSignal): void {
    if (this.app.focus.view !== "plates") return;
    const { engine, store } = this.app;
    const [group, piece] = this.focusID().split("/") as [string, string];
    engine.call("plates", { choices: store.choices, group, piece }, { urgency: 1, signal }).then(
      ({ value }) => {
        this.laid = value;
        this.laidFor = this.focusID();
        this.lay();
        this.dispatchEvent(new Event("laid"));
      },
      (error: unknown) => this.report(error),
    );
  }

  private report(error: unknown): void {
    if (error instanceof StudioError) this.app.news.tell(error.trouble);
    else if (!(error instanceof DOMException)) this.app.news.tell({ text: faultText(this.app.tongue, error), input: false });
  }

  /** Makes the pieces that are seen besides the one that is looked at. */
  private makeRest(): void {
    const others = this.seen().filter((id) => id !== this.focusID());
    this.casting.fill(others, (id) => { if (id.startsWith("box/")) this.lay(); }); // what lies in it and beside it moves
  }

  /** The pieces that the view shows, in the order in which they are wanted. */
  private seen(): string[] {
    const { view } = this.app.focus;
    if (view === "piece" || view === "plates" || !this.set) return [this.focusID()];
    return [...new Set(this.placements().map((p) => p.piece))];
  }

  private placements() {
    const { view, piece } = this.app.focus;
    if (view === "piece" || !this.set) return alone(this.focusID());
    if (view === "box") return this.boxPlacements(piece);
    if (view === "plates") return this.plates ? plates(this.focusID(), this.plates).placements : [];
    return table(this.set, this.measures());
  }

  private boxPlacements(piece: string) {
    const set = this.set as SetOf;
    const packing = set.boxes.find((b) => b.box === piece) ?? set.boxes[0];
    if (!packing) return [];
    const box = this.viewer.shape(pieceID("box", packing.box))?.things[0]?.bodies[0]?.geometry.boundingBox;
    return openBox(set, packing, this.measures(), box ? box.max.x - box.min.x : 4 * this.measures().size);
  }

  /** Marks what is too small on the tile that is looked at. */
  private mark(): void {
    const shown = this.app.focus.view === "piece" && this.inspector.piece === this.app.focus.piece;
    this.viewer.mark(shown ? (this.inspector.glyph?.findings ?? []) : [], this.measures().thickness);
  }

  private measures() {
    const { table: t, store } = this.app;
    return { size: Number(valueOf(t, store.choices, "size")), thickness: Number(valueOf(t, store.choices, "thickness")) };
  }

  private lay(): void {
    const laid = this.app.focus.view === "plates" ? this.plates : null;
    const beds = laid ? { laid, beds: plates(this.focusID(), laid).beds } : null;
    const m = this.measures();
    this.viewer.expect(m.size, m.thickness);
    this.viewer.lay(this.placements(), beds);
    this.first();
  }

  /** Looks at a new view as soon as something of it is there. */
  private first(): void {
    const { view, piece } = this.app.focus;
    const number = this.set ? this.placements().length : 0;
    const now = `${view} ${view === "set" ? "" : piece} ${number}`;
    if (now === this.looked || !this.set || !this.seen().some((id) => this.viewer.has(id))) return;
    this.home(this.looked !== "");
    this.looked = now;
  }
}
