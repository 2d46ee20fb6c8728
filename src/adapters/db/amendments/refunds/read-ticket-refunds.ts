import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Credit, TicketRefund } from '#app/amendments/refunds/ports.ts';
import { givenShares, type PartRefund, wholeOf } from '#domain/amendments/given-share.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

interface RefundRow extends Pick<PartRefund, 'state' | 'method' | 'provider'> {
  readonly amount: number;
  readonly is_noted: boolean;
  readonly by_link: boolean;
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
  /** One for each payment refunded in part or in full. */
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
       'provider', m.provider, 'is_noted', f.note is not null, 'by_link', m.by_link) order by m.created_at, f.refund_id), '[]') as refunds
     from give_back_part p join refund f on f.source_id = p.part_id join payment m on m.payment_id = f.payment_id
     where p.give_back_id = g.give_back_id
   ) f on true
   where g.reservation_id = $1
   order by g.created_at, g.give_back_id`,
);

/** All ticket refunds of a reservation. */
export const readTicketRefunds = async (session: Session, reservation: string): Promise<readonly TicketRefund[]> =>
  (await execute(session, GIVEN, [reservation])).map((row) => {
    const refunds = givenShares(row.refunds.map(refundOf));
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

const refundOf = ({ amount, is_noted: isNoted, by_link: isByLink, ...refund }: RefundRow): PartRefund => ({
  ...refund,
  amount: centavos(amount),
  isNoted,
  isByLink,
});

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
