// What the page has begun and not finished: calls, rests before they are made,
// frames. The page's root says how much it is, for those who wait for nothing.
let open = 0;

/** Counts a thing that begins; the function returned counts its end, once. */
export function begun(): () => void {
  let ended = false;
  count(1);
  return () => {
    if (!ended) count(-1);
    ended = true;
  };
}

function count(by: number): void {
  open += by;
  document.documentElement.dataset["busy"] = String(open);
}

/** A timer that is set anew while things change; while it runs, it counts. */
export class Rest {
  private timer = 0;
  private work: (() => void) | null = null;
  private end = () => {};

  /** Calls after so many milliseconds without another call of this. */
  then(ms: number, work: () => void): void {
    this.stop();
    this.end = begun();
    this.work = work;
    this.timer = window.setTimeout(() => this.now(), ms);
  }

  /** Does now what would be done later, if there is such. */
  now(): void {
    const { work, end } = this;
    clearTimeout(this.timer);
    this.work = null;
    this.end = () => {};
    work?.(); // what it begins counts before this ends
    end();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.work = null;
    this.end();
  }
}
