// The workshop: the design with its picture, and the page around both tabs from
// then on. A page that is opened at the rules does without until it is wanted.
import type { App } from "./app";
import { Director } from "./director";
import type { Opened } from "./opening";
import { Inspector } from "./inspector";
import { isDark, switchTheme } from "./light";
import { addressOf, isOfRules } from "./place";
import { fromAddress, toAddress } from "./state/address";
import { keep } from "./state/kept";
import { Rest } from "./state/pending";
import type { Store } from "./state/store";
import { h } from "./ui/dom";
import { header, switchLanguage, type TabName } from "./ui/header";
import { panel } from "./ui/panel";
import { stage } from "./ui/stage";
import { Viewer } from "./viewer/viewer";

/** Shows the design, or the rules where the address is theirs. */
export async function openWorkshop(root: HTMLElement, opened: Opened): Promise<App> {
  const picture = h("div", { class: "picture" });
  document.body.append(picture); // measured before it has its place
  const viewer = new Viewer(picture);
  const app = await opened.app;
  performance.mark("table");
  const inspector = new Inspector(app);
  const director = new Director(app, viewer, inspector, opened.early);
  viewer.light(isDark());
  show(root, app, picture, viewer, director, inspector);
  director.changed();
  keepDesign(app.store);
  undoByKeys(app.store);
  return app;
}

/** Builds the page around the picture, and again in another language. */
function show(root: HTMLElement, app: App, picture: HTMLElement, viewer: Viewer, director: Director, inspector: Inspector): void {
  const { tongue } = app;
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
      switchLanguage: () => switchLanguage(tongue),
      switchTheme: () => {
        const next = switchTheme();
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
  tongue.listen(build);
  app.store.listen(() => update());
  app.focus.addEventListener("change", () => update());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => viewer.light(isDark()));
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
