// Fetches and compiles the studio.
import studioURL from "../../build/go/studio.wasm?url";

/** The studio's module; where the server does not name its type, it is compiled from its bytes. */
export async function studioModule(): Promise<WebAssembly.Module> {
  const response = await fetch(studioURL);
  if (!response.ok) throw new Error(`${new URL(studioURL, location.href).pathname}: ${response.status}`);
  const typed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  const module = await (typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  performance.mark("compiled");
  return module;
}
