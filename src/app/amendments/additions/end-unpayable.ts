import type { Announcement } from '#app/announcement.ts';
import type { Transaction } from '#app/transaction.ts';
import { type AdditionEnd, additionEnd, type WaitingAddition } from '#domain/amendments/additions/addition-rules.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** Additions that wait to be paid in a store. */
export interface WaitingAdditions {
  /** Those to a locked reservation, locked. */
  of(tx: Transaction, reservation: ReservationId): Promise<readonly StoredWaiting[]>;
  /** Their time is over; a reference that is still to be paid in a store ends by itself. */
  end(tx: Transaction, additions: readonly ReservationId[]): Promise<void>;
}

export interface StoredWaiting extends WaitingAddition {
  readonly id: ReservationId;
}

export type AdditionWithdrawn = Extract<Announcement, { readonly topic: 'addition.withdrawn' }>;

export interface EndingStores {
  readonly waiting: WaitingAdditions;
  announce(tx: Transaction, event: AdditionWithdrawn): Promise<void>;
}

/** Its time is over, and its payer is told not to pay. Money that comes all the same is judged when it comes. */
export async function endWaiting(
  { waiting, announce }: EndingStores,
  tx: Transaction,
  { id, why }: { readonly id: ReservationId; readonly why: AdditionEnd },
): Promise<void> {
  await waiting.end(tx, [id]);
  await announce(tx, { topic: 'addition.withdrawn', reservation: id, why });
}

/** Ends what waits to be added to tickets that are no longer valid, or are for an earlier bus now. */
export async function endUnpayable(
  stores: EndingStores,
  tx: Transaction,
  {
    reservation,
    ticketsStatus,
  }: { readonly reservation: ReservationId; readonly ticketsStatus: () => Promise<TicketsStatus> },
): Promise<void> {
  const waiting = await stores.waiting.of(tx, reservation);
  if (waiting.length === 0) return;
  const status = await ticketsStatus();
  for (const addition of waiting) {
    const why = additionEnd(addition, status);
    if (why) await endWaiting(stores, tx, { id: addition.id, why });
  }
}
