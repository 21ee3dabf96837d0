// What came of a check: the verdict in a line, the faults in the reader's language, and the command's report.
import { h } from "../ui/dom";
import type { Checked, FaultAt } from "./protocol";
import { button, type Desk, ruleTitle, saidOf, words } from "./shared";

/** The verdict, ways to what is wrong, and the report; go leads to a line of the text. */
export function verdictOf(desk: Desk, c: Checked, go: (line: number) => void): HTMLElement[] {
  const t = words(desk);
  return [
    h("p", { class: c.verdict === "ok" ? "rules-good" : "rules-complaint" }, t(c.verdict)),
    ...(c.places.length ? [h("p", {}, t("seeLine")), h("ul", { class: "rules-faults" }, ...c.places.map((p) => fault(desk, p, go)))] : []),
    ...(t("inEnglish") ? [h("p", { class: "rules-quiet" }, t("inEnglish"))] : []),
    h("pre", { class: "rules-report", tabIndex: 0, lang: "en" }, ...linked(desk, c.report)),
  ];
}

/** A fault in a line: where it is, the rule, and why, as far as that is said in the reader's language. */
function fault(desk: Desk, p: FaultAt, go: (line: number) => void): HTMLElement {
  const rule = p.rule ? [button(ruleTitle(desk, p.rule), () => desk.go({ part: "rulebook", section: p.rule ?? "" }), "rules-link"), " "] : [];
  const why = saidOf(desk, p.why, p.chinese);
  return h("li", {}, button(words(desk)("line", { n: p.line }), () => go(p.line), "rules-link"), " ", ...rule, why === p.why ? h("span", { lang: "en" }, why) : why);
}

/** A report with its rules as ways into the rulebook. */
function linked(desk: Desk, report: string): (string | HTMLElement)[] {
  const ids = new Set(desk.table.chapters.flatMap((chapter) => chapter.rules.map((r) => r.id)));
  let cited = false; // a word of English stands for a rule only where one is cited
  return report.split(/(?<![\w-])([a-z]+(?:-[a-z]+)*)(?![\w-])/).map((part, i, parts) => {
    if (i % 2 === 0) {
      if (!/^,? $/.test(part)) cited = false;
      return part;
    }
    const bracketed = parts[i - 1]?.endsWith("(") === true && parts[i + 1]?.startsWith(")") === true;
    const is = ids.has(part) && (cited || bracketed || part.includes("-"));
    cited = is || part === "because" || part === "rule";
    if (!is) return part;
    const link = button(part, () => desk.go({ part: "rulebook", section: part }), "rules-link");
    link.title = ruleTitle(desk, part);
    return link;
  });
}
