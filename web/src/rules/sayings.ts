// What the acts of the game on the board are in words, those that were taken back among them.
import type { Game } from "./game";
import type { State } from "./protocol";
import { type Desk, inWords } from "./shared";

export class Sayings {
  private readonly heard = new Map<string, string | undefined>();
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Notes what the acts of a position are called. */
  hear(state: State): void {
    const acts = state.turns.map((turn) => turn.text);
    for (const [i, turn] of state.turns.entries()) this.heard.set(key(state.start, acts, i), inWords(this.desk, turn.said));
  }

  /** The words of all acts of a game; those of acts that were never played here are asked for. */
  async of(game: Game): Promise<(string | undefined)[]> {
    const acts = [...game.acts, ...[...game.undone].reverse()];
    if (!acts.every((_, i) => this.heard.has(key(game.start, acts, i)))) {
      await this.desk.referee.call("look", { line: { start: game.start, acts } }).then((state) => this.hear(state), () => {}); // those that can't be played have no words
    }
    return acts.map((_, i) => this.heard.get(key(game.start, acts, i)));
  }
}

function key(start: string, acts: string[], i: number): string {
  return [start, ...acts.slice(0, i + 1)].join(";");
}
