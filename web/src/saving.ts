/** A table's record as a file of the reader's. */

import { get } from "./api.svelte";
import type { Export } from "./wire";

export async function saveRecord(table: string, invite: string): Promise<void> {
  const record = await get<Export>(`/tables/${table}/record`, { invite });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record.text], { type: "text/plain" }));
  link.download = `turnkey-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
