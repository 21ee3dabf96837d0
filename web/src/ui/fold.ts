// A section that opens and closes. While it is closed, its heading says how
// much there is to be read in it.
import type { App } from "../app";
import { h } from "./dom";

/** A section under a heading of its own. */
export function fold(title: string | HTMLElement, open: boolean, ...children: HTMLElement[]): HTMLDetailsElement {
  return section("fold", title, open, children);
}

/** Controls that few need, behind a line. */
export function more(title: string, ...children: HTMLElement[]): HTMLDetailsElement {
  return section("more", title, false, children);
}

function section(look: string, title: string | HTMLElement, open: boolean, children: HTMLElement[]): HTMLDetailsElement {
  return h("details", { class: look, open },
    h("summary", {}, title instanceof HTMLElement ? title : h("span", {}, title), h("span", { class: "badge", hidden: true })),
    h("div", { class: "fold-body" }, ...children));
}

/** Counts, on each closed section, what its controls have to say. */
export function markFolds(app: App, panel: HTMLElement): void {
  for (const details of panel.querySelectorAll("details")) {
    const badge = details.querySelector<HTMLElement>(":scope > summary > .badge");
    if (!badge) continue;
    const n = details.open ? 0 : details.querySelectorAll(".control > .note:not([hidden]), .control > .complaint:not([hidden])").length;
    badge.hidden = n === 0;
    if (n > 0) badge.replaceChildren(h("span", { aria: { hidden: "true" } }, String(n)), h("span", { class: "unseen" }, app.tongue.t(n === 1 ? "section.notice" : "section.notices", { n })));
  }
}
