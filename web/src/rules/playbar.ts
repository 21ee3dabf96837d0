// The buttons above the board.
import { h } from "../ui/dom";
import type { State } from "./protocol";
import { button, type Desk, player, words } from "./shared";

/** What the buttons do. */
export interface Deeds {
  back(): void;
  forth(): void;
  pass(text: string): void;
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
  const forfeit = state.acts.find((a) => !a.to);
  const over = state.result !== undefined || game.ended !== "";
  return [undo, redo,
    ...(forfeit && !over ? [button(t("pass"), () => deeds.pass(forfeit.text ?? "pass"), "rules-button is-main")] : []),
    button(t("fresh"), deeds.fresh),
    button(t("edit"), deeds.edit),
    ...(over || game.acts.length === 0 ? [] : [ending(desk, state, deeds)]),
    menu(t("files"), button(t("save"), deeds.save), button(t("open"), deeds.open), button(t("link"), deeds.link))];
}

/** How two players end a game that no rule has ended. */
function ending(desk: Desk, state: State, deeds: Deeds): HTMLElement {
  const t = words(desk);
  const other = state.toMove === "white" ? "black" : "white";
  return menu(t("endGame"),
    button(t("resign", { who: player(desk, state.toMove) }), () => deeds.end(`${other} by resignation`)),
    button(t("agree"), () => deeds.end("draw by agreement")));
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
