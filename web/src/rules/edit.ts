// A position under the maker's hands: tiles put down and taken away, and what else belongs to it. One that cannot be is
// refused with its rule.
import { h } from "../ui/dom";
import { agreements } from "./agreements";
import { board, frontier } from "./board";
import { allTiles, cellsOf, left, settle, takeAway } from "./draft";
import { factFields } from "./facts";
import { keepingFocus } from "./focus";
import { handTile } from "./hands";
import type { Arranged, Draft, Hex, State, Tile } from "./protocol";
import { button, type Desk, hexLabel, lens, refusalCard, saidOf, told, words } from "./shared";
import { stackInset } from "./stack";

/** Edits a position; done gets its text, or null if nothing is to change. */
export function editor(desk: Desk, text: string, host: HTMLElement, done: (start: string | null) => void): void {
  const t = words(desk);
  const verdict = h("div", { class: "rules-answer is-verdict", aria: { live: "polite" } });
  const inset = stackInset(desk);
  const b = board(desk.table, hexLabel(desk), (at) => press(at), (at) => inset.look(at));
  b.element.setAttribute("aria-label", t("edit"));
  const palette = h("div", { class: "rules-palette" });
  const written = h("textarea", { class: "rules-text", rows: 4, spellcheck: false, value: text });
  written.setAttribute("aria-label", t("text"));
  const use = button(t("use"), () => done(start), "rules-button is-main");
  const facts = h("fieldset", {});
  const agreed = h("details", {});
  let draft: Draft = { options: {}, tiles: [], facts: {} };
  let tool: Tile | "eraser" | null = null;
  const said = new Set<string>();
  let start = text;

  const press = (at: Hex) => {
    if (!tool) return;
    if (tool === "eraser") {
      takeAway(draft, at);
      said.delete("last"); // it may have been that tile
    } else draft.tiles.push({ tile: tool.name, q: at.q, r: at.r });
    void arrange();
  };
  const arrange = async () => {
    settle(desk.table, draft, said);
    const a: Arranged = await desk.referee.call("arrange", { draft });
    const cells = cellsOf(desk.table, draft);
    b.show({ cells, places: frontier(cells), fault: draft.tiles[a.tile] ?? a.refusal?.hex });
    inset.update(cells);
    drawPalette();
    drawFacts(a.state);
    use.disabled = !a.state;
    if (a.state) {
      start = a.state.text;
      written.value = start;
      verdict.replaceChildren(h("p", { class: "rules-good" }, t("fine")));
    } else verdict.replaceChildren(a.refusal ? refusalCard(desk, a.refusal, t("cannot")) : told(desk, new Error(saidOf(desk, a.trouble ?? "", a.chinese)), t("cannot")));
  };
  const choose = (next: Tile | "eraser") => { tool = next; drawPalette(); };
  const tile = (x: Tile) => handTile(desk, x, left(desk.table, draft, x), { chosen: typeof tool === "object" && tool?.name === x.name }, choose);
  const drawPalette = () => keepingFocus(palette, () => {
    const eraser = button(t("eraser"), () => choose("eraser"));
    eraser.setAttribute("aria-pressed", String(tool === "eraser"));
    palette.replaceChildren(...[...desk.table.players, ""].map((owner) => h("div", { class: "rules-tiles" }, ...allTiles(desk.table).filter((x) => x.owner === owner).map(tile))), eraser);
  });
  const drawFacts = (state: State | undefined) => keepingFocus(facts, () => facts.replaceChildren(h("legend", {}, t("fact")), ...factFields(desk, draft, state, (name) => {
    said.add(name);
    // Who is to move and the number of the turn say the same: what was told last tells the other.
    const other = { turn: "to move", "to move": "turn" }[name];
    if (other) said.delete(other);
    void arrange();
  })));
  const drawAgreed = () => {
    const lines = agreements(desk, draft.options, () => { draft.options = lines.values(); void arrange(); });
    agreed.replaceChildren(h("summary", {}, t("agreed")), ...lines.rows);
  };
  const take = async () => {
    try {
      draft = await desk.referee.call("draft", { text: written.value });
      for (const name of ["turn", "last", "drawn", "to move"]) said.delete(name);
      if (draft.facts["last"]) said.add("last");
      if (draft.facts["drawn"]) said.add("drawn");
      said.add("turn");
      drawAgreed();
      await arrange();
      said.delete("turn"); // with the next tile the number of the turn may change
    } catch (error) {
      verdict.replaceChildren(told(desk, error, t("cannot")));
      use.disabled = true;
    }
  };
  const clear = () => { draft.tiles = []; draft.facts = {}; said.clear(); void arrange(); };
  host.replaceChildren(h("div", { class: "rules-table" },
    h("div", { class: "rules-middle" }, h("div", { class: "rules-bar" }, use, button(t("clear"), clear), button(t("cancel"), () => done(null))),
      h("p", { class: "rules-status" }, t("editHelp")), h("div", { class: "rules-board" }, b.element, inset.element, b.tools(lens(desk)))),
    h("div", { class: "rules-side" }, verdict, palette, facts, agreed, h("label", { class: "rules-wide" }, h("span", {}, t("text")), written), button(t("takeText"), () => void take()))));
  drawPalette();
  void take();
}
