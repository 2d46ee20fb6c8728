import { findReservation } from '#app/booking/find-draft.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { payAndRead } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentDeps, SettlingDeps } from '#app/payment/payment-deps.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Instant } from '#kernel/instant.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

type Reservations = Pick<SaleDeps, 'reservations'>;

export interface PaidReservation {
  readonly reservation: Reservation;
  /** The provider's page to go to next, where one is needed. */
  readonly redirectUrl: string | undefined;
}

/** Pays the order of a trip, and returns the trip afterwards. */
export const payReservation =
  (deps: PaymentDeps & Reservations) =>
  async (input: Pay, caller: Caller, now: Instant): Promise<Result<PaidReservation, Faults>> => {
    const readWithin = (tx: Transaction) => reservationWithin(deps, tx, { code: input.code, caller });
    const paying = payAndRead(deps, () => reservationIn(deps, input.code, caller), readWithin);
    const paid = await paying(input, caller, now);
    return paid.ok ? ok({ reservation: paid.value.read, redirectUrl: paid.value.redirectUrl }) : paid;
  };

type Moved = (input: { readonly code: string }, caller: Caller) => Promise<Result<Reservation, Faults>>;
type Settling = SettlingDeps & Pick<PaymentDeps, 'orders'> & Reservations;

/** Queries the outcome of a trip's payment for the traveller (M76); idempotent. */
export const confirmReservationPayment = (deps: Settling): Moved => movedBy(deps, confirmPayment(deps));

/** The traveller abandons a pending payment of a trip. */
export const abandonReservationPayment = (deps: Settling): Moved => movedBy(deps, abandonPayment(deps));

type Move = (input: { readonly code: string }, caller: Caller) => Promise<Result<Order, Faults>>;

const movedBy =
  (deps: Reservations, move: Move): Moved =>
  async (input, caller) => {
    const moved = await move(input, caller);
    return moved.ok ? reservationIn(deps, input.code, caller) : moved;
  };

async function reservationIn(deps: Reservations, code: string, caller: Caller): Promise<Result<Reservation, Faults>> {
  const found = await findReservation(deps, code, caller);
  return found.ok ? ok(found.value.reservation) : found;
}

async function reservationWithin(
  { reservations }: Reservations,
  tx: Transaction,
  { code, caller }: { readonly code: string; readonly caller: Caller },
): Promise<Result<Reservation, Faults>> {
  const parsed = parseReservationCode(code);
  const stored = parsed && (await reservations.findWithin(tx, parsed, caller.sessionHash));
  return stored ? ok(stored.reservation) : fail([fault('reservation_not_found', 'code')]);
}
