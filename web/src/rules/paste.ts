// A script pasted in, checked as the command does.
import { h } from "../ui/dom";
import type { Checked } from "./protocol";
import { openScript, scriptFiles } from "./script";
import { button, complain, type Desk, ruleTitle, type Shown, words } from "./shared";

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
  const markdown = h("input", { type: "checkbox", checked: desk.markdown, on: { change: () => { desk.markdown = markdown.checked; } } });
  const report = h("div", { class: "rules-verdict", aria: { live: "polite" } });
  const named = () => ({ name: desk.markdown ? "pasted.md" : "pasted.play", text: text.value, markdown: desk.markdown });
  const run = async () => {
    try {
      const c = await desk.referee.call("check", named());
      report.replaceChildren(...verdictOf(desk, c, text), ...(c.verdict === "ok" ? [h("div", { class: "rules-bar" }, button(t("stepThrough"), () => void openScript(desk, new File([text.value], named().name))))] : []));
    } catch (error) {
      report.replaceChildren(complain(error));
    }
  };
  const take = (value: string) => { text.value = desk.pasted = value; void run(); };
  const file = h("input", { type: "file", accept: scriptFiles, class: "rules-file" });
  file.addEventListener("change", () => void (async () => {
    const picked = file.files?.[0];
    if (!picked) return;
    desk.markdown = markdown.checked = /\.(md|markdown)$/i.test(picked.name);
    take(await picked.text());
  })());
  host.replaceChildren(h("div", { class: "rules-sheet" }, h("h2", {}, t("check")), h("p", {}, t("paste")), text,
    h("div", { class: "rules-bar" }, button(t("run"), () => void run().then(() => report.scrollIntoView({ block: "nearest" })), "rules-button is-main"), button(t("sample"), () => { desk.markdown = markdown.checked = false; take(sample); }),
      h("label", { class: "rules-row" }, markdown, h("span", {}, t("markdown")))),
    h("label", { class: "rules-wide" }, h("span", {}, t("openFile")), file),
    report));
  if (desk.pasted) await run();
  return { follow: () => { text.value = desk.pasted; markdown.checked = desk.markdown; if (desk.pasted) void run(); return true; } };
}

/** The verdict in a line, ways to what is wrong, and the report. */
function verdictOf(desk: Desk, c: Checked, text: HTMLTextAreaElement): HTMLElement[] {
  const t = words(desk);
  const places = c.places.map((p) => button(t("line", { n: p.line }), () => select(text, p.line), "rules-link"));
  return [
    h("p", { class: c.verdict === "ok" ? "rules-good" : "rules-complaint" }, t(c.verdict)),
    ...(places.length ? [h("p", {}, t("seeLine"), ...places)] : []),
    h("pre", { class: "rules-report", tabIndex: 0, lang: "en" }, ...linked(desk, c.report)),
  ];
}

/** A report with its rules as ways into the rulebook. */
function linked(desk: Desk, report: string): (string | HTMLElement)[] {
  const ids = new Set(desk.table.chapters.flatMap((chapter) => chapter.rules.map((r) => r.id)));
  return report.split(/(?<![\w-])([a-z]+(?:-[a-z]+)+)(?![\w-])/).map((part) => {
    if (!ids.has(part)) return part;
    const link = button(part, () => desk.go({ part: "rulebook", section: part }), "rules-link");
    link.title = ruleTitle(desk, part);
    return link;
  });
}

/** Chooses a line of the text. */
function select(text: HTMLTextAreaElement, line: number): void {
  const lines = text.value.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0);
  text.focus();
  text.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  text.scrollTop = (line - 4) * parseFloat(getComputedStyle(text).lineHeight);
}
