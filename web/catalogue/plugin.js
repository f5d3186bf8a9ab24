/** Lets the page import a catalogue: its messages as they are formatted from, without the comments. */

import { messagesOf } from "./messages.js";

export function catalogues() {
  return {
    name: "turnkey-catalogues",
    transform(source, file) {
      if (!file.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(Object.fromEntries(messagesOf(file, source)))};`, moduleType: "js", map: null };
    },
  };
}

/** A catalogue's file is named by whose texts they are: `lockdown-de`, and `page-de` of the frame. */
export function nameOf({ facadeModuleId }) {
  const [, board, language] = /(?:boards\/([^/]+)\/)?languages\/([^/]+)\.ftl$/.exec(facadeModuleId ?? "") ?? [];
  return language ? `assets/${board ?? "page"}-${language}-[hash].js` : "assets/[name]-[hash].js";
}
