/** Calls to this browser when it is somebody's turn and they are away. */

import { post } from "./api.svelte";
import type { Calls } from "./wire";

export const canBeCalled = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (key: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

/** The address by which this browser is called now, or nothing. */
export async function calledAt(): Promise<string> {
  const worker = canBeCalled ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription())?.endpoint ?? "";
}

export async function callMe(key: string): Promise<Calls> {
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { keys } = made.toJSON();
  return post<Calls>("/me/calls", { body: { endpoint: made.endpoint, key: keys?.p256dh ?? "", auth: keys?.auth ?? "" } });
}

export async function callNoMore(endpoint: string): Promise<Calls> {
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  if (made?.endpoint === endpoint) await made.unsubscribe();
  return post<Calls>("/me/calls/drop", { body: { endpoint } });
}
