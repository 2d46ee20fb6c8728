import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { NewOrders, Orders } from '#app/orders/ports.ts';
import { type BookingDeps, bookNow } from '#app/tours/book-due.ts';
import type { OrderedTour, TourBooking, TourReads, TourSessions } from '#app/tours/ports.ts';
import { readTour } from '#app/tours/ordered-tour.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { type CancellationOffer, offerToCancel } from '#domain/tours/cancellation.ts';
import { TOUR } from '#domain/tours/product.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
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

/** What goes back when the buyer cancels now. */
export const offerOf = ({ tour, booking }: Pick<TourOrder, 'tour' | 'booking'>, now: Instant): CancellationOffer =>
  offerToCancel(booking?.state, { ...termsOf(tour, booking), now });

/** By which a paid tour is cancelled. */
export const termsOf = (
  { cancellation: ladder, starts, total }: OrderedTour,
  booking: Pick<TourBooking, 'calledOff'> | undefined,
) => ({
  ladder,
  starts: instant(starts),
  total: centavos(total),
  calledOff: booking?.calledOff,
});
