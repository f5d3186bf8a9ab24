/** What somebody takes along as a file: a table's record, its review, a game of the lab, all that is kept of them. */

import { get } from "./api.svelte";
import type { Export } from "./wire";

export async function saveRecord(table: string, invite: string): Promise<void> {
  const record = await get<Export>(`/tables/${table}/record`, { invite });
  saveText(`turnkey-${table}.txt`, record.text);
}

export function saveText(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
