// The board on which two people play and any move can be tried: what is legal is dotted, what is not is answered by its rule.
import { h } from "../ui/dom";
import { board, frontier, keyOf } from "./board";
import { drawnStrip } from "./drawn";
import { editor } from "./edit";
import { keepingFocus } from "./focus";
import { type Game, goTo, keepGame, lineOf, newGameAt, playAgain, sameLine, takeBack } from "./game";
import { hands } from "./hands";
import { moveLine, moveList } from "./movelist";
import { newGame, today } from "./newgame";
import { barButtons } from "./playbar";
import type { Act, Hex, Line, Played, State, Tile } from "./protocol";
import { openScript, scriptFiles } from "./script";
import { actName, complain, type Desk, giveFile, hexLabel, lens, refusalCard, type Shown, standing, tileName, told, words } from "./shared";

/** What is chosen: a tile of the board, or one in hand, whose name has no number. */
interface Chosen { name: string; tile: Tile; at?: Hex }

export async function playPart(desk: Desk, host: HTMLElement, line?: Line): Promise<Shown> {
  const t = words(desk);
  const announce = h("p", { class: "rules-status", aria: { live: "polite" } });
  const strip = h("div", { class: "rules-strip", aria: { live: "polite" } });
  const answer = h("div", { class: "rules-answer is-aside" });
  const lists = h("div", { class: "rules-lists" });
  const bar = h("div", { class: "rules-bar", aria: { role: "toolbar", label: t("board") } });
  let state: State;
  let chosen: Chosen | null = null;

  const over = () => state.result !== undefined || desk.game.ended !== "";
  const actsOf = (c: Chosen): Act[] => state.acts.filter((a) => a.tile && (c.at ? a.tile === c.name && (a.from || false) : !a.from && a.tile.replace(/\d+$/, "") === c.name));
  const b = board(desk.table, hexLabel(desk), (at) => void press(at));
  b.element.setAttribute("aria-label", t("board"));
  b.element.setAttribute("aria-description", t("keys"));

  const draw = (fault?: Hex) => keepingFocus(host, () => {
    keepGame(desk.game);
    desk.note({ part: "board", line: lineOf(desk.game) });
    const waits = state.due && !state.drawn;
    const targets = chosen && !over() && !waits ? actsOf(chosen).flatMap((a) => (a.to ? [a.to] : [])) : [];
    b.show({ cells: state.cells, places: frontier(state.cells), targets, chosen: chosen?.at, last: state.last, fault });
    announce.textContent = chosen ? t("chosen", { tile: tileName(desk, chosen.tile), n: targets.length }) : [t("turn", { n: state.turn }), standing(desk, state, desk.game.ended), over() || state.due ? "" : t("choose")].filter(Boolean).join(" · ");
    strip.replaceChildren(...(state.due && !over() ? [drawnStrip(desk, desk.game, state, () => void look())] : []));
    const can = (tile: Tile) => !over() && (tile.owner ? tile.owner === state.toMove : state.drawn !== undefined);
    lists.replaceChildren(hands(desk, state.hand, chosen && !chosen.at ? chosen.name : "", can, pickHand, desk.game.tags), moveList(desk, desk.game, state, (n) => { goTo(desk.game, n); void look(); }));
    bar.replaceChildren(...barButtons(desk, state, deeds));
  }, () => b.focus());

  const pickHand = (tile: Tile, byKey = false) => {
    answer.replaceChildren();
    const same = chosen && !chosen.at && chosen.name === tile.name;
    chosen = same ? drawnTile() : { name: tile.name, tile };
    draw();
    if (byKey && chosen) b.nextTarget(1);
  };

  const press = async (at: Hex) => {
    const cell = state.cells.find((c) => keyOf(c) === keyOf(at));
    const top = cell?.tiles.at(-1);
    if (!chosen || over()) {
      answer.replaceChildren();
      chosen = top?.owner && !over() ? { name: top.name, tile: top, at } : null;
      return draw();
    }
    if (chosen.at && keyOf(chosen.at) === keyOf(at)) {
      chosen = drawnTile();
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

  /** Plays a move; tells whether it was one. */
  const play = async (move: string, at?: Hex): Promise<boolean> => {
    const played: Played = await desk.referee.call("play", { line: lineOf(desk.game), move });
    chosen = drawnTile();
    if (played.refusal) {
      answer.replaceChildren(refusalCard(desk, played.refusal, t("refused"), () => { answer.replaceChildren(); draw(); b.focus(); }));
      draw(at ?? played.refusal.hex);
      return false;
    }
    if (played.syntax) {
      answer.replaceChildren(complain(new Error(played.syntax)));
      draw();
      return false;
    }
    answer.replaceChildren();
    Object.assign(desk.game, { acts: played.state.turns.map((x) => x.text), undone: [] });
    await look();
    announce.textContent = [saidOf(played.state), standing(desk, state, desk.game.ended), state.due ? t("due") : ""].filter(Boolean).join(" · ");
    return true;
  };

  /** The last act in words. */
  const saidOf = (after: State): string => {
    const { last } = after;
    if (!last) return t("passed");
    const top = after.cells.find((c) => last.to && keyOf(c) === keyOf(last.to))?.tiles.at(-1);
    return actName(desk, last, top);
  };

  /** The landscape that was drawn is chosen already. */
  const drawnTile = (): Chosen | null => {
    const drawn = state.hand.find((x) => x.name === state.drawn);
    return drawn && !over() ? { name: drawn.name, tile: drawn } : null;
  };

  const look = async () => {
    state = await desk.referee.call("look", { line: lineOf(desk.game) });
    desk.game.start = state.start;
    chosen = drawnTile();
    answer.replaceChildren();
    draw();
  };
  const fresh = (game: Game) => { desk.game = game; desk.go({ part: "board", line: lineOf(game) }); };
  const save = async () => {
    const { game } = desk;
    const saved = await desk.referee.call("save", { line: lineOf(game), tags: { date: today(), ...game.tags }, result: game.ended });
    giveFile(saved.name, saved.text);
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.href).then(() => { announce.textContent = t("copied"); }, () => { answer.replaceChildren(h("p", {}, h("code", {}, location.href))); });
  };
  const edit = () => editor(desk, state.text, host, (start) => {
    if (start !== null && start !== state.text) desk.game = { ...newGameAt(start), tags: desk.game.tags, bag: desk.game.bag };
    void playPart(desk, host);
  });
  const file = h("input", { type: "file", accept: scriptFiles, hidden: true });
  file.setAttribute("aria-label", t("open"));
  file.addEventListener("change", () => {
    const picked = file.files?.[0];
    if (picked) openScript(desk, picked, true).catch((error: unknown) => answer.replaceChildren(complain(error)));
    file.value = "";
  });
  const deeds = {
    back: () => { takeBack(desk.game); void look(); },
    forth: () => { playAgain(desk.game); void look(); },
    pass: (text: string) => void play(text),
    fresh: () => newGame(desk, desk.game, fresh),
    edit, save: () => void save(), open: () => file.click(), link: () => void copyLink(),
    end: (how: string) => { desk.game.ended = how; void look(); },
  };

  const keys = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (key === "escape" && (chosen || answer.firstChild)) {
      chosen = drawnTile();
      answer.replaceChildren();
      draw();
    }
    if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
    if (event.target instanceof HTMLInputElement && event.target.value) return; // what is typed has an undo of its own
    event.preventDefault();
    if (event.shiftKey || key === "y") deeds.forth();
    else deeds.back();
  };

  host.replaceChildren(h("div", { class: "rules-table", tabIndex: -1, on: { keydown: keys } },
    h("div", { class: "rules-middle" }, bar, announce, strip, h("div", { class: "rules-board" }, b.element, b.tools(lens(desk))), file),
    h("div", { class: "rules-side" }, answer, lists, moveLine(desk, (move) => play(move)))));
  const arrive = async (to?: Line) => {
    if (to && !sameLine(to, lineOf(desk.game))) desk.game = newGameAt(to.start, to.acts, to.drawn);
    await look().catch(async (error: unknown) => {
      desk.game = newGameAt();
      await look();
      answer.replaceChildren(told(desk, error));
    });
  };
  await arrive(line);
  return { follow: (route) => { if (route.part === "board") void arrive(route.line); return true; } };
}
