import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type ReadOrderDeps, shownOrder } from '#app/payment/read-order.ts';
import type { Caller } from '#app/caller.ts';
import type { OperatorAuditLog, Operators } from '#app/operators/ports.ts';
import type { BookingDeps } from '#app/tours/book-due.ts';
import { type CheckoutDeps, checkOutTour } from '#app/tours/checkout.ts';
import { type CancelSlotDeps, cancelSlot } from '#app/tours/cancel-slot.ts';
import { type CancelTourDeps, cancelTour } from '#app/tours/cancel-tour.ts';
import { bookTour, checkReservation, findTourOrder, offerOf, type TourOrder } from '#app/tours/paid-tour.ts';
import type { TourReads } from '#app/tours/ports.ts';
import { VOUCHER_ITEM } from '#app/tours/tour-voucher.ts';
import { chooseTour, clearChoice } from '#app/tours/shopping.ts';
import { readShopping } from '#app/tours/tour-session.ts';
import type { Vouchers } from '#app/vouchers/ports.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { PaymentPage } from '#http/format/offer-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { buyerOf } from '#http/orders/buyer.ts';
import { orderView } from '#http/orders/order-view.ts';
import {
  bookingViewOf,
  cancellationViewOf,
  shoppingDataOf,
  soldStartViewOf,
  ticketViewOf,
} from '#http/tours/sale-views.ts';
import { after, DAY, type Instant, parseLocalDate, type Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone, startOfDay } from '#kernel/zoned.ts';
import * as wire from '#wire/tours-sale.ts';
import * as staff from '#wire/tours-staff.ts';

export type TourSaleHandlerDeps = CheckoutDeps &
  CancelTourDeps &
  CancelSlotDeps &
  ReadOrderDeps & {
    readonly orderReturnUrl: PaymentDeps['returnUrlOf'];
    /** Absent: what is paid waits for a supplier. */
    readonly booking: BookingDeps | undefined;
    readonly vouchers: Pick<Vouchers, 'ofOrder'>;
    readonly tourReads: TourReads;
    readonly operators: Operators;
    readonly audit: OperatorAuditLog;
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
  const cancelStart = cancelSlot(deps);
  const paying = pay({ ...deps, returnUrlOf: deps.orderReturnUrl });
  const confirm = confirmPayment(deps);
  const mine = forOperators(deps.operators);

  const saleOf = async ({ order, booking }: TourOrder, caller: Caller, now: Instant) => ({
    order: orderView(await shownOrder(deps, order, { caller, now }), page, now),
    booking: booking ? bookingViewOf(order, booking) : null,
  });
  const bookingAnswer = (found: Result<TourOrder, Faults>) =>
    found.ok ? ok({ booking: bookingViewOf(found.value.order, found.value.booking) }) : found;

  return [
    handler(wire.getTourShopping, async ({ query, caller, now }) => {
      const found = await read(query.session, caller);
      return found.ok ? ok(shoppingDataOf(found.value, now)) : found;
    }),
    handler(wire.postTourShopping, async ({ body: { session, shopping, captcha }, caller, now }) => {
      const wanted = shopping && {
        name: shopping.name,
        slot: shopping.slot,
        adults: shopping.adults,
        children: shopping.children,
        pickUp: shopping.pickup,
        total: shopping.total,
        captcha,
      };
      const chosen = await (wanted ? choose(session, wanted, { caller, now }) : clear(session, { caller, now }));
      return chosen.ok ? ok(shoppingDataOf(chosen.value, now)) : chosen;
    }),
    handler(wire.putTourCheckout, async ({ body, caller, now }) => {
      const { session, idempotency_key: key, lang, contact, participants, total } = body;
      const { apply = false, ...buyer } = contact;
      const input = {
        session,
        key,
        lang,
        apply,
        total,
        buyer: buyerOf(buyer),
        participants: participants.map(({ first_name: firstName, last_name: lastName, age }) => ({
          firstName,
          lastName,
          age,
        })),
      };
      const made = await checkOut(input, caller, now);
      return made.ok ? ok(shoppingDataOf(made.value, now)) : made;
    }),
    handler(wire.getTourPayment, async ({ query, caller, now }) => {
      const found = await find(query.code, caller);
      return found.ok ? ok(await saleOf(found.value, caller, now)) : found;
    }),
    handler(
      wire.postTourPayment,
      async ({ body, caller, now }) => {
        const known = await find(body.code, caller);
        if (!known.ok) return known;
        const { code, method, token, device_session_id: deviceSession, idempotency_key: key } = body;
        const asked = { code, method, token, deviceSession, key, total: centavos(body.total) };
        const paid = await paying(asked, caller, now);
        if (!paid.ok) return paid;
        const found = await find(code, caller);
        if (!found.ok) return found;
        return ok({ ...(await saleOf(found.value, caller, now)), redirect_url: paid.value.redirectUrl ?? null });
      },
      'payment_unknown',
    ),
    handler(wire.putTourPayment, async ({ body, caller, now }) => {
      const known = await find(body.code, caller);
      if (!known.ok) return known;
      const confirmed = await confirm(body, caller);
      if (!confirmed.ok) return confirmed;
      const found = await find(body.code, caller);
      return found.ok ? ok(await saleOf(found.value, caller, now)) : found;
    }),
    handler(wire.postTourBooking, async ({ body, caller }) => {
      const found = await book(body.code, caller);
      if (!found.ok) return found;
      const refused = bookingFault(found.value);
      return refused ? fail([refused]) : bookingAnswer(found);
    }),
    handler(wire.getTourTicket, async ({ query, caller }) => {
      const found = await find(query.code, caller);
      if (!found.ok) return found;
      const vouchers = await deps.vouchers.ofOrder(found.value.order.id);
      const voucher = vouchers.find(({ item, isCancelled }) => item === VOUCHER_ITEM && !isCancelled);
      return ok({ ticket: ticketViewOf(found.value, voucher) });
    }),
    handler(wire.postTourReservation, async ({ body, caller }) => bookingAnswer(await check(body, caller))),
    handler(wire.getTourCancellation, async ({ query, caller, now }) => {
      const found = await find(query.code, caller);
      return found.ok ? ok(cancellationViewOf(found.value.tour, offerOf(found.value, now))) : found;
    }),
    handler(wire.postTourCancel, async ({ body, caller, now }) => bookingAnswer(await cancel(body, caller, now))),
    mine(staff.getTourStarts, async ({ query, now }) => {
      const day = query.date === '' ? dateInZone(now, page.zone) : parseLocalDate(query.date);
      if (!day) return fail([fault('date_impossible', 'date')]);
      const from = startOfDay(day, page.zone);
      const [starts, products] = await Promise.all([
        deps.tourReads.starts(from, after(from, DAY)),
        deps.catalogue?.products(),
      ]);
      return ok({ date: day, starts: starts.map(soldStartViewOf(page.zone, products ?? [])) });
    }),
    mine(staff.postTourSlotCancel, async ({ body }, { id, name }) => {
      const note = `${body.slot}: ${body.why}`;
      await deps.audit.write({ actor: name, action: 'start.cancelled', operator: id, note });
      const cancelled = await cancelStart(body);
      return cancelled.ok ? ok({ orders: cancelled.value }) : cancelled;
    }),
  ];
}

/** A booking that was asked for and could not be had. */
const bookingFault = ({ booking }: TourOrder): Fault | undefined =>
  booking?.state === 'refunded' ? fault('booking_failed') : undefined;
