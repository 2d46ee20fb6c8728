import { type EndingStores, endWaiting } from '#app/amendments/follow-ups.ts';
import { cancelledMeanwhile } from '#app/booking/cancelled-meanwhile.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';
import type { Transaction } from '#app/transaction.ts';
import { additionEnd } from '#domain/amendments/additions/addition-rules.ts';
import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { Instant } from '#kernel/instant.ts';

type Stores = EndingStores & Pick<TripStores, 'runs'>;

interface Kept {
  readonly adding: AddingReservation;
  readonly until: Instant;
}

/**
 * What ends an addition whose run was cancelled, or whose ticket was given up or changed, while a store was asked for
 * its reference; undefined: it waits. Its trip is locked: what happens to the ticket later finds it waiting.
 */
export async function endedMeanwhile(
  stores: Stores,
  tx: Transaction,
  { adding: { id, adding }, until }: Kept,
): Promise<(() => Promise<void>) | undefined> {
  const cancelled = await cancelledMeanwhile(stores, tx, id);
  if (cancelled) return cancelled;
  const status = await stores.followUps.ticketsStatus(tx, adding.of);
  const why = additionEnd({ lines: adding.lines, holdUntil: until }, status);
  return why && (() => endWaiting(stores, tx, { topic: 'addition.withdrawn', reservation: id, why }));
}
