import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { catalogues, nameOf } from "./catalogue/plugin.js";

// `npm run dev` beside a running `turnkey serve`: the page is rebuilt as you write, the tables are the server's.
const server = process.env.TURNKEY_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [catalogues(), svelte({ preprocess: vitePreprocess() })],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { chunkFileNames: nameOf } },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/games": server } },
});
