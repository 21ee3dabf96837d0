// Pieces picked in the picture itself: a click or a tap chooses one, as its
// button does; a mouse over it is told its name.
import { type App, type Focus, kind } from "../app";
import type { Viewer } from "../viewer/viewer";
import { h } from "./dom";
import { pieceName } from "./names";

/** Pixels that a hand may slip between press and release of what is still a click. */
const slip = 6;

/** Makes the picture answer the pointer; the element returned is the name beside it. */
export function picking(app: App, picture: HTMLElement, viewer: Viewer): { element: HTMLElement; end(): void } {
  const element = h("div", { class: "stage-name", hidden: true, aria: { hidden: "true" } });
  const { canvas } = viewer;
  const ends = new AbortController();
  const on = (type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "pointerleave", listener: (event: PointerEvent) => void) =>
    canvas.addEventListener(type, listener, { signal: ends.signal });
  let press: { x: number; y: number } | null = null;
  let fingers = 0;
  let over: PointerEvent | null = null;
  const show = () => {
    const event = over;
    over = null;
    if (event) name(app, picture, viewer, element, event);
  };
  const hide = () => {
    over = null;
    element.hidden = true;
    canvas.classList.remove("is-over");
  };
  on("pointerdown", (event) => {
    fingers++;
    press = fingers === 1 && event.button === 0 ? { x: event.clientX, y: event.clientY } : null; // two fingers pinch
    hide();
  });
  on("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    if (!over) requestAnimationFrame(show);
    over = event;
  });
  on("pointerup", (event) => {
    fingers = Math.max(0, fingers - 1);
    const still = press && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= slip;
    press = null;
    const id = still ? viewer.pieceAt(event.clientX, event.clientY) : null;
    if (id) choose(app, id);
  });
  on("pointercancel", () => { fingers = 0; press = null; });
  on("pointerleave", hide);
  app.focus.addEventListener("change", hide, { signal: ends.signal });
  return { element, end: () => ends.abort() };
}

/** Shows the name of what a mouse is over, above it. */
function name(app: App, picture: HTMLElement, viewer: Viewer, element: HTMLElement, event: PointerEvent): void {
  const id = viewer.pieceAt(event.clientX, event.clientY);
  const target = id === null ? null : targetOf(app, id);
  element.hidden = id === null;
  viewer.canvas.classList.toggle("is-over", target !== null);
  if (id === null) return;
  element.textContent = called(app, id);
  const box = (element.parentElement ?? picture).getBoundingClientRect();
  element.style.left = `${event.clientX - box.left}px`;
  element.style.top = `${event.clientY - box.top}px`;
}

/** A piece's name, with its player's where there are two. */
function called(app: App, id: string): string {
  const [group, piece] = id.split("/") as [string, string];
  const base = group === "black" || group === "white" ? app.tongue.t(`look.${group}`) : "";
  return [pieceName(app, piece), base].filter(Boolean).join(" · ");
}

/** What a click would look at; null where it is looked at already. */
function targetOf(app: App, id: string): Pick<Focus, "piece" | "base" | "view"> | null {
  const [group, piece] = id.split("/") as [string, string];
  const base = group === "black" || group === "white" ? group : app.focus.base;
  const view = app.focus.view === "plates" ? "plates" : kind(app.table, piece).glyph ? "piece" : "box";
  const now = app.focus;
  return now.piece === piece && now.base === base && now.view === view ? null : { piece, base, view };
}

function choose(app: App, id: string): void {
  const target = targetOf(app, id);
  if (target) app.focus.change(target);
}
