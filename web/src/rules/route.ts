// Places of the tab as the address has them: #rules/book/freedom, #rules/games/game-truce/12, #rules/board/START/ACTS/DRAWN,
// #rules/check. Nothing here touches the page.
import type { Line } from "./protocol";

export type Part = "rulebook" | "board" | "games" | "check";

export type Route =
  | { part: "rulebook"; section: string }
  | { part: "games"; key: string; shot: number }
  /** Without a line: the game that is on the board. */
  | { part: "board"; line?: Line }
  | { part: "check" };

/** Whether an address is one of the tab's. */
export function isRoute(hash: string): boolean {
  return /^#rules(\/|$)/.test(hash);
}

export function toHash(route: Route): string {
  switch (route.part) {
    case "rulebook": return route.section ? `#rules/book/${encodeURIComponent(route.section)}` : "#rules/book";
    case "games": return route.key ? `#rules/games/${encodeURIComponent(route.key)}/${route.shot}` : "#rules/games";
    case "board": return route.line ? `#rules/board/${lineOf(route.line)}` : "#rules/board";
    case "check": return "#rules/check";
  }
}

function lineOf(line: Line): string {
  const parts = [encodeURIComponent(line.start), line.acts.map(encodeURIComponent).join(";")];
  return [...parts, ...(line.drawn ? [encodeURIComponent(line.drawn)] : [])].join("/");
}

/** Reads an address; what makes no sense is the rulebook. */
export function fromHash(hash: string): Route {
  try {
    return read(hash.replace(/^#rules\/?/, "").split("/"));
  } catch {
    return { part: "rulebook", section: "" }; // a broken % sign
  }
}

function read([part = "", ...rest]: string[]): Route {
  switch (part) {
    case "": return { part: "rulebook", section: "" };
    case "book": return { part: "rulebook", section: decodeURIComponent(rest[0] ?? "") };
    case "games": return { part: "games", key: decodeURIComponent(rest[0] ?? ""), shot: Math.max(0, Number(rest[1]) || 0) };
    case "check": return { part: "check" };
    case "board": return rest.length > 0 ? { part: "board", line: readLine(rest) } : { part: "board" };
  }
  return { part: "board", line: readLine([part, ...rest]) }; // as links had it at first: #rules/START/ACTS
}

function readLine([start = "", acts = "", drawn = ""]: string[]): Line {
  return { start: decodeURIComponent(start), acts: acts ? acts.split(";").map(decodeURIComponent) : [], ...(drawn ? { drawn: decodeURIComponent(drawn) } : {}) };
}
