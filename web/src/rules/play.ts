// The board on which two people play and any move can be tried: what is legal is dotted, what is not is answered by its rule.
import { h } from "../ui/dom";
import { keep } from "../state/kept";
import { board, frontier, keyOf } from "./board";
import { editor } from "./edit";
import { hands } from "./hands";
import { newGame } from "./newgame";
import type { Act, Hex, Played, State, Tile } from "./protocol";
import { button, complain, type Desk, giveFile, hexLabel, player, refusalCard, standing, tileName, words } from "./shared";

/** What is chosen: a tile of the board, or one in hand, whose name has no number. */
interface Chosen { name: string; tile: Tile; at?: Hex }

export async function playPart(desk: Desk, host: HTMLElement): Promise<void> {
  const t = words(desk);
  const announce = h("p", { class: "rules-status", aria: { live: "polite" } });
  const answer = h("div", { class: "rules-answer is-aside" });
  const side = h("div", { class: "rules-side" });
  const bar = h("div", { class: "rules-bar", aria: { role: "toolbar" } });
  let state: State;
  let chosen: Chosen | null = null;

  const line = () => ({ start: desk.start, acts: desk.acts });
  const actsOf = (c: Chosen): Act[] => state.acts.filter((a) => a.tile && (c.at ? a.tile === c.name && (a.from || false) : !a.from && a.tile.replace(/\d+$/, "") === c.name));
  const b = board(desk.table, hexLabel(desk), (at) => void press(at));
  b.element.setAttribute("aria-label", t("board"));

  const draw = (fault?: Hex) => {
    keep("game", JSON.stringify(line()));
    const targets = chosen ? actsOf(chosen).flatMap((a) => (a.to ? [a.to] : [])) : [];
    b.show({ cells: state.cells, places: frontier(state.cells), targets, chosen: chosen?.at, last: state.last, fault });
    announce.textContent = chosen ? t("chosen", { tile: tileName(desk, chosen.tile), n: targets.length }) : [t("turn", { n: state.turn }), standing(desk, state), state.result ? "" : state.due ? t("due") : t("choose")].filter(Boolean).join(" · ");
    side.replaceChildren(
      hands(desk, state.hand, chosen && !chosen.at ? chosen.name : "", (tile) => !state.result && (!tile.owner || tile.owner === state.toMove), pickHand),
      moves());
    drawBar();
  };

  const moves = () => h("section", { class: "rules-moves" }, h("h3", {}, t("moves")),
    h("ol", {}, ...state.turns.map((turn) => h("li", { value: turn.number, class: `by-${turn.player}` }, h("code", {}, turn.text)))));

  const undoByKeys = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    void (event.shiftKey || key === "y" ? forth() : back());
  };

  const drawBar = () => {
    const undo = button(t("undo"), () => void back());
    const redo = button(t("redo"), () => void forth());
    undo.disabled = desk.acts.length === 0;
    redo.disabled = desk.undone.length === 0;
    const forfeit = state.acts.find((a) => !a.to);
    const other = state.toMove === "white" ? "black" : "white";
    bar.replaceChildren(undo, redo,
      ...(forfeit ? [button(t("pass"), () => void play(forfeit.text ?? "pass"), "rules-button is-main")] : []),
      ...(state.due ? [button(t("draws"), drawLandscape, "rules-button is-main")] : []),
      button(t("fresh"), () => newGame(desk, (start) => void begin(start))),
      button(t("edit"), edit),
      button(t("save"), () => void save("")),
      ...(state.result ? [] : [button(t("resign", { who: player(desk, state.toMove) }), () => void save(`${other} by resignation`)), button(t("agree"), () => void save("draw by agreement"))]),
      button(t("link"), () => void copyLink()));
  };

  const pickHand = (tile: Tile) => {
    answer.replaceChildren();
    const same = chosen && !chosen.at && chosen.name === tile.name;
    chosen = same ? null : { name: tile.name, tile };
    draw();
  };

  const drawLandscape = () => {
    const left = state.hand.filter((x) => !x.owner && x.count > 0 && state.acts.some((a) => a.tile === x.name));
    let n = Math.floor(Math.random() * left.reduce((sum, x) => sum + x.count, 0));
    const drawn = left.find((x) => (n -= x.count) < 0);
    if (drawn) pickHand(drawn);
  };

  const press = async (at: Hex) => {
    const cell = state.cells.find((c) => keyOf(c) === keyOf(at));
    const top = cell?.tiles.at(-1);
    if (!chosen) {
      answer.replaceChildren();
      if (top?.owner && !state.result) chosen = { name: top.name, tile: top, at };
      return draw();
    }
    if (chosen.at && keyOf(chosen.at) === keyOf(at)) {
      chosen = null;
      return draw();
    }
    const wanted = actsOf(chosen).find((a) => a.to && keyOf(a.to) === keyOf(at));
    // Another tile of the one to move is chosen instead, unless the first may go there.
    if (!wanted && top?.owner && top.owner === state.toMove && chosen.tile.owner === state.toMove) {
      chosen = { name: top.name, tile: top, at };
      return draw();
    }
    await play(wanted?.text ?? `${nextOf(chosen)} ${at.q},${at.r}`, at);
  };

  /** The tile's full name: of several in hand the next number. */
  const nextOf = (c: Chosen): string => {
    if (c.at) return c.name;
    const legal = state.acts.find((a) => !a.from && a.tile?.replace(/\d+$/, "") === c.name);
    if (legal?.tile) return legal.tile;
    const kind = desk.table.kinds.find((k) => k.key === c.tile.kind);
    const left = state.hand.find((x) => x.name === c.name)?.count ?? 0;
    return kind && c.tile.owner && kind.count > 1 ? `${c.name}${kind.count - left + 1}` : c.name;
  };

  const play = async (move: string, at?: Hex) => {
    const played: Played = await desk.referee.call("play", { line: line(), move });
    chosen = null;
    if (played.refusal) {
      answer.replaceChildren(refusalCard(desk, played.refusal, t("refused"), () => { answer.replaceChildren(); draw(); }));
      draw(at ?? played.refusal.hex);
      return;
    }
    if (played.syntax) {
      answer.replaceChildren(complain(new Error(played.syntax)));
      return draw();
    }
    answer.replaceChildren();
    desk.acts = played.state.turns.map((x) => x.text);
    desk.undone = [];
    state = played.state;
    draw();
    announce.textContent = [t("played", { move: desk.acts.at(-1) ?? "" }), standing(desk, state)].join(" · ");
  };

  const look = async () => {
    state = await desk.referee.call("look", { line: line() });
    chosen = null;
    answer.replaceChildren();
    draw();
  };
  const back = async () => { const last = desk.acts.at(-1); if (last !== undefined) { desk.acts = desk.acts.slice(0, -1); desk.undone.push(last); await look(); } };
  const forth = async () => { const next = desk.undone.pop(); if (next !== undefined) { desk.acts = [...desk.acts, next]; await look(); } };
  const begin = async (start: string) => { Object.assign(desk, { start, acts: [], undone: [] }); await look(); };
  const save = async (result: string) => { const saved = await desk.referee.call("save", { line: line(), tags: {}, result }); giveFile(saved.name, saved.text); };
  const copyLink = async () => {
    const address = new URL(location.href);
    address.hash = `rules/${encodeURIComponent(state.start)}/${desk.acts.map(encodeURIComponent).join(";")}`;
    await navigator.clipboard.writeText(address.href).then(() => { announce.textContent = t("copied"); }, () => { answer.replaceChildren(h("p", {}, h("code", {}, address.href))); });
  };
  const edit = () => editor(desk, state.text, host, (start) => { if (start !== null) Object.assign(desk, { start, acts: [], undone: [] }); void playPart(desk, host); });

  host.replaceChildren(h("div", { class: "rules-table", on: { keydown: undoByKeys } }, h("div", { class: "rules-middle" }, bar, announce, answer, h("div", { class: "rules-board" }, b.element, b.tools({ nearer: t("nearer"), farther: t("farther"), all: t("seeAll") }))), side));
  await look().catch(async (error: unknown) => {
    Object.assign(desk, { start: "", acts: [], undone: [] });
    await look();
    answer.replaceChildren(complain(error));
  });
}
