// The tab of the rules: the rulebook, the sample games, a board and the check of a script. It is loaded when it is first opened.
import "./rules.css";
import type { App } from "../app";
import { kept } from "../state/kept";
import { h } from "../ui/dom";
import { bookPart } from "./book";
import { gamesPart } from "./games";
import { pastePart } from "./paste";
import { playPart } from "./play";
import { Referee } from "./referee";
import { complain, type Desk, type Part, words } from "./shared";
import { say } from "./words";

const parts: Part[] = ["rulebook", "board", "games", "check"];
const desks = new WeakMap<App, Promise<Desk>>();

/** Fills the tab's place. It is called again after a change of language. */
export function mountRules(host: HTMLElement, app: App): void {
  const language = app.tongue.language;
  host.replaceChildren(h("p", { class: "rules-soon", aria: { role: "status" } }, say(language, "wait")));
  let desk = desks.get(app);
  if (!desk) {
    desk = sitDown(app);
    desks.set(app, desk);
  }
  desk.then((d) => show(d, host)).catch((error: unknown) => {
    desks.delete(app);
    host.replaceChildren(complain(new Error(say(language, "failed", { why: error instanceof Error ? error.message : String(error) }))));
  });
}

async function sitDown(app: App): Promise<Desk> {
  const referee = new Referee();
  const table = await referee.call("table", {});
  return { app, referee, table, part: "rulebook", rule: "", start: "", acts: [], undone: [], game: "", shot: 0, pasted: "", markdown: false, open: () => {}, ...keptGame(), ...fromAddress() };
}

/** The game that was on the board when the page was left. */
function keptGame(): Partial<Desk> {
  try {
    const { start, acts } = JSON.parse(kept("game") ?? "") as Record<string, unknown>;
    if (typeof start === "string" && Array.isArray(acts) && acts.every((a) => typeof a === "string")) return { start, acts };
  } catch {
    // nothing was kept, or it makes no sense any more
  }
  return {};
}

/** A position that a link brings: #rules/START/ACT;ACT. */
function fromAddress(): Partial<Desk> {
  const [, start, acts] = /^#rules\/([^/]*)\/?(.*)$/.exec(location.hash) ?? [];
  if (start === undefined) return {};
  try {
    return { part: "board", start: decodeURIComponent(start), acts: acts ? acts.split(";").map(decodeURIComponent) : [] };
  } catch {
    return {};
  }
}

function show(desk: Desk, host: HTMLElement): void {
  const t = words(desk);
  const body = h("div", { class: "rules-body" });
  const tabs = parts.map((part) => h("button", { type: "button", class: "rules-part", on: { click: () => desk.open(part) } }, t(part)));
  desk.open = (part, rule = "") => {
    desk.part = part;
    desk.rule = rule;
    tabs.forEach((b, i) => (parts[i] === part ? b.setAttribute("aria-current", "page") : b.removeAttribute("aria-current")));
    // A place of its own for each: what comes late of a part that was left comes to nothing.
    const place = h("div", { class: "rules-place" }, h("p", { class: "rules-soon", aria: { role: "status" } }, t("wait")));
    body.replaceChildren(place);
    const failed = (error: unknown) => place.replaceChildren(complain(error));
    if (part === "rulebook") bookPart(desk, place).catch(failed);
    else if (part === "games") gamesPart(desk, place).catch(failed);
    else if (part === "board") playPart(desk, place).catch(failed);
    else pastePart(desk, place);
  };
  host.replaceChildren(h("nav", { class: "rules-parts", aria: { label: t("parts") } }, ...tabs), body);
  desk.open(desk.part, desk.rule);
}
