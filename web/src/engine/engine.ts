// The studio as the page sees it: calls that answer with promises, done by a
// few workers so that the page never waits. A call that is no longer wanted is
// taken from the queue; one that is under way for long takes its worker along.
import { type Errand, Hand, type Reply } from "./crew";
import { studioModule } from "./load";
import { begun } from "../state/pending";
import { namesOf, type Shelf } from "../state/shelf";
import { PageError } from "./fault";
import type { Method, Methods, Params, Step } from "./protocol";

/** How a call is made. */
export interface Options {
  blob?: Uint8Array;
  /** Calls of a higher urgency go first; from hurry on, before all that can wait. */
  urgency?: number;
  /** The call takes so little time that what is urgent can wait for it. */
  brief?: boolean;
  /** Ends the call; the promise is then rejected with an AbortError. */
  signal?: AbortSignal;
  tell?: (done: number, total: number, last: Step) => void;
}

interface Waiting extends Errand {
  order: number;
  brief: boolean;
}

/** Milliseconds that an unwanted call may still take before its worker is ended. */
const patience = 150;
/** Times that a worker is tried which dies before it has answered anything. */
const tries = 3;
/** Milliseconds before the next try, times the tries so far. */
const pause = 300;
/** The urgency of what the maker waits for with his hand on a control. */
const hurry = 2;
/** The urgency of what takes long by its nature. */
const long = -2;

export class Engine {
  /** The maker's files, which settings may name; a worker gets one with the first call that does. */
  private files: Shelf = new Map();
  /** Told of another shelf, with the one before it. */
  shelved: (before: Shelf, now: Shelf) => void = () => {};
  private readonly hands: Hand[] = [];
  private idle: Hand[] = [];
  private queue: Waiting[] = [];
  private order = 0;
  private places: number;
  private module: Promise<WebAssembly.Module> | null = null;
  private broken: Error | null = null;

  /** Loads the studio and starts its workers. */
  constructor(size = Math.min(3, Math.max(2, (navigator.hardwareConcurrency || 2) - 1))) {
    this.places = size;
    for (let i = 0; i < size; i++) this.hire(i === 0, 0);
  }

  /** Calls a method of the studio. Its own errors are StudioErrors. */
  call<M extends Method>(method: M, params: Params = {}, options: Options = {}): Promise<Reply<Methods[M]>> {
    const end = begun();
    return new Promise<Reply<Methods[M]>>((resolve, reject) => {
      const errand: Waiting = {
        call: options.blob ? { method, params, blob: options.blob } : { method, params },
        urgency: options.urgency ?? 0,
        order: this.order++,
        brief: options.brief ?? false,
        resolve: (reply) => resolve(reply as Reply<Methods[M]>),
        reject,
      };
      if (options.tell) errand.tell = options.tell;
      if (this.broken) return reject(this.broken);
      if (options.signal) this.heed(options.signal, errand);
      if (options.signal?.aborted) return;
      this.queue.push(errand);
      this.dispatch();
    }).finally(end);
  }

  get shelf(): Shelf {
    return this.files;
  }

  set shelf(now: Shelf) {
    const before = this.files;
    this.files = now;
    if (now !== before) this.shelved(before, now);
  }

  /** Puts a file on the shelf; the one that had its name goes. */
  putFile(name: string, data: Uint8Array): void {
    this.shelf = new Map(this.shelf).set(name, data);
  }

  /** A file of the shelf. */
  file(name: string): Uint8Array | undefined {
    return this.shelf.get(name);
  }

  private heed(signal: AbortSignal, errand: Waiting): void {
    const stop = () => {
      this.queue = this.queue.filter((e) => e !== errand);
      errand.reject(new DOMException("no longer wanted", "AbortError"));
      const hand = this.hands.find((h) => h.busy === errand);
      if (hand) setTimeout(() => hand.busy === errand && this.stop(hand), Math.max(0, patience - (performance.now() - hand.since)));
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  }

  /** Ends a worker that is at something unwanted. */
  private stop(hand: Hand): void {
    hand.served++; // it may well be a good one
    hand.end(new Error("stopped"));
  }

  private hire(front: boolean, failures: number): void {
    this.module ??= studioModule().catch((error: unknown) => {
      this.module = null; // the next try asks again
      throw error;
    });
    this.hands.push(new Hand(this.module, { freed: (h) => this.free(h), died: (h, error) => this.replace(h, error) }, front, failures));
  }

  private free(hand: Hand): void {
    this.idle.push(hand);
    performance.mark("ready");
    this.dispatch();
  }

  private replace(hand: Hand, error: Error): void {
    this.hands.splice(this.hands.indexOf(hand), 1);
    this.idle = this.idle.filter((h) => h !== hand);
    if (hand.served > 0) return this.hire(hand.front, 0);
    const failures = hand.failures + 1;
    if (failures < tries) setTimeout(() => this.hire(hand.front, failures), pause * failures);
    else this.lose(error);
  }

  /** Goes on with a place less; without any, all calls fail from now on. */
  private lose(error: Error): void {
    this.places--;
    if (this.places > 0) return this.dispatch();
    this.broken = new PageError("vain", { tries: String(tries) }, error);
    for (const errand of this.queue.splice(0)) errand.reject(this.broken);
  }

  private dispatch(): void {
    this.queue.sort((a, b) => b.urgency - a.urgency || a.order - b.order);
    for (const errand of [...this.queue]) {
      const hand = this.handFor(errand);
      if (!hand) continue;
      this.queue.splice(this.queue.indexOf(errand), 1);
      this.idle.splice(this.idle.indexOf(hand), 1);
      hand.send(errand, namesOf(errand.call.params.choices ?? {}), this.shelf);
    }
  }

  /** A free worker for an errand. One is kept for what is urgent, and for what is brief while nothing is; others do what can wait. */
  private handFor(errand: Waiting): Hand | undefined {
    const front = this.idle.find((h) => h.front);
    const back = this.idle.find((h) => !h.front);
    if (errand.urgency >= hurry) return front ?? back;
    return back ?? (errand.brief || this.backsAreLost(errand) ? front : undefined);
  }

  /** Whether no worker at the back will be free soon: each has died, or is at something long. */
  private backsAreLost(errand: Waiting): boolean {
    if (this.places === 1) return true;
    const backs = this.hands.filter((h) => !h.front);
    return errand.urgency > long && backs.length === this.places - 1 && backs.every((h) => h.busy && h.busy.urgency <= long);
  }
}
