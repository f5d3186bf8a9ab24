/** Passkeys: what a browser makes and uses for an account. Older browsers cannot read what the server sends as JSON. */

import { post } from "./api.svelte";
import type { Account, Asked, Me } from "./wire";

export const canMakePasskeys = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

type Written = PublicKeyCredential & { toJSON: () => Record<string, unknown> };

export async function makePasskey(label: string): Promise<Account> {
  const asked = await post<Asked>("/me/passkeys/begin");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = (await navigator.credentials.create({ publicKey })) as Written;
  return post<Account>("/me/passkeys", { body: { ticket: asked.ticket, credential: made.toJSON(), label } });
}

export async function enterByPasskey(): Promise<Me> {
  const asked = await post<Asked>("/enter/passkey/begin");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const used = (await navigator.credentials.get({ publicKey })) as Written;
  return post<Me>("/enter/passkey", { body: { ticket: asked.ticket, credential: used.toJSON() } });
}
