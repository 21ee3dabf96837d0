// Files that are dropped on the page, or chosen: each is taken for what it is.
import type { App } from "./app";
import { StudioError } from "./engine/crew";
import { take } from "./files";

/** Takes files from now on. */
export function takeFiles(app: App): void {
  const dropping = (on: boolean) => document.documentElement.classList.toggle("is-dropping", on);
  window.addEventListener("shanhai-file", (event) => void taken(app, [(event as CustomEvent<File>).detail]));
  window.addEventListener("dragover", (event) => {
    event.preventDefault();
    dropping(true);
  });
  window.addEventListener("dragleave", (event) => event.relatedTarget === null && dropping(false));
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    dropping(false);
    void taken(app, [...(event.dataTransfer?.files ?? [])]);
  });
}

/** Takes files, the drawings first: a design among them may name them. */
async function taken(app: App, files: File[]): Promise<void> {
  const { piece, view } = app.focus;
  const designs = files.filter((f) => /\.(toml|zip)$/i.test(f.name));
  try {
    for (const file of files.filter((f) => !designs.includes(f))) await take(app, file, piece);
    for (const file of designs) await take(app, file, piece);
    if (designs.length === 0 && view === "set") app.focus.change({ view: "piece" });
  } catch (error) {
    app.news.say(error instanceof StudioError ? error.trouble.text : error instanceof Error ? error.message : String(error));
  }
}
