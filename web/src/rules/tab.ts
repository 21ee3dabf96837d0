// The tab of the rules: the rulebook, the sample games, a board and the check of a script. It is loaded when it is first opened.
import "./rules.css";
import type { App } from "../app";
import { begun } from "../state/pending";
import { h } from "../ui/dom";
import { Address } from "./address";
import { bookPart } from "./book";
import { keptGame, placeOf } from "./game";
import { gamesPart } from "./games";
import { pastePart } from "./paste";
import { playPart } from "./play";
import { Referee } from "./referee";
import { fromHash, isRoute, type Part, type Route } from "./route";
import { keptScript, openScript } from "./script";
import { complain, type Desk, type Shown, words } from "./shared";
import { say } from "./words";

const parts: Part[] = ["rulebook", "board", "games", "check"];
const address = new Address();
const desks = new WeakMap<App, Promise<Desk>>();

/** Fills the tab's place. It is called again after a change of language, and when the tab is come back to. */
export function mountRules(host: HTMLElement, app: App): void {
  const language = app.tongue.language;
  address.settle();
  host.replaceChildren(h("p", { class: "rules-soon", aria: { role: "status" } }, say(language, "wait")));
  deskOf(app).then((desk) => show(desk, host)).catch((error: unknown) => {
    desks.delete(app);
    host.replaceChildren(complain(new Error(say(language, "failed", { why: error instanceof Error ? error.message : String(error) }))));
  });
}

/** Opens a script that was dropped on the page, in a tab that is shown. */
export async function takeScript(app: App, file: File): Promise<void> {
  const end = begun();
  const desk = await deskOf(app);
  await openScript(desk, file).catch((error: unknown) => document.querySelector(".rules-place")?.prepend(complain(error))).finally(end);
}

function deskOf(app: App): Promise<Desk> {
  let desk = desks.get(app);
  if (!desk) {
    desk = sitDown(app);
    desks.set(app, desk);
  }
  return desk;
}

async function sitDown(app: App): Promise<Desk> {
  const referee = new Referee();
  const table = await referee.call("table", {});
  const route: Route = { part: "rulebook", section: "" };
  return { app, referee, table, route, game: keptGame(), seen: new Map(), own: keptScript(), pasted: "", pastedName: "", replaced: null, markdown: false, go: () => {}, note: () => {} };
}

/** Shows the tab at the place in the address or, where that is of another tab, at the one that was left. */
function show(desk: Desk, host: HTMLElement): void {
  const t = words(desk);
  const body = h("div", { class: "rules-body" });
  const tabs = parts.map((part) => h("button", { type: "button", class: "rules-part", on: { click: () => desk.go(entrance(desk, part)) } }, t(part)));
  let shown: Shown = {};
  let part: Part | null = null;
  const open = (route: Route) => {
    desk.route = route;
    if (route.part === part && shown.follow?.(route)) return;
    shown.end?.();
    shown = {};
    part = route.part;
    tabs.forEach((b, i) => (parts[i] === part ? b.setAttribute("aria-current", "page") : b.removeAttribute("aria-current")));
    // A place of its own for each: what comes late of a part that was left comes to nothing.
    const place = h("div", { class: "rules-place" }, h("p", { class: "rules-soon", aria: { role: "status" } }, t("wait")));
    body.replaceChildren(place);
    const end = begun();
    partOf(desk, route, place)
      .then((s) => { if (place.isConnected) shown = s; else s.end?.(); }, (error: unknown) => place.replaceChildren(complain(error)))
      .finally(end);
  };
  desk.go = (route) => { address.go(route); open(route); };
  desk.note = (route) => { desk.route = route; address.note(route); };
  host.replaceChildren(h("nav", { class: "rules-parts", aria: { label: t("parts") } }, ...tabs), body);
  address.follow(() => host.isConnected && open(fromHash(location.hash)));
  if (isRoute(location.hash)) open(fromHash(location.hash));
  else desk.go(desk.route);
}

/** Where a part is entered: the board with the game that is on it. */
function entrance(desk: Desk, part: Part): Route {
  switch (part) {
    case "rulebook": return { part, section: "" };
    case "games": return { part, key: "", shot: 0 };
    case "board": return placeOf(desk.game);
    case "check": return { part };
  }
}

function partOf(desk: Desk, route: Route, place: HTMLElement): Promise<Shown> {
  switch (route.part) {
    case "rulebook": return bookPart(desk, place, route.section);
    case "games": return gamesPart(desk, place, route);
    case "board": return playPart(desk, place, route);
    case "check": return pastePart(desk, place);
  }
}
