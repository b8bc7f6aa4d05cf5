import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Fixed file names: the built client is committed, and hashes would make its history noisy. The files name
// each other by relative addresses, and the service puts a version into the address of all of them
// (client_files.py), so that a browser may keep them for ever.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  publicDir: "public",
  build: {
    outDir: "../src/backroom/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rollupOptions: {
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
  // The word lists lie beside the Python that shares them.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8710", ws: true } } },
});
