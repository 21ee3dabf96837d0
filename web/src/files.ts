// Files that come in and go out: drawings, fonts, designs; downloads.
import { type App, kind } from "./app";
import type { Choices } from "./engine/protocol";
import { foundAs, namesOf } from "./state/shelf";

/** The largest file that is taken, in MiB: a drawing, a picture or settings; a font or an archive. They are the studio's own limits. */
const most = { drawing: 16, archive: 64 };

/** Files that may be drawings; a picture of another kind is taken for the reader to say what it is. */
const drawn = /\.(svg|png|jpe?g|webp|gif|bmp)$/i;

/** Hands a file to the browser's downloads. */
export function download(name: string, data: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([data as Uint8Array<ArrayBuffer>], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Takes a file for what it is: a design, a font, else a drawing for a piece. */
export async function take(app: App, file: File, piece: string): Promise<void> {
  const limit = /\.(otf|ttf|ttc|zip)$/i.test(file.name) ? most.archive : most.drawing;
  if (file.size > limit << 20) throw new Error(app.tongue.t("file.large", { name: file.name, limit }));
  const data = new Uint8Array(await file.arrayBuffer());
  if (missing(app, app.store.choices).includes(file.name)) {
    put(app, file.name, data);
    app.store.refresh();
  } else if (/\.(toml|zip)$/i.test(file.name)) await load(app, file.name, data);
  else if (/\.(otf|ttf|ttc)$/i.test(file.name)) app.store.set("font", [keepUnder(app, file.name, data)]);
  else if (!drawn.test(file.name)) throw new Error(app.tongue.t("file.unknown", { name: file.name }));
  else if (kind(app.table, piece).glyph) app.store.setEntry("glyph", piece, keepUnder(app, file.name, data));
  else throw new Error(app.tongue.t("file.box"));
}

/** Loads a design, with the files that it brings. */
async function load(app: App, name: string, blob: Uint8Array): Promise<void> {
  const { value, blobs } = await app.engine.call("load", { name }, { blob, urgency: 5 });
  (value.files ?? []).forEach((file, i) => {
    const data = blobs[i];
    if (data) put(app, file, data);
  });
  app.store.replace(value.choices);
  app.news.say(app.tongue.t("save.loaded", { name }));
}

/** Saves the design, with the maker's own files if there are any. */
export async function save(app: App): Promise<void> {
  const { value, blobs } = await app.engine.call("save", { choices: app.store.choices }, { urgency: 5 });
  if (blobs[0]) download(value.name, blobs[0]);
}

/** Keeps a file under its name, or under a free one where another has it. */
export function keepUnder(app: App, name: string, data: Uint8Array): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name.replace(/[=\n\r\0\\/]/g, "_")) ?? [];
  let free = stem + ending;
  for (let n = 2; app.engine.file(free) && !same(app.engine.file(free) as Uint8Array, data); n++) free = `${stem}-${n}${ending}`;
  put(app, free, data);
  return free;
}

export function put(app: App, name: string, data: Uint8Array): void {
  app.engine.putFile(name, data);
}

export function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Files that the design names and the page does not have. */
export function missing(app: App, choices: Choices): string[] {
  return namesOf(choices).filter((name) => foundAs(name, app.engine.shelf) === undefined);
}

/** A design without files that it names. */
export function without(choices: Choices, names: string[]): Choices {
  const next = { ...choices };
  const glyphs = (next["glyph"] ?? []).filter((e) => !names.includes(e.slice(e.indexOf("=") + 1)));
  if (glyphs.length > 0) next["glyph"] = glyphs;
  else delete next["glyph"];
  if (names.includes(next["font"]?.[0] ?? "")) delete next["font"];
  return next;
}

/** Whether the design has files of the maker's own, which no address carries. */
export function hasOwn(choices: Choices): boolean {
  return (choices["font"] ?? []).length > 0 || (choices["glyph"] ?? []).some((e) => !e.includes("=text:"));
}
