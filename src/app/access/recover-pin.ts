import type { Caller } from '#app/caller.ts';
import { beginTry } from '#app/guessing/guarded-try.ts';
import { knownContact } from '#domain/access/recovery.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { isSettled } from '#domain/orders/payment-status.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { LookUps, Pins } from './ports.ts';
import { readItinerary } from './read-itinerary.ts';
import type { ProofDeps } from './try-proof.ts';

interface Deps {
  readonly lookUps: LookUps;
}

/**
 * Sends the PIN to the contact on file (M92). The answer is the same whether the reservation exists or not, also when it
 * was asked for too often, and contains no personal data (T61).
 */
export const recoverPin =
  (deps: ProofDeps) =>
  async (
    { code: typed, captcha }: { readonly code: string; readonly captcha?: string | undefined },
    { address }: Caller,
    now: Instant,
  ): Promise<Result<void, Faults>> => {
    const code = typed.trim().toUpperCase();
    const begun = await beginTry(deps, { kind: 'recovery', secret: code, address, captcha, now });
    if (!begun.ok) return begun;
    return sentUnless(await deps.lookUps.sendPin(code, address), 'code', begun.value);
  };

/**
 * Sends the tickets bought with an e-mail address, a phone number or a traveller's card to the buyers (M86). As for a
 * forgotten PIN, the answer is always the same and does not reveal whether there are any.
 */
export const recoverTickets =
  (deps: ProofDeps) =>
  async (
    { contact, captcha }: { readonly contact: string; readonly captcha?: string | undefined },
    { address }: Caller,
    now: Instant,
  ): Promise<Result<void, Faults>> => {
    const known = knownContact(contact);
    if (!known) return fail([fault('contact_to_recover_required', 'contact')]);
    const secret = `${known.kind} ${contact.trim().toLowerCase()}`;
    const begun = await beginTry(deps, { kind: 'recovery', secret, address, captcha, now });
    if (!begun.ok) return begun;
    return sentUnless(await deps.lookUps.sendTickets(known, address), 'contact', begun.value);
  };

/**
 * Refuses what was sent, or would have been, as often as it goes. Such a request learns nothing: it is not counted as a
 * try, so that no captcha is asked for one that is refused anyway.
 */
async function sentUnless(
  wait: number,
  field: string,
  { forgive }: { readonly forgive: () => Promise<void> },
): Promise<Result<void, Faults>> {
  if (wait === 0) return ok(undefined);
  await forgive();
  return fail([fault('asked_enough', field, { retry_after: wait })]);
}

/** Sends a one-time code to the contact on file, for a session with masked access. */
export const sendOneTimeCode =
  (deps: Deps) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<void, Faults>> => {
    const seen = await readItinerary(deps)(input, caller);
    if (!seen.ok) return seen;
    const { id, code, contact } = seen.value.order;
    if (!contact) return fail([fault('no_contact_yet', 'code')]);
    const wait = await deps.lookUps.maySend(code, contact.email, caller.address);
    if (wait > 0) return fail([fault('codes_enough', undefined, { retry_after: wait })]);
    await deps.lookUps.sendCode(id, caller.sessionHash);
    return ok(undefined);
  };

/** The code that was sent grants full access. Five tries, ten minutes, once. */
export const proveByOneTimeCode =
  (deps: Deps & { readonly pins: Pins }) =>
  async (input: { readonly code: string; readonly digits: string }, caller: Caller): Promise<Result<void, Faults>> => {
    const seen = await readItinerary(deps)(input, caller);
    if (!seen.ok) return seen;
    const { level, order } = seen.value;
    const { id, status, contactConfirmed } = order;
    // For the buyer's own draft the contact is already confirmed: this is a repeated request whose first response was
    // lost.
    if (level === 'full' && contactConfirmed && !isSettled(status)) return ok(undefined);
    const waiting = await deps.lookUps.tryCode(id, caller.sessionHash);
    const isRight = waiting && deps.pins.isSame(input.digits.trim(), deps.pins.codeOf(waiting));
    if (!isRight || !(await deps.lookUps.useUpCode(waiting))) return fail([fault('one_time_code_wrong', 'digits')]);
    await deps.lookUps.grant(id, caller.sessionHash, 'full');
    return ok(undefined);
  };
