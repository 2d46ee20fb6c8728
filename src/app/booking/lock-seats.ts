import { allOf } from '#app/all-of.ts';
import type { Beginning } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { SaleFacts, WaitFacts } from '#domain/booking/seated-sale.ts';
import type { OwnHolds } from '#domain/seats/own-hold.ts';
import type { TripStores } from './trip-stores.ts';

/** The seats of a reservation, locked, with what is known of it. */
export interface LockedSeats extends SaleFacts, WaitFacts {
  readonly own: OwnHolds;
}

const WAITS_FREELY: WaitFacts = { isWithinShare: true, mayWaitUnconfirmed: true };
/** Of a payment that is under way: nothing of it is asked any more. */
const NOT_ASKED = { isCodeLeft: true, isCancelled: false, ...WAITS_FREELY };

/** Locks its seat holds and, where a payment begins, a use of its promotional code, and reads what may refuse it. */
export async function lockSeats(
  { holds, promos, waiting, runs }: TripStores,
  tx: Transaction,
  reservation: Reservation,
  beginning: Beginning | undefined,
): Promise<LockedSeats> {
  const { id, promoCode } = reservation;
  if (!beginning) return { ...NOT_ASKED, own: await holds.lock(tx, id) };
  // Sent together, in the order of locks: its holds, its promotional code, then its buses. The rest is only read.
  const [own, isCodeLeft, waits, isCancelled] = await allOf<[OwnHolds, boolean, WaitFacts, boolean]>([
    holds.lock(tx, id),
    promos.use(tx, id, promoCode),
    beginning.forCash ? waitFacts(waiting, tx, reservation) : WAITS_FREELY,
    runs.isCancelled(tx, id),
  ]);
  return { own, isCodeLeft, isCancelled, ...waits };
}

async function waitFacts(
  waiting: TripStores['waiting'],
  tx: Transaction,
  { id, contactConfirmed }: Reservation,
): Promise<WaitFacts> {
  const [isWithinShare, mayWaitUnconfirmed] = await allOf<[boolean, boolean]>([
    waiting.isWithinShare(tx, id),
    contactConfirmed || waiting.mayWaitUnconfirmed(tx, id),
  ]);
  return { isWithinShare, mayWaitUnconfirmed };
}
