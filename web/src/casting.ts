// Has the studio make bodies for the picture: at once that of the piece which is
// looked at, the others when there is rest.
import type { App } from "./app";
import { type Early, shapely } from "./early";
import { type Reply, StudioError } from "./engine/crew";
import type { Choices, Model, Trouble } from "./engine/protocol";
import { shapeOf } from "./viewer/model";
import type { Viewer } from "./viewer/viewer";

/** Milliseconds after which the making of an older design is given up for a newer one. */
const hurried = 150;

/** What the one who asks for bodies is told. */
export interface Asker {
  /** The piece that is wanted at once. */
  wanted(): string;
  came(id: string): void;
  failed(error: unknown): void;
}

export class Casting {
  private readonly app: App;
  private readonly viewer: Viewer;
  private readonly asker: Asker;
  private readonly made = new Map<string, string>(); // piece id -> the shape's choices
  private urgent: { abort: AbortController; at: number } | null = null;
  private again = false;
  private later = new AbortController();
  private refused: { key: string; trouble: Trouble } | null = null;
  private early: Early | null;

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

  /** Why a body of the design as it is now could not be made. */
  get refusal(): Trouble | null {
    return this.refused?.key === shapely(this.app.store.choices).key ? this.refused.trouble : null;
  }

  /** Makes the piece that is wanted; while that goes on, the newest design waits. */
  hurry(): void {
    if (this.urgent) {
      this.again = true;
      if (performance.now() - this.urgent.at > hurried) this.urgent.abort.abort();
      return;
    }
    const id = this.asker.wanted();
    if (this.made.get(id) === shapely(this.app.store.choices).key) return;
    const abort = new AbortController();
    this.urgent = { abort, at: performance.now() };
    this.make(id, 2, abort.signal).finally(() => {
      this.urgent = null;
      if (!this.again) return;
      this.again = false;
      this.hurry();
    });
  }

  /** Makes other pieces, one after the other; come is called as each is there. */
  fill(ids: string[], come: (id: string) => void): void {
    this.later = new AbortController();
    for (const id of ids) void this.make(id, -1, this.later.signal).then(() => come(id));
  }

  /** Leaves the other pieces unmade. */
  stop(): void {
    this.later.abort();
  }

  private async make(id: string, urgency: number, signal: AbortSignal): Promise<void> {
    const { key, choices } = shapely(this.app.store.choices);
    if (this.made.get(id) === key) return;
    try {
      const { value, blobs } = await this.model(id, key, choices, urgency, signal);
      this.made.set(id, key);
      this.viewer.put(id, shapeOf(value, blobs), urgency > 0);
      this.asker.came(id);
    } catch (error) {
      if (error instanceof StudioError) this.refused = { key, trouble: error.trouble };
      this.asker.failed(error);
    }
  }

  /** Asks for a piece's bodies; those of the first picture have been asked for. */
  private async model(id: string, key: string, choices: Choices, urgency: number, signal: AbortSignal): Promise<Reply<Model>> {
    const { early } = this;
    this.early = null;
    if (early?.id === id && early.key === key) return early.reply;
    const [group, piece] = id.split("/") as [string, string];
    if (urgency > 0) mark("asked");
    const reply = await this.app.engine.call("model", { choices, group, piece }, { urgency, signal });
    if (urgency > 0) mark("made");
    return reply;
  }
}

/** Marks a step for those who measure; the one before it is forgotten. */
function mark(name: string): void {
  performance.clearMarks(name);
  performance.mark(name);
}
