// The board on which two people play and any move can be tried: what is legal is dotted, what is not is answered by its rule.
import { h } from "../ui/dom";
import { board, frontier, keyOf } from "./board";
import { actsOf, type Chosen, chosenText, drawnTile, fullName } from "./chosen";
import { drawnStrip } from "./drawn";
import { editor } from "./edit";
import { keepingFocus } from "./focus";
import { type Game, goTo, keepGame, lineOf, newGameAt, placeOf, playAgain, played, sameLine, takeBack } from "./game";
import { hands } from "./hands";
import { salvage } from "./link";
import { moveLine, moveList, reveal } from "./movelist";
import { newGame, today } from "./newgame";
import { barButtons, forfeitStrip } from "./playbar";
import type { Hex, Played, State, Tile } from "./protocol";
import { type Route, toHash } from "./route";
import { Sayings } from "./sayings";
import { openScript, scriptFiles } from "./script";
import { complain, type Desk, giveFile, hexLabel, inWords, lens, refusalCard, saidOf, type Shown, standing, tileName, told, words } from "./shared";
import { stackInset } from "./stack";

type Place = Extract<Route, { part: "board" }>;

export async function playPart(desk: Desk, host: HTMLElement, place: Place): Promise<Shown> {
  const t = words(desk);
  const announce = h("p", { class: "rules-status", aria: { live: "polite" } });
  const strip = h("div", { class: "rules-strip", aria: { live: "polite" } });
  const answer = h("div", { class: "rules-answer" });
  const lists = h("div", { class: "rules-lists" });
  const bar = h("div", { class: "rules-bar", aria: { role: "toolbar", label: t("board") } });
  const inset = stackInset(desk);
  const sayings = new Sayings(desk);
  let said: (string | undefined)[] = [];
  let state: State;
  let chosen: Chosen | null = null;
  /** The game as a link that can't be played to its end left it: the address is not changed while it stands so. */
  let held: Game | null = null;

  const over = () => state.result !== undefined || desk.game.ended !== "";
  const drawn = () => (over() ? null : drawnTile(state));
  const b = board(desk.table, hexLabel(desk), (at) => void press(at), (at) => inset.look(at ?? chosen?.at));
  b.element.setAttribute("aria-label", t("board"));
  b.element.setAttribute("aria-description", t("keys"));

  const note = () => {
    if (held && held.acts.join(";") === desk.game.acts.join(";") && desk.game.ended === "" && desk.game.draws[held.acts.length] === held.draws[held.acts.length]) return;
    held = null;
    desk.note(placeOf(desk.game));
    desk.seen.set(toHash(placeOf(desk.game)), structuredClone(desk.game));
  };
  const draw = (fault?: Hex) => keepingFocus(host, () => {
    keepGame(desk.game);
    note();
    const waits = state.due && !state.drawn;
    const targets = chosen && !over() && !waits ? actsOf(state, chosen).flatMap((a) => (a.to ? [a.to] : [])) : [];
    b.show({ cells: state.cells, places: frontier(state.cells), targets, chosen: chosen?.at, last: state.last, fault });
    inset.update(state.cells);
    announce.textContent = chosen ? chosenText(desk, chosen, targets.length) : [t("turn", { n: state.turn }), standing(desk, state, desk.game.ended), over() || state.due || !state.acts.some((a) => a.to) ? "" : t("choose")].filter(Boolean).join(" · ");
    const strips = over() ? [] : [state.due ? drawnStrip(desk, desk.game, state, () => void look()) : null, forfeitStrip(desk, state, (text) => void play(text))];
    strip.replaceChildren(...strips.filter((x) => x !== null));
    const can = (tile: Tile) => !over() && (tile.owner ? tile.owner === state.toMove : state.drawn !== undefined);
    lists.replaceChildren(hands(desk, state.hand, chosen && !chosen.at ? chosen.name : "", can, pickHand, desk.game.tags),
      moveList(desk, desk.game, state.turn - state.turns.length, said, (n) => { goTo(desk.game, n); void look(); }));
    reveal(lists.querySelector(".is-ending") ?? lists.querySelector(".rules-moves-list [aria-current]")?.closest("li"));
    bar.replaceChildren(...barButtons(desk, state, deeds));
  }, () => b.focus());

  /** Shows what is to be read, where it can be read. */
  const tell = (card: HTMLElement) => {
    answer.replaceChildren(card);
    answer.scrollIntoView({ block: "nearest" });
  };

  /** Chooses a tile or none; one that can't act is told why. */
  const choose = (next: Chosen | null) => {
    answer.replaceChildren();
    chosen = next;
    draw();
    if (chosen && !over() && actsOf(state, chosen).length === 0) void explain(chosen);
  };

  const explain = async (which: Chosen) => {
    const why = await desk.referee.call("barred", { line: lineOf(desk.game), tile: fullName(desk.table, state, which) });
    if (why && which === chosen) tell(refusalCard(desk, why, t("noPlace", { tile: tileName(desk, which.tile) }), close));
  };

  const close = () => { answer.replaceChildren(); draw(); b.focus(); };

  const pickHand = (tile: Tile, byKey = false) => {
    const same = chosen && !chosen.at && chosen.name === tile.name;
    choose(same ? drawn() : { name: tile.name, tile });
    if (byKey && chosen) b.nextTarget(1);
  };

  const press = async (at: Hex) => {
    const top = state.cells.find((c) => keyOf(c) === keyOf(at))?.tiles.at(-1);
    if (!chosen || over()) return choose(top?.owner && !over() ? { name: top.name, tile: top, at } : null);
    if (chosen.at && keyOf(chosen.at) === keyOf(at)) return choose(drawn());
    const wanted = actsOf(state, chosen).find((a) => a.to && keyOf(a.to) === keyOf(at));
    // Another tile of the one to move is chosen instead, unless the first may go there.
    if (!wanted && top?.owner && top.owner === state.toMove && chosen.tile.owner === state.toMove) return choose({ name: top.name, tile: top, at });
    await play(wanted?.text ?? `${fullName(desk.table, state, chosen)} ${at.q},${at.r}`, at);
  };

  /** Plays a move; tells whether it was one. What is refused leaves all as it was. */
  const play = async (move: string, at?: Hex): Promise<boolean> => {
    const done: Played = await desk.referee.call("play", { line: lineOf(desk.game), move });
    if (done.refusal) {
      tell(refusalCard(desk, done.refusal, t("refused"), close));
      draw(at ?? done.refusal.hex);
      return false;
    }
    if (done.syntax) {
      tell(complain(new Error(saidOf(desk, done.syntax, done.chinese))));
      return false;
    }
    const before = desk.game.dropped;
    played(desk.game, done.state.turns.map((x) => x.text));
    await look();
    const dropped = desk.game.dropped !== before;
    announce.textContent = [inWords(desk, done.state.turns.at(-1)?.said), standing(desk, state, desk.game.ended), state.due ? t("due") : "", dropped ? t("dropped") : ""].filter(Boolean).join(" · ");
    return true;
  };

  const look = async () => {
    const game = desk.game;
    state = await desk.referee.call("look", { line: lineOf(game) });
    game.start = state.start;
    sayings.hear(state);
    said = await sayings.of(game);
    if (game !== desk.game) return; // another one came meanwhile
    chosen = drawn();
    answer.replaceChildren();
    draw();
  };
  const fresh = (game: Game) => { desk.game = game; desk.go(placeOf(game)); };
  const save = async () => {
    const { game } = desk;
    const saved = await desk.referee.call("save", { line: lineOf(game), tags: { date: today(), ...game.tags }, result: game.ended });
    giveFile(saved.name, saved.text);
  };
  const copyLink = async () => {
    const link = new URL(toHash(placeOf(desk.game)), location.href).href;
    await navigator.clipboard.writeText(link).then(() => { announce.textContent = t("copied"); }, () => tell(h("p", {}, h("code", {}, link))));
  };
  const edit = () => editor(desk, state.text, host, (start) => {
    if (start !== null && start !== state.text) desk.game = { ...newGameAt(start), tags: desk.game.tags, bag: desk.game.bag };
    void playPart(desk, host, { part: "board" });
  });
  const file = h("input", { type: "file", accept: scriptFiles, hidden: true });
  file.setAttribute("aria-label", t("open"));
  file.addEventListener("change", () => {
    const picked = file.files?.[0];
    if (picked) openScript(desk, picked, true).catch((error: unknown) => tell(told(desk, error)));
    file.value = "";
  });
  const deeds = {
    back: () => { takeBack(desk.game); void look(); },
    forth: () => { playAgain(desk.game); void look(); },
    fresh: () => newGame(desk, desk.game, fresh),
    edit, save: () => void save(), open: () => file.click(), link: () => void copyLink(),
    end: (how: string) => { desk.game.ended = how; void look(); },
  };

  const keys = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (key === "escape" && (chosen || answer.firstChild)) choose(drawn());
    if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
    if (event.target instanceof HTMLInputElement && event.target.value) return; // what is typed has an undo of its own
    event.preventDefault();
    if (event.shiftKey || key === "y") deeds.forth();
    else deeds.back();
  };

  /** Shows the game of a place: as it was here, where it was, else as the address has it. */
  const arrive = async (to: Place) => {
    held = null;
    if (to.line && (!sameLine(to.line, lineOf(desk.game)) || (to.ended ?? "") !== desk.game.ended)) {
      desk.game = structuredClone(desk.seen.get(toHash(to))) ?? { ...newGameAt(to.line.start, to.line.acts, to.line.drawn), ended: to.ended ?? "" };
    }
    try {
      await look();
    } catch (error) {
      const card = salvage(desk, desk.game, error);
      if (!card) throw error;
      held = structuredClone(desk.game);
      await look();
      tell(card);
    }
    if (!to.unread) return;
    held = structuredClone(desk.game);
    tell(complain(new Error(t("linkBroken"))));
  };
  const table = h("div", { class: "rules-table", tabIndex: -1, on: { keydown: keys } },
    h("div", { class: "rules-middle" }, bar, announce, strip, h("div", { class: "rules-board" }, b.element, inset.element, b.tools(lens(desk))), file),
    h("div", { class: "rules-side" }, answer, lists, moveLine(desk, (move) => play(move))));
  await arrive(place);
  host.replaceChildren(table); // till then the tiles are being set out
  return { follow: (route) => { if (route.part === "board") void arrive(route); return true; } };
}
