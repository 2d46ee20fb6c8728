import type { Caller } from '#app/caller.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { TravellerOrders } from '#app/loyalty/traveller-orders.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { isSettled } from '#domain/orders/payment-status.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { LookUps } from './ports.ts';
import { readItinerary } from './read-itinerary.ts';

export interface AddToAccountDeps {
  readonly lookUps: LookUps;
  readonly travellerSessions: TravellerSessions;
  readonly travellerOrders: TravellerOrders;
}

/**
 * Adds a reservation to the signed-in traveller's account. The session must have full access: it bought the
 * reservation, or gave its PIN. A reservation of another account gets the same answer as an unknown one.
 */
export const addToAccount =
  ({ travellerSessions, travellerOrders, ...deps }: AddToAccountDeps) =>
  async (named: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const seen = await readItinerary(deps)(named, caller);
    if (!seen.ok) return seen;
    const { order, level } = seen.value;
    if (level !== 'full' || !isSettled(order.status) || order.parent !== undefined)
      return fail([fault('reservation_not_found', 'code')]);
    const isTheirs = await travellerOrders.add(order.id, known.traveller.id);
    return isTheirs ? ok(undefined) : fail([fault('trip_in_another_account', 'code')]);
  };
