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

/** A file is named by the board that it belongs to; a catalogue by whose texts they are: `lockdown-de`, `page-de`. */
export function nameOf({ name, facadeModuleId, moduleIds = [] }) {
  const [, board, language] = /(?:boards\/([^/]+)\/)?languages\/([^/]+)\.ftl$/.exec(facadeModuleId ?? "") ?? [];
  if (language) return `assets/${board ?? "page"}-${language}-[hash].js`;
  const boards = new Set(moduleIds.map((one) => /src\/boards\/([^/]+)\//.exec(one)?.[1]));
  const [own] = boards.size === 1 ? boards : [];
  return own && own !== name ? `assets/${own}-[name]-[hash].js` : "assets/[name]-[hash].js";
}
