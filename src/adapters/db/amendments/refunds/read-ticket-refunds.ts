import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Credit, TicketRefund, GivenShare } from '#app/amendments/refunds/ports.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { bySource } from './decided-parts.ts';
import { paidFromOf } from './paid-from.ts';

interface RefundRow {
  readonly amount: number;
  readonly state: 'due' | 'by_hand' | 'paid';
  readonly method: PaymentMethod;
  readonly provider: string;
  /** People gave it back, and wrote down how. */
  readonly is_noted: boolean;
}

interface Row {
  readonly give_back_id: string;
  readonly means: TicketRefund['means'];
  readonly money: number;
  readonly credited: number;
  readonly lines: TicketRefund['lines'];
  readonly compensation: TicketRefund['compensation'];
  readonly differences: TicketRefund['differences'];
  readonly created_at: number;
  readonly code: string | null;
  readonly granted: number | null;
  readonly left: number | null;
  readonly expires_at: number | null;
  readonly is_expired: boolean | null;
  /** One for each payment of which something goes back. */
  readonly refunds: readonly RefundRow[];
}

const GIVEN = statement<Row>(
  'given-back',
  `select g.give_back_id, g.means, g.money, g.credited, g.lines, g.compensation, g.differences, g.created_at,
     c.code, c.amount as granted, coalesce(b.balance, 0)::int as left, c.expires_at,
     c.expires_at <= clock_timestamp() as is_expired, f.refunds
   from give_back g
   left join credit c on c.source_id = g.give_back_id
   left join account_balance b on b.account = 'credit:' || c.credit_id
   left join lateral (
     select coalesce(json_agg(json_build_object('amount', f.amount, 'state', f.state, 'method', m.method,
       'provider', m.provider, 'is_noted', f.note is not null) order by m.created_at, f.refund_id), '[]') as refunds
     from give_back_part p join refund f on f.source_id = p.part_id join payment m on m.payment_id = f.payment_id
     where p.give_back_id = g.give_back_id
   ) f on true
   where g.reservation_id = $1
   order by g.created_at, g.give_back_id`,
);

/** Everything that was given back of a reservation. */
export const readTicketRefunds = async (session: Session, reservation: string): Promise<readonly TicketRefund[]> =>
  (await execute(session, GIVEN, [reservation])).map((row) => {
    const refunds = bySource(row.refunds.map(shareOf), (a, b) => a.from === b.from && a.state === b.state);
    return {
      id: id(row.give_back_id),
      at: instant(row.created_at),
      means: row.means,
      money: centavos(row.money),
      credited: centavos(row.credited),
      lines: row.lines,
      compensation: row.compensation,
      differences: row.differences,
      credit: creditOf(row),
      refund: wholeOf(refunds),
      refunds,
    };
  });

/**
 * Cash goes back by hand from the first moment on, not only once the job that asks providers has found that out; and so does
 * what a provider refused.
 */
function shareOf({ amount, state, is_noted: isNoted, ...payment }: RefundRow): GivenShare {
  const from = paidFromOf(payment);
  const isByHand = state === 'by_hand' || from === 'cash' || isNoted;
  const isPaid = state === 'paid';
  return {
    from,
    amount: centavos(amount),
    state: isByHand ? (isPaid ? 'paid_by_hand' : 'by_hand') : isPaid ? 'paid' : 'due',
  };
}

/** As a whole it is where the slowest of it is, and by hand where any of it is. */
function wholeOf(refunds: readonly GivenShare[]): TicketRefund['refund'] {
  if (refunds.length === 0) return undefined;
  const states = new Set(refunds.map(({ state }) => state));
  const isPaid = !states.has('due') && !states.has('by_hand');
  if (isPaid) return states.has('paid_by_hand') ? 'paid_by_hand' : 'paid';
  return states.has('by_hand') || states.has('paid_by_hand') ? 'by_hand' : 'due';
}

const creditOf = ({ code, granted, left, expires_at: expiresAt, is_expired: isExpired }: Row): Credit | undefined =>
  code === null || expiresAt === null
    ? undefined
    : {
        code,
        granted: centavos(granted!),
        left: centavos(left!),
        expiresAt: instant(expiresAt),
        isExpired: isExpired!,
      };
