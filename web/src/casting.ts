// Has the studio make bodies for the picture, as finely as it shows them: at once
// that of the piece which is looked at, the others when there is rest.
import { type App, measuresOf } from "./app";
import { type Early, shapely } from "./early";
import { type Reply, StudioError } from "./engine/crew";
import type { Choices, Model, Trouble } from "./engine/protocol";
import { shapeOf } from "./viewer/model";
import type { Viewer } from "./viewer/viewer";

/** Milliseconds that bodies take at most which are quickly made. */
const quick = 60;

/** Milliseconds after which the making of an older design is given up for a newer one. */
const hurried = 150;

/** What the one who asks for bodies is told. */
export interface Asker {
  /** The piece that is wanted at once. */
  wanted(): string;
  /** How far in mm outlines may lie from the true ones. */
  stray(): number;
  came(id: string): void;
  failed(error: unknown): void;
}

/** What a piece's bodies were made of. */
interface Cast {
  key: string; // the shape's choices
  stray: number;
}

export class Casting {
  private readonly app: App;
  private readonly viewer: Viewer;
  private readonly asker: Asker;
  private readonly made = new Map<string, Cast>(); // by the piece's id
  private urgent: { abort: AbortController; at: number } | null = null;
  private again = false;
  private later = new AbortController();
  private refused: { key: string; trouble: Trouble } | null = null;
  private early: Early | null;
  private took = 0; // ms, for the last piece that was wanted at once

  /** The early piece was asked for before. */
  constructor(app: App, viewer: Viewer, asker: Asker, early: Early | null) {
    this.app = app;
    this.viewer = viewer;
    this.asker = asker;
    this.early = early;
  }

  /** Whether the piece that is wanted at once is being made. */
  get busy(): boolean {
    return this.urgent !== null;
  }

  /** What decides on bodies as the design is now. */
  private shape(): { key: string; choices: Choices } {
    return shapely(this.app.store.choices, this.app.engine.shelf);
  }

  /** Whether bodies come so soon that nothing need be shown before, and both workers may make them. */
  get isQuick(): boolean {
    return this.took <= quick;
  }

  /** Why a body of the design as it is now could not be made. */
  get refusal(): Trouble | null {
    return this.refused?.key === this.shape().key ? this.refused.trouble : null;
  }

  /** Makes the piece that is wanted; while that goes on, the newest design waits. */
  hurry(): void {
    if (this.urgent) {
      this.again = true;
      if (performance.now() - this.urgent.at > hurried) this.urgent.abort.abort();
      return;
    }
    const id = this.asker.wanted();
    if (this.isMade(id, this.asker.stray())) return;
    const abort = new AbortController();
    this.urgent = { abort, at: performance.now() };
    this.make(id, 2, abort.signal).finally(() => {
      this.urgent = null;
      if (!this.again) return;
      this.again = false;
      this.hurry();
    });
  }

  /** Whether a piece's bodies are those of the design as it is now, and fine enough. */
  isMade(id: string, stray: number): boolean {
    const cast = this.made.get(id);
    return cast !== undefined && cast.key === this.shape().key && cast.stray <= stray;
  }

  /** Makes other pieces, in their order; come is called as each is there. */
  async fill(ids: string[], come: (id: string) => void): Promise<void> {
    this.later.abort();
    this.later = new AbortController();
    const { signal } = this.later;
    await Promise.all(ids.map((id) => this.make(id, -1, signal).then(() => come(id))));
    if (!signal.aborted) this.viewer.flush();
  }

  /** Leaves the other pieces unmade. */
  stop(): void {
    this.later.abort();
  }

  private async make(id: string, urgency: number, signal: AbortSignal): Promise<void> {
    const { key, choices } = this.shape();
    const stray = this.asker.stray();
    if (this.isMade(id, stray)) return;
    try {
      const { cast, value, blobs } = await this.model(id, { key, stray }, choices, urgency, signal);
      this.made.set(id, cast);
      const made = id.startsWith("box/") ? null : measuresOf(this.app.table, choices);
      this.viewer.put(id, shapeOf(value, blobs, made, cast.stray === 0), urgency > 0);
      this.asker.came(id);
    } catch (error) {
      if (error instanceof StudioError) this.refused = { key, trouble: error.trouble };
      this.asker.failed(error);
    }
  }

  /** Asks for a piece's bodies; those of the first picture have been asked for. */
  private async model(id: string, cast: Cast, choices: Choices, urgency: number, signal: AbortSignal): Promise<Reply<Model> & { cast: Cast }> {
    const { early } = this;
    this.early = null;
    if (early?.id === id && early.key === cast.key) return { cast: { key: cast.key, stray: 0 }, ...(await early.reply) };
    const [group, piece] = id.split("/") as [string, string];
    const at = performance.now();
    if (urgency > 0) mark("asked");
    const reply = await this.app.engine.call("model", { choices, group, piece, stray: cast.stray }, { urgency, signal, brief: this.isQuick });
    if (urgency > 0) {
      mark("made");
      this.took = performance.now() - at;
    }
    return { cast, ...reply };
  }
}

/** Marks a step for those who measure; the one before it is forgotten. */
function mark(name: string): void {
  performance.clearMarks(name);
  performance.mark(name);
}
