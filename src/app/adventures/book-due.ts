import type {
  AdventureBookings,
  AdventureStore,
  AdventureSupplier,
  BookingToMake,
  WaitingBooking,
} from '#app/adventures/ports.ts';
import type { ReturnId } from '#app/orders/fulfilment.ts';
import { type ReturnStores, returnSold } from '#app/payment/return-sold.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { VoucherStore } from '#app/vouchers/ports.ts';
import { ADVENTURE, type OrderedAdventure } from '#domain/adventures/adventure.ts';
import { afterCheckout, BOOKING_LEASE, ENDING_RETRIES } from '#domain/adventures/booking-step.ts';
import { waitAfter } from '#domain/retry-policies.ts';
import type { OrderId } from '#kernel/ids.ts';
import { after, before, HOUR, type Instant, MINUTE } from '#kernel/instant.ts';

export interface BookDueDeps {
  readonly adventureSupplier: Pick<AdventureSupplier, 'checkOut' | 'cancel'>;
  readonly adventureBookings: AdventureBookings;
  readonly adventureStore: Pick<AdventureStore, 'booked' | 'undone' | 'takeBack'>;
  readonly inTransaction: InTransaction;
  readonly returning: ReturnStores;
  readonly voucherStore: Pick<VoucherStore, 'issue'>;
  /** Enqueues a letter to the buyer: their vouchers, or that their money goes back. */
  readonly announce: (tx: Transaction, order: OrderId, what: 'ready' | 'undone') => Promise<void>;
  readonly now: () => Instant;
  readonly report: (problem: unknown) => void;
}

/** Bookings asked about in one run. */
const BATCH = 20;

/**
 * Asks the supplier for paid adventures. It is asked without an open transaction and always with the id of the order,
 * so that a crash or a timeout between question and write never books twice. What cannot be booked goes back. Returns
 * how many were due.
 */
export const bookDue = (deps: BookDueDeps, signal?: AbortSignal): Promise<number> =>
  eachOf(deps, 'pending', book, signal);

/** Has the supplier end what it may have booked although the money went back. Returns how many were due. */
export const endDue = (deps: BookDueDeps, signal?: AbortSignal): Promise<number> => eachOf(deps, 'ending', end, signal);

async function eachOf(
  deps: BookDueDeps,
  state: 'pending' | 'ending',
  work: (deps: BookDueDeps, booking: WaitingBooking) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const due = await deps.adventureBookings.take(state, BATCH, BOOKING_LEASE);
  await Promise.all(
    due.map(async (booking) => {
      if (signal?.aborted) return;
      try {
        await work(deps, booking);
      } catch (problem) {
        deps.report(problem);
      }
    }),
  );
  return due.length;
}

async function book(deps: BookDueDeps, booking: WaitingBooking): Promise<void> {
  const { adventureSupplier, adventureBookings, now } = deps;
  const { order, tries, starts } = booking;
  const step = afterCheckout(await adventureSupplier.checkOut(booking), { tries, starts, now: now() });
  switch (step.kind) {
    case 'book':
      if (!(await confirm(deps, booking, step.reference))) await adventureSupplier.cancel(booking);
      return;
    case 'again':
      return adventureBookings.later(order, step);
    case 'refund':
      return undo(deps, booking, step);
  }
}

/** Writes the booking, and issues its voucher. False when its money went back meanwhile. */
const confirm = (
  { inTransaction, adventureStore, voucherStore, announce }: BookDueDeps,
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

/** Good from an hour before it begins until it ends. */
const voucherOf = (
  { title, provider, phone, where, starts, minutes, zone, people }: OrderedAdventure,
  reference: string,
) => ({
  title,
  provider,
  phone,
  reference,
  where,
  when: { at: starts, zone },
  people,
  validFrom: before(starts, HOUR),
  validUntil: after(starts, minutes * MINUTE),
});

/** Locks in the same order as a payment: the attempt, then the order. */
const undo = (
  { inTransaction, returning, adventureStore, announce }: BookDueDeps,
  { order, payment }: WaitingBooking,
  why: { readonly isOpen: boolean; readonly trouble: string },
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

async function end({ adventureSupplier, adventureBookings }: BookDueDeps, booking: WaitingBooking): Promise<void> {
  if (await adventureSupplier.cancel(booking)) return adventureBookings.ended(booking.order);
  return adventureBookings.later(booking.order, {
    wait: waitAfter(ENDING_RETRIES, booking.tries),
    trouble: 'not ended yet',
  });
}
