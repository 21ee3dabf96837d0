// What the parts of the tab share.
import type { App } from "../app";
import { h } from "../ui/dom";
import type { Game } from "./game";
import type { Hex, Kind, Refusal, State, Table, Tile } from "./protocol";
import { type Referee, RefereeError } from "./referee";
import type { Route } from "./route";
import type { OwnScript } from "./script";
import { say, type Word } from "./words";

/** What the tab keeps while its language or part changes. */
export interface Desk {
  app: App;
  referee: Referee;
  table: Table;
  /** The place that is shown, as it was entered. */
  route: Route;
  game: Game;
  /** The games that were on the board, by their places: the address alone tells neither names nor moves taken back. */
  seen: Map<string, Game>;
  /** The maker's script that was opened last. */
  own: OwnScript | null;
  /** The text in the check, its file, and what it took the place of. */
  pasted: string;
  pastedName: string;
  replaced: OwnScript | null;
  markdown: boolean;
  /** Goes to a place; the browser's back button leads back. */
  go(route: Route): void;
  /** Notes in the address where in the place the reader is. */
  note(route: Route): void;
}

/** A part that is shown: it follows the address as far as it can without being made anew, and is told when it is left. */
export interface Shown {
  follow?(route: Route): boolean;
  end?(): void;
}

export function words(desk: Desk): (key: Word, fill?: Record<string, string | number>) => string {
  return (key, fill) => say(desk.app.tongue.language, key, fill);
}

/** White or Black in the reader's language. */
export function player(desk: Desk, name: string): string {
  const t = words(desk);
  return name === "white" ? t("white") : name === "black" ? t("black") : name;
}

/** A number of things in words: {key}One for one, else {key}. */
export function count(desk: Desk, key: "places" | "everyTurns" | "length", n: number): string {
  return words(desk)(n === 1 ? `${key}One` : key, { n });
}

const chinese = (desk: Desk): boolean => desk.app.tongue.language !== "en";

export function kindName(desk: Desk, key: string): string {
  const kind = desk.table.kinds.find((k) => k.key === key) as Kind;
  return kind.names[chinese(desk) ? 1 : 0];
}

/** A tile in words: "White QingLong 2", "白方青龍2". */
export function tileName(desk: Desk, tile: Tile): string {
  const number = /\d+$/.exec(tile.name)?.[0] ?? "";
  if (!tile.owner) return kindName(desk, tile.kind);
  const parts = [player(desk, tile.owner), kindName(desk, tile.kind), number];
  return chinese(desk) ? parts.join("") : parts.filter(Boolean).join(" ");
}

/** A hex in words, for those who don't see it. */
export function hexLabel(desk: Desk): (at: Hex, tiles: Tile[], target: boolean) => string {
  const t = words(desk);
  return (at, tiles, target) => {
    const what = [...tiles].reverse().map((x) => tileName(desk, x)).reduce((top, under) => (top ? t("on", { top, under }) : under), "") || t("place");
    return t("at", { what: target ? bracketed(desk, what, t("target")) : what, q: at.q, r: at.r });
  };
}

/** Words with others in brackets behind them. */
export function bracketed(desk: Desk, text: string, more: string): string {
  return chinese(desk) ? `${text}（${more}）` : `${text} (${more})`;
}

/** A move as it is written; a forfeited turn in words. */
export function turnCode(desk: Desk, code: string): string {
  return chinese(desk) && code === "pass" ? "棄權" : code;
}

/** What was worded in several languages, in the reader's. */
export function inWords(desk: Desk, said: Record<string, string> | undefined): string | undefined {
  return said?.[desk.app.tongue.language];
}

/** How the players ended a game: "white by resignation" in the reader's language. */
export function endedBy(desk: Desk, ended: string): string {
  const t = words(desk);
  const [who = "", by = ""] = ended.split(" by ");
  const how = who === "draw" ? t("draw") : t("wins", { who: player(desk, who) });
  return bracketed(desk, how, t(by === "agreement" ? "agreement" : "resignation"));
}

/** How a game stands. */
export function standing(desk: Desk, state: Pick<State, "result" | "toMove">, ended = ""): string {
  const t = words(desk);
  const r = state.result;
  if (!r && ended) return endedBy(desk, ended);
  if (!r) return t("toMove", { who: player(desk, state.toMove) });
  const how = r.draw ? t("draw") : t("wins", { who: player(desk, r.winner ?? "") });
  return r.rule ? bracketed(desk, how, t("by", { rule: ruleTitle(desk, r.rule) })) : how;
}

export function ruleTitle(desk: Desk, id: string): string {
  return ruleWords(desk, id)?.title ?? id;
}

/** What a rule is called and says in the reader's language. */
function ruleWords(desk: Desk, id: string): { title: string; text: string } | undefined {
  const rule = desk.table.chapters.flatMap((c) => c.rules).find((r) => r.id === id);
  return rule && chinese(desk) ? rule.chinese : rule;
}

export function button(label: string, click: () => void, name = "rules-button"): HTMLButtonElement {
  return h("button", { type: "button", class: name, data: { key: label }, on: { click } }, label);
}

/** Buttons of a board: closer, farther, all. */
export function lens(desk: Desk): { nearer: string; farther: string; all: string } {
  const t = words(desk);
  return { nearer: t("nearer"), farther: t("farther"), all: t("seeAll") };
}

/** A reason in the reader's language, and in English where it has no other wording. */
export function saidOf(desk: Desk, english: string, other: string | undefined): string {
  return (chinese(desk) && other) || english;
}

/** The rule that something breaks, with a way into the rulebook. */
export function refusalCard(desk: Desk, refusal: Refusal, title: string, close?: () => void): HTMLElement {
  const t = words(desk);
  const rule = ruleWords(desk, refusal.rule);
  const [colon, why, stop] = chinese(desk) ? ["：", refusal.chinese, "。"] : [": ", refusal.why, "."];
  const away = close && button("×", close, "rules-close");
  away?.setAttribute("aria-label", t("close"));
  return h("section", { class: "rules-refusal", aria: { role: "alert" } }, away,
    h("p", { class: "rules-refusal-lead" }, title),
    h("h3", {}, rule?.title ?? "", " ", h("code", {}, refusal.rule)),
    h("p", { class: "rules-refusal-why" }, refusal.move ? [inWords(desk, refusal.said) ?? turnCode(desk, refusal.move), colon].join("") : "", why + stop,
      refusal.move && refusal.said ? h("code", {}, turnCode(desk, refusal.move)) : null),
    h("p", {}, rule?.text ?? ""),
    button(t("read"), () => desk.go({ part: "rulebook", section: refusal.rule }), "rules-link"));
}

/** Gives the maker a text as a file. */
export function giveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** An error as the reader is told it: a broken rule as its refusal, all else in its own words. */
export function told(desk: Desk, error: unknown, title = ""): HTMLElement {
  const trouble = error instanceof RefereeError ? error.trouble : undefined;
  const refusal = trouble?.refusal;
  if (refusal) return refusalCard(desk, refusal, title || words(desk)(refusal.move ? "refused" : "cannot"));
  const text = trouble ? saidOf(desk, trouble.text, trouble.chinese) : String(error instanceof Error ? error.message : error);
  return complain(new Error(title ? title + (chinese(desk) ? "：" : ": ") + text : text));
}

export function complain(error: unknown): HTMLElement {
  return h("p", { class: "rules-complaint", aria: { role: "alert" } }, error instanceof Error ? error.message : String(error));
}
