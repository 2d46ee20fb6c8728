import { storedOutcome, recordAuditEvent } from '#adapters/db/counter/counter-audit.ts';
import { firstBoardingOf, type CounterDeadline, tooLate } from '#adapters/db/counter/counter-deadlines.ts';
import { sqlState } from '#adapters/db/database-errors.ts';
import { isOnCancelledRun } from '#adapters/db/disruptions/known-disruptions.ts';
import { reservationById } from '#adapters/db/booking/reservations.ts';
import { attemptStore } from '#adapters/db/payment/attempt-store.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { lockOwnHolds } from '#adapters/db/seats/own-holds.ts';
import { transactionOf } from '#adapters/db/session-of.ts';
import type { LockedTrip } from '#app/booking/trip-stores.ts';
import type { Payments } from '#app/payment/ports.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { Rollback } from '#app/transaction.ts';
import type { CounterMoney, MoneyTaken, TakeMoney } from '#app/counter/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { id, type ReservationId } from '#kernel/ids.ts';
import { type Centavos, minus, ZERO } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

type Answer = Result<MoneyTaken, Fault>;

/** The newest order of a reservation at the counter, in any state. */
const ORDER = statement<{ readonly payment_id: string }>(
  'counter-order',
  `select p.payment_id from payment p join reservation r using (reservation_id)
   where r.code = $1 and p.provider = 'counter' order by p.created_at desc, p.payment_id desc limit 1`,
);

/** The deadline of each means of payment (T1). */
const RUNGS: Readonly<Record<CounterMoney['kind'], CounterDeadline>> = {
  cash: { deadline: 'payAtCounterUntil', code: 'cash_closed' },
  terminal: { deadline: 'releasedAt', code: 'conversion_closed' },
};

/**
 * Decided and written in one transaction, under the lock of the order: a concurrent second caller finds it paid or
 * ended.
 */
export const takeMoney = (pool: Pool, payments: Pick<Payments, 'settleWithin'>, asked: TakeMoney): Promise<Answer> =>
  withRollback(pool, async (session): Promise<Answer> => {
    const [order] = await execute(session, ORDER, [asked.code]);
    if (!order) return fail(fault('no_order_waits', 'code'));
    const payment = await attemptStore.lock(transactionOf(session), id(order.payment_id));
    const locked = await lockTrip(session, payment.order);
    const kept = await storedOutcome<MoneyTaken>(session, asked.by);
    if (kept) return kept;
    const refusal = await refusalOf(session, locked, { asked, isPending: payment.state === 'pending' });
    if (refusal) return fail(refusal);
    const { amount } = payment;
    const taken = changeOf(amount, asked);
    if (!taken.ok) return taken;
    const charged = { kind: 'charged', amount, cardType: undefined, last4: undefined } as const;
    const ref = refOf(asked, order.payment_id);
    const settled = await payments.settleWithin(transactionOf(session), payment.id, { ...charged, ref });
    // Money is only taken while the seats exist: otherwise everything is rolled back.
    if (settled.state !== 'captured') throw new Rollback<Answer>(fail(fault('no_order_waits', 'code')));
    const outcome: MoneyTaken = { at: locked.own.now, amount, ...taken.value };
    await recordAuditEvent(session, asked.by, {
      action: asked.money.kind === 'cash' ? 'cash.taken' : 'order.converted',
      subject: { payment: order.payment_id },
      amount,
      ...noteOf(asked.money),
      outcome,
    });
    return ok(outcome);
  }).catch((problem: unknown): Answer => {
    if (sqlState(problem) === UNIQUE_VIOLATION && asked.money.kind === 'terminal')
      return fail(fault('authorisation_used', 'authorisation'));
    throw problem;
  });

const UNIQUE_VIOLATION = '23505';

/** The trip of a locked payment, with its seats. */
async function lockTrip(session: Session, id: ReservationId): Promise<LockedTrip> {
  await lockReservation(session, id);
  const stored = await reservationById(session, id);
  if (!stored) throw new Error(`order ${id} has no trip`);
  return { reservation: stored.reservation, own: await lockOwnHolds(session, id) };
}

async function refusalOf(
  session: Session,
  { reservation, own }: LockedTrip,
  { asked, isPending }: { readonly asked: TakeMoney; readonly isPending: boolean },
): Promise<Fault | undefined> {
  const { status, expired, holdUntil, quote } = reservation;
  if (status === 'approved') return fault('already_paid', 'code');
  const first = await firstBoardingOf(session, reservation);
  const late = first && tooLate(first, RUNGS[asked.money.kind], own.now);
  if (late) return late;
  // Also for an order made at the moment of the cancellation, and so not ended by it.
  if (await isOnCancelledRun(session, reservation.id)) return fault('departure_cancelled', 'code');
  const isOver = expired || (holdUntil !== undefined && holdUntil <= own.now);
  if (!isPending || isOver) return fault('no_order_waits', 'code');
  const total = quote?.total ?? ZERO;
  return asked.total === undefined || asked.total === total ? undefined : fault('price_changed', 'total', { total });
}

function changeOf(
  amount: Centavos,
  { money }: TakeMoney,
): Result<Pick<MoneyTaken, 'received' | 'change' | 'authorisation'>, Fault> {
  if (money.kind === 'terminal') return ok({ received: amount, change: ZERO, authorisation: money.authorisation });
  const received = money.received ?? amount;
  if (received < amount) return fail(fault('cash_short', 'received', { missing: amount - received }));
  return ok({ received, change: minus(received, amount) });
}

/** Cash has no reference of its own; a terminal's authorisation is valid for one payment. */
const refOf = ({ money }: TakeMoney, payment: string): string =>
  money.kind === 'terminal' ? `terminal:${money.authorisation}` : payment;

const noteOf = (money: CounterMoney): { readonly note?: string } =>
  money.kind === 'terminal' ? { note: money.authorisation } : {};
