import { areItsSeats, sellClaims, unpinClaims } from '#adapters/db/inventory/claim-states.ts';
import { lockReservation } from '#adapters/db/inventory/draft-lock.ts';
import { areAllHeld, lockOwnClaims, type OwnClaims } from '#adapters/db/inventory/own-claims.ts';
import { undoable } from '#adapters/db/inventory/undo.ts';
import { announce } from '#adapters/db/payments/announce.ts';
import { type AttemptRow, attemptOf, BY_ID, BY_ID_LOCKED, OF_RESERVATION } from '#adapters/db/payments/attempt-rows.ts';
import { issueTickets } from '#adapters/db/payments/issue-tickets.ts';
import { bookCapture, bookSale } from '#adapters/db/payments/ledger.ts';
import { giveBackPromo, usePromo } from '#adapters/db/payments/promo-uses.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { reservationById } from '#adapters/db/reservations.ts';
import { run, statement } from '#adapters/db/statement.ts';
import type { AttemptNews, PaymentAttempt, PaymentId } from '#app/payment/ports.ts';
import { graceAfterDecline } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type AttemptEvent, type AttemptState, applyEvent, holdsMoney, isUnsettled } from '#domain/payment/attempt.ts';
import type { PaymentStatus } from '#domain/payment/method.ts';
import { applyResult } from '#domain/payment/status.ts';
import { type Instant, instant } from '#kernel/instant.ts';

/** Everything an outcome decides is decided here, under the locks of the payment, its reservation and its seats. */
export const settleAttempt = (pool: Pool, id: PaymentId, news: AttemptNews): Promise<PaymentAttempt> =>
  undoable(pool, async (session) => {
    const [payment] = await run(session, BY_ID_LOCKED, [id]);
    if (!payment) throw new Error(`no payment ${id}`);
    const wanted = applyEvent(payment.state, eventOf(news));
    const state = wanted === payment.state ? wanted : await outcome(session, payment, wanted);
    await write(session, payment, { state, news });
    const [after] = await run(session, BY_ID, [id]);
    return attemptOf(after!);
  });

function eventOf(news: AttemptNews): AttemptEvent {
  switch (news.kind) {
    case 'charged':
      return 'paid';
    case 'declined':
      return 'refused';
    case 'redirect':
      return 'accepted';
    case 'unknown':
      return 'unclear';
    case 'lapsed':
      return 'lapsed';
  }
}

async function outcome(session: Session, payment: AttemptRow, wanted: AttemptState): Promise<AttemptState> {
  if (wanted === 'pending' || wanted === 'unknown') return wanted;
  const { reservation, own } = await lockAll(session, payment);
  if (wanted === 'captured') return capture(session, payment, { reservation, own });
  await letGo(session, payment, { reservation, own, state: wanted });
  return wanted;
}

interface Locked {
  readonly reservation: Reservation;
  readonly own: OwnClaims;
}

async function lockAll(session: Session, payment: AttemptRow): Promise<Locked> {
  const { reservation: id } = attemptOf(payment);
  await lockReservation(session, id);
  const stored = await reservationById(session, id);
  if (!stored) throw new Error(`payment ${payment.payment_id} is for a reservation that is not there`);
  return { reservation: stored.reservation, own: await lockOwnClaims(session, id) };
}

/** The money is there: the seats become theirs, or, where they cannot be kept, it goes back (T4). */
async function capture(session: Session, payment: AttemptRow, locked: Locked): Promise<AttemptState> {
  const { reservation, own } = locked;
  await bookCapture(session, payment);
  if (!(await isKeepable(session, payment, locked))) {
    if (isUnsettled(payment.state)) await letGo(session, payment, { ...locked, state: 'refund_due' });
    await announce(session, { topic: 'refund.due', reservation: reservation.id, payment: payment.payment_id });
    return applyEvent('captured', 'unkeepable');
  }
  await sellClaims(session, reservation.id);
  await bookSale(session, payment, reservation.quote!);
  await settleReservation(session, reservation, { status: 'approved', holdUntil: undefined });
  await issueTickets(session, reservation, { kind: 'E-Ticket', at: own.now });
  await announce(session, { topic: 'ticket.issued', reservation: reservation.id });
  return 'captured';
}

/**
 * Seats pinned for this payment always are. Money that comes after a decline or an expiry finds them only if they are held
 * still, at the same price, and no other attempt has paid or may.
 */
async function isKeepable(session: Session, payment: AttemptRow, { reservation, own }: Locked): Promise<boolean> {
  const attempts = await run(session, OF_RESERVATION, [payment.reservation_id]);
  const others = attempts.filter((attempt) => attempt.payment_id !== payment.payment_id);
  if (others.some(({ state }) => isUnsettled(state) || state === 'captured')) return false;
  if (reservation.status === 'approved' || reservation.quote?.total !== payment.amount) return false;
  if (!areItsSeats(reservation, own.claims)) return false;
  if (isUnsettled(payment.state)) return own.claims.every(({ state }) => state === 'paying');
  return areAllHeld(own) && (await usePromo(session, reservation.id, reservation.promoCode));
}

const BOARDINGS = statement<{ readonly departs_at: number }>(
  'payment-boardings',
  `select c.departs_at from seat_claim s
   join departure_call c on c.departure_id = s.departure_id and c.call_index = s.from_leg
   where s.reservation_id = $1`,
);

/** No money: the seats stay theirs long enough to try again, and the promotional code is free for others. */
async function letGo(
  session: Session,
  payment: AttemptRow,
  { reservation, own, state }: Locked & { readonly state: AttemptState },
): Promise<void> {
  if (!isUnsettled(payment.state)) return;
  const boardings = (await run(session, BOARDINGS, [reservation.id])).map((row) => instant(row.departs_at));
  const { holdUntil } = reservation;
  const until = own.claims.length > 0 ? graceAfterDecline(own.now, holdUntil ?? own.now, boardings) : holdUntil;
  if (until !== undefined) await unpinClaims(session, reservation.id, until);
  await giveBackPromo(session, reservation.id);
  const status = applyResult(reservation.status, { state, method: payment.method });
  await settleReservation(session, reservation, { status, holdUntil: until });
}

const RESERVATION = statement(
  'payment-settle-reservation',
  `update reservation set status = $2, hold_until = $3, version = version + 1 where reservation_id = $1`,
);

const settleReservation = (
  session: Session,
  { id }: Reservation,
  { status, holdUntil }: { readonly status: PaymentStatus; readonly holdUntil: Instant | undefined },
): Promise<unknown> => run(session, RESERVATION, [id, status, holdUntil === undefined ? null : new Date(holdUntil)]);

const ATTEMPT = statement(
  'payment-settle',
  `update payment set state = $2, updated_at = clock_timestamp(), provider_ref = coalesce(provider_ref, $3),
     redirect_url = coalesce($4, redirect_url), fault = $5, card_type = coalesce($6, card_type),
     card_last4 = coalesce($7, card_last4)
   where payment_id = $1`,
);

async function write(
  session: Session,
  payment: AttemptRow,
  { state, news }: { readonly state: AttemptState; readonly news: AttemptNews },
): Promise<void> {
  const ref = 'ref' in news ? (news.ref ?? null) : null;
  const fault = news.kind === 'declined' && !holdsMoney(state) ? news.fault : holdsMoney(state) ? null : payment.fault;
  const [type, last4] = news.kind === 'charged' ? [news.cardType, news.last4] : [];
  const url = news.kind === 'redirect' ? news.url : null;
  await run(session, ATTEMPT, [payment.payment_id, state, ref, url, fault, type ?? null, last4 ?? null]);
}
