// One worker with the studio in it, seen from the page.
import type { Call, FromWorker, Trouble } from "./protocol";

/** What a call answers: its value and its bytes. */
export interface Reply<T> {
  value: T;
  blobs: Uint8Array[];
}

/** An error that the studio answered with. */
export class StudioError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.text);
    this.trouble = trouble;
  }
}

/** A call on its way. */
export interface Errand {
  call: Omit<Call, "id">;
  tell?: (done: number, total: number, what: string) => void;
  resolve(reply: Reply<unknown>): void;
  reject(error: unknown): void;
}

/** A worker that takes one errand at a time. */
export class Hand {
  readonly ready: Promise<void>;
  busy: Errand | null = null;
  since = 0;
  private readonly worker: Worker;
  private number = 0;
  private fail: (error: Error) => void = () => {};
  private readonly freed: (hand: Hand) => void;
  private readonly died: (hand: Hand) => void;

  constructor(module: WebAssembly.Module, freed: (hand: Hand) => void, died: (hand: Hand) => void) {
    this.freed = freed;
    this.died = died;
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.ready = new Promise((resolve, reject) => {
      this.fail = reject;
      this.worker.onmessage = (event: MessageEvent<FromWorker>) => ("ready" in event.data ? resolve() : this.take(event.data));
    });
    this.ready.catch(() => {});
    this.worker.onerror = (event) => this.end(new Error(event.message || "the worker has failed"));
    this.worker.postMessage({ start: module });
  }

  /** Sends an errand; the hand has to be free. */
  send(errand: Errand): void {
    this.busy = errand;
    this.since = performance.now();
    this.number++;
    this.worker.postMessage({ id: this.number, ...errand.call });
  }

  /** Ends the worker, and with it what it is at. */
  end(error: Error): void {
    this.worker.terminate();
    this.fail(error);
    this.busy?.reject(error);
    this.busy = null;
    this.died(this);
  }

  private take(message: Exclude<FromWorker, { ready: true }>): void {
    const errand = this.busy;
    if (!errand || message.id !== this.number) return;
    if ("done" in message) {
      errand.tell?.(message.done, message.total, message.what);
      return;
    }
    this.busy = null;
    if ("trouble" in message) errand.reject(new StudioError(message.trouble));
    else errand.resolve({ value: JSON.parse(message.json), blobs: message.blobs });
    this.freed(this);
  }
}
