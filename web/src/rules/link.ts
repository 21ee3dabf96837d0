// A game in a link: what of it can be played is, and what can't is told, so that the link can be mended.
import { h } from "../ui/dom";
import type { Game } from "./game";
import { RefereeError } from "./referee";
import { type Desk, told, words } from "./shared";

/** Cuts a game down to what can be played of it, and says why; null where nothing can be done. */
export function salvage(desk: Desk, game: Game, error: unknown): HTMLElement | null {
  const t = words(desk);
  const trouble = error instanceof RefereeError ? error.trouble : undefined;
  game.ended = "";
  switch (trouble?.part) {
    case "act": {
      const n = trouble.act ?? 1;
      game.acts = game.acts.slice(0, n - 1);
      game.draws = {};
      const card = told(desk, error, t(trouble.refusal ? "linkMove" : "linkMoveUnread", { n }));
      card.append(h("span", { class: "rules-quiet" }, ` ${t("linkKept")}`));
      return card;
    }
    case "drawn":
      game.draws = {};
      return told(desk, error, t("linkDrawn"));
    case "start":
      game.start = "";
      game.acts = [];
      game.draws = {};
      return told(desk, error, t("linkStart"));
  }
  return null;
}
