import type { Caller } from '#app/booking/caller.ts';
import type { LookUps, Pins } from '#app/itinerary/ports.ts';
import { readItinerary } from '#app/itinerary/read-itinerary.ts';
import { knownContact } from '#domain/aftersales/recovery.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

interface Parts {
  readonly lookUps: LookUps;
}

/**
 * Sends the PIN to the contact on file (M92). The answer is the same whether there is such a reservation or not, and names
 * nobody (T61).
 */
export const recoverPin =
  ({ lookUps }: Parts) =>
  async ({ code: typed }: { readonly code: string }): Promise<Result<void, Faults>> => {
    await lookUps.sendPin(typed.trim().toUpperCase());
    return ok(undefined);
  };

/**
 * Sends the tickets of what was bought with an e-mail address, a telephone or a traveller's card to who bought them (M86). Like
 * a forgotten PIN it is answered alike whoever asks, and tells nobody whether there is anything.
 */
export const recoverTickets =
  ({ lookUps }: Parts) =>
  async ({ contact }: { readonly contact: string }): Promise<Result<void, Faults>> => {
    const known = knownContact(contact);
    if (!known) return fail([fault('contact_to_recover_required', 'contact')]);
    await lookUps.sendTickets(known);
    return ok(undefined);
  };

/** Sends a one-time code to the contact on file, for a session that sees the reservation masked. */
export const sendOneTimeCode =
  (parts: Parts) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<void, Faults>> => {
    const seen = await readItinerary(parts)(input, caller);
    if (!seen.ok) return seen;
    const { id, code } = seen.value.stored.reservation;
    if (!(await parts.lookUps.maySend(code))) return fail([fault('too_many_requests')]);
    await parts.lookUps.sendCode(id, caller.sessionHash);
    return ok(undefined);
  };

/** The code that was sent opens the rest. Five tries, ten minutes, once. */
export const proveByOneTimeCode =
  (parts: Parts & { readonly pins: Pins }) =>
  async (input: { readonly code: string; readonly digits: string }, caller: Caller): Promise<Result<void, Faults>> => {
    const seen = await readItinerary(parts)(input, caller);
    if (!seen.ok) return seen;
    const { id } = seen.value.stored.reservation;
    const waiting = await parts.lookUps.tryCode(id, caller.sessionHash);
    const isRight = waiting && parts.pins.isSame(input.digits.trim(), parts.pins.codeOf(waiting));
    if (!isRight || !(await parts.lookUps.useUpCode(waiting))) return fail([fault('one_time_code_wrong', 'digits')]);
    await parts.lookUps.grant(id, caller.sessionHash, 'full');
    return ok(undefined);
  };
