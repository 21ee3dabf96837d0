// What the parts of the tab share.
import type { App } from "../app";
import { h } from "../ui/dom";
import type { Hex, Kind, Refusal, State, Table, Tile } from "./protocol";
import type { Referee } from "./referee";
import { say, type Word } from "./words";

export type Part = "rulebook" | "games" | "board" | "check";

/** What the tab keeps while its language or part changes. */
export interface Desk {
  app: App;
  referee: Referee;
  table: Table;
  part: Part;
  /** The rule that the rulebook is to show. */
  rule: string;
  start: string;
  acts: string[];
  undone: string[];
  game: string;
  shot: number;
  pasted: string;
  markdown: boolean;
  open(part: Part, rule?: string): void;
}

export function words(desk: Desk): (key: Word, fill?: Record<string, string | number>) => string {
  return (key, fill) => say(desk.app.tongue.language, key, fill);
}

/** White or Black in the reader's language. */
export function player(desk: Desk, name: string): string {
  const t = words(desk);
  return name === "white" ? t("white") : name === "black" ? t("black") : name;
}

const chinese = (desk: Desk): boolean => desk.app.tongue.language !== "en";

export function kindName(desk: Desk, key: string): string {
  const kind = desk.table.kinds.find((k) => k.key === key) as Kind;
  return kind.names[chinese(desk) ? 1 : 0];
}

/** A tile in words: "white QingLong 2". */
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
    const what = tiles.length ? [...tiles].reverse().map((x) => tileName(desk, x)).join(chinese(desk) ? "、" : ", ") : t("place");
    return t("at", { what: target ? `${what} (${t("target")})` : what, q: at.q, r: at.r });
  };
}

/** How a game stands. */
export function standing(desk: Desk, state: Pick<State, "result" | "toMove">): string {
  const t = words(desk);
  const r = state.result;
  if (!r) return t("toMove", { who: player(desk, state.toMove) });
  const how = r.draw ? t("draw") : t("wins", { who: player(desk, r.winner ?? "") });
  return r.rule ? `${how} (${t("by", { rule: ruleTitle(desk, r.rule) })})` : how;
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
  return h("button", { type: "button", class: name, on: { click } }, label);
}

/** The rule that something breaks, with a way into the rulebook. */
export function refusalCard(desk: Desk, refusal: Refusal, title: string, close?: () => void): HTMLElement {
  const t = words(desk);
  const rule = ruleWords(desk, refusal.rule) ?? refusal;
  const away = close && button("×", close, "rules-close");
  away?.setAttribute("aria-label", t("close"));
  return h("section", { class: "rules-refusal", aria: { role: "alert" } }, away,
    h("p", { class: "rules-refusal-lead" }, title),
    h("h3", {}, rule.title, " ", h("code", {}, refusal.rule)),
    h("p", { class: "rules-refusal-why", lang: "en" }, (refusal.move ? `${refusal.move}: ` : "") + refusal.why + "."),
    h("p", {}, rule.text),
    button(t("read"), () => desk.open("rulebook", refusal.rule), "rules-link"));
}

/** Gives the maker a text as a file. */
export function giveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function complain(error: unknown): HTMLElement {
  return h("p", { class: "rules-complaint", aria: { role: "alert" } }, error instanceof Error ? error.message : String(error));
}
