import type { LookUps, Pins, Seen } from '#app/access/ports.ts';
import { readItinerary } from '#app/access/read-itinerary.ts';
import type { Caller } from '#app/caller.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { hasTickets, stateOf } from '#domain/orders/order-state.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Correspondence, DoneForOwner, SentNotice } from './correspondence-ports.ts';

interface Deps {
  readonly lookUps: LookUps;
}

interface Named {
  readonly code: string;
}

/** The reservation, with full proof; masked access gets the same answer as a stranger. */
export const provedFully =
  (deps: Deps) =>
  async (named: Named, caller: Caller): Promise<Result<Seen, Faults>> => {
    const seen = await readItinerary(deps)(named, caller);
    return seen.ok && seen.value.level !== 'full' ? fail([fault('reservation_not_found', 'code')]) : seen;
  };

/** The PIN, for an owner who wants to write it down or pass it on to a passenger. */
export const showPin =
  (deps: Deps & { readonly pins: Pick<Pins, 'pinOf'> }) =>
  async (named: Named, caller: Caller): Promise<Result<string, Faults>> => {
    const seen = await provedFully(deps)(named, caller);
    return seen.ok ? ok(deps.pins.pinOf(seen.value.order)) : seen;
  };

/** Every message about a reservation, with recipient and time (B41), and what was done with it. */
export const readSent =
  (deps: Deps & { readonly correspondence: Pick<Correspondence, 'sent' | 'done'> }) =>
  async (named: Named, caller: Caller): Promise<Result<Sent, Faults>> => {
    const seen = await provedFully(deps)(named, caller);
    if (!seen.ok) return seen;
    const { order } = seen.value;
    const { correspondence } = deps;
    const [notices, done] = await Promise.all([correspondence.sent(order.id), correspondence.done(order.id)]);
    return ok({ order, notices, done });
  };

export interface Sent extends Pick<Seen, 'order'> {
  readonly notices: readonly SentNotice[];
  readonly done: readonly DoneForOwner[];
}

/** Sends the tickets, or what is to be paid for them, to the contact on file again. */
export const resendTickets =
  (deps: Deps & { readonly correspondence: Pick<Correspondence, 'resend'> }) =>
  async (named: Named, caller: Caller): Promise<Result<void, Faults>> => {
    const seen = await provedFully(deps)(named, caller);
    if (!seen.ok) return seen;
    const { order } = seen.value;
    if (!hasTickets(stateOf(order))) return fail([fault('tickets_not_ready')]);
    const wait = await deps.correspondence.resend(order.id, caller.sessionHash);
    return wait === 0 ? ok(undefined) : fail([fault('resent_enough', undefined, { retry_after: wait })]);
  };
