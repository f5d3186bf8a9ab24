/** Catalogues: files of Fluent messages, read while the page is built, so that it carries no parser. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { parse } from "@fluent/syntax";
import { filesIn } from "./reading.js";

/** The messages of a catalogue by their ids, as patterns; what cannot be read is an error that says where. */
export function messagesOf(file, source = readFileSync(file, "utf8")) {
  const junk = parse(source, { withSpans: true }).body.find((one) => one.type === "Junk");
  if (junk) {
    const line = source.slice(0, junk.span.start).split("\n").length;
    throw new Error(`${file}:${line}: this is no Fluent message: ${junk.annotations[0]?.message ?? ""} ${junk.content.trim().split("\n")[0]}`);
  }
  const messages = new Map();
  for (const { id, value } of new FluentResource(source).body) {
    if (messages.has(id)) throw new Error(`${file}: ${id} stands there twice`);
    messages.set(id, value);
  }
  return messages;
}

/** The names of the variables that a pattern needs. */
export function variablesOf(pattern, found = new Set()) {
  if (Array.isArray(pattern)) for (const one of pattern) variablesOf(one, found);
  else if (pattern && typeof pattern === "object") {
    if (pattern.type === "var") found.add(pattern.name);
    for (const one of Object.values(pattern)) variablesOf(one, found);
  }
  return found;
}

/** All catalogues of a language below a folder: the frame's and each board's. */
export const cataloguesIn = (folder, language) => filesIn(folder, `/languages/${language}.ftl`);

/** What TypeScript knows of the texts: every id, with the variables that it needs. */
export function typesOf(folder) {
  const lines = cataloguesIn(folder, "en").flatMap((file) =>
    [...messagesOf(file)].map(([id, pattern]) => {
      const needs = [...variablesOf(pattern)].sort();
      return `  "${id}": ${needs.length ? `{ ${needs.map((one) => `${one}: Value`).join("; ")} }` : "null"};`;
    }));
  return `/** Every text of the page and what it needs to be told, from the English catalogues. Generated: \`npm run texts\`. */

export type Value = string | number;

export interface Texts {
${lines.join("\n")}
}
`;
}
