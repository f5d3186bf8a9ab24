import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { catalogues, nameOf } from "./catalogue/plugin.js";
import { credits } from "./credits.js";

// `npm run dev` beside a running `turnkey serve`: the page is rebuilt as you write, the tables are the server's.
const server = process.env.TURNKEY_SERVER ?? "http://127.0.0.1:8642";

// The heaviest board: what comes with it at once is one file, which packs smaller than the several that it would be split
// into for what is loaded when it is needed.
const LATER = /(stage\/(Stage|Prize|Shelf|Foretold|Relief|Cards|Offer|OfferButton)|motion\/(TomeShown|Flights)|Thing|CrewBoard|Picture|Contest)\.svelte|motion\/flights|\/contest|\.ftl|languages/;
const isLockup = (id) => id.includes("src/boards/lockup/") && !LATER.test(id);

export default defineConfig({
  plugins: [catalogues(), svelte({ preprocess: vitePreprocess() }), credits()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        chunkFileNames: nameOf,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "lockup", test: isLockup }] },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/games": server } },
});
