import "./styles/page.css";
import "./styles/poster.css";
import { type App, Focus, News, views } from "./app";
import { Director } from "./director";
import { askEarly } from "./early";
import { Engine } from "./engine/engine";
import type { Choices } from "./engine/protocol";
import { preferred, Tongue } from "./i18n/i18n";
import { fromAddress, toAddress } from "./state/address";
import { keepShelf, keptFiles } from "./state/files";
import { keep, kept, type Theme } from "./state/kept";
import { takeFiles } from "./drop";
import { Rest } from "./state/pending";
import { Inspector } from "./inspector";
import { isRoute } from "./rules/route";
import { Store } from "./state/store";
import { h } from "./ui/dom";
import { faultText } from "./ui/fault";
import { header, type TabName } from "./ui/header";
import { panel } from "./ui/panel";
import { stage } from "./ui/stage";
import { Viewer } from "./viewer/viewer";

const root = document.getElementById("app") as HTMLElement;
const tongue = new Tongue(preferred(kept("language")));

/** Where the maker left off: the address, else what the browser has kept. */
function firstChoices() {
  return fromAddress(location.hash.length > 1 && !isOfRules() ? location.hash : (kept("design") ?? ""));
}

/** Whether the address is one of the tab of the rules. */
function isOfRules(): boolean {
  return isRoute(location.hash);
}

/** The address of a design. */
function addressOf(choices: Choices): string {
  const address = toAddress(choices);
  return address ? `#${address}` : location.pathname + location.search;
}

function useTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

function isDark(): boolean {
  const set = document.documentElement.dataset["theme"];
  return set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** What was looked at last, kept from now on. */
function keptFocus(): Focus {
  const focus = new Focus();
  const view = views.find((v) => v === kept("view"));
  if (view) focus.view = view;
  focus.addEventListener("change", () => keep("view", focus.view));
  return focus;
}

/** Keeps the design in the address and the browser. */
function keepDesign(store: Store): void {
  const rest = new Rest();
  store.listen((choices) => rest.then(250, () => {
    if (!isOfRules()) history.replaceState(null, "", addressOf(choices));
    keep("design", toAddress(choices));
  }));
  window.addEventListener("pagehide", () => rest.now());
  window.addEventListener("hashchange", () => { if (!isOfRules()) store.replace(fromAddress(location.hash)); });
}

function undoByKeys(store: Store): void {
  window.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
    if (event.defaultPrevented || isText(event.target) || document.querySelector(".design")?.hasAttribute("hidden")) return;
    event.preventDefault();
    if (event.shiftKey || key === "y") store.redo();
    else store.undo();
  });
}

/** Whether keys belong to a text that is being written. */
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
}

async function begin(): Promise<void> {
  document.title = tongue.t("app.title");
  useTheme((kept("theme") as Theme | null) ?? "auto");
  const waiting = root.querySelector(".waiting");
  if (waiting) waiting.textContent = tongue.t("stage.loading");
  const engine = new Engine();
  const focus = keptFocus();
  engine.shelf = new Map(await keptFiles());
  engine.shelved = (before, now) => void keepShelf(before, now);
  const store = new Store(firstChoices(), engine);
  const early = askEarly(engine, store.choices, focus.base, focus.piece);
  const coming = engine.call("table", {}, { urgency: 8 });
  const picture = h("div", { class: "picture" });
  document.body.append(picture); // measured before it has its place
  const viewer = new Viewer(picture);
  const { value: table } = await coming;
  performance.mark("table");
  const app: App = { engine, table, store, tongue, focus, news: new News() };
  const inspector = new Inspector(app);
  const director = new Director(app, viewer, inspector, early);
  viewer.light(isDark());
  show(app, picture, viewer, director, inspector);
  takeFiles(app);
  director.changed();
  keepDesign(app.store);
  undoByKeys(app.store);
}

/** Builds the page around the picture, and again in another language. */
function show(app: App, picture: HTMLElement, viewer: Viewer, director: Director, inspector: Inspector): void {
  let tab: TabName = isOfRules() ? "rules" : "design";
  let update = () => {};
  let end = () => {};
  const narrow = matchMedia("(max-width: 860px)");
  const open = (name: TabName) => {
    if (name === tab) return;
    // The design's address is left as it is, so that the browser's buttons lead back to it.
    if (tab === "design") history.replaceState(null, "", addressOf(app.store.choices));
    else history.pushState(null, "", addressOf(app.store.choices));
    tab = name;
    build();
  };
  const build = () => {
    end();
    const top = header(app, {
      tab,
      open,
      switchLanguage: () => { const next = tongue.language === "en" ? "zh-Hant" : "en"; keep("language", next); tongue.use(next); },
      switchTheme: () => {
        const next: Theme = isDark() ? "light" : "dark";
        keep("theme", next);
        useTheme(next);
        viewer.light(isDark());
        return next;
      },
    });
    const around = stage(app, picture, viewer, director);
    const side = panel(app, inspector);
    const design = h("div", { class: "design", hidden: tab !== "design" }, around.element, side.element);
    const rules = h("div", { class: "rules", hidden: tab !== "rules" });
    if (tab === "rules") void import("./rules/tab").then((m) => m.mountRules(rules, app));
    const place = () => (narrow.matches ? side.head : around.element).append(around.figures);
    place();
    narrow.addEventListener("change", place);
    end = () => { around.end(); side.end(); narrow.removeEventListener("change", place); };
    root.replaceChildren(top.element, design, rules);
    update = () => { top.update(); around.update(); side.update(); };
  };
  build();
  window.addEventListener("hashchange", () => {
    const next = isOfRules() ? "rules" : "design";
    if (next === tab) return;
    tab = next;
    build();
  });
  window.addEventListener("shanhai-script", (event) => {
    open("rules");
    void import("./rules/tab").then((m) => m.takeScript(app, (event as CustomEvent<File>).detail));
  });
  tongue.listen(() => { document.title = tongue.t("app.title"); build(); });
  app.store.listen(() => update());
  app.focus.addEventListener("change", () => update());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => viewer.light(isDark()));
}

begin().catch((error: unknown) => {
  root.replaceChildren(h("p", { class: "waiting complaint", aria: { role: "alert" } }, tongue.t("stage.failed", { why: faultText(tongue, error) })));
});

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("./sw.js").catch(() => {});
