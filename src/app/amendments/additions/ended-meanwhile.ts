import { endWaiting, type EndingStores } from '#app/amendments/additions/end-unpayable.ts';
import { cancelledMeanwhile } from '#app/booking/cancelled-meanwhile.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';
import type { Transaction } from '#app/transaction.ts';
import { additionEnd } from '#domain/amendments/additions/addition-rules.ts';
import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

interface Stores extends EndingStores, Pick<TripStores, 'runs'> {
  ticketsStatus(tx: Transaction, of: ReservationId): Promise<TicketsStatus>;
}

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
  const why = additionEnd({ lines: adding.lines, holdUntil: until }, await stores.ticketsStatus(tx, adding.of));
  return why && (() => endWaiting(stores, tx, { id, why }));
}
