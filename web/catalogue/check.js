/**
 * Lists what is wrong with the page's texts, one fault a line, and nothing if all is well: texts outside the catalogue,
 * ids that one language has and another lacks, variables that differ, ids that nothing uses, types that are out of date.
 * `node catalogue/check.js [FOLDER]`: another folder of sources than the page's own.
 */

import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { messagesOf, typesOf, variablesOf } from "./messages.js";
import { filesIn, treeOf, walk } from "./reading.js";
import { textsIn } from "./texts.js";

const ENGLISH = "en.ftl";
const root = resolve(process.argv[2] ?? new URL("../src", import.meta.url).pathname);

/** Every other language has what English has, and needs no more to tell it. */
function* differences() {
  for (const file of filesIn(root, ".ftl").filter((one) => basename(one) !== ENGLISH)) {
    const place = relative(root, file);
    const [english, own] = [messagesOf(join(dirname(file), ENGLISH)), messagesOf(file)];
    for (const [id, pattern] of english) {
      if (!own.has(id)) yield `${place}: ${id} is missing`;
      else {
        const [needed, used] = [variablesOf(pattern), variablesOf(own.get(id))];
        for (const one of used) if (!needed.has(one)) yield `${place}: ${id} uses $${one}, which English does not`;
        for (const one of needed) if (!used.has(one)) yield `${place}: ${id} leaves $${one} out`;
      }
    }
    for (const id of own.keys()) if (!english.has(id)) yield `${place}: ${id} is unknown in English`;
  }
}

/** The ids that a source asks for; one that is put together (`speed-${one}`) stands for all of its beginning and end. */
function* asked(file) {
  const found = [];
  walk(treeOf(file).tree, (node, above) => {
    const isLiteral = node.type === "Literal" && typeof node.value === "string";
    if (isLiteral && /^[a-z][\w-]*$/.test(node.value)) found.push((id) => id === node.value);
    if (node.type !== "TemplateLiteral" || !above.some((one) => one.callee?.name === "t")) return true;
    const [start = "", end = ""] = [node.quasis[0]?.value.cooked, node.quasis.at(-1)?.value.cooked];
    if (start) found.push((id) => id.startsWith(start) && id.endsWith(end));
    return true;
  });
  yield* found;
}

function* unused() {
  const uses = filesIn(root, ".svelte", ".ts").filter((one) => !one.endsWith("languages/texts.ts")).flatMap((file) => [...asked(file)]);
  for (const file of filesIn(root, ENGLISH)) {
    const messages = messagesOf(file);
    const named = JSON.stringify([...messages.values()]); // one message may be part of another
    for (const id of messages.keys()) {
      if (!uses.some((asks) => asks(id)) && !named.includes(`"mesg","name":"${id}"`)) yield `${relative(root, file)}: nothing uses ${id}`;
    }
  }
}

function* outside() {
  for (const file of filesIn(root, ".svelte", ".ts")) {
    for (const { line, text } of textsIn(file)) yield `${relative(root, file)}:${line}: no text of the catalogue: ${text.replace(/\s+/g, " ").trim()}`;
  }
}

function* outdated() {
  const types = join(root, "languages/texts.ts");
  if (existsSync(types) && readFileSync(types, "utf8") !== typesOf(root)) yield "languages/texts.ts: out of date, run `npm run texts`";
}

const faults = [...outside(), ...differences(), ...unused(), ...outdated()];
for (const one of faults) console.log(one);
process.exitCode = faults.length > 0 ? 1 : 0;
