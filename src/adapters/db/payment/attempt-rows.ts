import { statement } from '#adapters/db/statement.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface AttemptRow {
  readonly payment_id: string;
  readonly reservation_id: string;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly request_hash: string;
  readonly idempotency_key: string;
  readonly redirect_url: string | null;
  readonly provider_ref: string | null;
  readonly reference: string | null;
  readonly barcode_url: string | null;
  readonly pay_by: number | null;
  readonly amount: number;
  readonly by_link: boolean;
  readonly state: AttemptState;
  readonly fault: ErrorCode | null;
  readonly age_ms: number;
  readonly overdue_ms: number | null;
}

const COLUMNS = `payment_id, reservation_id, method, provider, request_hash, idempotency_key, redirect_url, amount,
  by_link, state, fault, provider_ref, reference, barcode_url, pay_by,
  (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms,
  (extract(epoch from clock_timestamp() - pay_by) * 1000)::float8 as overdue_ms`;

const SELECT = `select ${COLUMNS} from payment`;

export const BY_ID = statement<AttemptRow>('payment-by-id', `${SELECT} where payment_id = $1`);

export const BY_ID_LOCKED = statement<AttemptRow>('payment-by-id-locked', `${SELECT} where payment_id = $1 for update`);

export const BY_KEY = statement<AttemptRow>(
  'payment-by-key',
  `${SELECT}
   where reservation_id = (select o.order_id from orders o where o.code = $1) and idempotency_key = $2`,
);

/** Oldest first. */
export const OF_ORDER = statement<AttemptRow>(
  'payments-of-order',
  `${SELECT} where reservation_id = $1 order by created_at, payment_id`,
);

/**
 * Orders at the counter wait for people, not for a provider. After its deadline a reference counts like any other
 * attempt.
 */
export const UNSETTLED = statement<AttemptRow>(
  'payments-unsettled',
  `${SELECT} where provider not in ('counter', 'basket') and case
       when state = 'expired' then updated_at <= clock_timestamp() - $3 * interval '1 millisecond'
         and pay_by > clock_timestamp() - $4 * interval '1 millisecond'
       when pay_by > clock_timestamp() then updated_at <= clock_timestamp() - $2 * interval '1 millisecond'
       else updated_at <= clock_timestamp() - $1 * interval '1 millisecond'
     end
     and (state in ('created', 'pending', 'unknown') or (state = 'expired' and pay_by is not null))
   order by updated_at limit $5`,
);

/**
 * An abandoned attempt may still be paid on a bank's page left open, and its webhook may be lost: it is reconciled at
 * intervals that grow by half each time.
 */
export const GIVEN_UP = statement<AttemptRow>(
  'payments-given-up',
  `${SELECT} where state = 'expired' and provider not in ('counter', 'basket') and pay_by is null
     and created_at > clock_timestamp() - $2 * interval '1 millisecond'
     and updated_at <= clock_timestamp() - greatest($1 * interval '1 millisecond', (updated_at - created_at) / 2)
   order by updated_at limit $3`,
);

/** Applies a payment update to a locked attempt. */
export const WRITE = statement<AttemptRow>(
  'payment-settle',
  `update payment set state = $2, updated_at = clock_timestamp(), provider_ref = coalesce(provider_ref, $3),
     redirect_url = coalesce($4, redirect_url), fault = $5, card_type = coalesce($6, card_type),
     card_last4 = coalesce($7, card_last4), reference = coalesce(reference, $8), barcode_url = coalesce(barcode_url, $9),
     pay_by = coalesce(pay_by, $10)
   where payment_id = $1
   returning ${COLUMNS}`,
);

const voucherOf = ({ reference, barcode_url: barcodeUrl, pay_by: payBy }: AttemptRow): PaymentAttempt['voucher'] =>
  reference === null || payBy === null
    ? undefined
    : { reference, barcodeUrl: barcodeUrl ?? undefined, payBy: instant(payBy) };

export const attemptOf = (row: AttemptRow): PaymentAttempt => ({
  id: id(row.payment_id),
  order: id(row.reservation_id),
  method: row.method,
  provider: row.provider,
  key: row.idempotency_key,
  requestHash: row.request_hash,
  amount: centavos(row.amount),
  state: row.state,
  fault: row.fault ?? undefined,
  redirectUrl: row.redirect_url ?? undefined,
  ref: row.provider_ref ?? undefined,
  voucher: voucherOf(row),
  isByLink: row.by_link,
  age: row.age_ms,
  overdue: row.overdue_ms ?? undefined,
});
