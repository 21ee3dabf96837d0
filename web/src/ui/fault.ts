// Faults of the page and of its browser, in words.
import { PageError } from "../engine/fault";
import type { Tongue } from "../i18n/i18n";

/** What went wrong and why; what nobody has words for, in the browser's. */
export function faultText(tongue: Tongue, error: unknown): string {
  if (!(error instanceof PageError)) return error instanceof Error ? error.message : String(error);
  const reason = error.reason === null ? "" : faultText(tongue, error.reason);
  return tongue.t(`fault.${error.code}`, { ...error.facts, reason });
}
