// A position under the maker's hands: tiles put down and taken away, and what else belongs to it. One that cannot be is
// refused with its rule.
import { h } from "../ui/dom";
import { board, frontier, keyOf } from "./board";
import { keepingFocus } from "./focus";
import { handTile } from "./hands";
import type { Arranged, Cell, Draft, Hex, Tile } from "./protocol";
import { button, complain, type Desk, hexLabel, kindName, lens, player, refusalCard, told, words } from "./shared";

/** Edits a position; done gets its text, or null if nothing is to change. */
export function editor(desk: Desk, text: string, host: HTMLElement, done: (start: string | null) => void): void {
  const t = words(desk);
  const middle = h("div", { class: "rules-answer", aria: { live: "polite" } });
  const b = board(desk.table, hexLabel(desk), (at) => void press(at));
  b.element.setAttribute("aria-label", t("edit"));
  const palette = h("div", { class: "rules-palette" });
  const written = h("textarea", { class: "rules-text", rows: 4, spellcheck: false, value: text });
  written.setAttribute("aria-label", t("text"));
  const use = button(t("use"), () => done(start), "rules-button is-main");
  let draft: Draft = { options: {}, tiles: [], facts: {} };
  let tool: Tile | null = null;
  const typed = new Set<string>();
  let start = text;

  const tiles = (): Tile[] => desk.table.kinds.flatMap((k) => (k.letter === "M" || k.letter === "S" ? [""] : desk.table.players).map((owner) => ({ name: owner ? owner.charAt(0) + k.letter : k.letter, owner, kind: k.key })));
  const tileOf = (name: string): Tile => tiles().find((x) => x.name === name.replace(/\d+$/, "")) as Tile;
  const cells = (): Cell[] => {
    const found = new Map<string, Cell>();
    for (const x of draft.tiles) {
      const cell = found.get(keyOf(x)) ?? { q: x.q, r: x.r, tiles: [] };
      cell.tiles.push(tileOf(x.tile));
      found.set(keyOf(x), cell);
    }
    return [...found.values()];
  };
  // What follows from a position that is being changed goes with it, unless the maker has said it.
  const forget = () => {
    for (const name of ["turn", "last", "drawn"]) if (!typed.has(name)) delete draft.facts[name];
    drawFacts();
  };
  const press = async (at: Hex) => {
    forget();
    if (tool) draft.tiles.push({ tile: tool.name, q: at.q, r: at.r });
    else {
      const i = draft.tiles.findLastIndex((x) => keyOf(x) === keyOf(at));
      if (i >= 0) draft.tiles.splice(i, 1);
    }
    await arrange();
  };
  const arrange = async () => {
    const a: Arranged = await desk.referee.call("arrange", { draft });
    const here = draft.tiles[a.tile];
    b.show({ cells: cells(), places: frontier(cells()), fault: here ?? a.refusal?.hex });
    use.disabled = !a.state;
    if (a.state) {
      start = a.state.text;
      written.value = start;
      middle.replaceChildren(h("p", { class: "rules-good" }, t("fine")));
    } else middle.replaceChildren(a.refusal ? refusalCard(desk, a.refusal, t("cannot")) : complain(new Error(`${t("cannot")}: ${a.trouble ?? ""}`)));
  };
  const ofOwner = (owner: string) => h("div", { class: "rules-tiles" }, ...tiles().filter((x) => x.owner === owner).map((x) => handTile(desk, x, 0, tool?.name === x.name, true, (y) => { tool = tool?.name === y.name ? null : y; drawPalette(); })));
  const drawPalette = () => keepingFocus(palette, () => palette.replaceChildren(...desk.table.players.map(ofOwner), ofOwner(""),
    (() => { const e = button(t("eraser"), () => { tool = null; drawPalette(); }); e.setAttribute("aria-pressed", String(!tool)); return e; })()));
  const fact = (name: string, label: string, input: HTMLInputElement | HTMLSelectElement) => {
    input.value = draft.facts[name] ?? "";
    input.addEventListener("change", () => { draft.facts[name] = input.value.trim(); typed.add(name); void arrange(); });
    return h("label", { class: "rules-row" }, h("span", {}, label), input);
  };
  const facts = h("fieldset", {});
  const drawFacts = () => facts.replaceChildren(h("legend", {}, t("fact")),
    fact("to move", t("factMove"), h("select", {}, h("option", { value: "" }, "–"), ...desk.table.players.map((p) => h("option", { value: p }, player(desk, p))))),
    fact("turn", t("factTurn"), h("input", { type: "text", inputMode: "numeric" })),
    fact("last", t("factLast"), h("input", { type: "text", placeholder: "wQ1" })),
    fact("memory white", t("memoryWhite"), h("input", { type: "text", placeholder: "XQ" })),
    fact("memory black", t("memoryBlack"), h("input", { type: "text", placeholder: "XQ" })),
    fact("drawn", t("drawn"), h("select", {}, h("option", { value: "" }, "–"), ...tiles().filter((x) => !x.owner).map((x) => h("option", { value: x.name }, kindName(desk, x.kind))))));
  const take = async () => {
    try {
      draft = await desk.referee.call("draft", { text: written.value });
      draft.facts ??= {};
      draft.options ??= {};
      draft.tiles ??= [];
      drawFacts();
      await arrange();
    } catch (error) {
      middle.replaceChildren(told(desk, error));
      use.disabled = true;
    }
  };
  const clear = () => { draft.tiles = []; draft.facts = {}; typed.clear(); drawFacts(); void arrange(); };
  host.replaceChildren(h("div", { class: "rules-table" },
    h("div", { class: "rules-middle" }, h("div", { class: "rules-bar" }, use, button(t("clear"), clear), button(t("cancel"), () => done(null))),
      h("p", { class: "rules-status" }, t("editHelp")), h("div", { class: "rules-board" }, b.element, b.tools(lens(desk)))),
    h("div", { class: "rules-side" }, middle, palette, facts, h("label", { class: "rules-wide" }, h("span", {}, t("text")), written), button(t("takeText"), () => void take()))));
  drawPalette();
  void take();
}
