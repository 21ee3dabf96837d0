// The tab of the rules: the rulebook and the board. It is loaded when it is
// first opened, and may use all that the page shares.
import type { App } from "../app";
import { h } from "../ui/dom";

/** Fills the tab's place. It is called again after a change of language. */
export function mountRules(host: HTMLElement, app: App): void {
  host.replaceChildren(h("p", { class: "rules-soon" }, app.tongue.t("rules.soon")));
}
