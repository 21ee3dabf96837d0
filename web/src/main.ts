import "./styles/page.css";
import "./styles/poster.css";
import { rulesAlone } from "./alone";
import { type App, Focus, type Frame, News, views } from "./app";
import { takeFiles } from "./drop";
import { preferred, Tongue } from "./i18n/i18n";
import { useKeptTheme } from "./light";
import { open } from "./opening";
import { firstChoices, isOfRules } from "./place";
import { keep, kept } from "./state/kept";
import { Store } from "./state/store";
import { h } from "./ui/dom";
import { faultText } from "./ui/fault";

const root = document.getElementById("app") as HTMLElement;
const tongue = new Tongue(preferred(kept("language")));
const frame: Frame = { tongue, store: new Store(firstChoices(), { shelf: new Map() }), focus: keptFocus(), news: new News() };
let workshop: Promise<App> | null = null;
let end = () => {};

/** What was looked at last, kept from now on. */
function keptFocus(): Focus {
  const focus = new Focus();
  const view = views.find((v) => v === kept("view"));
  if (view) focus.view = view;
  focus.addEventListener("change", () => keep("view", focus.view));
  return focus;
}

/** The page with its workshop, which is begun when it is first asked for. */
function need(): Promise<App> {
  workshop ??= begin();
  workshop.catch(complain);
  return workshop;
}

async function begin(): Promise<App> {
  const opened = open(frame); // the studio is fetched beside the scripts
  const { openWorkshop } = await import("./workshop");
  const start = await opened;
  end();
  return openWorkshop(root, start);
}

function complain(error: unknown): void {
  root.replaceChildren(h("p", { class: "waiting complaint", aria: { role: "alert" } }, tongue.t("stage.failed", { why: faultText(tongue, error) })));
}

document.title = tongue.t("app.title");
tongue.listen(() => { document.title = tongue.t("app.title"); });
useKeptTheme();
const waiting = root.querySelector(".waiting");
if (waiting) waiting.textContent = tongue.t("stage.loading");
takeFiles(frame, need);
if (isOfRules()) end = rulesAlone(root, frame, () => void need());
else void need();

// The worker fetches what is not loaded yet, for offline use: after what the page waits for.
function keepOffline(): void {
  void navigator.serviceWorker.register("./sw.js").catch(() => {});
}

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  if (document.readyState === "complete") keepOffline();
  else window.addEventListener("load", keepOffline, { once: true });
}
