// The moves of the game on the board, those taken back among them, and a line to type one in.
import { h } from "../ui/dom";
import type { Game } from "./game";
import { type Desk, endedBy, turnCode, words } from "./shared";

/** A move in words and as it is written, to be gone to. */
export function moveItem(desk: Desk, number: number, said: string | undefined, code: string, go: () => void, name = "rules-link"): HTMLElement {
  const link = h("button", { type: "button", class: name, on: { click: go } }, said ? h("span", {}, said) : null, said ? " " : null, said && code === "pass" ? null : h("code", {}, turnCode(desk, code)));
  return h("li", { value: number }, link);
}

/** Lists the moves; said has the words of all, those taken back among them, and go leads to where n of them are played. */
export function moveList(desk: Desk, game: Game, first: number, said: (string | undefined)[], go: (n: number) => void): HTMLElement {
  const t = words(desk);
  const all = [...game.acts, ...[...game.undone].reverse()];
  const items = all.map((text, i) => {
    const item = moveItem(desk, first + i, said[i], text, () => go(i + 1));
    item.className = i < game.acts.length ? "" : "is-undone";
    const link = item.firstElementChild as HTMLElement;
    link.dataset["key"] = `move ${i}`;
    if (i + 1 === game.acts.length) link.setAttribute("aria-current", "step");
    return item;
  });
  if (game.ended) items.splice(game.acts.length, 0, h("li", { class: "is-ending" }, endedBy(desk, game.ended)));
  const list = h("ol", { class: "rules-moves-list" }, ...items);
  return h("section", { class: "rules-moves" },
    h("h3", {}, t("moves")),
    items.length ? list : h("p", { class: "rules-quiet" }, t("noMoves")));
}

/** Scrolls a list, and nothing else, so that an item of it is seen. */
export function reveal(item: Element | null | undefined): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const [box, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top;
  if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom;
}

/** A line for a move in writing, such as "wQ1 -bY" or 白青龍1 -黑應龍. */
export function moveLine(desk: Desk, play: (move: string) => Promise<boolean>): HTMLElement {
  const t = words(desk);
  const input = h("input", { type: "text", class: "rules-typed", placeholder: t("typeLike"), spellcheck: false, autocapitalize: "off", autocomplete: "off" });
  input.setAttribute("aria-label", t("typeMove"));
  const form = h("form", { class: "rules-row" }, h("span", {}, t("typeMove")), input);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.value.trim()) void play(input.value).then((done) => { if (done) input.value = ""; });
  });
  return form;
}
