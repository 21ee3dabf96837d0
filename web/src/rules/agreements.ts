// What the players agree on: a line for each, before a game and in the editor.
import { h } from "../ui/dom";
import { count, type Desk, kindName, player, words } from "./shared";

/** Options by name, as the referee has them; what is left out is the default. */
export type Agreed = Record<string, string>;

/** Makes the lines; changed is called when one is. */
export function agreements(desk: Desk, known: Agreed, changed: () => void = () => {}): { rows: HTMLElement[]; values(): Agreed } {
  const t = words(desk);
  const on = { change: changed };
  const letters = known["advanced"] === "none" ? "" : (known["advanced"] ?? "all");
  const advanced = desk.table.kinds.filter((k) => k.advanced).map((k) => ({ k, box: h("input", { type: "checkbox", checked: letters === "all" || letters.includes(k.letter), on }) }));
  const interval = known["landscape"] ?? "none";
  const intervals = ["none", "3", "5", "7", "9"];
  if (!intervals.includes(interval)) intervals.push(interval);
  const landscape = h("select", { on }, ...intervals.map((v) => h("option", { value: v, selected: v === interval }, v === "none" ? t("noLandscape") : count(desk, "everyTurns", Number(v)))));
  const first = h("select", { on }, ...desk.table.players.map((v) => h("option", { value: v, selected: v === known["first"] }, player(desk, v))));
  const check = (checked: boolean) => h("input", { type: "checkbox", checked, on });
  const [opening, ring, repetition] = [check(known["opening"] === "tournament"), check(known["ring"] === "landscape"), check(known["repetition"] !== "off")];
  const values = (): Agreed => {
    const chosen = advanced.filter((x) => x.box.checked).map((x) => x.k.letter).join("");
    return {
      ...(chosen.length === advanced.length ? {} : { advanced: chosen || "none" }),
      ...(landscape.value === "none" ? {} : { landscape: landscape.value }),
      ...(first.value === "black" ? { first: "black" } : {}),
      ...(opening.checked ? { opening: "tournament" } : {}),
      ...(ring.checked ? { ring: "landscape" } : {}),
      ...(repetition.checked ? {} : { repetition: "off" }),
    };
  };
  return { values, rows: [
    row(t("starts"), first), row(t("landscape"), landscape),
    h("fieldset", {}, h("legend", {}, t("advanced")), ...advanced.map((x) => row(kindName(desk, x.k.key), x.box))),
    h("details", {}, h("summary", {}, t("special")), row(t("opening"), opening), row(t("ring"), ring), row(t("repetition"), repetition)),
  ] };
}

/** The text of the empty realm under them. */
export function startUnder(desk: Desk, agreed: Agreed): string {
  const all = desk.table.kinds.filter((k) => k.advanced).map((k) => k.letter).join("");
  const { advanced = all, ...rest } = agreed;
  const items = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return [`game ${advanced === "none" ? "-" : advanced}`, ...items].join("; ");
}

export function row(label: string, input: HTMLElement): HTMLElement {
  return h("label", { class: "rules-row" }, h("span", {}, label), input);
}
