import type { AdventureStore, BookingToMake, WaitingBooking } from '#app/adventures/ports.ts';
import type { ReturnId } from '#app/orders/fulfilment.ts';
import { type ReturnStores, returnSold } from '#app/payment/return-sold.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { VoucherStore } from '#app/vouchers/ports.ts';
import { ADVENTURE } from '#domain/adventures/adventure.ts';
import { voucherOf } from '#domain/adventures/adventure-voucher.ts';
import type { BookingStep } from '#domain/adventures/booking-step.ts';
import type { OrderId } from '#kernel/ids.ts';

/** What the outcome of a booking writes. */
export interface BookingStores {
  readonly adventureStore: Pick<AdventureStore, 'booked' | 'undone' | 'takeBack'>;
  readonly inTransaction: InTransaction;
  readonly returning: ReturnStores;
  readonly voucherStore: Pick<VoucherStore, 'issue'>;
  /** Enqueues a letter to the buyer: their vouchers, or that their money goes back. */
  readonly announce: (tx: Transaction, order: OrderId, what: 'ready' | 'undone') => Promise<void>;
}

/** Writes the booking, and issues its voucher. False when its money went back meanwhile. */
export const confirm = (
  { inTransaction, adventureStore, voucherStore, announce }: BookingStores,
  { order }: BookingToMake,
  reference: string,
): Promise<boolean> =>
  inTransaction(async (tx) => {
    const ordered = await adventureStore.booked(tx, order, reference);
    if (!ordered) return false;
    await voucherStore.issue(tx, { ...voucherOf(ordered, reference), order, item: ordered.code });
    await announce(tx, order, 'ready');
    return true;
  });

/** Locks in the same order as a payment: the attempt, then the order. */
export const undo = (
  { inTransaction, returning, adventureStore, announce }: BookingStores,
  { order, payment }: WaitingBooking,
  why: Pick<Extract<BookingStep, { kind: 'refund' }>, 'isOpen' | 'trouble'>,
): Promise<void> =>
  inTransaction(async (tx) => {
    await returning.attempts.lock(tx, payment);
    await returning.orders.lock(tx, order);
    const undone = await adventureStore.undone(tx, order, why);
    if (!undone) return;
    const { owed } = undone;
    // What its supplier sold is in no sale of the carrier's.
    const takeBack = (part: ReturnId) => adventureStore.takeBack(tx, part, { order, owed });
    await returnSold(returning, tx, { order, payment, key: ADVENTURE, prepaid: owed, takeBack, reason: 'cancelled' });
    await announce(tx, order, 'undone');
  });
