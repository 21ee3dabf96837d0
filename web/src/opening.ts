// What a design begins with: the studio, the maker's files, the first piece.
import type { App, Frame } from "./app";
import { askEarly, type Early } from "./early";
import { Engine } from "./engine/engine";
import { firstChoices } from "./place";
import { keepShelf, keptFiles } from "./state/files";
import { Store } from "./state/store";

/** The studio at its first work. */
export interface Opened {
  /** The frame with all that was missing, once the studio has said what can be chosen. */
  app: Promise<App>;
  early: Early;
}

export async function open(frame: Frame): Promise<Opened> {
  const engine = new Engine();
  engine.shelf = new Map(await keptFiles());
  engine.shelved = (before, now) => void keepShelf(before, now);
  const store = new Store(firstChoices(), engine);
  const early = askEarly(engine, store.choices, frame.focus.base, frame.focus.piece);
  const app = engine.call("table", {}, { urgency: 8 }).then(({ value: table }) => Object.assign(frame, { engine, store, table }));
  app.catch(() => {}); // the one who waits for it hears of it
  return { app, early };
}
