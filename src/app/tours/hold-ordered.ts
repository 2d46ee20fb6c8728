import { type HeldPlaces, holdPlaces } from '#app/tours/hold-places.ts';
import type { ClaimId, TourSelection } from '#app/tours/ports.ts';
import type { ShoppingDeps } from '#app/tours/shopping.ts';
import type { Choosing } from '#app/tours/tour-session.ts';
import { Rollback } from '#app/transaction.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { fail, type Result } from '#kernel/result.ts';

interface Ordered {
  readonly session: string;
  /** The same for the same press. */
  readonly claim: ClaimId;
  readonly selection: TourSelection;
}

/** Holds the places of an order for another quarter of an hour, under the lock of its session. */
export const holdOrdered = (
  deps: ShoppingDeps,
  { session: name, claim, selection }: Ordered,
  { caller, now }: Choosing,
): Promise<Result<HeldPlaces, Fault>> =>
  deps.inTransaction<Result<HeldPlaces, Fault>>(async (tx) => {
    const session = await deps.sessions.lock(tx, name, caller.sessionHash);
    if (!session?.selection) return fail(fault('tour_session_expired'));
    const otherwise = uuidV7<'slot-claim'>(now, deps.random(10));
    const ordered = { session, claim, otherwise, selection, isOrdered: true, address: caller.address };
    const places = await holdPlaces(deps, tx, { ...ordered, proof: undefined, now });
    if (!places.ok) throw new Rollback<Result<HeldPlaces, Fault>>(places);
    // The same press again leaves the session its order, which another press is just answering with.
    if (places.value.claim !== session.claim)
      await deps.sessions.choose(tx, session.id, { selection, claim: places.value.claim });
    return places;
  });
