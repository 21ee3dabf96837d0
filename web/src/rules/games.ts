// The list of the sample games, the rulebook's examples and a maker's own scripts.
import { h } from "../ui/dom";
import type { Entry, GameRecord } from "./protocol";
import { recordPart } from "./record";
import type { Route } from "./route";
import { openScript, ownRecords, scriptFiles, show } from "./script";
import { bracketed, button, complain, count, type Desk, player, ruleTitle, saidOf, type Shown, words } from "./shared";

type Place = Extract<Route, { part: "games" }>;

export async function gamesPart(desk: Desk, host: HTMLElement, place: Place): Promise<Shown> {
  if (place.key) return recordPart(desk, host, await recordOf(desk, place.key), place.shot);
  const t = words(desk);
  const entries = await desk.referee.call("library", {});
  const own = await ownRecords(desk);
  const pick = (e: Entry) => desk.go({ part: "games", key: e.key, shot: 0 });
  const answer = h("div", { class: "rules-list", aria: { live: "polite" } });
  const file = h("input", { type: "file", accept: scriptFiles, class: "rules-file" });
  file.addEventListener("change", () => {
    const picked = file.files?.[0];
    if (picked) openScript(desk, picked).catch((error: unknown) => answer.replaceChildren(complain(error)));
  });
  const mine = desk.own && own.length > 0 ? [h("h3", {}, t("own", { name: desk.own.name })), list(desk, own, pick), button(t("toCheck"), () => desk.own && show(desk, desk.own), "rules-link")] : [];
  host.replaceChildren(h("div", { class: "rules-sheet" }, h("h2", {}, t("games")), h("p", {}, t("gamesHelp")),
    ...mine,
    list(desk, entries.filter((e) => !e.group), pick),
    h("details", {}, h("summary", {}, t("examples")), list(desk, entries.filter((e) => e.group), pick)),
    h("label", { class: "rules-wide" }, h("span", {}, t("openFile")), file), answer));
  return {};
}

/** The record of a key: of the library, or of the maker's script. */
async function recordOf(desk: Desk, key: string): Promise<GameRecord> {
  if (!key.startsWith("own-")) return desk.referee.call("record", { key });
  const found = (await ownRecords(desk)).find((r) => r.key === key);
  if (!found) throw new Error(words(desk)("gone"));
  return found;
}

export function titleOf(desk: Desk, e: Entry): string {
  const t = words(desk);
  return e.titles?.[desk.app.tongue.language] || e.title || (e.players?.["white"] ? playersOf(e) : "") || t("untitled", { n: e.key.replace(/^own-/, "") });
}

function playersOf(e: Entry): string {
  return e.players?.["white"] || e.players?.["black"] ? `${e.players["white"] ?? "?"} – ${e.players["black"] ?? "?"}` : "";
}

/** How a game ended, in a phrase; empty while it goes on. */
export function endOf(desk: Desk, e: Entry): string {
  const t = words(desk);
  const by = e.by === "resignation" ? t("resignation") : e.by === "agreement" ? t("agreement") : e.by ? ruleTitle(desk, e.by) : "";
  const end = e.ended === "draw" ? t("draw") : e.ended ? t("wins", { who: player(desk, e.ended) }) : "";
  return by ? bracketed(desk, end, by) : end;
}

/** Who played, when and where, how long and with what end. */
export function factsOf(desk: Desk, e: Entry): string {
  const title = titleOf(desk, e);
  const players = playersOf(e);
  return [players === title ? "" : players, e.event, e.place, e.date, e.moves ? count(desk, "length", e.moves) : "", endOf(desk, e)].filter(Boolean).join(" · ");
}

function list(desk: Desk, entries: Entry[], pick: (e: Entry) => void): HTMLElement {
  return h("ul", { class: "rules-list" }, ...entries.map((e) =>
    h("li", {}, h("button", { type: "button", class: "rules-entry", on: { click: () => pick(e) } },
      h("b", {}, titleOf(desk, e)), h("span", {}, factsOf(desk, e)),
      e.wrong ? h("span", { class: "rules-complaint" }, saidOf(desk, e.wrong, e.chinese)) : null))));
}
