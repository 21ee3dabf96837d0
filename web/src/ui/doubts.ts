// What of a design will not print as it is drawn, told before anything is made:
// drawings that are too fine for the nozzle, and those that can't be read.
import type { App } from "../app";
import { StudioError } from "../engine/crew";
import type { Glyph, Notice, SetOf } from "../engine/protocol";
import { h } from "./dom";
import { pieceName } from "./names";
import { errorText, noticeText } from "./said";

/** A doubt on a piece, in words. */
interface Doubt {
  piece: string;
  text: string;
}

/** The codes of lines on what will not be seen on the print as it was meant. */
const grave = ["too-small", "back-small", "unseen"];

/** Whether a line is on what will not print as it is drawn. */
export function isGrave(n: Notice): boolean {
  return grave.includes(n.code);
}

/** What is doubtful of a set's drawings; null for nothing. */
export async function doubts(app: App, set: SetOf, signal: AbortSignal): Promise<HTMLElement | null> {
  const tiles = app.table.pieces.filter((k) => k.glyph && set.pieces?.some((p) => p.key === k.key));
  const found = await Promise.all(tiles.map(({ key }) => doubt(app, key, signal)));
  const list = found.filter((d) => d !== null);
  if (list.length === 0) return null;
  return h("div", { class: "doubts", aria: { role: "status" } }, h("p", {}, app.tongue.t("take.doubts")), ...list.map((d) => leading(app, d.piece, d.text)));
}

async function doubt(app: App, piece: string, signal: AbortSignal): Promise<Doubt | null> {
  try {
    const { value } = await app.engine.call("glyph", { choices: app.store.choices, piece }, { urgency: 3, signal });
    return value.findings?.length ? { piece, text: noticeText(app, tooSmall(app, piece, value)) } : null;
  } catch (error) {
    if (!(error instanceof StudioError)) return null; // the making will say it
    const why = `${app.tongue.t("take.refused")} ${errorText(app, error)}`;
    return { piece, text: `${pieceName(app, piece)}${app.tongue.t("list.colon")}${why}` };
  }
}

/** The line that the making would say of a glyph's findings. */
function tooSmall(app: App, piece: string, glyph: Glyph): Notice {
  const facts: Record<string, string> = { piece, nozzle: app.store.choices["nozzle"]?.[0] ?? "0.4" };
  for (const kind of ["stroke", "gap", "island"] as const) {
    const n = glyph.findings?.filter((f) => f.kind === kind).length ?? 0;
    if (n > 0) facts[`${kind}s`] = String(n);
  }
  return { code: "too-small", facts, text: glyph.summary };
}

/** A line on a tile, which leads to it. */
export function leading(app: App, piece: string, text: string): HTMLElement {
  const link = h("button", { type: "button", class: "note note-link", on: { click: () => {
    link.closest("dialog")?.close();
    app.focus.change({ piece, view: "piece" });
  } } }, text);
  return link;
}
