// A design that can't be made from the start, by a link say: the picture is
// empty, so that in its place stand the reason and the ways out.
import type { App } from "../app";
import { missing, without } from "../files";
import { name } from "./controls";
import { h } from "./dom";
import { reasonText, remedies, troubleText } from "./said";

export function refusal(app: App, shows: () => boolean): { element: HTMLElement; update(): void } {
  const element = h("div", { class: "refusal", hidden: true, aria: { role: "alert" } });
  let said = "";
  const update = () => {
    const { trouble } = app.news;
    element.hidden = trouble === null || !trouble.input || shows();
    const now = element.hidden ? "" : JSON.stringify([trouble, app.store.choices]);
    if (now === said) return;
    said = now;
    element.replaceChildren(...(element.hidden ? [] : words(app)));
  };
  return { element, update };
}

function words(app: App): HTMLElement[] {
  const t = app.tongue.t.bind(app.tongue);
  const { trouble } = app.news;
  if (!trouble) return [];
  const s = app.table.settings.find((x) => x.key === trouble.key);
  const why = s ? reasonText(app, trouble) : (troubleText(app, trouble) ?? trouble.text);
  return [
    h("h2", {}, t("refusal.title")),
    h("p", {}, s ? h("strong", {}, name(app, s), t("list.colon")) : null, why),
    h("div", { class: "refusal-ways" }, ...ways(app)),
  ];
}

/** The ways out, the gentlest first. */
function ways(app: App): HTMLElement[] {
  const t = app.tongue.t.bind(app.tongue);
  const { trouble } = app.news;
  if (!trouble) return [];
  const button = (label: string, click: () => void) => h("button", { type: "button", class: "remedy", on: { click } }, label);
  const out = remedies(app, trouble).map((r) => button(r.label, r.apply));
  const { key } = trouble;
  const lost = missing(app, app.store.choices);
  if (lost.length > 0) out.push(button(t("refusal.without"), () => app.store.replace(without(app.store.choices, lost))));
  else if (key && app.store.choices[key]) out.push(button(resetWord(app, key), () => app.store.set(key, undefined)));
  out.push(button(t("refusal.standard"), () => app.store.replace({})));
  return out;
}

/** What leaving a key out of the design is called; a key that no setting has is called by itself. */
function resetWord(app: App, key: string): string {
  const s = app.table.settings.find((x) => x.key === key);
  return s ? app.tongue.t("refusal.reset", { name: name(app, s) }) : app.tongue.t("refusal.leave", { name: key });
}
