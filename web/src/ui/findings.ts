// What the studio said of the design, each where it belongs: beside its
// control, on the heading of a section that is folded over it, and in the list
// at the top, from which a click leads to it.
import { type App, setting } from "../app";
import type { Notice, Trouble } from "../engine/protocol";
import type { Inspector } from "../inspector";
import { type Control, name } from "./controls";
import { h } from "./dom";
import { markFolds } from "./fold";
import { reveal } from "./reveal";
import { homeOf, noticeText, reasonText, remedies, troubleText } from "./said";

/** Where findings are shown. */
export interface Places {
  controls: Map<string, Control>;
  /** The list at the top. */
  notes: HTMLElement;
  /** The panel, with the sections. */
  panel: HTMLElement;
}

/** Shows what was said last. */
export function showFindings(app: App, inspector: Inspector, places: Places): void {
  const { trouble, warnings } = app.news;
  for (const [key, control] of places.controls) {
    const mine = trouble?.key === key ? trouble : null;
    control.complain(mine && reasonText(app, mine), mine ? remedies(app, mine) : []);
    const remarks = trouble ? [] : warnings.filter((n) => homeOf(n) === key);
    control.remark(remarks.length > 0 ? remarks.map((n) => noticeText(app, n)).join(" ") : null);
    if (mine) for (let d = control.element.closest("details"); d; d = d.parentElement?.closest("details") ?? null) d.open = true;
  }
  markFolds(app, places.panel);
  places.notes.replaceChildren(...(trouble ? ofTrouble(app, inspector, places, trouble) : warnings.flatMap((n) => ofWarning(app, places, n))));
}

/** A warning that is not seen beside its control. */
function ofWarning(app: App, { controls }: Places, n: Notice): HTMLElement[] {
  const text = noticeText(app, n);
  const control = controls.get(homeOf(n) ?? "")?.element;
  if (!control) return [h("p", { class: "note" }, text)];
  if (control.checkVisibility()) return [];
  return [h("button", { type: "button", class: "note note-link", on: { click: () => reveal(control) } }, text)];
}

/** A trouble whose control is out of sight, with the way to it; or that has none. */
function ofTrouble(app: App, inspector: Inspector, { controls }: Places, trouble: Trouble): HTMLElement[] {
  const control = controls.get(trouble.key ?? "")?.element;
  if (!control) return homeless(app, inspector, trouble).map((line) => h("p", { class: "complaint" }, line));
  if (inSight(control)) return [];
  const s = setting(app.table, trouble.key as string);
  return [
    h("p", { class: "complaint" }, `${name(app, s)}${app.tongue.t("list.colon")}${reasonText(app, trouble)}`),
    h("button", { type: "button", class: "remedy", on: { click: () => reveal(control) } }, app.tongue.t("trouble.show")),
  ];
}

function inSight(element: HTMLElement): boolean {
  const panel = element.closest(".panel")?.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  return panel !== undefined && own.height > 0 && own.top >= panel.top && own.bottom <= panel.bottom;
}

/** A trouble that has no control: a file that is missing and a drawing that can't be read have theirs. */
function homeless(app: App, inspector: Inspector, trouble: Trouble): string[] {
  if (trouble.code === "missing" || inspector.trouble) return [];
  return [troubleText(app, trouble) ?? `${app.tongue.t(trouble.input ? "trouble.input" : "trouble.fault")} ${trouble.text}`];
}
