// What the players agree on before a game.
import { h } from "../ui/dom";
import { button, type Desk, kindName, player, words } from "./shared";

/** Asks for the options and answers with the text of the empty realm. */
export function newGame(desk: Desk, done: (start: string) => void): void {
  const t = words(desk);
  const dialog = h("dialog", { class: "rules-dialog" });
  const advanced = desk.table.kinds.filter((k) => k.advanced).map((k) => ({ k, box: h("input", { type: "checkbox", checked: true }) }));
  const landscape = h("select", {}, ...["none", "3", "5", "7", "9"].map((v) => h("option", { value: v }, v === "none" ? t("noLandscape") : v)));
  const first = h("select", {}, ...desk.table.players.map((v) => h("option", { value: v }, player(desk, v))));
  const opening = h("input", { type: "checkbox" });
  const ring = h("input", { type: "checkbox" });
  const repetition = h("input", { type: "checkbox", checked: true });
  const row = (label: string, input: HTMLElement) => h("label", { class: "rules-row" }, h("span", {}, label), input);
  const start = () => {
    const items = [`game ${advanced.filter((x) => x.box.checked).map((x) => x.k.letter).join("") || "-"}`];
    if (landscape.value !== "none") items.push(`landscape ${landscape.value}`);
    if (first.value === "black") items.push("first b");
    if (opening.checked) items.push("opening tournament");
    if (ring.checked) items.push("ring landscape");
    if (!repetition.checked) items.push("repetition off");
    return items.join("; ");
  };
  dialog.append(h("form", { method: "dialog", on: { submit: () => done(start()) } },
    h("h2", {}, t("options")),
    h("fieldset", {}, h("legend", {}, t("advanced")), ...advanced.map((x) => row(kindName(desk, x.k.key), x.box))),
    row(t("landscape"), landscape), row(t("starts"), first), row(t("opening"), opening), row(t("ring"), ring), row(t("repetition"), repetition),
    h("div", { class: "rules-bar" }, h("button", { class: "rules-button is-main" }, t("begin")), button(t("cancel"), () => dialog.close()))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
