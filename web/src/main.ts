import "./styles/page.css";
import { type App, Focus, News } from "./app";
import { Director } from "./director";
import { Engine } from "./engine/engine";
import { preferred, Tongue } from "./i18n/i18n";
import { fromAddress, toAddress } from "./state/address";
import { keptFiles } from "./state/files";
import { keep, kept, type Theme } from "./state/kept";
import { takeFiles } from "./drop";
import { Inspector } from "./inspector";
import { Store } from "./state/store";
import { h } from "./ui/dom";
import { header, type TabName } from "./ui/header";
import { panel } from "./ui/panel";
import { stage } from "./ui/stage";
import { Viewer } from "./viewer/viewer";

const root = document.getElementById("app") as HTMLElement;
const tongue = new Tongue(preferred(kept("language")));

/** Where the maker left off: the address, else what the browser has kept. */
function firstChoices() {
  return fromAddress(location.hash.length > 1 ? location.hash : (kept("design") ?? ""));
}

function useTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

function isDark(): boolean {
  const set = document.documentElement.dataset["theme"];
  return set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Keeps the design in the address and the browser. */
function keepDesign(store: Store): void {
  let timer = 0;
  store.listen((choices) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const address = toAddress(choices);
      history.replaceState(null, "", address ? `#${address}` : location.pathname + location.search);
      keep("design", address);
    }, 250);
  });
  window.addEventListener("hashchange", () => store.replace(fromAddress(location.hash)));
}

function undoByKeys(store: Store): void {
  window.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    event.preventDefault();
    if (event.shiftKey) store.redo();
    else store.undo();
  });
}

async function begin(): Promise<void> {
  document.title = tongue.t("app.title");
  useTheme((kept("theme") as Theme | null) ?? "auto");
  const waiting = h("p", { class: "waiting" }, tongue.t("stage.loading"));
  root.append(waiting);
  const [engine, files] = await Promise.all([Engine.start(), keptFiles()]);
  for (const [name, data] of files) engine.putFile(name, data);
  const { value: table } = await engine.call("table", {}, { urgency: 9 });
  const app: App = { engine, table, store: new Store(firstChoices()), tongue, focus: new Focus(), news: new News() };
  const picture = h("div", { class: "picture" });
  document.body.append(picture); // measured before it has its place
  const viewer = new Viewer(picture);
  const inspector = new Inspector(app);
  const director = new Director(app, viewer, inspector);
  viewer.light(isDark());
  show(app, picture, viewer, director, inspector);
  takeFiles(app);
  director.changed();
  keepDesign(app.store);
  undoByKeys(app.store);
}

/** Builds the page around the picture, and again in another language. */
function show(app: App, picture: HTMLElement, viewer: Viewer, director: Director, inspector: Inspector): void {
  let tab: TabName = "design";
  let update = () => {};
  const build = () => {
    const top = header(app, {
      tab,
      open: (name) => { tab = name; build(); },
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
    root.replaceChildren(top.element, design, rules);
    update = () => { top.update(); around.update(); side.update(); };
  };
  build();
  tongue.listen(() => { document.title = tongue.t("app.title"); build(); });
  app.store.listen(() => update());
  app.focus.addEventListener("change", () => update());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => viewer.light(isDark()));
}

begin().catch((error: unknown) => {
  root.replaceChildren(h("p", { class: "waiting complaint", aria: { role: "alert" } }, tongue.t("stage.failed", { why: String(error) })));
});

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("./sw.js").catch(() => {});
