// What the players agree on before a game, and who they are.
import { h } from "../ui/dom";
import { agreements, row, startUnder } from "./agreements";
import type { Game } from "./game";
import { newGameAt, tagNames } from "./game";
import { button, type Desk, words } from "./shared";
import type { Word } from "./words";

/** Asks for names and options, and answers with the game that begins; before is the one on the board. */
export function newGame(desk: Desk, before: Game, done: (game: Game) => void): void {
  const t = words(desk);
  const dialog = h("dialog", { class: "rules-dialog" });
  dialog.setAttribute("aria-label", t("options"));
  const names = headers(desk, { "player white": before.tags["player white"] ?? "", "player black": before.tags["player black"] ?? "", date: today() });
  const agreed = agreements(desk, {});
  dialog.append(h("form", { method: "dialog", on: { submit: () => { const game = newGameAt(startUnder(desk, agreed.values())); game.tags = names.values(); game.bag = before.bag; done(game); } } },
    h("h2", {}, t("options")),
    ...names.players,
    ...agreed.rows,
    h("details", {}, h("summary", {}, t("more")), ...names.others),
    h("div", { class: "rules-bar" }, h("button", { class: "rules-button is-main" }, t("begin")), button(t("cancel"), () => dialog.close()))));
  const left = () => dialog.close(); // the browser's buttons lead elsewhere
  window.addEventListener("hashchange", left);
  dialog.addEventListener("close", () => { window.removeEventListener("hashchange", left); dialog.remove(); });
  document.body.append(dialog);
  dialog.showModal();
}

/** Today as scripts write it. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}

/** The lines for who plays, and for title, event, date and place. */
function headers(desk: Desk, known: Record<string, string>): { players: HTMLElement[]; others: HTMLElement[]; values(): Record<string, string> } {
  const t = words(desk);
  const labels: Record<(typeof tagNames)[number], Word> = { title: "title", event: "event", date: "date", place: "venue", "player white": "white", "player black": "black" };
  const inputs = tagNames.map((name) => {
    const input = h("input", { type: "text", value: known[name] ?? "", maxLength: 200, autocomplete: "off", placeholder: name.startsWith("player") ? t("name") : "" });
    return { name, input, row: row(t(labels[name]), input) };
  });
  const values = () => Object.fromEntries(inputs.map(({ name, input }) => [name, input.value.trim()]).filter(([, value]) => value));
  const of = (isPlayer: boolean) => inputs.filter(({ name }) => name.startsWith("player") === isPlayer).map((x) => x.row);
  return { players: of(true), others: of(false), values };
}
