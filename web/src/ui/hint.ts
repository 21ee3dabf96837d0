// What a setting is and why: on hover, on focus, and on a tap.
import type { App } from "../app";
import { h } from "./dom";

export function hint(name: string, words: { usage: string; reason: string }, key: string, app: App): HTMLElement {
  const id = `tip-${key}`;
  const tip = h("span", { class: "tip", id, aria: { role: "tooltip" } }, h("span", {}, words.usage), h("em", {}, words.reason));
  const open = (on: boolean) => element.classList.toggle("is-open", on);
  const button: HTMLButtonElement = h("button", { class: "why", type: "button", aria: { label: `${app.tongue.t("control.why")}: ${name}`, describedby: id }, on: {
    click: () => { button.focus(); open(true); },
    blur: () => open(false),
    keydown: (event) => { if (event.key === "Escape") close(event); },
  } }, "?");
  /** Escape takes the words away until the button is left, and does nothing else. */
  const close = (event: Event) => {
    event.stopPropagation();
    open(false);
    element.classList.add("is-shut");
    button.addEventListener("blur", () => element.classList.remove("is-shut"), { once: true });
  };
  const element = h("span", { class: "hint" }, button, tip);
  return element;
}
