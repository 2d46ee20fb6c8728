import { announce } from '#adapters/db/announce.ts';
import { releasePromo } from '#adapters/db/fares/promo-uses.ts';
import type { Session } from '#adapters/db/pool.ts';
import { unpinHolds } from '#adapters/db/seats/hold-states.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { voidUnpaidTickets } from '#adapters/db/ticketing/issue-tickets.ts';
import { graceAfterDecline } from '#domain/booking/deadlines.ts';
import { type AttemptState, isUnsettled } from '#domain/payment/attempt.ts';
import { waitsForCash } from '#domain/payment/method.ts';
import { applyResult } from '#domain/payment/status.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import type { AttemptRow } from './attempt-rows.ts';
import { type Locked, settleReservation } from './locked.ts';

const BOARDINGS = statement<{ readonly departs_at: number }>(
  'payment-boardings',
  `select c.departs_at from seat_claim s
   join departure_call c on c.departure_id = s.departure_id and c.call_index = s.from_leg
   where s.reservation_id = $1`,
);

/** No money: the seats stay theirs long enough to try again, and the promotional code is free for others. */
export async function releaseAttempt(
  session: Session,
  payment: AttemptRow,
  locked: Locked & { readonly state: AttemptState },
): Promise<void> {
  if (!isUnsettled(payment.state)) return;
  const { reservation, state } = locked;
  const until = await heldUntil(session, payment, locked);
  if (until !== undefined) await unpinHolds(session, reservation.id, until);
  await releasePromo(session, reservation.id);
  const status = applyResult(reservation.status, { state, method: payment.method });
  await settleReservation(session, reservation, { status, holdUntil: until });
  if (reservation.status !== 'order_generated') return;
  await voidUnpaidTickets(session, reservation.id);
  if (payment.reference !== null) {
    await announce(session, { topic: 'voucher.lapsed', reservation: reservation.id, payment: payment.payment_id });
  }
}

/**
 * An order kept seats for hours: what is left of that is not theirs any more. Without seats nothing but a past end is
 * kept, unless something is added: that has an end of its own.
 */
async function heldUntil(
  session: Session,
  { method }: AttemptRow,
  { reservation: { id, holdUntil, expired, adding }, own }: Locked,
): Promise<Instant | undefined> {
  if (own.holds.length === 0 && !adding) return expired ? holdUntil : undefined;
  const boardings = adding
    ? [adding.departs]
    : (await execute(session, BOARDINGS, [id])).map((row) => instant(row.departs_at));
  return graceAfterDecline(own.now, waitsForCash(method) ? own.now : (holdUntil ?? own.now), boardings);
}
