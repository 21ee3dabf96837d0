// The sheet on which print files are chosen and made, with a way to stop.
// Nothing on it moves while they are: what comes of the making stands at its foot.
import { type App, valueOf } from "../app";
import type { Notice, Step } from "../engine/protocol";
import { download } from "../files";
import { h } from "./dom";
import { doubts, isGrave, leading } from "./doubts";
import { type Good, goods, savedAs } from "./goods";
import { pieceName } from "./names";
import { errorText, noticeText } from "./said";

/** Opens the sheet. */
export async function openSheet(app: App): Promise<void> {
  const t = app.tongue.t.bind(app.tongue);
  const sheet = h("dialog", { class: "sheet", aria: { labelledby: "take-title" } });
  const close = h("button", { type: "button", class: "sheet-close", aria: { label: t("close") }, on: { click: () => sheet.close() } }, "×");
  const before = h("div", { class: "sheet-before" });
  const place = h("div", { class: "sheet-body" });
  const outcome = h("div", { class: "outcomes", aria: { live: "polite" } });
  sheet.append(close, h("h2", { id: "take-title" }, t("take.title")), h("p", { class: "sheet-lead" }, t("take.lead", { printer: printerName(app) })), before, place, outcome);
  const abort = new AbortController();
  sheet.addEventListener("close", () => { abort.abort(); sheet.remove(); });
  document.body.append(sheet);
  sheet.showModal();
  try {
    const { value } = await app.engine.call("set", { choices: app.store.choices }, { urgency: 3 });
    const doubtful = await doubts(app, value, abort.signal);
    if (doubtful) before.append(doubtful);
    if (valueOf(app.table, app.store.choices, "style") === "inlay") before.append(h("p", { class: "note" }, t("style.inlay")));
    place.append(...goods(app, value).map((good) => row(app, good, outcome, abort.signal)));
  } catch (error) {
    place.append(h("p", { class: "complaint", aria: { role: "alert" } }, errorText(app, error)));
  }
}

function printerName(app: App): string {
  const key = valueOf(app.table, app.store.choices, "printer");
  return app.table.printers.find((p) => p.key === key)?.model ?? key;
}

/** The parts of a row that change while its file is made. */
interface Row {
  side: HTMLElement;
  note: HTMLElement;
  under: HTMLElement;
  /** Says what came of it. */
  tell(...words: (HTMLElement | string)[]): void;
}

/** One file with its button, and its making in place of that. */
function row(app: App, good: Good, outcome: HTMLElement, closed: AbortSignal): HTMLElement {
  const said = h("div", { class: "outcome" });
  const parts: Row = {
    side: h("div", { class: "good-side" }),
    note: h("span", {}, good.note),
    under: h("div", { class: "good-under" }),
    tell: (...words) => {
      said.replaceChildren(...words);
      outcome.prepend(said);
      outcome.scrollTop = 0;
    },
  };
  const begin = () => void make(app, good, parts, closed).finally(() => {
    parts.side.replaceChildren(button);
    parts.under.replaceChildren();
    parts.note.className = "";
    parts.note.textContent = good.note;
  });
  const button = h("button", { type: "button", class: "get", data: { want: good.want }, aria: { label: app.tongue.t("take.get", { name: good.name }) }, on: { click: begin } }, "↓");
  parts.side.append(button);
  return h("div", { class: "good" }, h("div", { class: "good-name" }, h("strong", {}, good.name), parts.note), parts.side, parts.under);
}

async function make(app: App, good: Good, { side, note, under, tell }: Row, closed: AbortSignal): Promise<void> {
  const t = app.tongue.t.bind(app.tongue);
  const abort = new AbortController();
  closed.addEventListener("abort", () => abort.abort(), { once: true });
  const bar = h("progress", { max: 1, value: 0, aria: { label: t("take.making", { name: good.name }) } });
  const word = h("span", { class: "unseen", aria: { role: "status" } }, t("take.making", { name: good.name }));
  side.replaceChildren(h("button", { type: "button", class: "quiet stop", on: { click: () => abort.abort() } }, t("take.stop")));
  under.replaceChildren(bar, word);
  note.textContent = t("take.making", { name: good.name });
  note.className = "good-what";
  const step = (done: number, total: number, last: Step) => { bar.max = total; bar.value = done; note.textContent = `${Math.round((100 * done) / total)} % · ${stepText(app, last)}`; };
  try {
    const { value, blobs } = await app.engine.call("make", { choices: app.store.choices, want: good.want }, { urgency: -2, signal: abort.signal, tell: step });
    const name = savedAs(value.name);
    download(name, blobs[0] as Uint8Array);
    tell(...done(app, name, value.warnings ?? []));
  } catch (error) {
    const stopped = abort.signal.aborted;
    tell(h("p", { class: stopped ? "note" : "complaint" }, stopped ? t("take.stopped") : `${good.name}${t("list.colon")}${t("take.failed", { why: errorText(app, error) })}`));
  }
}

/** What is said of a file that was made: good news alone only if it prints as it is drawn. */
function done(app: App, name: string, warnings: Notice[]): HTMLElement[] {
  const t = app.tongue.t.bind(app.tongue);
  const grave = warnings.filter(isGrave);
  const others = warnings.filter((n) => !isGrave(n));
  const key = name.endsWith(".zip") ? "take.done.zip" : "take.done";
  const out: HTMLElement[] = [h("p", { class: grave.length > 0 ? "good-doubtful" : "good-done" }, t(grave.length > 0 ? "take.done.doubtful" : key, { name }))];
  out.push(...grave.map((n) => remark(app, n)));
  if (others.length > 0) out.push(h("details", { class: "warnings" }, h("summary", {}, `${t("take.warnings")} (${others.length})`), ...others.map((n) => remark(app, n))));
  return out;
}

/** What was made last. */
function stepText(app: App, last: Step): string {
  return app.tongue.t(`step.${last.stage}`, { name: last.piece ? pieceName(app, last.piece) : (last.file ?? "") });
}

/** A line on what was made; one on a tile leads to it. */
function remark(app: App, n: Notice): HTMLElement {
  const text = noticeText(app, n);
  const piece = app.table.pieces.find((p) => p.glyph && p.key === n.facts?.["piece"])?.key;
  return piece ? leading(app, piece, text) : h("p", { class: "note" }, text);
}
