// The buttons above the board.
import { h } from "../ui/dom";
import { ask } from "./ask";
import type { State } from "./protocol";
import { button, type Desk, endedBy, player, words } from "./shared";

/** What the buttons do. */
export interface Deeds {
  back(): void;
  forth(): void;
  fresh(): void;
  edit(): void;
  save(): void;
  open(): void;
  link(): void;
  end(how: string): void;
}

export function barButtons(desk: Desk, state: State, deeds: Deeds): HTMLElement[] {
  const t = words(desk);
  const { game } = desk;
  const undo = button(t("undo"), deeds.back);
  undo.title = `${t("undo")} (Ctrl+Z)`;
  undo.disabled = game.acts.length === 0 && !game.ended;
  const redo = button(t("redo"), deeds.forth);
  redo.title = `${t("redo")} (Ctrl+Y)`;
  redo.disabled = game.undone.length === 0 || game.ended !== "";
  const over = state.result !== undefined || game.ended !== "";
  return [undo, redo,
    button(t("fresh"), deeds.fresh),
    button(t("edit"), deeds.edit),
    ...(over ? [] : [ending(desk, deeds)]),
    menu(t("files"), button(t("save"), deeds.save), button(t("open"), deeds.open), button(t("link"), deeds.link))];
}

/** How two players end a game that no rule has ended: either may resign at any time. */
function ending(desk: Desk, deeds: Deeds): HTMLElement {
  const t = words(desk);
  const end = (label: string, how: string) => button(label, () => ask(desk, t("sure", { how: endedBy(desk, how) }), label, () => deeds.end(how)));
  const [one = "", two = ""] = desk.table.players;
  return menu(t("endGame"),
    end(t("resign", { who: player(desk, one) }), `${two} by resignation`),
    end(t("resign", { who: player(desk, two) }), `${one} by resignation`),
    end(t("agree"), "draw by agreement"));
}

/** The only act that is left, a forfeited turn, with the button that takes it; null while there is another. */
export function forfeitStrip(desk: Desk, state: State, pass: (text: string) => void): HTMLElement | null {
  const [only] = state.acts;
  if (!only || only.to || state.acts.length > 1) return null;
  const t = words(desk);
  return h("section", { class: "rules-drawn" }, h("p", {}, t("only", { who: player(desk, state.toMove) })),
    h("div", { class: "rules-bar" }, button(t("pass"), () => pass(only.text ?? "pass"), "rules-button is-main")));
}

/** A button that opens others; it closes with Escape, with a choice, and when it is left. */
function menu(label: string, ...items: HTMLElement[]): HTMLElement {
  const box = h("details", { class: "rules-menu" }, h("summary", { class: "rules-button", data: { key: label } }, label), h("div", { class: "rules-menu-sheet" }, ...items));
  const close = () => { box.open = false; };
  for (const item of items) item.addEventListener("click", close);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !box.open) return;
    event.stopPropagation();
    close();
    box.querySelector("summary")?.focus();
  });
  box.addEventListener("focusout", (event) => { if (event.relatedTarget && !box.contains(event.relatedTarget as Node)) close(); });
  return box;
}
