// The bar at the top: seal and name, sections of the page, undo, language, light.
import type { Frame } from "../app";
import type { Tongue } from "../i18n/i18n";
import { keep, type Theme } from "../state/kept";
import { h, icon, svg } from "./dom";

export type TabName = "design" | "rules";

export interface Header {
  element: HTMLElement;
  update(): void;
}

export interface HeaderActions {
  tab: TabName;
  open(tab: TabName): void;
  switchLanguage(): void;
  switchTheme(): Theme;
}

const undoIcon = "M7 4 3.500 7.500 7 11M4 7.500h8a4.500 4.500 0 0 1 0 9H8";
const redoIcon = "M13 4l3.500 3.500L13 11M16 7.500H8a4.500 4.500 0 0 0 0 9h4";
const themeIcon = "M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14";

export function header(app: Frame, actions: HeaderActions): Header {
  const { t } = { t: app.tongue.t.bind(app.tongue) };
  const button = (label: string, path: string, click: () => void, keys = "") => {
    const b = h("button", { type: "button", class: "tool", title: keys ? `${label} (${keys})` : label, on: { click } }, icon(path));
    b.setAttribute("aria-label", label);
    return b;
  };
  const undo = button(t("bar.undo"), undoIcon, () => app.store.undo(), "Ctrl+Z");
  const redo = button(t("bar.redo"), redoIcon, () => app.store.redo(), "Ctrl+Shift+Z");
  undo.hidden = redo.hidden = actions.tab !== "design"; // the board has its own
  const theme = button(t("bar.theme"), themeIcon, () => actions.switchTheme());
  const language = h("button", { type: "button", class: "tool tool-text", lang: app.tongue.language === "en" ? "zh-Hant" : "en", on: { click: actions.switchLanguage } }, t("bar.language"));
  const element = h("header", { class: "bar" },
    h("div", { class: "brand" }, seal(), h("span", { class: "brand-name" }, t("app.name"))),
    tabs(app, actions),
    h("div", { class: "tools" }, undo, redo, h("span", { class: "tools-gap" }), theme, language));
  const update = () => {
    undo.disabled = !app.store.canUndo;
    redo.disabled = !app.store.canRedo;
  };
  update();
  return { element, update };
}

function tabs(app: Frame, actions: HeaderActions): HTMLElement {
  const names: TabName[] = ["design", "rules"];
  return h("nav", { class: "tabs", aria: { label: app.tongue.t("tab.label") } },
    ...names.map((name) => {
      const b = h("button", { type: "button", class: "tab", on: { click: () => actions.open(name) } }, app.tongue.t(`tab.${name}`));
      if (name === actions.tab) b.setAttribute("aria-current", "page");
      return b;
    }));
}

/** Changes to the other language, and keeps that. */
export function switchLanguage(tongue: Tongue): void {
  const next = tongue.language === "en" ? "zh-Hant" : "en";
  keep("language", next);
  tongue.use(next);
}

/** The project's seal: mountain over sea. */
function seal(): SVGElement {
  return svg("svg", { viewBox: "0 0 32 32", class: "seal", "aria-hidden": "true" },
    svg("rect", { x: 1.5, y: 1.5, width: 29, height: 29, rx: 5 }),
    svg("path", { class: "seal-hill", d: "M5.500 15 10.700 7l3.100 4.600L16.200 8.200 26.500 15z" }),
    svg("path", { class: "seal-sea", d: "M5.500 20.500q2.600-2.600 5.250 0t5.250 0 5.250 0 5.250 0M5.500 25.500q2.600-2.600 5.250 0t5.250 0 5.250 0 5.250 0" }));
}
