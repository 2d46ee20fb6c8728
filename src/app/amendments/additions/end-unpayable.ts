import { type EndingStores, endWaiting } from '#app/amendments/follow-ups.ts';
import type { Transaction } from '#app/transaction.ts';
import { additionEnd } from '#domain/amendments/additions/addition-rules.ts';
import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { ReservationId } from '#kernel/ids.ts';

interface WaitingAdditions {
  /** The locked trip they are added to. */
  readonly of: ReservationId;
  readonly additions: readonly AddingReservation[];
}

/** Ends what waits to be added to tickets that are no longer valid, or are for an earlier bus now. */
export async function endUnpayable(
  stores: EndingStores,
  tx: Transaction,
  { of, additions }: WaitingAdditions,
): Promise<void> {
  if (additions.length === 0) return;
  const status = await stores.followUps.ticketsStatus(tx, of);
  for (const { id, adding, holdUntil } of additions) {
    const why = additionEnd({ lines: adding.lines, holdUntil: holdUntil! }, status);
    if (why) await endWaiting(stores, tx, { topic: 'addition.withdrawn', reservation: id, why });
  }
}
