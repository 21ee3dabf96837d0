// What the studio said of the design, in the page's words, and ways out that
// the page's own controls have.
import { type App, setting } from "../app";
import { StudioError } from "../engine/crew";
import type { Notice, Trouble } from "../engine/protocol";
import { faultText } from "./fault";
import { pieceName } from "./names";

/** A way out: what it is called, and what it says. */
export interface Remedy {
  label: string;
  apply(): void;
}

/** The control beside which a warning belongs. */
const homes: Record<string, string> = { "engraved-bed": "face", "back-bed": "back", "font-unused": "font", "change-unused": "change" };

export function homeOf(n: Notice): string | undefined {
  return homes[n.code];
}

/** A warning in the page's words; one that has none, in the command's. */
export function noticeText(app: App, n: Notice): string {
  const facts = n.facts ?? {};
  const own = app.tongue.maybe(`notice.${n.code}`, "");
  if (own !== "") return filled(own, shownFacts(app, facts));
  const words = app.tongue.said(n.code);
  if (!words) return n.text;
  const piece = facts["piece"] ? pieceName(app, facts["piece"]) : "";
  const place = [facts["file"], facts["at"]].filter(Boolean).join(":");
  return [piece, place, filled(words, facts)].filter(Boolean).join(app.tongue.t("list.colon"));
}

/** Facts as the page writes them: names translated, what is too small counted. */
function shownFacts(app: App, facts: Record<string, string>): Record<string, string> {
  const t = app.tongue;
  const out: Record<string, string> = { ...facts, counts: counts(app, facts) };
  if (facts["piece"]) out["piece"] = pieceName(app, facts["piece"]);
  if (facts["base"]) out["base"] = t.maybe(`colour.${facts["base"]}`, facts["base"]);
  if (facts["style"]) out["style"] = t.maybe(`value.${facts["style"]}`, facts["style"]);
  return out;
}

function counts(app: App, facts: Record<string, string>): string {
  const parts = (["strokes", "gaps", "islands"] as const).filter((k) => facts[k]);
  return parts.map((k) => app.tongue.t(facts[k] === "1" ? `count.${k}.one` : `count.${k}`, { n: facts[k] as string })).join(app.tongue.t("count.and"));
}

/** What can't be made, in the page's words; null where only the studio has words for it. */
export function troubleText(app: App, trouble: Trouble): string | null {
  const words = app.tongue.maybe(`trouble.${trouble.code}`, app.tongue.said(trouble.code ?? "") ?? "");
  if (!trouble.code || words === "") return null;
  const s = app.table.settings.find((x) => x.key === trouble.key);
  const unit = s?.unit === "deg" ? "°" : s?.unit ? ` ${s.unit}` : "";
  const text = filled(words, { ...namedFacts(app, trouble.facts ?? {}), unit, min: String(s?.min ?? ""), max: String(s?.max ?? "") });
  const within = (trouble.within ?? []).map((n) => filled(app.tongue.said(n.code) ?? n.text, n.facts ?? {}));
  return [s ? "" : (trouble.place ?? ""), ...within, text].filter(Boolean).join(app.tongue.t("list.colon"));
}

/** What can't be made, in the page's words, else in the studio's; its setting is named elsewhere. */
export function reasonText(app: App, trouble: Trouble): string {
  return troubleText(app, trouble) ?? ([trouble.reason, trouble.allowed].filter(Boolean).join(" · ") || trouble.text);
}

/** What went wrong, in the page's words where it has some. */
export function errorText(app: App, error: unknown): string {
  if (error instanceof StudioError) return troubleText(app, error.trouble) ?? error.trouble.text;
  return faultText(app.tongue, error);
}

/** Facts with the names of things as the page calls them. */
function namedFacts(app: App, facts: Record<string, string>): Record<string, string> {
  const name = (key: string) => app.tongue.maybe(`value.${key}`, pieceName(app, key));
  const out = { ...facts };
  if (facts["names"]) out["names"] = facts["names"].split(", ").map(name).join(app.tongue.t("list.comma"));
  if (facts["piece"]) out["piece"] = pieceName(app, facts["piece"]);
  return out;
}

function filled(words: string, facts: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "");
}

/** The ways out of a trouble. */
export function remedies(app: App, trouble: Trouble): Remedy[] {
  const { key, facts = {} } = trouble;
  const say = (k: string, value: string | undefined, label: string): Remedy => ({ label, apply: () => app.store.set(k, value === undefined ? undefined : [value]) });
  const use = (k: string, value: string) => say(k, value, app.tongue.t("remedy.use", { value: withUnit(app, k, value) }));
  const oneFace = say("both-faces", undefined, app.tongue.t("remedy.one-face"));
  switch (trouble.code) {
    case "layers":
      return [facts["below"], facts["above"]].filter((v) => v !== undefined && inRange(app, key, v)).map((v) => use(key as string, v as string));
    case "range": {
      const s = setting(app.table, key as string);
      const end = String(Number(facts["value"]) < s.min ? s.min : s.max);
      return [use(s.key, end)];
    }
    case "number": {
      const usual = app.table.settings.find((x) => x.key === key)?.default?.[0];
      return usual === undefined ? [] : [use(key as string, usual)];
    }
    case "skin-faces":
      return [oneFace];
    case "skin-down":
      return [say("face", undefined, app.tongue.t("remedy.face-auto"))];
    case "carved":
      return [key === "face" ? say("face", undefined, app.tongue.t("remedy.face-auto")) : oneFace];
    case "back-faces":
      return [oneFace, say("back", undefined, app.tongue.t("remedy.back-plain"))];
    case "depth":
      return [say("inlay-depth", undefined, app.tongue.t("remedy.depth-auto"))];
    case "bed":
      return [
        ...(facts["printers"] ?? "").split(",").filter(Boolean).slice(0, 2).map((p) => say("printer", p, app.table.printers.find((x) => x.key === p)?.model ?? p)),
        ...(facts["most"] ? [say("size", facts["most"], app.tongue.t("remedy.size", { size: facts["most"] }))] : []),
      ];
    default:
      return [];
  }
}

function withUnit(app: App, key: string, value: string): string {
  const { unit } = setting(app.table, key);
  return unit === "deg" ? `${value}°` : `${value} ${unit ?? ""}`.trim();
}

function inRange(app: App, key: string | undefined, value: string): boolean {
  const s = app.table.settings.find((x) => x.key === key);
  return s !== undefined && Number(value) >= s.min && Number(value) <= s.max;
}
