// The game on the board: where it began, what was played, drawn and taken back, who plays, and how the players ended it.
import { keep, kept } from "../state/kept";
import type { GameRecord, Line } from "./protocol";
import type { Route } from "./route";

export interface Game {
  start: string;
  acts: string[];
  /** Acts taken back, the next one last. */
  undone: string[];
  /** The landscape drawn, by the number of acts before. */
  draws: Record<number, string>;
  /** The players draw from a bag of their own and say what it was. */
  bag: boolean;
  /** Headers of its script, such as "player white". */
  tags: Record<string, string>;
  /** How the players ended it: "white by resignation", "draw by agreement"; empty while they play. */
  ended: string;
  /** Acts that another one was played instead of after some number of them: they come back when that one is taken back. */
  dropped: { after: number; undone: string[] } | null;
  /** Somebody has played here; the game was not just taken from somewhere. */
  own: boolean;
}

/** What a script's headers may say of a game. */
export const tagNames = ["title", "event", "date", "place", "player white", "player black"] as const;

export function newGameAt(start = "", acts: string[] = [], drawn = ""): Game {
  return { start, acts, undone: [], draws: drawn ? { [acts.length]: drawn } : {}, bag: false, tags: {}, ended: "", dropped: null, own: false };
}

/** The game as a call takes it. */
export function lineOf(game: Game): Line {
  const drawn = game.draws[game.acts.length];
  return { start: game.start, acts: game.acts, ...(drawn ? { drawn } : {}) };
}

/** Where the game is in the address. */
export function placeOf(game: Game): Route {
  return { part: "board", line: lineOf(game), ...(game.ended ? { ended: game.ended } : {}) };
}

/** Plays an act, given all that are played then. Those that were taken back stay if it is the next of them. */
export function played(game: Game, acts: string[]): void {
  const after = game.acts.length;
  if (game.undone.at(-1) === acts.at(-1)) game.undone.pop();
  else {
    if (game.undone.length > 0) game.dropped = { after, undone: game.undone };
    game.undone = [];
  }
  game.acts = acts;
  game.own = true;
}

export function sameLine(a: Line, b: Line): boolean {
  return a.start === b.start && (a.drawn ?? "") === (b.drawn ?? "") && a.acts.join(";") === b.acts.join(";");
}

/** Takes the last act back; an ending agreed on is the first to go. */
export function takeBack(game: Game): void {
  if (game.ended) {
    game.ended = "";
    return;
  }
  const last = game.acts.at(-1);
  if (last === undefined) return;
  game.acts = game.acts.slice(0, -1);
  game.undone.push(last);
  if (game.dropped && game.dropped.after >= game.acts.length) {
    if (game.dropped.after === game.acts.length) game.undone = game.dropped.undone;
    game.dropped = null;
  }
  // The tile that was drawn stays drawn: taking back is no second draw.
  const land = /^[MS](?= )/.exec(last)?.[0];
  if (land) game.draws[game.acts.length] = land;
}

export function playAgain(game: Game): void {
  const next = game.undone.pop();
  if (next !== undefined) game.acts = [...game.acts, next];
}

/** Goes to where n acts are played. */
export function goTo(game: Game, n: number): void {
  if (n < game.acts.length) game.ended = "";
  while (game.acts.length > n) takeBack(game);
  while (game.acts.length < n && game.undone.length > 0) playAgain(game);
}

/** A game taken over from a record at one of its shots, with its past; what came after can be played again. */
export function gameFrom(record: GameRecord, shot: number): Game {
  const before = record.before ?? { start: record.shots[0]?.text ?? "", acts: [] };
  const moves = record.shots.slice(1).map((s) => s.move ?? "");
  const game = newGameAt(before.start, [...before.acts, ...moves.slice(0, shot)]);
  game.undone = moves.slice(shot).reverse();
  const tags: Record<string, string | undefined> = { title: record.title, event: record.event, date: record.date, place: record.place, "player white": record.players?.["white"], "player black": record.players?.["black"] };
  for (const name of tagNames) if (tags[name]) game.tags[name] = tags[name];
  if (shot === moves.length && (record.by === "resignation" || record.by === "agreement")) game.ended = `${record.ended} by ${record.by}`;
  return game;
}

export function keepGame(game: Game): void {
  keep("game", JSON.stringify(game));
}

/** The game that was on the board when the page was left. */
export function keptGame(): Game {
  try {
    const { start, acts, ...rest } = JSON.parse(kept("game") ?? "") as Partial<Game>;
    if (typeof start === "string" && areTexts(acts)) return { ...newGameAt(start, acts), ...sound(rest) };
  } catch {
    // nothing was kept, or it makes no sense any more
  }
  return newGameAt();
}

/** What of a kept game can be used. */
function sound({ undone, draws, bag, tags, ended, own }: Partial<Game>): Partial<Game> {
  return {
    ...(own === true ? { own } : {}),
    ...(areTexts(undone) ? { undone } : {}),
    ...(isTable(draws) ? { draws } : {}),
    ...(isTable(tags) ? { tags } : {}),
    ...(typeof bag === "boolean" ? { bag } : {}),
    ...(typeof ended === "string" ? { ended } : {}),
  };
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((v) => typeof v === "string");
}

function isTable(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null && areTexts(Object.values(value));
}
