/** What somebody takes along as a file: a table's record, its review, a game of the lab. */

import { get } from "./api.svelte";
import type { Export } from "./wire";

export async function saveRecord(table: string, invite: string): Promise<void> {
  const record = await get<Export>(`/tables/${table}/record`, { invite });
  saveText(`turnkey-${table}.txt`, record.text);
}

export function saveText(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
