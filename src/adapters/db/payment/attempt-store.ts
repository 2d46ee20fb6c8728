import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PaymentAttempt, PaymentUpdate } from '#app/payment/ports.ts';
import type { AttemptStore, Learned } from '#app/payment/stores.ts';
import { type AttemptState, holdsMoney } from '#domain/payment/attempt.ts';
import { attemptOf, BY_ID_LOCKED, OF_ORDER, WRITE } from './attempt-rows.ts';

/** Writes the attempt and its effect on the order in one step. */
const BEGIN = statement(
  'payment-begin',
  `with moved as (
     update orders set status = $9, hold_until = $10, method = $3, version = version + 1 where order_id = $2
   )
   insert into payment (payment_id, reservation_id, method, provider, idempotency_key, request_hash, amount, state,
     by_link, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $11, clock_timestamp(), clock_timestamp())`,
);

const RETURNED = statement(
  'payment-returned',
  'update payment set state = $2, updated_at = clock_timestamp() where payment_id = $1',
);

export const attemptStore: AttemptStore = {
  lock: async (tx, id) => {
    const [row] = await execute(sessionOf(tx), BY_ID_LOCKED, [id]);
    if (!row) throw new Error(`no payment ${id}`);
    return attemptOf(row);
  },
  of: async (tx, order) => (await execute(sessionOf(tx), OF_ORDER, [order])).map(attemptOf),
  begin: async (
    tx,
    { id, stored, method, provider, key, requestHash, amount, isByLink },
    { state, status, holdUntil },
  ) => {
    const attempt = [id, stored.order.id, method, provider, key, requestHash, amount, state];
    await execute(sessionOf(tx), BEGIN, [
      ...attempt,
      status,
      holdUntil === undefined ? null : new Date(holdUntil),
      isByLink,
    ]);
  },
  write: async (tx, attempt, learned) => {
    const [row] = await execute(sessionOf(tx), WRITE, [attempt.id, learned.state, ...valuesOf(attempt, learned)]);
    return attemptOf(row!);
  },
  returned: async (tx, id, state) => {
    await execute(sessionOf(tx), RETURNED, [id, state]);
  },
};

function valuesOf(attempt: PaymentAttempt, { state, update }: Learned): readonly unknown[] {
  const [type, last4] = update.kind === 'charged' ? [update.cardType, update.last4] : [];
  const voucher = update.kind === 'voucher' ? update : undefined;
  return [
    'ref' in update ? (update.ref ?? null) : null,
    update.kind === 'redirect' ? update.url : null,
    faultOf(attempt, state, update),
    type ?? null,
    last4 ?? null,
    voucher?.reference ?? null,
    voucher?.barcodeUrl ?? null,
    voucher ? new Date(voucher.payBy) : null,
  ];
}

/** A captured payment has no fault. */
function faultOf({ fault }: PaymentAttempt, state: AttemptState, update: PaymentUpdate) {
  if (holdsMoney(state)) return null;
  return (update.kind === 'declined' ? update.fault : fault) ?? null;
}
