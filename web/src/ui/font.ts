// The font of typed characters: the one that is built in, or a file.
import type { App } from "../app";
import type { Setting } from "../engine/protocol";
import type { Inner } from "./controls";
import { h } from "./dom";
import { filePicker } from "./pick";

export const fontFiles = ".otf,.ttf,.ttc";

export function fontPicker(app: App, s: Setting): Inner {
  const t = app.tongue.t.bind(app.tongue);
  const name = h("span", { class: "font-name" });
  const pick = filePicker(fontFiles, t("glyph.font.choose"), "button");
  return {
    element: h("div", { class: "font-row" }, name, pick.button, pick.input),
    update(value) {
      name.textContent = value === s.word ? t("glyph.font.built-in") : value;
    },
  };
}
