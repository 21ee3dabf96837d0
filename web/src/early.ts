// The piece of the first picture, asked for as soon as there is a studio.
import type { Reply } from "./engine/crew";
import type { Engine } from "./engine/engine";
import type { Choices, Model } from "./engine/protocol";
import { named, type Shelf } from "./state/shelf";
import { pieceID } from "./viewer/arrange";

/** Settings that change no body. */
const shapeless = ["count", "printer", "filament", "infill", "out", "variant", "pieces", "format", "slicer", "dry-run", "change"];

/** What of a design decides on bodies, and its key, which tells files of one name apart. */
export function shapely(all: Choices, shelf: Shelf): { key: string; choices: Choices } {
  const choices: Choices = {};
  for (const [key, values] of Object.entries(all)) if (!shapeless.includes(key)) choices[key] = values;
  return { key: JSON.stringify([choices, named(choices, shelf)]), choices };
}

/** Bodies that are on their way. */
export interface Early {
  id: string;
  key: string;
  reply: Promise<Reply<Model>>;
}

export function askEarly(engine: Engine, all: Choices, group: string, piece: string): Early {
  const { key, choices } = shapely(all, engine.shelf);
  const reply = engine.call("model", { choices, group, piece }, { urgency: 9 }).then((r) => {
    performance.mark("made");
    return r;
  });
  reply.catch(() => {}); // the one who takes it hears of it
  return { id: pieceID(group, piece), key, reply };
}
