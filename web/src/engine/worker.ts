/// <reference lib="webworker" />
// A web worker that runs the studio, Go compiled to WebAssembly, and answers
// the page's calls one by one.
import "../../build/go/wasm_exec.js";
import type { Call, FromWorker, Step, ToWorker, Trouble } from "./protocol";

interface Runtime {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

interface Answer {
  json?: string;
  blobs?: Uint8Array[];
  trouble?: string;
}

interface Scope extends DedicatedWorkerGlobalScope {
  Go: new () => Runtime;
  shanhaiReady(): void;
  shanhaiCall(method: string, params: string, blob: Uint8Array | undefined, tell: (done: number, total: number, last: string) => void): Answer | undefined;
}

const scope = globalThis as unknown as Scope;

function post(message: FromWorker, transfer: Transferable[] = []): void {
  scope.postMessage(message, transfer);
}

async function start(module: WebAssembly.Module): Promise<void> {
  const go = new scope.Go();
  scope.shanhaiReady = () => post({ ready: true });
  const instance = await WebAssembly.instantiate(module, go.importObject);
  await go.run(instance);
  throw new Error("the studio has ended");
}

function answer(call: Call): void {
  const { id } = call;
  const tell = (done: number, total: number, last: string) => post({ id, done, total, last: JSON.parse(last) as Step });
  const a = scope.shanhaiCall(call.method, JSON.stringify(call.params), call.blob, tell);
  if (!a) throw new Error("the studio broke off; try a simpler drawing"); // out of memory, say
  if (a.trouble !== undefined) {
    post({ id, trouble: JSON.parse(a.trouble) as Trouble });
    return;
  }
  const blobs = a.blobs ?? [];
  post({ id, json: a.json ?? "null", blobs }, blobs.map((b) => b.buffer as ArrayBuffer));
}

scope.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if ("start" in message) {
    // An error that ends the runtime becomes the worker's own.
    start(message.start).catch((error: unknown) => setTimeout(() => { throw error; }));
  } else {
    answer(message);
  }
};
