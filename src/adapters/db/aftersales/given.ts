import type { Session } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import type { Credit, GivenBack } from '#app/aftersales/ports.ts';
import { type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

interface Row {
  readonly give_back_id: string;
  readonly means: GivenBack['means'];
  readonly money: number;
  readonly credited: number;
  readonly lines: GivenBack['lines'];
  readonly compensation: GivenBack['compensation'];
  readonly differences: GivenBack['differences'];
  readonly created_at: number;
  readonly code: string | null;
  readonly granted: number | null;
  readonly left: number | null;
  readonly expires_at: number | null;
  readonly is_expired: boolean | null;
  readonly is_paid: boolean | null;
  readonly is_by_hand: boolean | null;
  /** How the payments were made of which something goes back. */
  readonly methods: readonly PaymentMethod[] | null;
}

const GIVEN = statement<Row>(
  'given-back',
  `select g.give_back_id, g.means, g.money, g.credited, g.lines, g.compensation, g.differences, g.created_at,
     c.code, c.amount as granted, coalesce(b.balance, 0)::int as left, c.expires_at,
     c.expires_at <= clock_timestamp() as is_expired, f.is_paid, f.is_by_hand, f.methods
   from give_back g
   left join credit c on c.source_id = g.give_back_id
   left join account_balance b on b.account = 'credit:' || c.credit_id
   left join lateral (
     select bool_and(f.state = 'paid') as is_paid, bool_or(f.state = 'by_hand') as is_by_hand,
       array_agg(m.method) as methods
     from give_back_part p join refund f on f.source_id = p.part_id join payment m on m.payment_id = f.payment_id
     where p.give_back_id = g.give_back_id
   ) f on true
   where g.reservation_id = $1
   order by g.created_at, g.give_back_id`,
);

/** Everything that was given back of a reservation. */
export const readGiven = async (session: Session, reservation: string): Promise<readonly GivenBack[]> =>
  (await run(session, GIVEN, [reservation])).map((row) => ({
    id: id(row.give_back_id),
    at: instant(row.created_at),
    means: row.means,
    money: centavos(row.money),
    credited: centavos(row.credited),
    lines: row.lines,
    compensation: row.compensation,
    differences: row.differences,
    credit: creditOf(row),
    refund: refundOf(row),
  }));

/** Cash goes back by hand from the first moment on, not only once the job that asks providers has found that out. */
function refundOf({ is_paid: isPaid, is_by_hand: isByHand, methods }: Row): GivenBack['refund'] {
  if (isPaid === null) return undefined;
  const isCash = methods?.some(waitsForCash) ?? false;
  if (isPaid) return isCash ? 'paid_by_hand' : 'paid';
  return isByHand || isCash ? 'by_hand' : 'due';
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
