import { addPasskey, beginPasskey, listPasskeys, type PasskeyDeps, removePasskey } from '#app/loyalty/passkeys.ts';
import { beginPasskeySignIn, type PasskeySignInDeps, signInByPasskey } from '#app/loyalty/sign-in-by-passkey.ts';
import { type Handler, handler } from '#http/handler.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import type { Zone } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/passkeys.ts';

/** The calls by which a traveller signs in by passkey, and adds and removes passkeys. */
export function passkeyHandlers(deps: PasskeyDeps & PasskeySignInDeps & { readonly zone: Zone }): readonly Handler[] {
  const [beginSignIn, signIn] = [beginPasskeySignIn(deps), signInByPasskey(deps)];
  const [list, begin, add, remove] = [listPasskeys(deps), beginPasskey(deps), addPasskey(deps), removePasskey(deps)];
  return [
    handler(wire.postPasskeySignInOptions, async ({ caller }) => ok({ options: { ...(await beginSignIn(caller)) } })),
    handler(wire.postPasskeySignIn, async ({ body, caller, now, device }) => {
      const { client_data: clientDataJSON, authenticator_data: authenticatorData, ...rest } = body;
      return signIn({ ...rest, clientDataJSON, authenticatorData, device }, countedCaller(caller), now);
    }),
    handler(wire.getPasskeys, async ({ caller, now }) => {
      const found = await list(caller, now);
      if (!found.ok) return found;
      const passkeys = found.value.map(({ id, name, device, createdAt, lastUsedAt }) => ({
        id,
        name,
        ...(device ? { device } : {}),
        created_at: isoInZone(createdAt, deps.zone),
        ...(lastUsedAt === undefined ? {} : { last_used_at: isoInZone(lastUsedAt, deps.zone) }),
      }));
      return ok({ passkeys });
    }),
    handler(wire.postPasskeyOptions, async ({ body, caller, now }) => {
      const begun = await begin(body, countedCaller(caller), now);
      return begun.ok ? ok({ options: { ...begun.value } }) : begun;
    }),
    handler(wire.postPasskey, async ({ body, caller, now, device }) => {
      const { client_data: clientDataJSON, attestation: attestationObject, ...rest } = body;
      const added = await add({ ...rest, clientDataJSON, attestationObject, device }, caller, now);
      return added.ok ? ok({}) : added;
    }),
    handler(wire.postRemovePasskey, async ({ body, caller, now }) => {
      const removed = await remove(body, caller, now);
      return removed.ok ? ok({}) : removed;
    }),
  ];
}
