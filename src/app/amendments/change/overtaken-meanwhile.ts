import { isInOrder } from '#app/amendments/change/in-order.ts';
import { type EndingStores, endWaiting } from '#app/amendments/follow-ups.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import { changeEnd, tripToCome } from '#domain/amendments/change-end.ts';

/**
 * What ends a change whose trip was given up or changed otherwise; undefined: it may wait. The trip is locked: what
 * happens to it later finds the change waiting.
 */
export async function overtakenMeanwhile(
  stores: EndingStores,
  tx: Transaction,
  changing: ChangeReservation,
): Promise<(() => Promise<void>) | undefined> {
  const { of, direction } = changing.change;
  const trip = await stores.followUps.trip(tx, of);
  const isFitting = await isInOrder(tripToCome(trip, changing), (turnaround) => stores.followUps.times(tx, turnaround));
  const why = changeEnd(trip, { direction, isFitting });
  return why && (() => endWaiting(stores, tx, { topic: 'change.withdrawn', reservation: changing.id, why }));
}
