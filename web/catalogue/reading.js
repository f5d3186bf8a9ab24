/** The page's sources as trees: components and modules alike. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";

const SCRIPT = '<script lang="ts">'; // what a module stands in so that one parser reads both

/** Every file below a folder whose name ends so. */
export function filesIn(folder, ...endings) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => endings.some((one) => name.endsWith(one)))
    .sort();
}

/** The tree of a source and by how much its places are too large. */
export function treeOf(file, source = readFileSync(file, "utf8")) {
  if (file.endsWith(".svelte")) return { tree: parse(source, { modern: true }), shift: 0, source };
  return { tree: parse(`${SCRIPT}${source}</script>`, { modern: true }), shift: SCRIPT.length, source };
}

const UNSEEN = new Set(["start", "end", "loc", "leadingComments", "trailingComments", "css", "metadata", "name_loc", "typeAnnotation", "returnType", "typeParameters", "typeArguments", "superTypeParameters"]);

/** Walk a tree; `enter` gets each node and those above it, nearest first, and says `false` to leave what is below alone. */
export function walk(node, enter, above = []) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, enter, above);
    return;
  }
  const isNode = typeof node.type === "string";
  if (isNode && (node.type.startsWith("TS") && !WITH_VALUES.has(node.type) || enter(node, above) === false)) return;
  const next = isNode ? [node, ...above] : above;
  for (const [name, child] of Object.entries(node)) if (!UNSEEN.has(name)) walk(child, enter, next);
}

/** Nodes of types, other than types themselves, hold values. */
const WITH_VALUES = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression", "TSEnumDeclaration", "TSEnumMember", "TSTypeAssertion", "TSParameterProperty"]);
