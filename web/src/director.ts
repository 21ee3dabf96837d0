// Keeps the picture in step with the design: asks the studio for what is to be
// seen, what the maker looks at first, and lays it out.
import { type App, entryOf, groupOf, kind, measuresOf } from "./app";
import { Casting } from "./casting";
import type { Early } from "./early";
import { StudioError } from "./engine/crew";
import type { Choices, Plates, SetOf } from "./engine/protocol";
import type { Inspector } from "./inspector";
import { faultText } from "./ui/fault";
import { alone, openBox, pieceID, plates, table } from "./viewer/arrange";
import { strayAt } from "./viewer/grain";
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
  private laidOf: Choices | null = null;
  private setFor: Choices | null = null;
  private readonly rest = new Rest();
  private asking: AbortController | null = null;
  private looked = "";
  private below = false;
  private section: number | null = null; // part of the depth
  private filled = Infinity; // how far outlines were let stray last
  private refused: Choices | null = null;
  private good: Choices; // of the last design that could be made

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
    this.good = app.store.choices;
    this.casting = new Casting(app, viewer, {
      wanted: () => this.focusID(),
      stray: () => this.stray(),
      came: (id) => {
        if (id === this.focusID()) this.lay();
        this.first();
      },
      failed: (error) => this.report(error),
    }, early);
    inspector.addEventListener("change", () => this.mark());
    app.store.listen(() => this.changed());
    app.focus.addEventListener("change", () => this.changed(0));
    viewer.addEventListener("stand", () => this.refine());
  }

  /** Makes what is looked at now, and everything else that is to be seen after a rest. */
  changed(wait = rest): void {
    this.app.news.say(""); // that was of what was done before
    this.recolour();
    this.casting.hurry();
    this.rest.stop();
    this.casting.stop();
    this.asking?.abort();
    if (wait > 0 && this.set) this.rest.then(wait, () => this.ask());
    else this.ask();
    if (!this.casting.busy || this.isLaidAtOnce()) this.lay(); // else the places change with the body
    this.mark();
  }

  /** Looks from above or from below. */
  turnOver(below: boolean): void {
    this.below = below;
    this.home();
  }

  /** Cuts what is shown, at a part of its depth, and looks at the cut; null for no cut. */
  cut(part: number | null): void {
    const turns = (part === null) !== (this.section === null);
    this.section = part;
    this.viewer.section(part);
    if (turns) this.home();
    this.refine(); // only whole bodies have an inside
  }

  /** Looks at everything that is shown. */
  home(turning = true): void {
    const from = this.standpoint();
    this.viewer.look(this.below ? { around: from.around, above: -from.above } : from, turning);
  }

  /** Whether what is shown is stretched to new measures until its bodies come. */
  private isLaidAtOnce(): boolean {
    const { view } = this.app.focus;
    return view === "set" || (view === "piece" && !this.casting.isQuick);
  }

  private standpoint(): Standpoint {
    return this.section !== null ? facing : standpoints[this.app.focus.view];
  }

  /** The plates of the piece that is looked at, as they were laid last; null while there are none. */
  get plates(): Plates | null {
    return this.laidFor === this.focusID() ? this.laid : null;
  }

  /** Whether these plates are those of the design as it is now. */
  get platesHold(): boolean {
    return this.laidOf === this.app.store.choices;
  }

  /** What the design as it is now consists of; null while that is asked for. */
  get setOf(): SetOf | null {
    return this.setFor === this.app.store.choices ? this.set : null;
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
        this.setFor = store.choices;
        this.good = store.choices;
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
    const { choices } = store;
    engine.call("plates", { choices, group, piece }, { urgency: 1, signal }).then(
      ({ value }) => {
        this.laid = value;
        this.laidOf = choices;
        this.laidFor = this.focusID();
        this.lay();
        this.dispatchEvent(new Event("laid"));
      },
      (error: unknown) => this.report(error),
    );
  }

  private report(error: unknown): void {
    if (!(error instanceof DOMException)) this.refuse();
    if (error instanceof StudioError) this.app.news.tell(error.trouble);
    else if (!(error instanceof DOMException)) this.app.news.tell({ text: faultText(this.app.tongue, error), input: false });
  }

  /** Makes the pieces that are seen besides the one that is looked at. */
  private makeRest(): void {
    this.filled = this.stray();
    this.casting.hurry();
    const others = this.seen().filter((id) => id !== this.focusID());
    const come = (id: string) => { if (id.startsWith("box/")) this.lay(); }; // what lies in it and beside it moves
    void this.casting.fill(others, come);
  }

  /** Makes what is seen more finely, if the picture asks for it by now. */
  private refine(): void {
    if (this.set && this.stray() < this.filled) this.makeRest();
  }

  /** How far in mm outlines may lie from the true ones: nowhere for a cut, and for a piece that is looked at alone. */
  private stray(): number {
    const { view } = this.app.focus;
    if (this.section !== null || view === "piece" || view === "plates") return 0;
    return strayAt(this.isNew() ? this.viewer.grain(this.standpoint()) : this.viewer.grain());
  }

  /** Goes back to the measures of what could be made. */
  private refuse(): void {
    this.refused = this.app.store.choices;
    this.lay();
  }

  /** The pieces that the view shows, in the order in which they are wanted. */
  private seen(): string[] {
    const { view } = this.app.focus;
    if (view === "piece" || view === "plates" || !this.set) return [this.focusID()];
    const all = this.placements();
    const inSight = all.filter((p) => this.viewer.sees(p));
    return [...new Set([...inSight, ...all].map((p) => p.piece))];
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
    const now = measuresOf(t, store.choices);
    const can = this.refused !== store.choices && now.size > 0 && now.thickness > 0;
    return can ? now : measuresOf(t, this.good);
  }

  private lay(): void {
    const laid = this.app.focus.view === "plates" ? this.plates : null;
    const beds = laid ? { laid, beds: plates(this.focusID(), laid).beds } : null;
    this.viewer.expect(this.measures());
    this.viewer.lay(this.placements(), beds);
    this.first();
  }

  /** Looks at a new view as soon as something of it is there. */
  private first(): void {
    if (!this.isNew() || !this.set || !this.seen().some((id) => this.viewer.has(id))) return;
    this.home(this.looked !== "");
    this.looked = this.sight();
  }

  /** Whether the view is one that was not looked at yet. */
  private isNew(): boolean {
    return this.sight() !== this.looked;
  }

  private sight(): string {
    const { view, piece } = this.app.focus;
    return `${view} ${view === "set" ? "" : piece} ${this.set ? this.placements().length : 0}`;
  }
}
