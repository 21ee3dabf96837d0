// Names of things in the page's language.
import type { App } from "../app";

export function pieceName(app: App, key: string): string {
  return app.tongue.maybe(`piece.${key}`, app.tongue.maybe(`colour.${key}`, key));
}

/** A sign for a piece: its Chinese name, or that of a kind of box. */
export function signOf(piece: { key: string; chinese: string }): string {
  return piece.chinese || (piece.key === "box" ? "匣" : "篋");
}
