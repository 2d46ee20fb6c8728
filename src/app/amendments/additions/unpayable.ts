import { type EndingStores, endWaiting } from '#app/amendments/follow-ups.ts';
import type { Transaction } from '#app/transaction.ts';
import { cancelledMeanwhile } from '#app/booking/cancelled-meanwhile.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';
import { additionEnd } from '#domain/amendments/additions/addition-rules.ts';
import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { Instant } from '#kernel/instant.ts';

interface Waiting {
  readonly adding: AddingReservation;
  /** When its reference ends. */
  readonly until: Instant;
}

/**
 * What ends an addition to a ticket that is no longer valid, or is for an earlier bus now; undefined: it may wait. The
 * trip is locked: what happens to the ticket later finds it waiting.
 */
export async function unpayable(
  stores: EndingStores,
  tx: Transaction,
  { adding: { id, adding }, until }: Waiting,
): Promise<(() => Promise<void>) | undefined> {
  const status = await stores.followUps.ticketsStatus(tx, adding.of);
  const why = additionEnd({ lines: adding.lines, holdUntil: until }, status);
  return why && (() => endWaiting(stores, tx, { topic: 'addition.withdrawn', reservation: id, why }));
}

/** The same of one whose run may also have been cancelled, while a store was asked for its reference. */
export const endedMeanwhile = async (
  stores: EndingStores & Pick<TripStores, 'runs'>,
  tx: Transaction,
  waiting: Waiting,
): Promise<(() => Promise<void>) | undefined> =>
  (await cancelledMeanwhile(stores, tx, waiting.adding.id)) ?? unpayable(stores, tx, waiting);
