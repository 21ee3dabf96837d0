// The rules of a page that was opened at them: without studio and picture, which
// are loaded when they are wanted.
import type { App, Frame } from "./app";
import { switchTheme } from "./light";
import { addressOf, isOfRules } from "./place";
import { h } from "./ui/dom";
import { header, switchLanguage } from "./ui/header";

/** Shows the rules; design is called when that tab is wanted. The function returned ends it. */
export function rulesAlone(root: HTMLElement, frame: Frame, design: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const app = frame as App; // the rules use no more of it
  const tab = import("./rules/tab");
  const build = () => {
    if (signal.aborted) return;
    const rules = h("div", { class: "rules" });
    const leave = () => {
      rules.replaceChildren(h("p", { class: "waiting", aria: { role: "status" } }, frame.tongue.t("stage.loading")));
      design();
    };
    const toDesign = () => {
      history.pushState(null, "", addressOf(frame.store.choices));
      leave();
    };
    const top = header(frame, { tab: "rules", open: (name) => { if (name === "design") toDesign(); }, switchLanguage: () => switchLanguage(frame.tongue), switchTheme });
    root.replaceChildren(top.element, rules);
    void tab.then((m) => { if (!signal.aborted) m.mountRules(rules, app); });
  };
  build();
  frame.tongue.listen(build);
  window.addEventListener("hashchange", () => { if (!isOfRules()) design(); }, { signal });
  window.addEventListener("shanhai-script", (event) => void tab.then((m) => m.takeScript(app, (event as CustomEvent<File>).detail)), { signal });
  return () => ends.abort();
}
