// The drawing of the piece in focus: seen flat, with what is too small marked;
// another one in its place; its repair.
import type { App } from "../app";
import type { Finding, Glyph, Trouble } from "../engine/protocol";
import type { Inspector } from "../inspector";
import { h, svg } from "./dom";
import { fontFiles } from "./font";
import { filePicker, handOver } from "./pick";
import { noticeText, troubleText } from "./said";

export interface GlyphCard {
  element: HTMLElement;
  title: HTMLElement;
  update(): void;
}

const shown = 5; // findings in the list

export function glyphCard(app: App, inspector: Inspector): GlyphCard {
  const t = app.tongue.t.bind(app.tongue);
  const title = h("span", {});
  const picture = h("div", { class: "glyph-picture" });
  const words = h("div", { class: "glyph-words", aria: { live: "polite" } });
  const text = h("input", { type: "text", class: "glyph-text", maxLength: 8, placeholder: t("glyph.type"), aria: { label: t("glyph.character") }, on: { change: () => type(app, inspector, text.value) } });
  text.setAttribute("lang", "zh-Hant");
  const pick = h("input", { type: "file", accept: ".svg,.png,image/svg+xml,image/png", hidden: true, aria: { label: t("glyph.choose") }, on: { change: () => choose(pick) } });
  const zone = h("button", { type: "button", class: "glyph-zone", on: { click: () => pick.click() } }, picture, h("span", { class: "glyph-drop" }, t("glyph.drop")));
  const thick = h("input", { type: "checkbox", class: "switch", aria: { role: "switch", labelledby: "name-thicken" }, on: { change: () => void inspector.thicken(thick.checked) } });
  const thickRow = h("div", { class: "control-head thick-row" }, h("span", { class: "control-name", id: "name-thicken" }, t("glyph.thicken")), thick);
  const back = h("button", { type: "button", class: "quiet", on: { click: () => inspector.piece && app.store.setEntry("glyph", inspector.piece, undefined) } }, t("glyph.set"));
  const fault = h("p", { class: "complaint", hidden: true, aria: { role: "alert" } });
  const none = h("p", { class: "note" }, t("glyph.none"));
  const parts = h("div", { class: "glyph-parts" }, h("div", { class: "glyph-row" }, zone, h("div", { class: "glyph-side" }, text, words, back)), pick, thickRow);
  const element: HTMLElement = h("div", { class: "glyph-card" }, fault, none, parts);
  const update = () => {
    const { piece, glyph, trouble, own } = inspector;
    parts.hidden = piece === null;
    none.hidden = piece !== null;
    title.textContent = piece ? t("glyph.title", { name: app.tongue.maybe(`piece.${piece}`, piece) }) : t("section.glyph");
    if (glyph) picture.replaceChildren(drawing(glyph));
    words.replaceChildren(...said(app, inspector));
    const chars = own?.startsWith("text:") ? own.slice(5) : "";
    if (document.activeElement !== text) text.value = chars;
    thick.checked = inspector.thick;
    thickRow.hidden = !inspector.thick && !(glyph?.findings?.length);
    back.hidden = own === undefined && !inspector.thick;
    element.classList.toggle("is-wrong", trouble !== null);
  };
  const hear = () => {
    const { word, place } = app.news;
    fault.hidden = word === "" || place !== "drop";
    fault.textContent = fault.hidden ? "" : word;
    if (fault.hidden) return;
    const section = element.closest("details");
    if (section) section.open = true;
    fault.scrollIntoView({ block: "nearest" });
  };
  inspector.addEventListener("change", update);
  app.news.addEventListener("word", hear);
  update();
  return { element, title, update };
}

function type(app: App, inspector: Inspector, text: string): void {
  if (inspector.piece) app.store.setEntry("glyph", inspector.piece, text.trim() ? `text:${text.trim()}` : undefined);
}

