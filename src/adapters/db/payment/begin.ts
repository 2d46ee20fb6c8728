import { areItsSeats } from '#adapters/db/booking/its-seats.ts';
import { isOnCancelledRun } from '#adapters/db/disruptions/known-disruptions.ts';
import { pinHolds, reserveHolds, sellHolds } from '#adapters/db/seats/hold-states.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { areAllHeld, lockOwnHolds, type OwnHolds } from '#adapters/db/seats/own-holds.ts';
import { isWithinPendShare } from '#adapters/db/booking/pend-share.ts';
import { Rollback, withRollback } from '#adapters/db/with-rollback.ts';
import { mayWaitUnconfirmed } from '#adapters/db/booking/waiting-orders.ts';
import { announce } from '#adapters/db/announce.ts';
import { attemptOf, OF_RESERVATION } from './attempt-rows.ts';
import { conclude, partRefused } from './conclude.ts';
import { issueTickets } from '#adapters/db/ticketing/issue-tickets.ts';
import { usePromo } from '#adapters/db/fares/promo-uses.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { updateReservation } from '#adapters/db/booking/reservations.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Begun, CounterOrder, PaymentIntent } from '#app/payment/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type AttemptState, mayAttempt } from '#domain/payment/attempt.ts';
import { isStoreMethod } from '#domain/payment/method.ts';
import { applyResult } from '#domain/payment/status.ts';

export const BEGUN: Begun = { kind: 'begun' };

/** Undoes the transaction and says why. */
export const rollbackWith = (code: ErrorCode) => new Rollback<Begun>({ kind: 'refused', code });

/** With a provider: the seats are pinned until its outcome is known. Only a share of a bus waits for cash in stores. */
export const beginWithProvider = (pool: Pool, intent: PaymentIntent): Promise<Begun> =>
  withRollback(pool, async (session) => {
    const own = await open(session, intent);
    const { id } = intent.next;
    if (isStoreMethod(intent.method) && !(await isWithinPendShare(session, id, own.holds))) {
      throw rollbackWith('method_unavailable');
    }
    if ((await pinHolds(session, id)) !== own.holds.length) throw rollbackWith('time_exceeded');
    const status = applyResult(intent.next.status, { state: 'created', method: intent.method });
    await write(session, intent, { state: 'created', next: { ...intent.next, status } });
    return BEGUN;
  });

/** Cash at the counter: unpaid tickets, and the seats kept until they are released (T1). */
export const orderAtCounter = (pool: Pool, order: CounterOrder, factor: number): Promise<Begun> =>
  withRollback(pool, async (session) => {
    const own = await open(session, order);
    const { heldUntil } = order;
    if (own.now >= heldUntil || !(await isWithinPendShare(session, order.next.id, own.holds)))
      throw rollbackWith('method_unavailable');
    if (!order.next.contactConfirmed && !(await mayWaitUnconfirmed(session, order.next.id, factor)))
      throw rollbackWith('cash_contact_required');
    await reserveHolds(session, order.next.id, heldUntil);
    await write(session, order, {
      state: 'pending',
      next: { ...order.next, status: 'order_generated', holdUntil: heldUntil },
    });
    await issueTickets(session, order.next, { kind: 'PEND', at: own.now });
    await announce(session, { topic: 'ticket.ordered', reservation: order.next.id });
    return BEGUN;
  });

/** Nothing to pay: sold in one go. */
export const sellForNothing = (pool: Pool, intent: PaymentIntent): Promise<Begun> =>
  withRollback(pool, async (session) => {
    const own = await open(session, intent);
    await sellHolds(session, intent.next.id);
    await write(session, intent, {
      state: 'captured',
      next: { ...intent.next, status: 'approved', holdUntil: undefined },
    });
    await conclude(session, intent.next, { payment: intent.id, at: own.now });
    return BEGUN;
  });

/** What all of them ask first: the key is new, no other attempt stands in the way, and every seat is still ours. */
export async function open(session: Session, intent: PaymentIntent): Promise<OwnHolds> {
  const { id } = intent.next;
  const locked = await lockReservation(session, id);
  const attempts = await execute(session, OF_RESERVATION, [id]);
  const same = attempts.find((attempt) => attempt.idempotency_key === intent.key);
  if (same) throw new Rollback<Begun>({ kind: 'repeated', attempt: attemptOf(same) });
  if (locked?.version !== intent.stored.version) throw new Rollback<Begun>({ kind: 'changed' });
  const may = mayAttempt(attempts.map(({ state }) => state));
  if (!may.ok) throw rollbackWith(may.fault.code);
  if (!(await usePromo(session, id, intent.next.promoCode))) throw rollbackWith('price_changed');
  const own = await lockOwnHolds(session, id);
  const refusal = await partRefused(session, intent.next, own.now);
  if (refusal) throw rollbackWith(refusal);
  if (await isOnCancelledRun(session, id)) throw rollbackWith('departure_cancelled');
  if (!areAllHeld(own) || !areItsSeats(intent.next, own.holds)) throw rollbackWith('time_exceeded');
  return own;
}

const INSERT = statement(
  'payment-insert',
  `insert into payment (payment_id, reservation_id, method, provider, idempotency_key, request_hash, amount, state,
     created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp(), clock_timestamp())`,
);

/** The attempt and what it makes of its reservation. */
export async function write(
  session: Session,
  intent: PaymentIntent,
  { state, next }: { readonly state: AttemptState; readonly next: Reservation },
): Promise<void> {
  if (!(await updateReservation(session, intent.stored, next))) throw new Rollback<Begun>({ kind: 'changed' });
  await execute(session, INSERT, [
    intent.id,
    next.id,
    intent.method,
    intent.provider,
    intent.key,
    intent.requestHash,
    intent.amount,
    state,
  ]);
}
