// The files that can be taken home.
import { type App, groupOf, kind } from "../app";
import type { SetOf } from "../engine/protocol";
import { pieceName } from "./names";

export interface Good {
  /** What the studio is asked for. */
  want: string;
  name: string;
  note: string;
}

/** What of a set can be taken home: all of it, what a player prints, the landscape of neither, the piece that is looked at. */
export function goods(app: App, set: SetOf): Good[] {
  const t = app.tongue.t.bind(app.tongue);
  const { piece, base } = app.focus;
  const made = set.pieces ?? [];
  const group = groupOf(kind(app.table, piece), base);
  const file = (want: string, name: string, note = savedAs(want)): Good => ({ want, name, note });
  const out = [
    file("coupon", t("take.coupon"), t("take.coupon.note")),
    file("all", t("take.all"), t("take.all.note")),
    ...(set.bundles ?? []).map((b) => file(b, t(b.includes("white") ? "take.bundle.white" : "take.bundle.black"), t("take.bundle.note", { file: b }))),
    ...made.filter((p) => p.group === "landscape").map((p) => file(`landscape/${p.key}.3mf`, pieceName(app, p.key), t("take.landscape.note", { file: savedAs(`landscape/${p.key}.3mf`) }))),
    ...made.filter((p) => p.group === group && p.key === piece).map((p) => file(`${group}/${p.key}.3mf`, aloneName(app, group, p.key))),
    ...made.filter((p) => p.group === "box").map((p) => file(`box/${p.key}.3mf`, pieceName(app, p.key))),
  ];
  return out.filter((good, i) => out.findIndex((g) => g.want === good.want) === i);
}

/** What one piece is called, with its side where it has one. */
function aloneName(app: App, group: string, piece: string): string {
  const name = pieceName(app, piece);
  if (group !== "black" && group !== "white") return app.tongue.t("take.piece", { name });
  return app.tongue.t(group === "black" ? "take.piece.black" : "take.piece.white", { name });
}

/** The name under which a file is downloaded: a folder that tells black from white goes into it. */
export function savedAs(path: string): string {
  const [folder, name] = path.split("/");
  if (name === undefined) return path;
  return folder === "black" || folder === "white" ? `${folder}-${name}` : name;
}
