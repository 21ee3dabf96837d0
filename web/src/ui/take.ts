// Taking it home: the files that can be made, their making, and a way to stop it.
import { type App, kind, groupOf } from "../app";
import type { Notice, SetOf, Step } from "../engine/protocol";
import { download, hasOwn, save } from "../files";
import { h } from "./dom";
import { pieceName } from "./names";
import { handOver } from "./pick";
import { errorText, noticeText } from "./said";

interface Good {
  want: string;
  name: string;
  note: string;
}

/** The foot of the panel: the way home, and the design as a file or a link. */
export function foot(app: App): HTMLElement {
  const t = app.tongue.t.bind(app.tongue);
  const word = h("p", { class: "foot-word", aria: { role: "status" } });
  app.news.addEventListener("word", () => { word.textContent = app.news.word; });
  if (app.news.word) word.textContent = app.news.word;
  const small = (label: string, click: () => void) => h("button", { type: "button", class: "quiet", on: { click } }, label);
  const pick = h("input", { type: "file", accept: ".toml,.zip", hidden: true, aria: { label: t("save.load") }, on: { change: () => {
    for (const file of pick.files ?? []) handOver(file);
    pick.value = "";
  } } });
  return h("div", { class: "foot" },
    h("button", { type: "button", class: "primary", on: { click: () => openTake(app) } }, t("take.open")),
    h("div", { class: "foot-row" }, small(t("save.save"), () => void save(app).catch((e: unknown) => app.news.say(errorText(app, e)))), small(t("save.load"), () => pick.click()), small(t("save.link"), () => void copyLink(app)), pick),
    word,
    h("a", { class: "licences", href: "./licences.txt", rel: "license", target: "_blank" }, t("foot.licences")));
}

async function copyLink(app: App): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    app.news.say(app.tongue.t("save.linked") + (hasOwn(app.store.choices) ? ` ${app.tongue.t("glyph.travel")}` : ""));
  } catch {
    app.news.say(app.tongue.t("save.unlinked"));
  }
}

function goods(app: App, set: SetOf): Good[] {
  const t = app.tongue.t.bind(app.tongue);
  const { piece, base } = app.focus;
  const name = pieceName(app, piece);
  const bundles = set.bundles ?? [];
  const made = new Set((set.pieces ?? []).map((p) => `${p.group}/${p.key}`));
  const group = groupOf(kind(app.table, piece), base);
  return [
    { want: "coupon", name: t("take.coupon"), note: t("take.coupon.note") },
    { want: "all", name: t("take.all"), note: t("take.all.note") },
    ...bundles.map((b) => ({ want: b, name: t(b.includes("white") ? "take.bundle.white" : "take.bundle.black"), note: t("take.bundle.note", { file: b }) })),
    ...(made.has(`${group}/${piece}`) ? [{ want: `${group}/${piece}.3mf`, name: t("take.piece", { name }), note: `${piece}.3mf` }] : []),
    ...(made.has("box/box") ? [{ want: "box/box.3mf", name: pieceName(app, "box"), note: "box.3mf" }] : []),
  ].filter((good, i, all) => all.findIndex((g) => g.want === good.want) === i);
}

/** Opens the sheet on which files are chosen and made. */
async function openTake(app: App): Promise<void> {
  const t = app.tongue.t.bind(app.tongue);
  const sheet = h("dialog", { class: "sheet", aria: { labelledby: "take-title" } });
  const close = h("button", { type: "button", class: "sheet-close", aria: { label: t("close") }, on: { click: () => sheet.close() } }, "×");
  const place = h("div", { class: "sheet-body" });
  sheet.append(close, h("h2", { id: "take-title" }, t("take.title")), h("p", { class: "sheet-lead" }, t("take.lead", { printer: printerName(app) })), place);
  const abort = new AbortController();
  sheet.addEventListener("close", () => { abort.abort(); sheet.remove(); });
  document.body.append(sheet);
  sheet.showModal();
  try {
    const { value } = await app.engine.call("set", { choices: app.store.choices }, { urgency: 3 });
    place.append(...goods(app, value).map((good) => row(app, good, abort.signal)));
  } catch (error) {
    place.append(h("p", { class: "complaint", aria: { role: "alert" } }, errorText(app, error)));
  }
}

