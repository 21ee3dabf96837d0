// The panel of settings, in sections.
import { type App, setting } from "../app";
import type { Trouble } from "../engine/protocol";
import type { Key } from "../i18n/i18n";
import type { Inspector } from "../inspector";
import { colours } from "./colours";
import { type Control, controlFor, name } from "./controls";
import { h } from "./dom";
import { glyphCard } from "./glyph";
import { missingNotice } from "./missing";
import { presets } from "./presets";
import { homeOf, noticeText, remedies, troubleText } from "./said";
import { foot } from "./take";

interface Section {
  title: Key;
  keys: string[];
  open?: boolean;
}

/** The sections with their settings; a table of colours and the card of a drawing are made apart. */
const sections: Section[] = [
  { title: "section.glyph", keys: ["font", "glyph-rotate", "glyph-fit"], open: true },
  { title: "section.tile", keys: ["size", "thickness", "chamfer", "style", "inlay-depth", "face", "both-faces", "back"], open: true },
  { title: "section.colour", keys: [] },
  { title: "section.print", keys: ["printer", "nozzle", "filament", "infill", "change", "slicer"] },
  { title: "section.box", keys: ["lid-clearance", "well-clearance"] },
  { title: "section.count", keys: ["variant", "pieces", "format"] },
];

export interface Panel {
  element: HTMLElement;
  /** Where figures stand on a narrow page. */
  head: HTMLElement;
  update(): void;
  /** Stops listening. */
  end(): void;
}

export function panel(app: App, inspector: Inspector): Panel {
  const controls = new Map<string, Control>();
  const swatches = colours(app);
  const glyph = glyphCard(app, inspector);
  const begin = presets(app);
  const lost = missingNotice(app);
  const parts = sections.map((section) => {
    const list = section.keys.map((key) => {
      const control = controlFor(app, setting(app.table, key));
      controls.set(key, control);
      return control.element;
    });
    if (section.title === "section.glyph") return fold(glyph.title, true, glyph.element, more(app, list));
    if (section.title === "section.colour") list.push(swatches.element);
    return fold(app.tongue.t(section.title), section.open ?? false, ...list);
  });
  const head = h("div", { class: "panel-head" });
  const notes = h("div", { class: "notes", aria: { live: "polite" } });
  const element = h("section", { class: "side", aria: { label: app.tongue.t("panel.label") } },
    h("div", { class: "panel" }, head, lost.element, notes, begin.element, ...parts), foot(app));
  const update = () => {
    for (const part of [...controls.values(), swatches, glyph, begin, lost]) part.update();
  };
  const hear = () => complain(app, inspector, controls, notes);
  app.news.addEventListener("change", hear);
  inspector.addEventListener("change", hear);
  hear();
  lost.update();
  const end = () => {
    app.news.removeEventListener("change", hear);
    inspector.removeEventListener("change", hear);
  };
  return { element, head, update, end };
}

function fold(title: string | HTMLElement, open: boolean, ...children: HTMLElement[]): HTMLDetailsElement {
  return h("details", { class: "fold", open }, h("summary", {}, title instanceof HTMLElement ? title : h("span", {}, title)), h("div", { class: "fold-body" }, ...children));
}

/** Controls that few need, behind a line. */
function more(app: App, list: HTMLElement[]): HTMLElement {
  return h("details", { class: "more" }, h("summary", {}, app.tongue.t("glyph.more-settings")), h("div", { class: "fold-body" }, ...list));
}

/** Puts what the studio said beside the setting to blame. */
function complain(app: App, inspector: Inspector, controls: Map<string, Control>, notes: HTMLElement): void {
  const { trouble, warnings } = app.news;
  for (const [key, control] of controls) {
    const mine = trouble?.key === key ? trouble : null;
    control.complain(mine && (troubleText(app, mine) ?? [mine.reason, mine.allowed].filter(Boolean).join(" · ")), mine ? remedies(app, mine) : []);
    const remarks = trouble ? [] : warnings.filter((n) => homeOf(n) === key);
    control.remark(remarks.length > 0 ? remarks.map((n) => noticeText(app, n)).join(" ") : null);
    if (mine) for (let d = control.element.closest("details"); d; d = d.parentElement?.closest("details") ?? null) d.open = true;
  }
  notes.replaceChildren(...(trouble ? elsewhere(app, inspector, controls, trouble) : warnings.filter((n) => !controls.has(homeOf(n) ?? "")).map((n) => h("p", { class: "note" }, noticeText(app, n)))));
}

/** A trouble whose control is out of sight, with the way to it; or that has none. */
function elsewhere(app: App, inspector: Inspector, controls: Map<string, Control>, trouble: Trouble): HTMLElement[] {
  const control = controls.get(trouble.key ?? "")?.element;
  if (!control) return rest(app, inspector, controls).map((line) => h("p", { class: "complaint" }, line));
  if (inSight(control)) return [];
  const s = setting(app.table, trouble.key as string);
  const show = () => {
    control.scrollIntoView({ block: "center" });
    control.querySelector<HTMLElement>(".remedy, input, select, button")?.focus();
  };
  return [h("p", { class: "complaint" }, `${name(app, s)}: ${troubleText(app, trouble) ?? trouble.reason ?? ""}`), h("button", { type: "button", class: "remedy", on: { click: show } }, app.tongue.t("trouble.show"))];
}

function inSight(element: HTMLElement): boolean {
  const panel = element.closest(".panel")?.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  return panel !== undefined && own.height > 0 && own.top >= panel.top && own.bottom <= panel.bottom;
}

/** A trouble that has no control: a file that is missing and a drawing that can't be read have theirs. */
function rest(app: App, inspector: Inspector, controls: Map<string, Control>): string[] {
  const { trouble } = app.news;
  if (!trouble || controls.has(trouble.key ?? "") || trouble.code === "missing" || inspector.trouble) return [];
  return [troubleText(app, trouble) ?? `${app.tongue.t(trouble.input ? "trouble.input" : "trouble.fault")} ${trouble.text}`];
}
