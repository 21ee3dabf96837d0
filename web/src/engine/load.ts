// Fetches and compiles the studio.
import { PageError } from "./fault";
import studioURL from "../../build/go/studio.wasm?url";

/** The studio's module; where the server does not name its type, it is compiled from its bytes. */
export async function studioModule(): Promise<WebAssembly.Module> {
  const response = await fetch(studioURL);
  if (!response.ok) throw new PageError("fetch", { file: new URL(studioURL, location.href).pathname, status: String(response.status) });
  const typed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  const module = await (typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  performance.mark("compiled");
  return module;
}
