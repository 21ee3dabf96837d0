// A script pasted in, checked as the command does.
import { h } from "../ui/dom";
import { verdictOf } from "./report";
import { openScript, put, scriptFiles } from "./script";
import { button, type Desk, giveFile, type Shown, told, words } from "./shared";

const sample = `game: shanhai

example first-moves "The first two turns"
1. wX1
2. bX1 wX1-
illegal wX2 bX1- because place-own
moves wX1: none because move-after-yinglong
`;

export async function pastePart(desk: Desk, host: HTMLElement): Promise<Shown> {
  const t = words(desk);
  const text = h("textarea", { class: "rules-text", rows: 16, spellcheck: false, value: desk.pasted });
  text.setAttribute("aria-label", t("script"));
  text.placeholder = sample;
  text.addEventListener("input", () => { desk.pasted = text.value; });
  // What is pasted over all of a file's text is no longer that file.
  text.addEventListener("beforeinput", () => { if (text.selectionStart === 0 && text.selectionEnd === text.value.length) desk.pastedName = ""; });
  const markdown = h("input", { type: "checkbox", checked: desk.markdown, on: { change: () => { desk.markdown = markdown.checked; } } });
  const report = h("div", { class: "rules-verdict", aria: { live: "polite" } });
  const former = h("div", { class: "rules-former", aria: { live: "polite" } });
  const named = () => ({ name: desk.pastedName || (desk.markdown ? "pasted.md" : "pasted.play"), text: text.value, markdown: desk.markdown });
  const run = async (): Promise<void> => {
    try {
      const c = await desk.referee.call("check", named());
      if (c.markdown && !desk.markdown) { // the fences of its examples say so
        desk.markdown = markdown.checked = true;
        return run();
      }
      report.replaceChildren(...verdictOf(desk, c, (line) => select(text, line)), ...(c.verdict === "ok" ? [h("div", { class: "rules-bar" }, button(t("stepThrough"), () => void openScript(desk, new File([text.value], named().name))))] : []));
    } catch (error) {
      report.replaceChildren(told(desk, error));
    }
  };
  /** Shows what is in the check now. */
  const show = () => {
    text.value = desk.pasted;
    markdown.checked = desk.markdown;
    const old = desk.replaced;
    former.replaceChildren(...(old ? [h("p", { class: "rules-quiet" }, t("wasReplaced", { name: desk.pastedName || t("pastedText") }), button(t("bringBack"), () => { put(desk, old); show(); }, "rules-link"))] : []));
    return desk.pasted ? run() : Promise.resolve();
  };
  const file = h("input", { type: "file", accept: scriptFiles, class: "rules-file" });
  file.addEventListener("change", () => void (async () => {
    const picked = file.files?.[0];
    if (!picked) return;
    put(desk, { name: picked.name, text: await picked.text(), markdown: /\.(md|markdown)$/i.test(picked.name) });
    file.value = "";
    await show();
  })());
  host.replaceChildren(h("div", { class: "rules-sheet" }, h("h2", {}, t("check")), h("p", {}, t("paste")), former, text,
    h("div", { class: "rules-bar" }, button(t("run"), () => void run().then(() => report.scrollIntoView({ block: "nearest" })), "rules-button is-main"),
      button(t("sample"), () => { put(desk, { name: "", text: sample, markdown: false }); void show(); }),
      button(t("saveText"), () => giveFile(named().name, text.value)),
      h("label", { class: "rules-row" }, markdown, h("span", {}, t("markdown")))),
    h("label", { class: "rules-wide" }, h("span", {}, t("openFile")), file),
    report));
  await show();
  return { follow: () => { void show(); return true; } };
}

/** Chooses a line of the text. */
function select(text: HTMLTextAreaElement, line: number): void {
  const lines = text.value.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0);
  text.focus();
  text.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  text.scrollTop = (line - 4) * parseFloat(getComputedStyle(text).lineHeight);
}
