import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type ReadOrderDeps, shownOrder } from '#app/payment/read-order.ts';
import type { Caller } from '#app/caller.ts';
import type { BookingDeps } from '#app/tours/book-due.ts';
import { type CheckoutDeps, checkOutTour } from '#app/tours/checkout.ts';
import { type CancelTourDeps, cancelTour } from '#app/tours/cancel-tour.ts';
import { bookTour, checkReservation, findTourOrder, offerOf, type TourOrder } from '#app/tours/paid-tour.ts';
import { VOUCHER_ITEM } from '#app/tours/tour-voucher.ts';
import { chooseTour, clearChoice } from '#app/tours/shopping.ts';
import { readShopping } from '#app/tours/tour-session.ts';
import type { Vouchers } from '#app/vouchers/ports.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { PaymentPage } from '#http/format/offer-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { buyerOf } from '#http/orders/buyer.ts';
import { orderView } from '#http/orders/order-view.ts';
import { bookingViewOf, cancellationViewOf, shoppingDataOf, ticketViewOf } from '#http/tours/sale-views.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { BodyOf } from '#wire/route.ts';
import * as wire from '#wire/tours-sale.ts';

export type TourSaleHandlerDeps = CheckoutDeps &
  CancelTourDeps &
  ReadOrderDeps & {
    readonly orderReturnUrl: PaymentDeps['returnUrlOf'];
    /** Absent: what is paid waits for a supplier. */
    readonly booking: BookingDeps | undefined;
    readonly vouchers: Pick<Vouchers, 'ofOrder'>;
  };

/** The calls of buying a tour, and of cancelling one. */
export function tourSaleHandlers(
  deps: TourSaleHandlerDeps,
  page: PaymentPage & { readonly zone: Zone },
): readonly Handler[] {
  const read = readShopping(deps);
  const choose = chooseTour(deps);
  const clear = clearChoice(deps);
  const checkOut = checkOutTour(deps);
  const find = findTourOrder(deps);
  const book = bookTour(deps);
  const check = checkReservation(deps);
  const cancel = cancelTour(deps);
  const paying = pay({ ...deps, returnUrlOf: deps.orderReturnUrl });
  const confirm = confirmPayment(deps);

  const readSale = async (code: string, caller: Caller, now: Instant) => {
    const found = await find(code, caller);
    if (!found.ok) return found;
    const { order, booking } = found.value;
    return ok({
      order: orderView(await shownOrder(deps, order, { caller, now }), page, now),
      booking: booking ? bookingViewOf(order, booking) : null,
    });
  };
  const bookingAnswer = (found: Result<TourOrder, Faults>) =>
    found.ok ? ok({ booking: bookingViewOf(found.value.order, found.value.booking) }) : found;

  return [
    handler(wire.getTourShopping, async ({ query, caller, now }) => {
      const found = await read(query.session, caller);
      return found.ok ? ok(shoppingDataOf(found.value, now)) : found;
    }),
    handler(
      wire.postTourShopping,
      async ({ body: { session, shopping, captcha, idempotency_key: key }, caller, now }) => {
        const asking = { caller, now };
        const chosen = shopping
          ? await choose(session, { ...wantedOf(shopping, captcha), key }, asking)
          : await clear(session, asking);
        return chosen.ok ? ok(shoppingDataOf(chosen.value, now)) : chosen;
      },
    ),
    handler(wire.putTourCheckout, async ({ body, caller, now }) => {
      const made = await checkOut(checkoutOf(body), caller, now);
      return made.ok ? ok(shoppingDataOf(made.value, now)) : made;
    }),
    handler(wire.getTourPayment, ({ query, caller, now }) => readSale(query.code, caller, now)),
    handler(
      wire.postTourPayment,
      async ({ body, caller, now }) => {
        const known = await find(body.code, caller);
        if (!known.ok) return known;
        const paid = await paying(paymentOf(body), caller, now);
        if (!paid.ok) return paid;
        const sale = await readSale(body.code, caller, now);
        return sale.ok ? ok({ ...sale.value, redirect_url: paid.value.redirectUrl ?? null }) : sale;
      },
      'payment_unknown',
    ),
    handler(wire.putTourPayment, async ({ body, caller, now }) => {
      const known = await find(body.code, caller);
      if (!known.ok) return known;
      const confirmed = await confirm(body, caller);
      return confirmed.ok ? readSale(body.code, caller, now) : confirmed;
    }),
    handler(wire.postTourBooking, async ({ body, caller }) => {
      const found = await book(body.code, caller);
      if (!found.ok) return found;
      const refused = bookingFault(found.value);
      return refused ? fail([refused]) : bookingAnswer(found);
    }),
    handler(wire.getTourTicket, async ({ query, caller, now }) => {
      const found = await find(query.code, caller);
      if (!found.ok) return found;
      const vouchers = await deps.vouchers.ofOrder(found.value.order.id);
      const voucher = vouchers.find(({ item, isCancelled }) => item === VOUCHER_ITEM && !isCancelled);
      return ok({ ticket: ticketViewOf(found.value, voucher, now) });
    }),
    handler(wire.postTourReservation, async ({ body, caller }) => bookingAnswer(await check(body, caller))),
    handler(wire.getTourCancellation, async ({ query, caller, now }) => {
      const found = await find(query.code, caller);
      return found.ok ? ok(cancellationViewOf(found.value.tour, offerOf(found.value, now), now)) : found;
    }),
    handler(wire.postTourCancel, async ({ body, caller, now }) => bookingAnswer(await cancel(body, caller, now))),
  ];
}

const paymentOf = ({
  code,
  method,
  token,
  total,
  device_session_id: deviceSession,
  idempotency_key: key,
}: BodyOf<typeof wire.postTourPayment>) => ({ code, method, token, deviceSession, key, total: centavos(total) });

type Shopping = NonNullable<BodyOf<typeof wire.postTourShopping>['shopping']>;

const wantedOf = ({ pickup: pickUp, ...wanted }: Shopping, captcha: string | undefined) => ({
  ...wanted,
  pickUp,
  captcha,
});

function checkoutOf({ contact, participants, idempotency_key: key, ...sent }: BodyOf<typeof wire.putTourCheckout>) {
  const { apply = false, ...buyer } = contact;
  return {
    ...sent,
    key,
    apply,
    buyer: buyerOf(buyer),
    participants: participants.map(({ first_name: firstName, last_name: lastName, age }) => ({
      firstName,
      lastName,
      age,
    })),
  };
}

/** A booking that was asked for and could not be had. */
const bookingFault = ({ booking }: TourOrder): Fault | undefined =>
  booking?.state === 'refunded' ? fault('booking_failed') : undefined;