function choose(pick: HTMLInputElement): void {
  for (const file of pick.files ?? []) handOver(file);
  pick.value = "";
}

/** The lines beside the picture. */
function said(app: App, inspector: Inspector): HTMLElement[] {
  const t = app.tongue.t.bind(app.tongue);
  const { glyph, trouble, own, repair } = inspector;
  const nozzle = app.store.choices["nozzle"]?.[0] ?? "0.4";
  const out: HTMLElement[] = [];
  if (own) out.push(h("p", { class: "glyph-own" }, t(trouble ? "glyph.unused" : "glyph.own", { name: own.replace(/^text:/, "") })));
  if (trouble) return [...out, ...refusal(app, trouble, own)];
  if (!glyph) return out;
  if (inspector.thick && repair) out.push(h("p", { class: "good-done" }, t("glyph.thickened", { done: repair.before - repair.after, all: repair.before })));
  const findings = glyph.findings ?? [];
  if (findings.length === 0) out.push(h("p", { class: "glyph-fine" }, t("glyph.fine", { nozzle })));
  else out.push(h("p", { class: "glyph-bad" }, t(findings.length === 1 ? "glyph.finding" : "glyph.findings", { n: findings.length, nozzle })), list(app, findings));
  const notes = glyph.notes ?? [];
  if (notes.length > 0) out.push(h("p", { class: "note" }, t("glyph.readnote")), ...notes.slice(0, shown).map((n) => h("p", { class: "quoted" }, noticeText(app, n))));
  return out;
}

/** Why a drawing is refused: a lead, and the reader's reason in the page's language where it has words for it. */
function refusal(app: App, trouble: Trouble, own: string | undefined): HTMLElement[] {
  const known = troubleText(app, trouble);
  if (known && trouble.code === "missing") return [h("p", { class: "complaint" }, known)];
  const typed = own?.startsWith("text:") ?? false;
  const english = `${trouble.place}: ${trouble.reason}${trouble.allowed ? `; allowed: ${trouble.allowed}` : ""}`;
  const out = [h("p", { class: "complaint" }, app.tongue.t(typed ? "glyph.unwritten" : "glyph.refused")), known ? h("p", { class: "quoted" }, known) : quoted(english)];
  if (!typed) return out;
  const font = filePicker(fontFiles, app.tongue.t("glyph.font.choose"), "button");
  return [...out, font.button, font.input];
}

/** A reader's own words, which are English whatever the page's language. */
function quoted(words: string): HTMLElement {
  return h("p", { class: "quoted", lang: "en" }, words);
}

function list(app: App, findings: Finding[]): HTMLElement {
  const words = (f: Finding) => app.tongue.t(`glyph.${f.kind}`, { width: app.tongue.number(f.width), limit: app.tongue.number(f.limit) });
  const rest = findings.length - shown;
  return h("ol", { class: "findings" }, ...findings.slice(0, shown).map((f) => h("li", { class: f.kind }, words(f))), rest > 0 && h("li", { class: "more" }, app.tongue.t("glyph.more", { n: rest })));
}

/** The glyph in its circle, y down as SVG has it. */
function drawing(glyph: Glyph): SVGElement {
  const r = glyph.circle / 2 + 1;
  const path = (rings: number[][]) => rings.map((ring) => `M${pairs(ring)}Z`).join("");
  const marks = (glyph.findings ?? []).map((f) => svg("path", { class: f.kind, d: path(f.marks ?? []) }));
  return svg("svg", { viewBox: `${-r} ${-r} ${2 * r} ${2 * r}`, "aria-hidden": "true" },
    svg("circle", { class: "glyph-circle", r: glyph.circle / 2 }), svg("path", { class: "glyph-ink", d: path(glyph.rings) }), ...marks);
}

function pairs(ring: number[]): string {
  const out: string[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) out.push(`${(ring[i] as number).toFixed(3)} ${(-(ring[i + 1] as number)).toFixed(3)}`);
  return out.join("L");
}
