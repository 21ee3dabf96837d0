// The landscape tile of a turn: drawn blind by the page from what is left, or from the players' own bag, who say what it was.
import { h } from "../ui/dom";
import type { Game } from "./game";
import type { InHand, State } from "./protocol";
import { button, type Desk, kindName, words } from "./shared";

/** Draws one of the tiles left, each as likely as any other. */
export function drawBlind(left: InHand[]): InHand | undefined {
  const all = left.reduce((sum, x) => sum + x.count, 0);
  let n = below(all);
  return left.find((x) => (n -= x.count) < 0);
}

/** A number from 0 to n-1, each as likely as any other. */
function below(n: number): number {
  const most = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const [x = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (x < most) return x % n;
  }
}

/** What is said and asked about the draw; changed is called when a tile was drawn, or the way of drawing changed. */
export function drawnStrip(desk: Desk, game: Game, state: State, changed: () => void): HTMLElement {
  const t = words(desk);
  const left = state.hand.filter((x) => !x.owner && x.count > 0);
  const stock = left.map((x) => `${kindName(desk, x.kind)} ${x.count}`).join(" · ");
  const take = (x: InHand | undefined) => {
    if (!x) return;
    // What was drawn on later turns was drawn from another rest.
    game.draws = Object.fromEntries(Object.entries(game.draws).filter(([n]) => Number(n) < game.acts.length));
    game.draws[game.acts.length] = x.name;
    changed();
  };
  const drawn = left.find((x) => x.name === state.drawn);
  const say = (bag: boolean) => { game.bag = bag; changed(); };
  const it = drawn ? t("drew", { what: kindName(desk, drawn.kind) }) : t("due");
  const ways = game.bag
    ? [h("span", {}, t("itWas")), ...left.map((x) => {
        const b = button(kindName(desk, x.kind), () => take(x), "rules-button");
        b.setAttribute("aria-pressed", String(x.name === state.drawn));
        return b;
      }), drawn ? null : button(t("pageDraws"), () => say(false), "rules-link")]
    : drawn ? [] : [button(t("draws"), () => take(drawBlind(left)), "rules-button is-main"), button(t("ownBag"), () => say(true), "rules-link")];
  return h("section", { class: "rules-drawn", aria: { label: t("drawing") } },
    h("p", {}, it, " ", h("span", { class: "rules-quiet" }, t("left", { stock }))),
    ways.length ? h("div", { class: "rules-bar" }, ...ways) : null);
}
