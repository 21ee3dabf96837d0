// The rulebook: a reading column with its contents, search, and figures that can be stepped through.
import { h } from "../ui/dom";
import type { Rulebook } from "./protocol";
import { gameFrom } from "./game";
import { takeOver } from "./record";
import { button, complain, type Desk, type Shown, words } from "./shared";

/** Style sheets of the pictures, made once: the page's policy allows no style in its text. */
let sheet: CSSStyleSheet | null = null;

export async function bookPart(desk: Desk, host: HTMLElement, section: string): Promise<Shown> {
  const book: Rulebook = await desk.referee.call("rulebook", { language: desk.app.tongue.language });
  dress(book);
  const text = h("article", { class: "rules-book" });
  text.innerHTML = book.glyphs + book.html; // of the program's own book; an author's HTML never comes here
  hang(text, book.pictures);
  for (const figure of text.querySelectorAll<HTMLElement>("figure")) equip(desk, figure);
  const contents = contentsOf(desk, text);
  const lost = h("div", { class: "rules-lost" });
  text.prepend(lost);
  const frame = h("div", { class: "rules-reader" }, contents.element, text);
  const to = (id: string) => {
    const found = id ? text.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) : null;
    lost.replaceChildren(...(id && !found ? [complain(new Error(words(desk)("noRule", { id })))] : []));
    const target = found ?? text.querySelector<HTMLElement>("h1");
    (lost.firstChild ? lost : target)?.scrollIntoView({ block: "start" });
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
    contents.mark(id);
  };
  frame.addEventListener("click", (event) => {
    const href = (event.target as Element).closest("a")?.getAttribute("href") ?? "";
    if (!href.startsWith("#")) return;
    event.preventDefault();
    desk.go({ part: "rulebook", section: decodeURIComponent(href.slice(1)) });
  });
  host.replaceChildren(frame);
  if (section) to(section);
  const end = watch(text, host.parentElement, (id) => { contents.mark(id); desk.note({ part: "rulebook", section: id }); });
  return { end, follow: (route) => { if (route.part === "rulebook") to(route.section); return true; } };
}

/** Calls with the section that is read, as its reader scrolls; the function returned ends it. */
function watch(text: HTMLElement, scroller: HTMLElement | null, read: (id: string) => void): () => void {
  const heads = [...text.querySelectorAll<HTMLElement>("h2[id], h3[id]")];
  let last = "";
  const look = () => {
    const top = (scroller?.getBoundingClientRect().top ?? 0) + 40;
    const id = heads.findLast((head) => head.getBoundingClientRect().top <= top)?.id ?? "";
    if (id !== last) read(id);
    last = id;
  };
  scroller?.addEventListener("scroll", look, { passive: true });
  return () => scroller?.removeEventListener("scroll", look);
}

/** The contents, with the search. */
function contentsOf(desk: Desk, text: HTMLElement): { element: HTMLElement; mark(id: string): void } {
  const t = words(desk);
  const heads = [...text.querySelectorAll<HTMLElement>("h2[id], h3[id]")];
  const find = h("input", { type: "search", placeholder: t("search"), class: "rules-search" });
  find.setAttribute("aria-label", t("search"));
  const links = h("ul", {});
  let here = "";
  const mark = (id: string) => {
    here = id;
    for (const a of links.querySelectorAll("a")) {
      const is = a.getAttribute("href") === `#${id}`;
      if (is) a.setAttribute("aria-current", "location");
      else a.removeAttribute("aria-current");
      if (is) keepInView(a);
    }
  };
  const fill = () => {
    const wanted = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = heads.filter((head) => {
      const all = [head.textContent, head.id, wanted.length ? under(head) : ""].join(" ").toLowerCase();
      return wanted.every((word) => all.includes(word));
    });
    links.replaceChildren(...(found.length ? found.map((head) => h("li", { class: head.tagName === "H2" ? "is-chapter" : "" }, h("a", { href: `#${head.id}` }, head.querySelector("span")?.textContent ?? head.textContent ?? ""))) : [h("li", {}, t("none"))]));
    mark(here);
  };
  find.addEventListener("input", fill);
  find.addEventListener("keydown", (event) => { if (event.key === "Enter" && find.value.trim()) links.querySelector("a")?.click(); });
  fill();
  return { element: h("nav", { class: "rules-contents", aria: { label: t("contents") } }, find, links), mark };
}

