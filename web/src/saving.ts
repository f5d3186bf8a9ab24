/** Things that somebody keeps as files of their own. */

import { get } from "./api.svelte";
import type { Export } from "./wire";

export function save(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function saveRecord(table: string, invite: string): Promise<void> {
  const record = await get<Export>(`/tables/${table}/record`, { invite });
  save(`turnkey-${table}.txt`, record.text);
}
