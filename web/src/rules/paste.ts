// A script pasted in, checked as the command does.
import { h } from "../ui/dom";
import { button, complain, type Desk, words } from "./shared";

export function pastePart(desk: Desk, host: HTMLElement): void {
  const t = words(desk);
  const text = h("textarea", { class: "rules-text", rows: 16, spellcheck: false, value: desk.pasted });
  text.setAttribute("aria-label", t("check"));
  text.placeholder = "game: shanhai\n\nexample first-move\n1. wX1\n2. bX1 wX1-\nillegal wX2 bX1- because place-own";
  text.addEventListener("input", () => { desk.pasted = text.value; });
  const markdown = h("input", { type: "checkbox", checked: desk.markdown, on: { change: () => { desk.markdown = markdown.checked; } } });
  const report = h("div", { class: "rules-answer", aria: { live: "polite" } });
  const run = async () => {
    try {
      const c = await desk.referee.call("check", { name: desk.markdown ? "pasted.md" : "pasted.play", text: text.value, markdown: desk.markdown });
      report.replaceChildren(h("p", { class: c.verdict === "ok" ? "rules-good" : "rules-complaint" }, t(c.verdict)), h("pre", { class: "rules-report", tabIndex: 0 }, c.report));
    } catch (error) {
      report.replaceChildren(complain(error));
    }
  };
  host.replaceChildren(h("div", { class: "rules-sheet" }, h("h2", {}, t("check")), h("p", {}, t("paste")), text,
    h("div", { class: "rules-bar" }, button(t("run"), () => void run(), "rules-button is-main"), h("label", { class: "rules-row" }, markdown, h("span", {}, t("markdown")))), report));
}
