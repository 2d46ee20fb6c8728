import type { StoredReservation } from '#app/booking/ports.ts';
import type { Beginning, LockedItem } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import { graceAfterDecline, tillDeadlines } from '#domain/booking/deadlines.ts';
import { areItsSeats } from '#domain/booking/its-seats.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { stateOf } from '#domain/orders/order-state.ts';
import type { TillTerms } from '#domain/orders/till-terms.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { areAllHeld, type OwnHolds } from '#domain/seats/own-hold.ts';
import { allOf } from '#app/all-of.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { priceOfQuote } from './price-of-quote.ts';
import { retakeSeats } from './retake-seats.ts';
import type { LockedTrip, TripStores } from './trip-stores.ts';

/** What differs between the kinds of items sold with seats. */
export interface SeatedSale {
  /** Why its payment cannot begin, apart from its seats. */
  refusal(reservation: Reservation, now: Instant): Promise<ErrorCode | undefined>;
  /** Whether the payment came too late to complete the sale. */
  isTooLate(reservation: Reservation, now: Instant): Promise<boolean>;
  /** Why it cannot be ordered at the counter, or what orders it; its seats are locked. */
  orderAtCounter(trip: WaitingTrip, until: Instant): ErrorCode | (() => Promise<unknown>);
  /** Whether a counter takes money for it. */
  readonly isPaidAtCounter: boolean;
  /** Completes the sale of its seats. */
  sell(sold: SoldSeats): Promise<readonly SoldLine[]>;
}

/** A locked trip that is to wait for cash. */
export interface WaitingTrip extends LockedTrip {
  /** Its buses may keep its seats unpaid. */
  readonly isWithinShare: boolean;
  /** One more order of its buyer may wait, although the contact is not confirmed. */
  readonly mayWaitUnconfirmed: boolean;
}

export interface SoldSeats {
  readonly reservation: Reservation;
  readonly payment: Id<'payment'>;
  readonly at: Instant;
  /** For a late payment: whether the seats had to be taken again. */
  readonly seats: 'kept' | 'same' | 'other';
}

export interface Seated {
  readonly stored: StoredReservation;
  /** The current offer, if it differs from the stored one. */
  readonly next?: Reservation;
}

/** Locks what a reservation with seats holds: its seat holds, and a use of its promotional code. */
export async function lockSeated(
  stores: TripStores,
  tx: Transaction,
  { sale, beginning, ...seated }: Seated & { readonly sale: SeatedSale; readonly beginning?: Beginning },
): Promise<LockedItem> {
  const { stored, next = stored.reservation } = seated;
  const { id, promoCode } = next;
  const { holds, promos, waiting, tickets } = stores;
  // Sent together, in the order of locks: its holds, its promotional code, then its buses. The rest is only read.
  const [own, isCodeLeft, isWithinShare, mayWaitUnconfirmed, isCancelled] = await allOf<
    [OwnHolds, boolean, boolean, boolean, boolean]
  >([
    holds.lock(tx, id),
    beginning === undefined || promos.use(tx, id, promoCode),
    !beginning?.forCash || waiting.isWithinShare(tx, id),
    !beginning?.forCash || next.contactConfirmed || waiting.mayWaitUnconfirmed(tx, id),
    beginning !== undefined && stores.runs.isCancelled(tx, id),
  ]);
  let sold: Pick<SoldSeats, 'reservation' | 'seats'> = { reservation: next, seats: 'kept' };
  return {
    price: priceOfQuote(next.quote),
    refusal: async () => {
      if (!isCodeLeft) return 'price_changed';
      const refusal = await sale.refusal(next, own.now);
      if (refusal) return refusal;
      if (isCancelled) return 'departure_cancelled';
      return areAllHeld(own) && areItsSeats(next, own.holds) ? undefined : 'time_exceeded';
    },
    savePrice: async () => next === stored.reservation || stores.reservations.update(tx, stored, next),
    pin: async ({ forCash }) => {
      if (forCash && !isWithinShare) return 'method_unavailable';
      if (forCash && !mayWaitUnconfirmed) return 'cash_contact_required';
      return (await holds.pin(tx, id, { forCash })) === own.holds.length ? undefined : 'time_exceeded';
    },
    orderAtCounter: async (until) =>
      sale.orderAtCounter({ reservation: next, own, isWithinShare, mayWaitUnconfirmed }, until),
    ...(sale.isPaidAtCounter && { atTill: () => tillTerms(stores, tx, next) }),
    keep: async (until) => void (await holds.reserve(tx, id, until)),
    retake: async ({ isPinned }) => {
      if (await sale.isTooLate(next, own.now)) return false;
      if (!(await promos.use(tx, id, promoCode))) return false;
      if (areStillTheirs({ reservation: next, own }, isPinned)) return true;
      const again = await retakeSeats(stores.seats, tx, { reservation: next, own });
      if (again) sold = { reservation: again.reservation, seats: again.kind };
      return again !== undefined;
    },
    sell: async (payment) => {
      await holds.sell(tx, id);
      return sale.sell({ ...sold, payment, at: own.now });
    },
    release: async ({ waitedForCash, wasOrdered }) => {
      const until = await heldUntil(stores, tx, { reservation: next, own, waitedForCash });
      if (until !== undefined && own.holds.length > 0) await holds.unpin(tx, id, until);
      await promos.release(tx, id);
      if (wasOrdered) await tickets.voidUnpaid(tx, id);
      return until;
    },
  };
}

/**
 * Seats pinned or kept for a payment still belong to the reservation; a payment after a decline or an expiry finds them
 * if they are still held.
 */
function areStillTheirs({ reservation, own }: LockedTrip, isPinned: boolean): boolean {
  const arePinned = isPinned && own.holds.every(({ state }) => state === 'paying');
  return areItsSeats(reservation, own.holds) && (arePinned || areAllHeld(own));
}

/** By its first journey. An order made at the moment of the cancellation of its run was not ended by it. */
async function tillTerms({ runs }: TripStores, tx: Transaction, reservation: Reservation): Promise<TillTerms> {
  const segments = DIRECTIONS.flatMap((direction) => reservation[direction].segment ?? []);
  const first = await runs.firstBoarding(tx, segments);
  const isCancelled = await runs.isCancelled(tx, reservation.id);
  return {
    closing: first && { at: tillDeadlines(first.departs), zone: first.zone },
    refusal: isCancelled ? 'departure_cancelled' : undefined,
  };
}

interface Released {
  readonly reservation: Reservation;
  readonly own: OwnHolds;
  readonly waitedForCash: boolean;
}

/** An order kept its seats for hours and loses the remaining time. Without seats only a past end is kept. */
async function heldUntil(
  { runs }: TripStores,
  tx: Transaction,
  { reservation, own, waitedForCash }: Released,
): Promise<Instant | undefined> {
  const state = stateOf(reservation);
  if (own.holds.length === 0) return state.kind === 'ended' ? state.until : undefined;
  const from = waitedForCash ? own.now : (reservation.holdUntil ?? own.now);
  return graceAfterDecline(own.now, from, await runs.boardings(tx, reservation.id));
}
