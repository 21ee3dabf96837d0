// Faults of the page itself and of its browser, worded where they are shown.

/** What can be at fault; the words are those of "fault.…". */
export type Fault = "worker" | "still" | "vain" | "webgl" | "fetch";

export class PageError extends Error {
  readonly code: Fault;
  readonly facts: Record<string, string>;
  /** What it came of. */
  readonly reason: unknown;

  constructor(code: Fault, facts: Record<string, string> = {}, reason: unknown = null) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.reason = reason;
  }
}
