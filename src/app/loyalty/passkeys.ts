import type { Caller } from '#app/caller.ts';
import { knowsPassword, type OwnAccountDeps, ownerOf } from '#app/loyalty/own-account.ts';
import type {
  CeremonyOptions,
  Passkey,
  PasskeyCeremonies,
  PasskeyChallenges,
  PasskeyId,
  Passkeys,
  RegistrationAnswer,
} from '#app/loyalty/passkey-ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { passkeyFaults, passkeyName } from '#domain/loyalty/passkey.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Instant } from '#kernel/instant.ts';
import { isUuid } from '#kernel/patterns.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface PasskeyDeps extends OwnAccountDeps {
  readonly passkeys: Passkeys;
  readonly challenges: PasskeyChallenges;
  readonly ceremonies: PasskeyCeremonies;
}

/** The passkeys of the signed-in traveller, oldest first. */
export const listPasskeys =
  (deps: PasskeyDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<readonly Passkey[], Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    return owner.ok ? ok(await deps.passkeys.of(owner.value.traveller.id)) : owner;
  };

/**
 * Begins adding a passkey, given the password: a session left open on a device must not become a lasting way in. Wrong
 * passwords count like failed sign-ins.
 */
export const beginPasskey =
  (deps: PasskeyDeps) =>
  async (
    input: { readonly password: string; readonly captcha?: string | undefined },
    caller: Caller,
    now: Instant,
  ): Promise<Result<CeremonyOptions, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    const { traveller } = owner.value;
    if (input.password === '') return fail([fault('password_required', 'password')]);
    const { password: typed, captcha } = input;
    const asked = { typed, field: 'password', captcha, address: caller.address, now };
    const known = await knowsPassword(deps, owner.value, asked);
    if (!known.ok) return known;
    const existing = await deps.passkeys.of(traveller.id);
    const [full] = passkeyFaults(existing.length);
    if (full) return fail([full]);
    const options = await deps.ceremonies.register(traveller, existing);
    const challenge = { challenge: options.challenge, traveller: traveller.id };
    await deps.challenges.keep('register', caller.sessionHash, challenge);
    return ok(options);
  };

export interface AddPasskey extends RegistrationAnswer {
  readonly name: string;
  readonly device: Device | undefined;
}

/** Adds the passkey a device created; its traveller is written to. A repeated request succeeds without effect. */
export const addPasskey =
  (deps: PasskeyDeps) =>
  async ({ name, device, ...answer }: AddPasskey, caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    const { id } = owner.value.traveller;
    const waiting = await deps.challenges.take('register', caller.sessionHash);
    if (waiting?.traveller !== id) {
      const has = (await deps.passkeys.of(id)).some(({ credentialId }) => credentialId === answer.id);
      return has ? ok(undefined) : fail([fault('passkey_refused')]);
    }
    const made = await deps.ceremonies.registered(answer, waiting.challenge);
    if (!made) return fail([fault('passkey_refused')]);
    const added = await deps.passkeys.add(id, { ...made, name: passkeyName(name), device }, now);
    return added === 'added' ? ok(undefined) : fail([fault('passkey_refused')]);
  };

/** Removes one of the traveller's own passkeys: it no longer signs in. Idempotent. */
export const removePasskey =
  (deps: PasskeyDeps) =>
  async (input: { readonly id: string }, caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    if (isUuid(input.id)) await deps.passkeys.remove(owner.value.traveller.id, input.id as PasskeyId);
    return ok(undefined);
  };
