import { isInOrder } from '#app/amendments/change/in-order.ts';
import { type EndingStores, endWaiting } from '#app/amendments/follow-ups.ts';
import type { Transaction } from '#app/transaction.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import { changeEnd, tripToCome } from '#domain/amendments/change-end.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ReservationId } from '#kernel/ids.ts';

interface WaitingChanges {
  /** The locked trip they are of. */
  readonly of: ReservationId;
  readonly changes: readonly ChangeReservation[];
}

/** Ends changes that wait for a trip which was given up or changed otherwise. */
export async function endOvertaken(
  stores: EndingStores,
  tx: Transaction,
  { of, changes }: WaitingChanges,
): Promise<void> {
  if (changes.length === 0) return;
  const trip = await stores.followUps.trip(tx, of);
  for (const changing of changes) await (await endOf(stores, tx, { trip, changing }))?.();
}

/**
 * What ends a change whose trip was given up or changed otherwise while a store was asked for its reference; undefined:
 * it waits. The trip is locked: what happens to it later finds the change waiting.
 */
export const overtakenMeanwhile = async (
  stores: EndingStores,
  tx: Transaction,
  changing: ChangeReservation,
): Promise<(() => Promise<void>) | undefined> =>
  endOf(stores, tx, { trip: await stores.followUps.trip(tx, changing.change.of), changing });

interface Waiting {
  readonly trip: Reservation;
  readonly changing: ChangeReservation;
}

async function endOf(
  stores: EndingStores,
  tx: Transaction,
  { trip, changing }: Waiting,
): Promise<(() => Promise<void>) | undefined> {
  const { direction } = changing.change;
  const isFitting = await isInOrder(tripToCome(trip, changing), (turnaround) => stores.followUps.times(tx, turnaround));
  const why = changeEnd(trip, { direction, isFitting });
  return why && (() => endWaiting(stores, tx, { topic: 'change.withdrawn', reservation: changing.id, why }));
}
