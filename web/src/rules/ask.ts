// A question that must be answered before something is done.
import { h } from "../ui/dom";
import { button, type Desk, words } from "./shared";

/** Asks; does what the label says if it is wished. */
export function ask(desk: Desk, question: string, label: string, yes: () => void): void {
  const dialog = h("dialog", { class: "rules-dialog" });
  dialog.setAttribute("aria-label", label);
  const left = () => dialog.close(); // the browser's buttons lead elsewhere
  const answer = button(label, () => { dialog.close(); yes(); }, "rules-button is-main");
  dialog.append(h("p", {}, question), h("div", { class: "rules-bar" }, answer, button(words(desk)("cancel"), left)));
  window.addEventListener("hashchange", left);
  dialog.addEventListener("close", () => { window.removeEventListener("hashchange", left); dialog.remove(); });
  document.body.append(dialog);
  dialog.showModal();
}
