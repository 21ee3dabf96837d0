// Own files that a design names and this browser does not have: it came by a
// link, or as a file of settings alone.
import type { App } from "../app";
import { missing, put, without } from "../files";
import { thickenedOf } from "../inspector";
import { h } from "./dom";
import { pieceName } from "./names";
import { filePicker } from "./pick";

export function missingNotice(app: App): { element: HTMLElement; update(): void } {
  const element = h("section", { class: "missing", aria: { live: "polite" } });
  let shown = "";
  const update = () => {
    const names = [...new Set(missing(app, app.store.choices))];
    const now = names.join("\n");
    if (now === shown) return;
    shown = now;
    element.replaceChildren(...(names.length > 0 ? [h("h2", {}, app.tongue.t("missing.title")), h("p", {}, app.tongue.t("missing.why")), ...names.map((name) => row(app, name))] : []));
  };
  return { element, update };
}

function row(app: App, name: string): HTMLElement {
  const t = app.tongue.t.bind(app.tongue);
  const pick = filePicker("", t("missing.choose"), "button", (file) => void bring(app, name, file));
  const drop = h("button", { type: "button", class: "quiet", on: { click: () => app.store.replace(without(app.store.choices, [name])) } }, t("missing.without"));
  return h("div", { class: "missing-row", data: { file: name } }, h("p", {}, h("strong", {}, called(app, name)), ` · ${usedBy(app, name)}`), pick.button, pick.input, drop);
}

/** A file as the maker knows it: a repaired drawing by the one that he had. */
function called(app: App, name: string): string {
  const original = thickenedOf(name);
  return original ? app.tongue.t("missing.thick", { name: original }) : name;
}

/** Which pieces wear a file; the font, if it is that. */
function usedBy(app: App, name: string): string {
  const pieces = (app.store.choices["glyph"] ?? []).filter((e) => e.endsWith(`=${name}`)).map((e) => pieceName(app, e.slice(0, e.indexOf("="))));
  return pieces.length > 0 ? pieces.join(app.tongue.t("list.comma")) : app.tongue.t("setting.font");
}

/** Takes a file under the name by which the design calls it. */
async function bring(app: App, name: string, file: File): Promise<void> {
  put(app, name, new Uint8Array(await file.arrayBuffer()));
  app.store.refresh();
}