function printerName(app: App): string {
  const key = app.store.choices["printer"]?.[0] ?? app.table.settings.find((s) => s.key === "printer")?.default?.[0];
  return app.table.printers.find((p) => p.key === key)?.model ?? key ?? "";
}

/** One file with its button, and its making in place of that. */
function row(app: App, good: Good, closed: AbortSignal): HTMLElement {
  const side = h("div", { class: "good-side" });
  const under = h("div", { class: "good-under", aria: { live: "polite" } });
  const begin = () => void make(app, good, side, under, closed).finally(() => side.replaceChildren(button));
  const button = h("button", { type: "button", class: "get", data: { want: good.want }, aria: { label: app.tongue.t("take.get", { name: good.name }) }, on: { click: begin } }, "↓");
  side.append(button);
  return h("div", { class: "good" }, h("div", { class: "good-name" }, h("strong", {}, good.name), h("span", {}, good.note)), side, under);
}

async function make(app: App, good: Good, side: HTMLElement, under: HTMLElement, closed: AbortSignal): Promise<void> {
  const t = app.tongue.t.bind(app.tongue);
  const abort = new AbortController();
  closed.addEventListener("abort", () => abort.abort(), { once: true });
  const bar = h("progress", { max: 1, value: 0, aria: { label: t("take.making", { name: good.name }) } });
  const word = h("span", { class: "unseen", aria: { role: "status" } }, t("take.making", { name: good.name }));
  const what = h("span", { class: "good-what", aria: { hidden: "true" } });
  side.replaceChildren(h("button", { type: "button", class: "quiet stop", on: { click: () => abort.abort() } }, t("take.stop")));
  under.replaceChildren(bar, what, word);
  const tell = (done: number, total: number, last: Step) => { bar.max = total; bar.value = done; what.textContent = `${Math.round((100 * done) / total)} % · ${stepText(app, last)}`; };
  try {
    const { value, blobs } = await app.engine.call("make", { choices: app.store.choices, want: good.want }, { urgency: -2, signal: abort.signal, tell });
    const name = value.name.split("/").pop() as string;
    download(name, blobs[0] as Uint8Array);
    under.replaceChildren(h("p", { class: "good-done" }, t(name.endsWith(".zip") ? "take.done.zip" : "take.done", { name })), warnings(app, value.warnings ?? []));
  } catch (error) {
    const stopped = abort.signal.aborted;
    under.replaceChildren(h("p", { class: stopped ? "note" : "complaint" }, stopped ? t("take.stopped") : t("take.failed", { why: errorText(app, error) })));
  }
}

function warnings(app: App, list: Notice[]): HTMLElement | string {
  if (list.length === 0) return "";
  return h("details", { class: "warnings" }, h("summary", {}, `${app.tongue.t("take.warnings")} (${list.length})`), ...list.map((n) => remark(app, n)));
}

/** What was made last. */
function stepText(app: App, last: Step): string {
  return app.tongue.t(`step.${last.stage}`, { name: last.piece ? pieceName(app, last.piece) : (last.file ?? "") });
}

/** A line on what was made; one on a tile leads to it. */
function remark(app: App, n: Notice): HTMLElement {
  const text = noticeText(app, n);
  const piece = app.table.pieces.find((p) => p.glyph && p.key === n.facts?.["piece"])?.key;
  if (!piece) return h("p", { class: "note" }, text);
  const link = h("button", { type: "button", class: "note note-link", on: { click: () => {
    link.closest("dialog")?.close();
    app.focus.change({ piece, view: "piece" });
  } } }, text);
  return link;
}
