// Places of the tab as the address has them: #rules/book/freedom, #rules/games/game-truce/12, #rules/board/START/ACTS/DRAWN,
// #rules/board/START/ACTS/DRAWN/ENDED, #rules/check. Nothing here touches the page.
import type { Line } from "./protocol";

export type Part = "rulebook" | "board" | "games" | "check";

export type Route =
  | { part: "rulebook"; section: string }
  | { part: "games"; key: string; shot: number }
  /** Without a line: the game that is on the board. */
  | { part: "board"; line?: Line; ended?: string; unread?: boolean }
  | { part: "check" };

/** Whether an address is one of the tab's. */
export function isRoute(hash: string): boolean {
  return /^#rules(\/|$)/.test(hash);
}

export function toHash(route: Route): string {
  switch (route.part) {
    case "rulebook": return route.section ? `#rules/book/${encodeURIComponent(route.section)}` : "#rules/book";
    case "games": return route.key ? `#rules/games/${encodeURIComponent(route.key)}/${route.shot}` : "#rules/games";
    case "board": return route.line ? `#rules/board/${lineOf(route.line, route.ended)}` : "#rules/board";
    case "check": return "#rules/check";
  }
}

/** A line, the tile that was drawn, and how the players ended it: "black-resignation" for "black by resignation". */
function lineOf(line: Line, ended = ""): string {
  const parts = [encodeURIComponent(line.start), line.acts.map(encodeURIComponent).join(";"), encodeURIComponent(line.drawn ?? ""), ended.replace(" by ", "-")];
  while (parts.length > 2 && !parts.at(-1)) parts.pop();
  return parts.join("/");
}

/** Reads an address. One with a broken % sign is a game that can't be read, else the rulebook. */
export function fromHash(hash: string): Route {
  const parts = hash.replace(/^#rules\/?/, "").split("/");
  try {
    return read(parts);
  } catch {
    return parts[0] === "board" ? { part: "board", unread: true } : { part: "rulebook", section: "" };
  }
}

function read([part = "", ...rest]: string[]): Route {
  switch (part) {
    case "": return { part: "rulebook", section: "" };
    case "book": return { part: "rulebook", section: decodeURIComponent(rest[0] ?? "") };
    case "games": return { part: "games", key: decodeURIComponent(rest[0] ?? ""), shot: Math.max(0, Number(rest[1]) || 0) };
    case "check": return { part: "check" };
    case "board": return rest.length > 0 ? game(rest) : { part: "board" };
  }
  return game([part, ...rest]); // as links had it at first: #rules/START/ACTS
}

const endings = ["white-resignation", "black-resignation", "draw-agreement"];

function game(parts: string[]): Route {
  const ended = parts[3] ?? "";
  return { part: "board", line: readLine(parts), ...(endings.includes(ended) ? { ended: ended.replace("-", " by ") } : {}) };
}

function readLine([start = "", acts = "", drawn = ""]: string[]): Line {
  return { start: decodeURIComponent(start), acts: acts ? acts.split(";").map(decodeURIComponent) : [], ...(drawn ? { drawn: decodeURIComponent(drawn) } : {}) };
}
