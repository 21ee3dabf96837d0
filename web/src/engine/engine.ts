// The studio as the page sees it: calls that answer with promises, done by a
// few workers so that the page never waits. A call that is no longer wanted is
// taken from the queue; one that is under way for long takes its worker along.
import studioURL from "../../build/go/studio.wasm?url";
import { type Errand, Hand, type Reply } from "./crew";
import type { Method, Methods, Params } from "./protocol";

/** How a call is made. */
export interface Options {
  blob?: Uint8Array;
  /** Calls of a higher urgency go first. */
  urgency?: number;
  /** Ends the call; the promise is then rejected with an AbortError. */
  signal?: AbortSignal;
  tell?: (done: number, total: number, what: string) => void;
}

interface Waiting extends Errand {
  urgency: number;
  order: number;
}

/** Milliseconds that an unwanted call may still take before its worker is ended. */
const patience = 150;

export class Engine {
  private readonly files = new Map<string, Uint8Array>();
  private readonly hands: Hand[] = [];
  private readonly idle: Hand[] = [];
  private queue: Waiting[] = [];
  private order = 0;
  private open = 0;

  private readonly module: WebAssembly.Module;

  private constructor(module: WebAssembly.Module, size: number) {
    this.module = module;
    for (let i = 0; i < size; i++) this.hire();
  }

  /** Loads the studio and starts its workers. */
  static async start(size = Math.min(3, Math.max(2, (navigator.hardwareConcurrency || 2) - 1))): Promise<Engine> {
    return new Engine(await WebAssembly.compileStreaming(fetch(studioURL)), size);
  }

  /** Calls a method of the studio. Its own errors are StudioErrors. */
  call<M extends Method>(method: M, params: Params = {}, options: Options = {}): Promise<Reply<Methods[M]>> {
    this.count(1);
    return new Promise<Reply<Methods[M]>>((resolve, reject) => {
      const errand: Waiting = {
        call: options.blob ? { method, params, blob: options.blob } : { method, params },
        urgency: options.urgency ?? 0,
        order: this.order++,
        resolve: (reply) => resolve(reply as Reply<Methods[M]>),
        reject,
      };
      if (options.tell) errand.tell = options.tell;
      if (options.signal) this.heed(options.signal, errand);
      if (options.signal?.aborted) return;
      this.queue.push(errand);
      this.dispatch();
    }).finally(() => this.count(-1));
  }

  /** Shows on the page how many calls are on their way, for those who wait for none. */
  private count(by: number): void {
    this.open += by;
    document.documentElement.dataset["busy"] = String(this.open);
  }

  /** Gives every worker a file that settings may name. */
  putFile(name: string, data: Uint8Array): void {
    this.files.set(name, data);
    for (const hand of [...this.hands]) this.tellFile(hand, name, data);
  }

  /** A file that was put. */
  file(name: string): Uint8Array | undefined {
    return this.files.get(name);
  }

  private heed(signal: AbortSignal, errand: Waiting): void {
    const stop = () => {
      this.queue = this.queue.filter((e) => e !== errand);
      errand.reject(new DOMException("no longer wanted", "AbortError"));
      const hand = this.hands.find((h) => h.busy === errand);
      if (hand) setTimeout(() => hand.busy === errand && hand.end(new Error("stopped")), Math.max(0, patience - (performance.now() - hand.since)));
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  }

  private hire(): void {
    const hand = new Hand(
      this.module,
      (h) => this.free(h),
      (h) => this.replace(h),
    );
    this.hands.push(hand);
    hand.ready.then(() => this.teach(hand, [...this.files]), () => {});
  }

  /** Gives a new worker the files, one after the other, before it is free. */
  private teach(hand: Hand, files: [string, Uint8Array][]): void {
    const next = files.shift();
    if (!next) {
      this.free(hand);
      return;
    }
    const go = () => this.teach(hand, files);
    hand.send({ call: { method: "putFile", params: { name: next[0] }, blob: next[1] }, resolve: go, reject: go });
  }

  /** Files that a worker is to learn before its next call. */
  private readonly lessons = new Map<Hand, [string, Uint8Array][]>();

  private tellFile(hand: Hand, name: string, data: Uint8Array): void {
    const list = this.lessons.get(hand) ?? [];
    list.push([name, data]);
    this.lessons.set(hand, list);
    const at = this.idle.indexOf(hand);
    if (at >= 0) {
      this.idle.splice(at, 1);
      this.free(hand);
    }
  }

  private free(hand: Hand): void {
    if (hand.busy || this.idle.includes(hand) || !this.hands.includes(hand)) return;
    const lessons = this.lessons.get(hand);
    if (lessons) {
      this.lessons.delete(hand);
      this.teach(hand, lessons);
      return;
    }
    this.idle.push(hand);
    this.dispatch();
  }

  private replace(hand: Hand): void {
    this.lessons.delete(hand);
    for (const list of [this.hands, this.idle]) {
      const at = list.indexOf(hand);
      if (at >= 0) list.splice(at, 1);
    }
    this.hire();
  }

  private dispatch(): void {
    while (this.idle.length > 0 && this.queue.length > 0) {
      this.queue.sort((a, b) => b.urgency - a.urgency || a.order - b.order);
      const errand = this.queue[0] as Waiting;
      // One worker is kept for urgent calls while others do what can wait.
      if (errand.urgency < 0 && this.unhurried() >= this.hands.length - 1) return;
      this.queue.shift();
      (this.idle.pop() as Hand).send(errand);
    }
  }

  private unhurried(): number {
    return this.hands.filter((h) => h.busy && (h.busy as Waiting).urgency < 0).length;
  }
}
