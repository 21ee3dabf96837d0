// The rulebook: a reading column with its contents, search, and figures that can be stepped through.
import { h } from "../ui/dom";
import type { Rulebook } from "./protocol";
import { type Desk, words } from "./shared";

/** Style sheets of the pictures, made once: the page's policy allows no style in its text. */
let sheet: CSSStyleSheet | null = null;

export async function bookPart(desk: Desk, host: HTMLElement): Promise<void> {
  const t = words(desk);
  const book: Rulebook = await desk.referee.call("rulebook", { language: desk.app.tongue.language });
  dress(book);
  const text = h("article", { class: "rules-book" });
  text.innerHTML = book.glyphs + book.html; // of the program's own book; an author's HTML never comes here
  hang(text, book.pictures);
  for (const figure of text.querySelectorAll<HTMLElement>("figure")) stepper(figure, t("prev"), t("next"));
  const heads = [...text.querySelectorAll<HTMLElement>("h2[id], h3[id]")];
  const nav = h("nav", { class: "rules-contents", aria: { label: t("contents") } });
  const find = h("input", { type: "search", placeholder: t("search"), class: "rules-search" });
  find.setAttribute("aria-label", t("search"));
  const links = h("ul", {});
  const to = (id: string) => {
    const target = text.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    target?.scrollIntoView({ block: "start" });
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  };
  const fill = () => {
    const wanted = find.value.trim().toLowerCase();
    const found = heads.filter((head) => !wanted || (head.textContent ?? "").toLowerCase().includes(wanted) || head.id.includes(wanted) || (head.closest("section")?.textContent ?? "").toLowerCase().includes(wanted));
    links.replaceChildren(...(found.length ? found.map((head) => h("li", { class: head.tagName === "H2" ? "is-chapter" : "" }, h("a", { href: `#${head.id}` }, head.querySelector("span")?.textContent ?? head.textContent ?? ""))) : [h("li", {}, t("none"))]));
  };
  find.addEventListener("input", fill);
  fill();
  nav.append(find, links);
  const frame = h("div", { class: "rules-reader" }, nav, text);
  // The address holds the design: links within the book scroll without changing it.
  frame.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const href = link?.getAttribute("href") ?? "";
    if (!href.startsWith("#")) return;
    event.preventDefault();
    to(decodeURIComponent(href.slice(1)));
  });
  host.replaceChildren(frame);
  if (desk.rule) to(desk.rule);
  desk.rule = "";
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
