// The referee as the page sees it: a worker with its own WebAssembly module,
// which is fetched when the tab is first opened.
import refereeURL from "../../build/go/referee.wasm?url";
import type { FromWorker } from "../engine/protocol";
import { begun } from "../state/pending";
import type { Methods, Refusal } from "./protocol";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** What the referee says of an error: that another input would do, and the rule that is broken, if one is. */
interface Trouble {
  text: string;
  input: boolean;
  /** The text in Chinese, where it has words there. */
  chinese?: string;
  refusal?: Refusal;
  /** The part of a line that is to blame, and the number of its act. */
  part?: "start" | "act" | "drawn";
  act?: number;
}

/** An error of the referee's. */
export class RefereeError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.text);
    this.trouble = trouble;
  }
}

export class Referee {
  private worker: Promise<Worker> | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;

  /** Calls a method; calls are answered in their order. */
  call<M extends keyof Methods>(method: M, params: Methods[M][0]): Promise<Methods[M][1]> {
    const end = begun();
    return new Promise<Methods[M][1]>((resolve, reject) => {
      const id = ++this.number;
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker ??= this.hire();
      this.worker.then((worker) => worker.postMessage({ id, method, params }), () => {});
    }).finally(end) as Promise<Methods[M][1]>;
  }

  /** Starts a worker; it is there once the module runs in it. */
  private async hire(): Promise<Worker> {
    const worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
    const fail = (error: unknown) => this.fail(worker, error instanceof Error ? error : new Error(String(error)));
    worker.onerror = (event) => fail(new Error(event.message || "the referee's worker can't be loaded"));
    return new Promise((resolve) => {
      worker.onmessage = (event: MessageEvent<FromWorker>) => ("ready" in event.data ? resolve(worker) : this.take(event.data));
      load().then((module) => worker.postMessage({ start: module }), fail);
    });
  }

  private take(message: Exclude<FromWorker, { ready: true }>): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting || "done" in message) return;
    this.waiting.delete(message.id);
    if ("trouble" in message) waiting.reject(new RefereeError(message.trouble as Trouble));
    else waiting.resolve(JSON.parse(message.json));
  }

  /** Ends a worker that died; the next call gets a new one. */
  private fail(worker: Worker, error: Error): void {
    worker.terminate();
    this.worker = null;
    for (const waiting of this.waiting.values()) waiting.reject(error);
    this.waiting.clear();
  }
}

async function load(): Promise<WebAssembly.Module> {
  const response = await fetch(refereeURL);
  if (!response.ok) throw new Error(`${new URL(refereeURL, location.href).pathname}: ${response.status}`);
  const typed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
