import { defineConfig } from "vite";

// The page asks for nothing but its own files, wherever it is put: all paths
// are relative, and nothing is inlined, since the content security policy
// allows no inline code. What is fetched early depends on the address, which
// only main.ts can read.
export default defineConfig({
  base: "./",
  build: {
    target: "es2023",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  worker: { format: "es" },
});
