// The sample games and a maker's own scripts, stepped through with their comments.
import { h } from "../ui/dom";
import { board } from "./board";
import { hands } from "./hands";
import type { Entry, GameRecord, Shot } from "./protocol";
import { button, complain, type Desk, hexLabel, player, ruleTitle, standing, words } from "./shared";

export async function gamesPart(desk: Desk, host: HTMLElement): Promise<void> {
  if (desk.game) return recordPart(desk, host, await desk.referee.call("record", { key: desk.game }));
  const t = words(desk);
  const entries = await desk.referee.call("library", {});
  const pick = (e: Entry) => { desk.game = e.key; desk.shot = 0; void gamesPart(desk, host); };
  const file = h("input", { type: "file", accept: ".play,text/plain", class: "rules-file" });
  file.setAttribute("aria-label", t("open"));
  const own = h("div", { class: "rules-answer" });
  file.addEventListener("change", () => void (async () => {
    const picked = file.files?.[0];
    if (!picked) return;
    try {
      const records = await desk.referee.call("open", { text: await picked.text() });
      own.replaceChildren(h("h3", {}, t("own")), list(desk, records, (e) => void recordPart(desk, host, records.find((r) => r.key === e.key) as GameRecord)));
    } catch (error) {
      own.replaceChildren(complain(error));
    }
  })());
  host.replaceChildren(h("div", { class: "rules-sheet" }, h("h2", {}, t("games")), h("p", {}, t("gamesHelp")),
    list(desk, entries.filter((e) => !e.group), pick),
    h("details", {}, h("summary", {}, t("examples")), list(desk, entries.filter((e) => e.group), pick)),
    h("label", { class: "rules-row" }, h("span", {}, t("open")), file), own));
}

function titleOf(desk: Desk, e: Entry): string {
  return e.titles?.[desk.app.tongue.language] || e.title || e.key;
}

function list(desk: Desk, entries: Entry[], pick: (e: Entry) => void): HTMLElement {
  const t = words(desk);
  return h("ul", { class: "rules-list" }, ...entries.map((e) => {
    const players = e.players?.["white"] ? `${e.players["white"]} – ${e.players["black"] ?? ""}` : "";
    const by = e.by === "resignation" ? t("resignation") : e.by === "agreement" ? t("agreement") : e.by ? ruleTitle(desk, e.by) : "";
    const end = e.ended === "draw" ? t("draw") : e.ended ? t("wins", { who: player(desk, e.ended) }) : "";
    return h("li", {}, h("button", { type: "button", class: "rules-entry", on: { click: () => pick(e) } },
      h("b", {}, titleOf(desk, e)), h("span", {}, [players, e.moves ? t("length", { n: e.moves }) : "", by ? `${end} (${by})` : end].filter(Boolean).join(" · ")),
      e.wrong ? h("span", { class: "rules-complaint" }, e.wrong) : null));
  }));
}

async function recordPart(desk: Desk, host: HTMLElement, record: GameRecord): Promise<void> {
  const t = words(desk);
  const b = board(desk.table, hexLabel(desk));
  const said = h("div", { class: "rules-said", aria: { live: "polite" } });
  const side = h("div", { class: "rules-side" });
  const moves = h("ol", { class: "rules-moves-list" });
  const bar = h("div", { class: "rules-bar", aria: { role: "toolbar" } });
  const end = record.shots.length - 1;
  const go = (n: number) => {
    desk.shot = Math.max(0, Math.min(end, n));
    const shot = record.shots[desk.shot] as Shot;
    b.show({ cells: shot.cells, targets: shot.targets ?? [], chosen: shot.chosen?.[0], last: shot.last, allowed: shot.allowed, forbidden: shot.forbidden, fault: shot.faults?.[0] });
    b.element.setAttribute("aria-label", shot.move ? `${shot.number ?? ""}. ${shot.move}` : t("start"));
    const notes = shot.notes?.[desk.app.tongue.language] ?? shot.notes?.[""] ?? [];
    said.replaceChildren(
      h("p", { class: "rules-move" }, shot.move ? `${shot.number ?? ""}. ${player(desk, shot.player ?? "")}: ${shot.move} ${shot.mark ?? ""}` : t("start"), " ", h("span", {}, shot.stands ? standing(desk, { result: shot.result as never, toMove: shot.toMove ?? "" }) : "")),
      ...notes.map((n) => h("p", {}, n)),
      ...(shot.claims ?? []).map((c) => h("p", { class: "rules-claim" }, h("code", {}, c.text), c.why ? ` ${c.why}` : "", ...(c.rules ?? []).map((id) => button(ruleTitle(desk, id), () => desk.open("rulebook", id), "rules-link")))));
    side.replaceChildren(...(shot.hand ? [hands(desk, shot.hand, "", () => false)] : []), moves);
    for (const [i, li] of [...moves.children].entries()) li.toggleAttribute("data-here", i + 1 === desk.shot);
    moves.querySelector("[data-here]")?.scrollIntoView({ block: "nearest" });
    const [first, prev, next, last] = [button(t("first"), () => go(0)), button(t("prev"), () => go(desk.shot - 1)), button(t("next"), () => go(desk.shot + 1), "rules-button is-main"), button(t("last"), () => go(end))];
    first.disabled = prev.disabled = desk.shot === 0;
    next.disabled = last.disabled = desk.shot === end;
    const on = button(t("takeOver"), () => { Object.assign(desk, { start: shot.text ?? "", acts: [], undone: [] }); desk.open("board"); });
    on.disabled = !shot.stands;
    const focused = [...bar.children].indexOf(document.activeElement as Element);
    bar.replaceChildren(button(t("back"), () => { desk.game = ""; void gamesPart(desk, host); }), first, prev, next, last, on);
    (bar.children[focused] as HTMLElement | undefined)?.focus();
  };
  moves.append(...record.shots.slice(1).map((s, i) => h("li", { value: s.number ?? i + 1 }, h("button", { type: "button", class: `rules-link by-${s.player ?? ""}`, on: { click: () => go(i + 1) } }, `${s.move ?? "…"} ${s.mark ?? ""}`))));
  const frame = h("div", { class: "rules-table", tabIndex: -1 }, h("div", { class: "rules-middle" }, h("h2", {}, titleOf(desk, record)), bar, said, h("div", { class: "rules-board" }, b.element, b.tools({ nearer: t("nearer"), farther: t("farther"), all: t("seeAll") }))), side);
  frame.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) { event.preventDefault(); go(desk.shot + by); }
  });
  host.replaceChildren(frame);
  go(desk.shot);
  (bar.children[3] as HTMLElement).focus();
}
