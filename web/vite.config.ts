import { defineConfig, type Plugin } from "vite";

/** Has the browser fetch the studio while it still reads the scripts. */
const early: Plugin = {
  name: "early-studio",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const studio = Object.keys(bundle ?? {}).find((name) => /studio-[^/]*\.wasm$/.test(name));
      if (!studio) return [];
      return [{ tag: "link", attrs: { rel: "preload", as: "fetch", type: "application/wasm", crossorigin: "", href: `./${studio}` }, injectTo: "head" }];
    },
  },
};

// The page asks for nothing but its own files, wherever it is put: all paths
// are relative, and nothing is inlined, since the content security policy
// allows no inline code.
export default defineConfig({
  base: "./",
  plugins: [early],
  build: {
    target: "es2023",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  worker: { format: "es" },
});
