import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { NewOrders, Orders } from '#app/orders/ports.ts';
import { lockPaid, type ReturnStores } from '#app/payment/return-sold.ts';
import { type BookingDeps, bookNow } from '#app/tours/book-due.ts';
import type { OrderedTour, TourBooking, TourBookings, TourReads, TourSessions } from '#app/tours/ports.ts';
import { returnTour } from '#app/tours/return-tour.ts';
import { readTour } from '#app/tours/tour-fulfilment.ts';
import type { InTransaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { isStanding, type SlotReason } from '#domain/tours/booking.ts';
import { type CancellationOffer, cancellationOffer, cancelVerdict } from '#domain/tours/cancellation.ts';
import { TOUR } from '#domain/tours/product.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface PaidTourDeps {
  readonly orders: Pick<Orders, 'find'>;
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly tourReads: Pick<TourReads, 'booking'>;
}

/** An order for a tour, with its booking once it is paid. */
export interface TourOrder {
  readonly order: Order;
  readonly tour: OrderedTour;
  readonly booking: TourBooking | undefined;
}

/** The tour of an order that the session may see. */
export const findTourOrder =
  ({ orders, newOrders, tourReads }: PaidTourDeps) =>
  async (code: string, caller: Caller): Promise<Result<TourOrder, Faults>> => {
    const found = await findOrder({ orders }, code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const [items, booking] = await Promise.all([newOrders.items(order.id), tourReads.booking(order.id)]);
    const item = items.find(({ kind }) => kind === TOUR);
    return item ? ok({ order, tour: readTour(item.what), booking }) : fail([fault('process_cannot_continue', 'code')]);
  };

/** Has a paid tour booked now. Answers with how it stands. */
export const bookTour =
  (deps: PaidTourDeps & { readonly booking: BookingDeps | undefined }) =>
  async (code: string, caller: Caller): Promise<Result<TourOrder, Faults>> => {
    const found = await findTourOrder(deps)(code, caller);
    if (!found.ok || !deps.booking || found.value.booking?.state !== 'pending') return found;
    await bookNow(deps.booking, found.value.order.id);
    return findTourOrder(deps)(code, caller);
  };

/** Looks at a booking, and notes for the session that its ticket was shown. */
export const checkReservation =
  (
    deps: PaidTourDeps & {
      readonly booking: BookingDeps | undefined;
      readonly sessions: Pick<TourSessions, 'delivered'>;
    },
  ) =>
  async (
    { code, session }: { readonly code: string; readonly session: string | null },
    caller: Caller,
  ): Promise<Result<TourOrder, Faults>> => {
    const found = await bookTour(deps)(code, caller);
    if (found.ok && found.value.booking && session !== null)
      await deps.sessions.delivered(session, found.value.order.id, caller.sessionHash);
    return found;
  };

const NOTHING: CancellationOffer = { amount: ZERO, percent: 0, until: undefined };

/** What goes back when the buyer cancels now. */
export const offerOf = ({ tour, booking }: Pick<TourOrder, 'tour' | 'booking'>, now: Instant): CancellationOffer =>
  isStanding(booking?.state) && now < tour.starts
    ? cancellationOffer(tour.cancellation, { ...termsOf(tour), now })
    : NOTHING;

const termsOf = ({ cancellation: ladder, starts, total }: OrderedTour) => ({
  ladder,
  starts: instant(starts),
  total: centavos(total),
});

export interface CancelTourDeps extends PaidTourDeps {
  readonly inTransaction: InTransaction;
  readonly bookings: Pick<TourBookings, 'lock' | 'returned'>;
  readonly returning: ReturnStores;
}

/** Cancels a paid tour and gives back what its ladder says, if that is the amount that was seen. Idempotent. */
export const cancelTour =
  (deps: CancelTourDeps) =>
  async (
    { code, amount }: { readonly code: string; readonly amount: number },
    caller: Caller,
    now: Instant,
  ): Promise<Result<TourOrder, Faults>> => {
    const found = await findTourOrder(deps)(code, caller);
    if (!found.ok) return found;
    const { order, tour } = found.value;
    const refused = await deps.inTransaction<Fault | undefined>(async (tx) => {
      await lockPaid(deps.returning, tx, order.id);
      const booking = await deps.bookings.lock(tx, order.id);
      const verdict = cancelVerdict({ ...termsOf(tour), state: booking?.state, shown: amount, now });
      if (verdict.kind === 'refused') return verdict.fault;
      if (booking && verdict.kind === 'return')
        await returnTour(deps, tx, booking, { state: 'cancelled', why: 'traveller', amount: verdict.amount });
      return undefined;
    });
    return refused ? fail([refused]) : findTourOrder(deps)(code, caller);
  };

export interface CancelSlotDeps extends Omit<CancelTourDeps, keyof PaidTourDeps> {
  readonly bookings: Pick<TourBookings, 'lock' | 'returned' | 'ofSlot' | 'cancelSlot'>;
}

/**
 * Staff cancel a start, for weather or too few people: nobody else can buy it, and everybody who paid gets all of it
 * back. Idempotent; run again, it gives back what a crash left. Returns the number of orders given back.
 */
export const cancelSlot =
  ({ inTransaction, bookings, returning }: CancelSlotDeps) =>
  async ({ slot, why }: { readonly slot: string; readonly why: SlotReason }): Promise<Result<number, Faults>> => {
    if (!(await inTransaction((tx) => bookings.cancelSlot(tx, slot, why)))) return fail([fault('slot_closed', 'slot')]);
    let count = 0;
    for (const order of await bookings.ofSlot(slot)) {
      const isBack = await inTransaction(async (tx) => {
        await lockPaid(returning, tx, order);
        const booking = await bookings.lock(tx, order);
        if (!booking || !isStanding(booking.state)) return false;
        await returnTour({ bookings, returning }, tx, booking, { state: 'cancelled', why, amount: booking.total });
        return true;
      });
      if (isBack) count += 1;
    }
    return ok(count);
  };
