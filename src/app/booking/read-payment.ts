import { readReservation } from '#app/booking/read-reservation.ts';
import { type ReservationFacts, reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { storedTrip } from '#app/booking/stored-trip.ts';
import type { Caller } from '#app/caller.ts';
import { listMethods, type OwnWaysToPay, type WaysToPay, waysToPay } from '#app/payment/list-methods.ts';
import { NOBODY } from '#app/payment/payer.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import { readWaiting, type WaitingPayment } from '#app/payment/waiting.ts';
import type { Faults } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';

/** The data shown on the payment step. */
export interface PaymentStep {
  readonly ways: OwnWaysToPay;
  readonly waiting: WaitingPayment | undefined;
  /** The carrier's time zone. */
  readonly zone: Zone;
  /** The time zone in which the payer's credits end; undefined when there are none. */
  readonly creditZone: Zone | undefined;
}

/** For the holder of the order. */
export const readPaymentStep =
  (deps: SaleDeps & PaymentDeps) =>
  async (input: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<PaymentStep, Faults>> => {
    const found = await listMethods(deps)(input, caller, now);
    if (!found.ok) return found;
    const ways = found.value;
    const { zone } = await deps.timetable.current();
    const waiting = await readWaiting(deps, ways.order);
    if (ways.credits.length === 0) return ok({ ways, waiting, zone, creditZone: undefined });
    const trip = await readReservation(deps)(input, caller);
    if (!trip.ok) return trip;
    const { origin } = await reservationFacts(deps)(trip.value);
    return ok({ ways, waiting, zone, creditZone: origin.zone });
  };

/** What the bearer of a payment link sees of an order. */
export interface LinkedPayment {
  readonly facts: ReservationFacts;
  readonly ways: WaysToPay;
  /** The attempt that paid it; undefined if it is unpaid. */
  readonly paidBy: PaymentAttempt | undefined;
  readonly waiting: WaitingPayment | undefined;
}

export const readLinkedPayment =
  (deps: SaleDeps & PaymentDeps) =>
  async (order: Order, now: Instant): Promise<LinkedPayment> => {
    const { reservation } = await storedTrip(deps, order.id);
    const [facts, ways, paidBy, waiting] = await Promise.all([
      reservationFacts(deps)(reservation),
      waysToPay(deps, order, { payer: NOBODY, now }),
      order.status === 'approved' ? deps.payments.latest(order.id) : undefined,
      readWaiting(deps, order),
    ]);
    return { facts, ways, paidBy, waiting };
  };