/** The text under a heading, up to the next. */
function under(head: HTMLElement): string {
  let text = "";
  for (let e = head.nextElementSibling; e && !/^H[123]$/.test(e.tagName); e = e.nextElementSibling) text += ` ${e.textContent ?? ""}`;
  return text;
}

/** Scrolls the contents alone, and only if they show a part of themselves. */
function keepInView(a: HTMLElement): void {
  const nav = a.closest<HTMLElement>(".rules-contents");
  if (!nav) return;
  const [box, item] = [nav.getBoundingClientRect(), a.getBoundingClientRect()];
  if (item.top < box.top + 60) nav.scrollTop -= box.top + 60 - item.top;
  if (item.bottom > box.bottom - 20) nav.scrollTop += item.bottom - box.bottom + 20;
}

/** Gives a figure its steps and the way onto the board. */
function equip(desk: Desk, figure: HTMLElement): void {
  const t = words(desk);
  stepper(figure, t("prev"), t("next"));
  if (!figure.id.startsWith("eg-")) return;
  const look = () => desk.go({ part: "games", key: figure.id, shot: 0 });
  const play = async () => {
    const record = await desk.referee.call("record", { key: figure.id });
    const stands = record.shots.findIndex((s) => s.stands);
    if (stands < 0) look(); // what can't be on the board can be looked at
    else takeOver(desk, gameFrom(record, stands));
  };
  figure.append(h("p", { class: "rules-try" }, button(t("toBoard"), () => void play(), "rules-link"), " ", button(t("closer"), look, "rules-link")));
}

/** Gives the pictures their colours, for light and dark. */
function dress(book: Rulebook): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(`${book.style}
.rules-book{${book.light}}
:root[data-theme="dark"] .rules-book{${book.dark}}
@media (prefers-color-scheme: dark){:root:not([data-theme="light"]) .rules-book{${book.dark}}}`);
}

/** Hangs pictures where they are seen. */
function hang(text: HTMLElement, pictures: string[]): void {
  const watcher = new IntersectionObserver((seen) => {
    for (const s of seen) {
      if (!s.isIntersecting) continue;
      watcher.unobserve(s.target);
      s.target.innerHTML = pictures[Number((s.target as HTMLElement).dataset["picture"])] ?? "";
    }
  }, { rootMargin: "600px" });
  for (const place of text.querySelectorAll<HTMLElement>("[data-picture]")) {
    keepRoom(place, pictures[Number(place.dataset["picture"])] ?? "");
    watcher.observe(place);
  }
}

/** Keeps a picture's room, so that nothing moves when it comes. */
function keepRoom(place: HTMLElement, picture: string): void {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(picture) ?? [];
  if (!width || !height) return;
  place.style.aspectRatio = `${width} / ${height}`;
  place.style.maxWidth = `${width}px`;
}

/** Lets a figure with several moves be stepped through; without, all are shown. */
function stepper(figure: HTMLElement, prev: string, next: string): void {
  const shots = [...figure.querySelectorAll<HTMLElement>(".shot")];
  if (shots.length < 2) return;
  const parts = [...figure.querySelectorAll<HTMLElement>("[data-move]")];
  let at = Math.max(0, shots.findIndex((s) => s.classList.contains("key")));
  const count = h("span", {});
  const [back, on] = [h("button", { type: "button", class: "rules-button" }, prev), h("button", { type: "button", class: "rules-button" }, next)];
  const show = () => {
    const move = shots[at]?.dataset["move"];
    for (const p of parts) p.hidden = p.dataset["move"] !== move;
    count.textContent = `${at + 1} / ${shots.length}`;
    back.disabled = at === 0;
    on.disabled = at === shots.length - 1;
  };
  back.addEventListener("click", () => { at--; show(); });
  on.addEventListener("click", () => { at++; show(); });
  figure.querySelector(".board")?.after(h("div", { class: "rules-bar" }, back, count, on));
  show();
}
