// One worker with the studio in it, seen from the page.
import { PageError } from "./fault";
import { foundAs, type Shelf } from "../state/shelf";
import type { Call, FromWorker, Step, Trouble } from "./protocol";

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
  urgency: number;
  tell?: (done: number, total: number, last: Step) => void;
  resolve(reply: Reply<unknown>): void;
  reject(error: unknown): void;
}

/** What a hand tells the one who hired it. */
export interface Told {
  freed(hand: Hand): void;
  died(hand: Hand, error: Error): void;
}

/** Milliseconds within which a worker has to start, and to answer. Both are far more than either takes. */
const starting = 60_000;
const answering = 60_000;

/** A worker that takes one errand at a time. */
export class Hand {
  busy: Errand | null = null;
  since = 0;
  /** Errands that it has answered. */
  served = 0;
  /** Kept for what the maker waits for. */
  readonly front: boolean;
  /** Hands in its place before it that died before they answered anything. */
  readonly failures: number;
  private readonly worker: Worker;
  private readonly told: Told;
  private readonly knows = new Map<string, Uint8Array>();
  private number = 0;
  private timer: number;
  private dead = false;

  constructor(module: Promise<WebAssembly.Module>, told: Told, front: boolean, failures: number) {
    this.told = told;
    this.front = front;
    this.failures = failures;
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.take(event.data);
    this.worker.onerror = (event) => this.end(event.message ? new Error(event.message) : new PageError("worker"));
    this.timer = window.setTimeout(() => this.end(new PageError("still")), starting);
    module.then((m) => this.worker.postMessage({ start: m }), (error: unknown) => this.end(error instanceof Error ? error : new Error(String(error))));
  }

  /** Sends an errand, and before it what of the files that it names the worker has not, or not so; the hand has to be free. */
  send(errand: Errand, names: string[], shelf: Shelf): void {
    this.busy = errand;
    this.since = performance.now();
    for (const name of names.map((n) => foundAs(n, shelf) ?? n)) this.teach(name, shelf.get(name));
    this.number++;
    this.worker.postMessage({ id: this.number, ...errand.call });
    if (errand.call.method !== "make") this.timer = window.setTimeout(() => this.tire(), answering);
  }

  /** Ends the worker, and with it what it is at. */
  end(error: Error): void {
    if (this.dead) return;
    this.dead = true;
    clearTimeout(this.timer);
    this.worker.terminate();
    const errand = this.busy;
    this.busy = null;
    errand?.reject(error);
    this.told.died(this, error);
  }

  private teach(name: string, data: Uint8Array | undefined): void {
    if (this.knows.get(name) === data) return;
    if (!data) {
      this.knows.delete(name);
      this.worker.postMessage({ id: 0, method: "dropFile", params: { name } });
      return;
    }
    this.knows.set(name, data);
    this.worker.postMessage({ id: 0, method: "putFile", params: { name }, blob: data });
  }

  /** Gives up an errand that has no end; the worker did nothing wrong. */
  private tire(): void {
    this.served++;
    this.end(new StudioError({ code: "tired", facts: { seconds: String(answering / 1000) }, text: `nothing was made within ${answering / 1000} s, so it was stopped; try a simpler drawing`, input: true }));
  }

  private take(message: FromWorker): void {
    if ("ready" in message) {
      clearTimeout(this.timer);
      this.told.freed(this);
      return;
    }
    const errand = this.busy;
    if (!errand || message.id !== this.number) return;
    if ("done" in message) errand.tell?.(message.done, message.total, message.last);
    else this.answer(errand, message);
  }

  private answer(errand: Errand, message: Extract<FromWorker, { json: string } | { trouble: Trouble }>): void {
    clearTimeout(this.timer);
    this.busy = null;
    this.served++;
    if ("trouble" in message) errand.reject(new StudioError(message.trouble));
    else errand.resolve({ value: JSON.parse(message.json), blobs: message.blobs });
    this.told.freed(this);
  }
}
