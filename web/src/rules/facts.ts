// What belongs to a position beside its tiles: whose turn it is, what was moved, what a PiXiu remembers, what was drawn.
import { h } from "../ui/dom";
import { allTiles, hasPixiu } from "./draft";
import type { Draft, State } from "./protocol";
import { button, type Desk, kindName, player, words } from "./shared";

/** The fields of a draft; changed gets the name of a fact that was told. State is the position, where the draft is one. */
export function factFields(desk: Desk, draft: Draft, state: State | undefined, changed: (name: string) => void): HTMLElement[] {
  const t = words(desk);
  const field = (name: string, label: string, input: HTMLInputElement | HTMLSelectElement, follows = "") => {
    input.value = draft.facts[name] ?? follows;
    input.dataset["key"] = name;
    input.addEventListener("change", () => { draft.facts[name] = input.value.trim(); changed(name); });
    return h("label", { class: "rules-row" }, h("span", {}, label), input);
  };
  const none = h("option", { value: "" }, "–");
  return [
    field("to move", t("factMove"), h("select", {}, none.cloneNode(true), ...desk.table.players.map((p) => h("option", { value: p }, player(desk, p)))), state?.toMove ?? mover(desk, draft)),
    field("turn", t("factTurn"), h("input", { type: "text", inputMode: "numeric" }), state ? String(state.turn) : ""),
    field("last", t("factLast"), h("input", { type: "text", placeholder: t("lastLike") })),
    ...desk.table.players.filter((p) => hasPixiu(draft, p)).map((p) => memory(desk, draft, p, changed)),
    field("drawn", t("drawn"), h("select", {}, none, ...allTiles(desk.table).filter((x) => !x.owner).map((x) => h("option", { value: x.name }, kindName(desk, x.kind))))),
  ];
}

/** Who takes the turn that a draft is on, though no position may be so. */
function mover(desk: Desk, draft: Draft): string {
  const turn = Number(draft.facts["turn"]);
  if (!Number.isInteger(turn) || turn < 1) return "";
  const second = turn % 2 === 0;
  return desk.table.players[second === (draft.options["first"] === "black") ? 0 : 1] ?? "";
}

/** The creatures that a PiXiu remembers, each to be switched on or off. */
function memory(desk: Desk, draft: Draft, who: string, changed: (name: string) => void): HTMLElement {
  const name = `memory ${who}`;
  const known = draft.facts[name] ?? "";
  const chips = desk.table.kinds.filter((k) => Object.keys(k.looks).length > 1).map((k) => {
    const has = known.includes(k.letter);
    const chip = button(kindName(desk, k.key), () => { draft.facts[name] = has ? known.replace(k.letter, "") : known + k.letter; changed(name); }, "rules-button rules-chip");
    chip.setAttribute("aria-pressed", String(has));
    chip.dataset["key"] = `${name} ${k.letter}`;
    return chip;
  });
  return h("fieldset", { class: "rules-memory" }, h("legend", {}, words(desk)(who === "white" ? "memoryWhite" : "memoryBlack")), h("div", { class: "rules-bar" }, ...chips));
}
