import { randomBytes } from 'node:crypto';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { announce } from '#adapters/db/announce.ts';
import { type AttemptRow, BY_ID_LOCKED } from './attempt-rows.ts';
import { accountOf, refundToBuyer } from './buyers-accounts.ts';
import { bookRefund, BY_HAND } from '#adapters/db/ledger/ledger.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { DueRefund, RefundId, RefundUpdate } from '#app/payment/ports.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';
import { applyEvent } from '#domain/payment/attempt.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

const OWE = statement(
  'refund-owe',
  `insert into refund (refund_id, payment_id, reservation_id, amount, reason, state, next_try_at, created_at, updated_at)
   values ($1, $2, $3, $4, $5, 'due', clock_timestamp(), clock_timestamp(), clock_timestamp())
   on conflict do nothing`,
);

const OWE_PART = statement(
  'refund-owe-part',
  `insert into refund (refund_id, payment_id, reservation_id, amount, reason, source_id, state, next_try_at, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, 'due', clock_timestamp(), clock_timestamp(), clock_timestamp())`,
);

/** Why a part of a payment goes back: tickets were given up, or their bus is of a lower class than was sold. */
export type ShareReason = 'cancelled' | 'delay' | 'service';

/** A part of a payment is to go back. */
export async function oweShare(session: Session, part: Part, reason: ShareReason): Promise<void> {
  const { payment_id: payment, reservation_id: reservation } = part.sale;
  const values = [uuidV7(Date.now(), randomBytes(10)), payment, reservation, part.amount, reason, part.id];
  await execute(session, OWE_PART, values);
  notifyAfterCommit(session, 'refund');
}

interface Part {
  readonly id: string;
  readonly sale: { readonly payment_id: string; readonly reservation_id: string };
  readonly amount: number;
}

/** All of a payment is to go back: its seats were gone, or the reservation was paid already. */
export async function oweRefund(session: Session, payment: AttemptRow, reason: 'late' | 'surplus'): Promise<void> {
  const { payment_id, reservation_id: reservation, amount } = payment;
  await execute(session, OWE, [uuidV7(Date.now(), randomBytes(10)), payment_id, reservation, amount, reason]);
  notifyAfterCommit(session, 'refund');
  await announce(session, { topic: 'refund.due', reservation, payment: payment_id });
}

interface DueRow {
  readonly refund_id: string;
  readonly payment_id: string;
  readonly reservation_id: string;
  readonly code: string;
  readonly provider: string;
  readonly provider_ref: string | null;
  readonly amount: number;
}

/** The next try is a minute away, then two, four, up to an hour: longer than any call to a provider may take. */
const TAKE = statement<DueRow>(
  'refunds-take',
  `with taken as (
     update refund set tries = tries + 1, updated_at = clock_timestamp(),
       next_try_at = clock_timestamp() + least(60 * power(2, least(tries, 6)), 3600) * interval '1 second'
     where refund_id in (
       select refund_id from refund where state = 'due' and next_try_at <= clock_timestamp()
       order by next_try_at limit $1 for update skip locked
     )
     returning refund_id, payment_id, reservation_id, amount
   )
   select t.*, r.code, p.provider, p.provider_ref
   from taken t join payment p using (payment_id) join reservation r on r.reservation_id = t.reservation_id`,
);

/** Refunds to be tried now; nobody else gets them until their next try is due. */
export const takeDueRefunds = (pool: Pool, limit: number): Promise<readonly DueRefund[]> =>
  withRollback(pool, async (session) =>
    (await execute(session, TAKE, [limit])).map((row) => ({
      id: id(row.refund_id),
      payment: id(row.payment_id),
      reservation: id(row.reservation_id),
      code: row.code,
      provider: row.provider,
      ref: row.provider_ref ?? undefined,
      amount: centavos(row.amount),
    })),
  );

interface RefundRow {
  readonly payment_id: string;
  readonly reservation_id: string;
  readonly amount: number;
  readonly state: 'due' | 'by_hand' | 'paid';
  /** The part of a give-back it is of. */
  readonly source_id: string | null;
}

const FIND = statement<Pick<RefundRow, 'payment_id'>>(
  'refund-find',
  'select payment_id from refund where refund_id = $1',
);

const LOCK = statement<RefundRow>(
  'refund-lock',
  'select payment_id, reservation_id, amount, state, source_id from refund where refund_id = $1 for update',
);

const WRITE = statement(
  'refund-write',
  `update refund set state = $2, note = coalesce($3, note), updated_at = clock_timestamp() where refund_id = $1`,
);

const RETURNED = statement(
  'payment-returned',
  'update payment set state = $2, updated_at = clock_timestamp() where payment_id = $1',
);

/**
 * The outcome of a refund; a refund is paid once, however often that is heard. The payment is locked first, as
 * everywhere.
 */
export const settleRefund = (pool: Pool, refund: RefundId, update: RefundUpdate): Promise<void> =>
  withRollback(pool, async (session) => {
    const [found] = await execute(session, FIND, [refund]);
    if (!found) throw new Error(`no refund ${refund}`);
    const [payment] = await execute(session, BY_ID_LOCKED, [found.payment_id]);
    const [row] = await execute(session, LOCK, [refund]);
    if (!payment || !row || row.state === 'paid' || update.kind === 'again') return;
    await execute(session, WRITE, [refund, update.kind, 'note' in update ? update.note : null]);
    if (update.kind !== 'paid') return;
    const { reservation_id: reservation, amount } = row;
    const account = 'note' in update ? BY_HAND : await accountOf(session, payment);
    await bookRefund(session, { id: refund, reservation, account, amount });
    await refundToBuyer(session, account, amount);
    await execute(session, RETURNED, [payment.payment_id, applyEvent(payment.state, 'returned')]);
    await announce(
      session,
      row.source_id === null
        ? { topic: 'refund.paid', reservation, payment: payment.payment_id }
        : {
            topic: 'refund.returned',
            reservation,
            refund,
            amount,
            by_hand: 'note' in update,
            to_account: isFromAccount(payment.provider),
          },
    );
  });
