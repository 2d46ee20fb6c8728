import { statement } from '#adapters/db/statement.ts';
import type { WaitingPayment } from '#app/operations/ports.ts';
import type { OpenAttempt, PaymentSeen } from '#app/payment/open-attempts.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface SeenRow {
  readonly payment_id: string;
  readonly code: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly created_at: number;
  readonly provider_ref: string | null;
}

/** Columns of `payment p` and `orders o`. */
export const SEEN = 'p.payment_id, o.code, p.provider, p.method, p.amount, p.created_at, p.provider_ref';

export const seenOf = (row: SeenRow): PaymentSeen => ({
  payment: id(row.payment_id),
  code: id(row.code),
  provider: row.provider,
  method: row.method,
  amount: centavos(row.amount),
  since: instant(row.created_at),
  ref: row.provider_ref ?? undefined,
});

export interface WaitingRow extends SeenRow {
  readonly reference: string | null;
  readonly pay_by: number | null;
  readonly hold_until: number | null;
}

const WAITING_COLUMNS = `select ${SEEN}, p.reference, p.pay_by, o.hold_until
   from payment p join orders o on o.order_id = p.reservation_id
   where p.state = 'pending'`;

export const WAITING = statement<WaitingRow>('money-waiting', `${WAITING_COLUMNS} order by p.created_at`);

/** One that expires at this moment is no longer an order. */
export const COUNTER_ORDER = statement<WaitingRow>(
  'money-counter-order',
  `${WAITING_COLUMNS} and p.provider = 'counter' and o.code = $1 and not o.expired and o.hold_until > clock_timestamp()`,
);

export function waitingOf(row: WaitingRow): WaitingPayment {
  const seen = { ...seenOf(row), reference: row.reference ?? undefined };
  if (row.provider === 'counter') return { ...seen, waitsFor: 'counter', until: momentOf(row.hold_until) };
  if (row.reference !== null) return { ...seen, waitsFor: 'store', until: momentOf(row.pay_by) };
  return { ...seen, waitsFor: 'page', until: undefined };
}

const momentOf = (at: number | null) => (at === null ? undefined : instant(at));

export interface OpenRow extends SeenRow {
  readonly state: OpenAttempt['state'];
}

export const WITHOUT_OUTCOME = statement<OpenRow>(
  'money-without-outcome',
  `select ${SEEN}, p.state
   from payment p join orders o on o.order_id = p.reservation_id
   where p.state in ('created', 'unknown') and p.provider <> 'basket' and p.updated_at <= clock_timestamp() - $1 * interval '1 millisecond'
   order by p.created_at`,
);

export const openOf = (row: OpenRow): OpenAttempt => ({ ...seenOf(row), state: row.state });
