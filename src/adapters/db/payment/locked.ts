import { reservationById } from '#adapters/db/booking/reservations.ts';
import type { Session } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { lockOwnHolds, type OwnHolds } from '#adapters/db/seats/own-holds.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { PaymentStatus } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import { type AttemptRow, attemptOf } from './attempt-rows.ts';

/** The reservation of a payment with its seats, all locked. */
export interface Locked {
  readonly reservation: Reservation;
  readonly own: OwnHolds;
}

/** Locks in the one order everybody keeps: the payment is locked already, now its reservation and then its seats. */
export async function lockAll(session: Session, payment: AttemptRow): Promise<Locked> {
  const { reservation: id } = attemptOf(payment);
  await lockReservation(session, id);
  const stored = await reservationById(session, id);
  if (!stored) throw new Error(`payment ${payment.payment_id} is for a reservation that is not there`);
  return { reservation: stored.reservation, own: await lockOwnHolds(session, id) };
}

/** What was paid for is alive, even if its time had run out. */
const RESERVATION = statement(
  'payment-settle-reservation',
  `update reservation set status = $2, hold_until = $3, expired = expired and $2 <> 'approved', version = version + 1
   where reservation_id = $1`,
);

export const settleReservation = (
  session: Session,
  { id }: Reservation,
  { status, holdUntil }: { readonly status: PaymentStatus; readonly holdUntil: Instant | undefined },
): Promise<unknown> =>
  execute(session, RESERVATION, [id, status, holdUntil === undefined ? null : new Date(holdUntil)]);
