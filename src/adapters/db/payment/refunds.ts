import { randomBytes } from 'node:crypto';
import { notifyAfterCommit } from '#adapters/db/notify-workers.ts';
import { attemptOf, BY_ID_LOCKED } from './attempt-rows.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { takeDue, takeText, type WorkTable } from '#adapters/db/work-queue.ts';
import type { DueRefund } from '#app/payment/ports.ts';
import type { RefundStore } from '#app/payment/stores.ts';
import type { ShareReason } from '#domain/payment/share-reason.ts';
import { RETRY_POLICIES } from '#domain/retry-policies.ts';
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

/** Records that a part of a payment is due back. */
export async function oweShare(session: Session, part: Part, reason: ShareReason): Promise<void> {
  const values = [uuidV7(Date.now(), randomBytes(10)), part.payment, part.order, part.amount, reason, part.id];
  await execute(session, OWE_PART, values);
  notifyAfterCommit(session, 'refund');
}

interface Part {
  readonly id: string;
  readonly payment: string;
  readonly order: string;
  readonly amount: number;
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

const REFUND: WorkTable = {
  table: 'refund',
  key: 'refund_id',
  due: 'next_try_at',
  tries: 'tries',
  waiting: `w.state = 'due'`,
};

const TAKE = statement<DueRow>(
  'refunds-take',
  takeText(
    REFUND,
    `f.refund_id, f.payment_id, f.reservation_id, f.amount, o.code, p.provider, p.provider_ref
     from taken f join payment p using (payment_id) join orders o on o.order_id = f.reservation_id`,
  ),
);

/**
 * Refunds to try now; no other worker gets them until their next try. Each wait is longer than any call to a provider
 * may take, so that no separate lease is needed.
 */
export const takeDueRefunds = (pool: Pool, limit: number): Promise<readonly DueRefund[]> =>
  withConnection(pool, async (session) =>
    (await takeDue(session, TAKE, { leases: RETRY_POLICIES.refund.waits, limit })).map((row) => ({
      id: id(row.refund_id),
      payment: id(row.payment_id),
      order: id(row.reservation_id),
      code: row.code,
      provider: row.provider,
      ref: row.provider_ref ?? undefined,
      amount: centavos(row.amount),
    })),
  );

interface RefundRow {
  readonly amount: number;
  readonly state: 'due' | 'by_hand' | 'paid';
  /** The part of a ticket refund it is for. */
  readonly source_id: string | null;
}

const FIND = statement<{ readonly payment_id: string }>(
  'refund-find',
  'select payment_id from refund where refund_id = $1',
);

const LOCK = statement<RefundRow>(
  'refund-lock',
  'select amount, state, source_id from refund where refund_id = $1 for update',
);

const WRITE = statement(
  'refund-write',
  `update refund set state = $2, note = coalesce($3, note), updated_at = clock_timestamp() where refund_id = $1`,
);

export const refundStore: RefundStore = {
  owe: async (tx, { id: payment, order, amount }, reason) => {
    const session = sessionOf(tx);
    await execute(session, OWE, [uuidV7(Date.now(), randomBytes(10)), payment, order, amount, reason]);
    notifyAfterCommit(session, 'refund');
  },
  lock: async (tx, refund) => {
    const session = sessionOf(tx);
    const [found] = await execute(session, FIND, [refund]);
    const [payment] = found ? await execute(session, BY_ID_LOCKED, [found.payment_id]) : [];
    const [row] = await execute(session, LOCK, [refund]);
    if (!payment || !row) return undefined;
    const { amount, state, source_id: source } = row;
    return { payment: attemptOf(payment), amount: centavos(amount), state, isShare: source !== null };
  },
  write: async (tx, refund, update) => {
    await execute(sessionOf(tx), WRITE, [refund, update.kind, 'note' in update ? update.note : null]);
  },
};
