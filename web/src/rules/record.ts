// A game or an example, stepped through with its comments, and taken over to the board.
import { h } from "../ui/dom";
import { board } from "./board";
import { keepingFocus } from "./focus";
import { ask } from "./ask";
import { type Game, gameFrom, placeOf } from "./game";
import { factsOf, titleOf } from "./games";
import { hands } from "./hands";
import { moveItem, reveal } from "./movelist";
import type { Claim, GameRecord, Shot } from "./protocol";
import { button, type Desk, hexLabel, inWords, lens, player, ruleTitle, saidOf, type Shown, standing, turnCode, words } from "./shared";
import { stackInset } from "./stack";

export function recordPart(desk: Desk, host: HTMLElement, record: GameRecord, shot: number): Shown {
  const t = words(desk);
  const inset = stackInset(desk);
  const b = board(desk.table, hexLabel(desk), undefined, (hex) => inset.look(hex));
  const said = h("div", { class: "rules-said", aria: { live: "polite" } });
  const hand = h("div", {});
  const moves = h("ol", { class: "rules-moves-list" });
  const bar = h("div", { class: "rules-bar", aria: { role: "toolbar", label: t("moves") } });
  const end = record.shots.length - 1;
  let at = 0;
  const go = (n: number) => {
    at = Math.max(0, Math.min(end, n));
    desk.note({ part: "games", key: record.key, shot: at });
    const here = record.shots[at] as Shot;
    b.show({ cells: here.cells, targets: here.targets ?? [], chosen: here.chosen?.[0], last: here.last, allowed: here.allowed, forbidden: here.forbidden, fault: here.faults?.[0] });
    inset.update(here.cells);
    b.element.setAttribute("aria-label", moveOf(desk, here));
    said.replaceChildren(...wordsOf(desk, here));
    hand.replaceChildren(...(here.hand ? [hands(desk, here.hand, "", () => false)] : []));
    for (const [i, li] of [...moves.children].entries()) mark(li, i + 1 === at);
    keepingFocus(bar, () => bar.replaceChildren(...buttons()), () => bar.querySelector<HTMLElement>("button:enabled.is-step")?.focus());
  };
  const buttons = () => {
    const step = (label: string, n: number, name = "") => {
      const made = button(label, () => go(n), `rules-button is-step ${name}`);
      made.disabled = Math.max(0, Math.min(end, n)) === at;
      return made;
    };
    const on = button(t("takeOver"), () => takeOver(desk, gameFrom(record, at)));
    on.disabled = !record.shots[at]?.stands;
    const steps = end > 0 ? [step(t("first"), 0), step(t("prev"), at - 1), step(t("next"), at + 1, "is-main"), step(t("last"), end)] : [];
    return [button(t("back"), () => desk.go({ part: "games", key: "", shot: 0 })), ...steps, on];
  };
  moves.append(...record.shots.slice(1).map((s, i) => moveItem(desk, s.number ?? i + 1, inWords(desk, s.said), `${s.move ?? "…"}${s.mark ? ` ${s.mark}` : ""}`, () => go(i + 1))));
  const facts = factsOf(desk, record);
  const frame = h("div", { class: "rules-table", tabIndex: -1 },
    h("div", { class: "rules-middle" },
      h("h2", {}, titleOf(desk, record)), facts ? h("p", { class: "rules-status" }, facts) : null, bar, said,
      h("div", { class: "rules-board" }, b.element, inset.element, b.tools(lens(desk)))),
    h("div", { class: "rules-side" }, h("section", { class: "rules-moves", hidden: end === 0 }, h("h3", {}, t("moves")), moves), hand));
  frame.addEventListener("keydown", (event) => {
    const n = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: end }[event.key];
    if (n === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(n);
  });
  host.replaceChildren(frame);
  const { own } = desk;
  go(shot);
  (bar.querySelector<HTMLElement>(".is-main:enabled") ?? frame).focus({ preventScroll: true });
  return { follow: (route) => {
    if (route.part !== "games" || route.key !== record.key || desk.own !== own) return false;
    go(route.shot);
    return true;
  } };
}

/** Puts a game onto the board; one that is being played there gives way only if that is wished. */
export function takeOver(desk: Desk, game: Game): void {
  const t = words(desk);
  const go = () => { desk.game = game; desk.go(placeOf(game)); };
  if (desk.game.own && desk.game.acts.length > 0) ask(desk, t("overwrite"), t("takeOver"), go);
  else go();
}

/** Marks the move that led here, and shows it in its list. */
function mark(li: Element, here: boolean): void {
  li.toggleAttribute("data-here", here);
  const link = li.querySelector("button");
  if (here) link?.setAttribute("aria-current", "step");
  else link?.removeAttribute("aria-current");
  if (here) reveal(li);
}

/** The move in words, else as it is written. */
function moveOf(desk: Desk, shot: Shot): string {
  if (!shot.move) return words(desk)("start");
  const said = shot.said?.[desk.app.tongue.language] ?? `${player(desk, shot.player ?? "")}: ${shot.move}`;
  return `${shot.number ?? ""}. ${said}`;
}

/** The move, how the game stands, the comments and what is claimed. */
function wordsOf(desk: Desk, shot: Shot): HTMLElement[] {
  const stands = shot.stands ? standing(desk, { result: shot.result as never, toMove: shot.toMove ?? "" }) : "";
  const notes = shot.notes?.[desk.app.tongue.language] ?? shot.notes?.[""] ?? [];
  return [
    h("p", { class: "rules-move" }, moveOf(desk, shot), " ", shot.move ? h("code", {}, `${turnCode(desk, shot.move)} ${shot.mark ?? ""}`) : null, " ", h("span", {}, stands)),
    ...notes.map((n) => h("p", {}, n)),
    ...(shot.claims ?? []).map((c) => claimed(desk, c)),
  ];
}

/** A claim in words, else as it is written, with its rules. */
function claimed(desk: Desk, c: Claim): HTMLElement {
  const t = words(desk);
  const links = (c.rules ?? []).map((id) => button(ruleTitle(desk, id), () => desk.go({ part: "rulebook", section: id }), "rules-link"));
  const text = c.said?.[desk.app.tongue.language];
  return h("p", { class: "rules-claim" }, text ? `${text}${links.length ? t("colon") : ""}` : h("code", {}, c.text), c.why ? ` ${saidOf(desk, c.why, c.chinese)}` : "", ...links);
}
