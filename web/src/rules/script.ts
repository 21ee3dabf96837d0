// Scripts and Markdown pages of the maker's own, dropped on the page or chosen: what holds is stepped through, what does
// not is shown in the check.
import { keep, kept } from "../state/kept";
import { gameFrom, placeOf } from "./game";
import type { GameRecord } from "./protocol";
import type { Desk } from "./shared";
import { words } from "./shared";

export interface OwnScript {
  name: string;
  text: string;
  markdown: boolean;
}

/** The largest script that is read, as the command has it. */
const most = 4 << 20;

export const scriptFiles = ".play,.md,.markdown,text/plain,text/markdown";

/** Opens a file. One game alone goes onto the board if that is wished, at its end and with its headers. */
export async function openScript(desk: Desk, file: File, ontoBoard = false): Promise<void> {
  if (file.size > most) throw new Error(words(desk)("large", { name: file.name }));
  const own = { name: file.name, text: await file.text(), markdown: /\.(md|markdown)$/i.test(file.name) };
  const checked = await desk.referee.call("check", own);
  own.markdown ||= checked.markdown;
  if (checked.verdict !== "ok") return show(desk, own);
  desk.own = own;
  keep("script", JSON.stringify(own));
  const records = await ownRecords(desk);
  const [only] = records;
  if (!only || records.length > 1) return desk.go({ part: "games", key: "", shot: 0 });
  if (!ontoBoard) return desk.go({ part: "games", key: only.key, shot: 0 });
  desk.game = gameFrom(only, only.shots.length - 1);
  desk.go(placeOf(desk.game));
}

/** Puts a script into the check. What stood there can be brought back. */
export function put(desk: Desk, own: OwnScript): void {
  if (desk.pasted.trim() && desk.pasted !== own.text) desk.replaced = { name: desk.pastedName, text: desk.pasted, markdown: desk.markdown };
  desk.pasted = own.text;
  desk.pastedName = own.name;
  desk.markdown = own.markdown;
}

/** Shows a script in the check, with its report. */
export function show(desk: Desk, own: OwnScript): void {
  put(desk, own);
  desk.go({ part: "check" });
}

/** The examples and games of the script that was opened last. */
export async function ownRecords(desk: Desk): Promise<GameRecord[]> {
  return desk.own ? desk.referee.call("open", { text: desk.own.text, markdown: desk.own.markdown }) : [];
}

/** The script that was opened last, also in an earlier visit. */
export function keptScript(): OwnScript | null {
  try {
    const { name, text, markdown } = JSON.parse(kept("script") ?? "") as Record<string, unknown>;
    if (typeof name === "string" && typeof text === "string") return { name, text, markdown: markdown === true };
  } catch {
    // none was kept
  }
  return null;
}
