// The moves of the game on the board, those taken back among them, and a line to type one in.
import { h } from "../ui/dom";
import type { Game } from "./game";
import type { State } from "./protocol";
import { button, type Desk, words } from "./shared";

/** Lists the moves; go leads to where n of them are played. */
export function moveList(desk: Desk, game: Game, state: State, go: (n: number) => void): HTMLElement {
  const t = words(desk);
  const first = state.turn - state.turns.length;
  const all = [...state.turns.map((turn) => turn.text), ...[...game.undone].reverse()];
  const items = all.map((text, i) => {
    const link = button(text, () => go(i + 1), "rules-link");
    link.dataset["key"] = `move ${i}`;
    if (i + 1 === game.acts.length) link.setAttribute("aria-current", "step");
    return h("li", { value: first + i, class: i < game.acts.length ? "" : "is-undone" }, link);
  });
  const list = h("ol", { class: "rules-moves-list" }, ...items);
  return h("section", { class: "rules-moves" },
    h("h3", {}, t("moves")),
    all.length ? list : h("p", { class: "rules-quiet" }, t("noMoves")));
}

/** A line for a move in writing, such as "wQ1 -bY" or 白青龍1 -黑應龍. */
export function moveLine(desk: Desk, play: (move: string) => Promise<boolean>): HTMLElement {
  const t = words(desk);
  const input = h("input", { type: "text", class: "rules-typed", placeholder: "wQ1 -bY", spellcheck: false, autocapitalize: "off", autocomplete: "off" });
  input.setAttribute("aria-label", t("typeMove"));
  const form = h("form", { class: "rules-row" }, h("span", {}, t("typeMove")), input);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.value.trim()) void play(input.value).then((done) => { if (done) input.value = ""; });
  });
  return form;
}
