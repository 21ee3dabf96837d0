// Taking it home: the way to the print files, and the design as a file or a link.
import type { App } from "../app";
import { hasOwn, save } from "../files";
import { h } from "./dom";
import { handOver } from "./pick";
import { errorText } from "./said";
import { openSheet } from "./sheet";

/** The foot of the panel: the way home, and the design as a file or a link. */
export function foot(app: App): HTMLElement {
  const t = app.tongue.t.bind(app.tongue);
  const word = h("p", { class: "foot-word", aria: { role: "status" } });
  const say = () => { word.textContent = app.news.place === "foot" ? app.news.word : ""; };
  app.news.addEventListener("word", say);
  say();
  const small = (label: string, click: () => void) => h("button", { type: "button", class: "quiet", on: { click } }, label);
  const pick = h("input", { type: "file", accept: ".toml,.zip", hidden: true, aria: { label: t("save.load") }, on: { change: () => {
    for (const file of pick.files ?? []) handOver(file);
    pick.value = "";
  } } });
  return h("div", { class: "foot" },
    h("button", { type: "button", class: "primary", on: { click: () => openSheet(app) } }, t("take.open")),
    h("div", { class: "foot-row" }, small(t("save.save"), () => void save(app).catch((e: unknown) => app.news.say(errorText(app, e)))), small(t("save.load"), () => pick.click()), small(t("save.link"), () => void copyLink(app)), pick),
    word,
    h("a", { class: "licences", href: "./licences.txt", rel: "license", target: "_blank" }, t("foot.licences")));
}

async function copyLink(app: App): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    app.news.say(app.tongue.t("save.linked") + (hasOwn(app.store.choices) ? ` ${app.tongue.t("glyph.travel")}` : ""));
  } catch {
    app.news.say(app.tongue.t("save.unlinked"));
  }
}
