import { areItsSeats } from '#adapters/db/booking/its-seats.ts';
import { reserveHolds, sellHolds } from '#adapters/db/seats/hold-states.ts';
import { areAllHeld } from '#adapters/db/seats/own-holds.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { announce } from '#adapters/db/announce.ts';
import { type AttemptRow, attemptOf, BY_ID, BY_ID_LOCKED, OF_RESERVATION } from './attempt-rows.ts';
import { conclude, isTooLate } from './conclude.ts';
import { bookCapture, bookSale, providerAccount } from '#adapters/db/ledger/ledger.ts';
import { releaseAttempt } from './release-attempt.ts';
import { type Locked, lockAll, settleReservation } from './locked.ts';
import { writeLines } from './payment-lines.ts';
import { usePromo } from '#adapters/db/fares/promo-uses.ts';
import { oweRefund } from './refunds.ts';
import { type Reseated, reseat } from '#adapters/db/booking/reseat.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PaymentUpdate, PaymentAttempt, PaymentId, IssuedReference } from '#app/payment/ports.ts';
import { type AttemptEvent, type AttemptState, applyEvent, holdsMoney, isUnsettled } from '#domain/payment/attempt.ts';
import { storeHoldUntil } from '#domain/payment/store-reference.ts';

/** Everything an outcome decides is decided here, under the locks of the payment, its reservation and its seats. */
export const settleAttempt = (pool: Pool, id: PaymentId, update: PaymentUpdate): Promise<PaymentAttempt> =>
  withRollback(pool, (session) => settleWithin(session, id, update));

/** The same as a part of somebody else's transaction. */
export async function settleWithin(session: Session, id: PaymentId, update: PaymentUpdate): Promise<PaymentAttempt> {
  const [payment] = await execute(session, BY_ID_LOCKED, [id]);
  if (!payment) throw new Error(`no payment ${id}`);
  const wanted = applyEvent(payment.state, eventOf(update));
  const state = wanted === payment.state ? wanted : await outcome(session, payment, { wanted, update });
  await write(session, payment, { state, update });
  const [after] = await execute(session, BY_ID, [id]);
  return attemptOf(after!);
}

function eventOf(update: PaymentUpdate): AttemptEvent {
  switch (update.kind) {
    case 'charged':
      return 'paid';
    case 'declined':
      return 'refused';
    case 'redirect':
    case 'voucher':
      return 'accepted';
    case 'unknown':
      return 'unclear';
    case 'lapsed':
      return 'lapsed';
  }
}

interface Change {
  readonly wanted: AttemptState;
  readonly update: PaymentUpdate;
}

async function outcome(session: Session, payment: AttemptRow, { wanted, update }: Change): Promise<AttemptState> {
  if (wanted === 'unknown' || (wanted === 'pending' && update.kind !== 'voucher')) return wanted;
  const locked = await lockAll(session, payment);
  if (wanted === 'captured') return capture(session, payment, locked);
  if (update.kind === 'voucher') await keepForStore(session, payment, { ...locked, voucher: update });
  else await releaseAttempt(session, payment, { ...locked, state: wanted });
  return wanted;
}

/** The seats wait for somebody to pay in a store, and a little longer for the word that they did (T3). */
async function keepForStore(
  session: Session,
  payment: AttemptRow,
  { reservation, voucher }: Locked & { readonly voucher: IssuedReference },
): Promise<void> {
  if (reservation.expired) return;
  const until = storeHoldUntil(voucher.payBy);
  await reserveHolds(session, reservation.id, until);
  await settleReservation(session, reservation, { status: 'order_generated', holdUntil: until });
  await announce(session, { topic: 'voucher.ordered', reservation: reservation.id, payment: payment.payment_id });
}

/** The money is there: the seats become theirs, or, where they cannot be kept, it goes back (T4). */
async function capture(session: Session, payment: AttemptRow, locked: Locked): Promise<AttemptState> {
  await bookCapture(session, payment, providerAccount(payment.provider));
  const surplus = await isSurplus(session, payment, locked);
  const seats = surplus ? undefined : await seatsFor(session, payment, locked);
  if (!seats) {
    if (isUnsettled(payment.state)) await releaseAttempt(session, payment, { ...locked, state: 'refund_due' });
    await oweRefund(session, payment, surplus ? 'surplus' : 'late');
    return applyEvent('captured', 'unkeepable');
  }
  const { reservation } = seats;
  await sellHolds(session, reservation.id);
  await bookSale(session, payment, reservation.quote!);
  await settleReservation(session, reservation, { status: 'approved', holdUntil: undefined });
  await conclude(session, reservation, { payment: payment.payment_id, at: locked.own.now, seats: seats.kind });
  await writeLines(session, payment.payment_id, reservation);
  return 'captured';
}

/** The reservation is paid, or being paid, by another attempt. */
async function isSurplus(session: Session, payment: AttemptRow, { reservation }: Locked): Promise<boolean> {
  const attempts = await execute(session, OF_RESERVATION, [payment.reservation_id]);
  const others = attempts.filter((attempt) => attempt.payment_id !== payment.payment_id);
  return reservation.status === 'approved' || others.some(({ state }) => isUnsettled(state) || state === 'captured');
}

type Seats = Reseated | ({ readonly kind: 'kept' } & Pick<Locked, 'reservation'>);

/**
 * Seats pinned or kept for this payment always are. Money that comes after a decline or an expiry finds them if they are
 * held still, else the same or others are taken again; at the price that was paid, or not at all.
 */
async function seatsFor(session: Session, payment: AttemptRow, locked: Locked): Promise<Seats | undefined> {
  const { reservation, own } = locked;
  if (reservation.quote?.total !== payment.amount || reservation.step !== 'pago') return undefined;
  if (await isTooLate(session, reservation, own.now)) return undefined;
  if (!(await usePromo(session, reservation.id, reservation.promoCode))) return undefined;
  const arePinned = isUnsettled(payment.state) && own.holds.every(({ state }) => state === 'paying');
  if (areItsSeats(reservation, own.holds) && (arePinned || areAllHeld(own))) return { kind: 'kept', reservation };
  return reseat(session, locked);
}

const ATTEMPT = statement(
  'payment-settle',
  `update payment set state = $2, updated_at = clock_timestamp(), provider_ref = coalesce(provider_ref, $3),
     redirect_url = coalesce($4, redirect_url), fault = $5, card_type = coalesce($6, card_type),
     card_last4 = coalesce($7, card_last4), reference = coalesce(reference, $8), barcode_url = coalesce(barcode_url, $9),
     pay_by = coalesce(pay_by, $10)
   where payment_id = $1`,
);

async function write(
  session: Session,
  payment: AttemptRow,
  { state, update }: { readonly state: AttemptState; readonly update: PaymentUpdate },
): Promise<void> {
  const ref = 'ref' in update ? (update.ref ?? null) : null;
  const fault =
    update.kind === 'declined' && !holdsMoney(state) ? update.fault : holdsMoney(state) ? null : payment.fault;
  const [type, last4] = update.kind === 'charged' ? [update.cardType, update.last4] : [];
  const url = update.kind === 'redirect' ? update.url : null;
  const voucher = update.kind === 'voucher' ? update : undefined;
  await execute(session, ATTEMPT, [
    payment.payment_id,
    state,
    ref,
    url,
    fault,
    type ?? null,
    last4 ?? null,
    voucher?.reference ?? null,
    voucher?.barcodeUrl ?? null,
    voucher ? new Date(voucher.payBy) : null,
  ]);
}
