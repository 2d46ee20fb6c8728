import type { CardType } from '#domain/payment/card-type.ts';
import { statement } from '#adapters/db/statement.ts';
import type { Booked, BookedPayment, BookedRefund, BuyersBalance } from '#app/operations/ports.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** A payment with one of its refunds. */
export interface BookedRow {
  readonly payment_id: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly card_type: CardType | null;
  readonly provider_ref: string | null;
  readonly captured: number | null;
  readonly captured_at: number | null;
  readonly refunded: number | null;
  readonly refunded_at: number | null;
  readonly by_hand: boolean | null;
}

/** A payment is captured once, and refunded in any number of parts: it has a row for each, or one without a refund. */
const BOOKED = `select p.payment_id, p.provider, p.method, p.card_type, p.provider_ref,
     c.amount as captured, c.created_at as captured_at,
     b.amount as refunded, b.created_at as refunded_at, b.credit = 'by-hand' as by_hand
   from payment p
   left join ledger_transfer c on c.kind = 'capture' and c.source_id = p.payment_id
   left join (refund f join ledger_transfer b on b.kind = 'refund' and b.source_id = f.refund_id)
     on f.payment_id = p.payment_id`;

const OLDEST_FIRST = 'order by p.payment_id, b.created_at, b.transfer_id';

/** Starts from the day's transfers, to avoid scanning the table of payments. */
export const BOOKED_WITHIN = statement<BookedRow>(
  'money-booked-within',
  `${BOOKED}
   where p.payment_id in (
     select coalesce(f.payment_id, t.source_id)
     from ledger_transfer t left join refund f on t.kind = 'refund' and f.refund_id = t.source_id
     where t.kind in ('capture', 'refund') and t.created_at >= $1 and t.created_at < $2
   )
   ${OLDEST_FIRST}`,
);

export const BOOKED_OF = statement<BookedRow>(
  'money-booked-of',
  `${BOOKED} where p.payment_id = any($1::uuid[]) ${OLDEST_FIRST}`,
);

export const UNPAID_WITHIN = statement<BookedRow>(
  'money-unpaid-within',
  `${BOOKED}
   where p.created_at >= $1 and p.created_at < $2 and p.provider not in ('counter', 'none', 'basket') and c.amount is null
   ${OLDEST_FIRST}`,
);

/**
 * Accounts by their kind: their name without what identifies the buyer. The current balances less what was booked
 * since: a day long ago reads more, but never the whole ledger.
 */
export const BALANCES_AT = statement<BuyersBalance>(
  'money-balances-at',
  `select regexp_replace(account, ':[^:]*$', '') as accounts, sum(amount)::bigint as amount
   from (
     select account, balance as amount from account_balance
     union all
     select t.debit, t.amount from ledger_transfer t join account_balance b on b.account = t.debit where t.created_at >= $1
     union all
     select t.credit, 0 - t.amount from ledger_transfer t join account_balance b on b.account = t.credit where t.created_at >= $1
   ) moved
   group by 1 having sum(amount) <> 0 order by 1`,
);

/** One for each payment, however many refunds it has. */
export const bookedOf = (rows: readonly BookedRow[]): readonly BookedPayment[] =>
  [...Map.groupBy(rows, (row) => row.payment_id).values()].map((own) => {
    const row = own[0]!;
    return {
      payment: id(row.payment_id),
      provider: row.provider,
      method: row.method,
      cardType: row.card_type ?? undefined,
      ref: row.provider_ref ?? undefined,
      captured: entryOf(row.captured, row.captured_at),
      refunds: own.flatMap((one) => refundOf(one) ?? []),
    };
  });

function refundOf(row: BookedRow): BookedRefund | undefined {
  const entry = entryOf(row.refunded, row.refunded_at);
  return entry && { ...entry, byHand: row.by_hand === true };
}

const entryOf = (amount: number | null, at: number | null): Booked | undefined =>
  amount === null || at === null ? undefined : { amount: centavos(amount), at: instant(at) };
