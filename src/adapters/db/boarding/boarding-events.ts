import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TicketToClaim } from '#app/boarding/claim-late-credit.ts';
import type { BoardingEvents } from '#app/boarding/win-by-boarding.ts';
import type { BoardedTicket } from '#app/loyalty/win-points.ts';
import type { Transaction } from '#app/transaction.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface WorthRow {
  readonly folio: string;
  readonly reservation_id: string;
  readonly passenger: number;
  readonly direction: 'departure' | 'return';
  readonly total: number;
  readonly is_given_up: boolean;
  readonly is_paid_with_points: boolean;
  readonly returned: number;
}

/** The value of a ticket `t`: payments of its order and of changes of its journey, and refunds while it stays valid. */
export const WORTH = `t.folio, t.reservation_id, t.passenger, t.direction, t.total, t.give_back_id is not null as is_given_up,
  exists (
    select from payment y join orders o on o.order_id = y.reservation_id
    where y.state = 'captured' and y.provider = 'points'
      and (o.order_id = t.reservation_id or o.parent_id = t.reservation_id and o.change ->> 'direction' = t.direction)
  ) as is_paid_with_points,
  coalesce((
    select sum((d ->> 'amount')::int) from give_back g cross join jsonb_array_elements(g.differences) d
    where g.reservation_id = t.reservation_id and d ->> 'folio' = t.folio
  ), 0)::int as returned`;

const TAKE_BOARDED = statement<
  WorthRow & { readonly traveller_id: string | null; readonly scanned_at: number; readonly scan_id: string }
>(
  'boarding-take-boarded',
  `with due as (
     select scan_id from boarding_scan where points_at is null and verdict = 'boards'
     order by received_at limit $1 for update skip locked
   ), taken as (
     update boarding_scan s set points_at = clock_timestamp() from due where due.scan_id = s.scan_id
     returning s.scan_id, s.folio, s.scanned_at
   )
   select ${WORTH}, case when p.tier is not null then p.traveller_id end as traveller_id, taken.scanned_at, taken.scan_id
   from taken
   join ticket t using (folio)
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
   order by traveller_id, t.folio
   for share of t`,
);

const TAKE_GIVEN_BACK = statement<{ readonly give_back_id: string }>(
  'boarding-take-given-back',
  `update give_back set points_at = clock_timestamp()
   where give_back_id in (
     select give_back_id from give_back where points_at is null order by created_at limit $1 for update skip locked
   )
   returning give_back_id`,
);

const WON_OF = statement<WorthRow>(
  'boarding-won-of-given-back',
  `select ${WORTH} from ticket t
   where t.folio in (
     select w.folio from point_win w join give_back g using (reservation_id) where g.give_back_id = any($1::uuid[])
   )
   order by t.folio`,
);

const TO_CLAIM = statement<
  WorthRow & { readonly first_name: string; readonly last_name: string; readonly scanned_at: number | null }
>(
  'boarding-ticket-to-claim',
  `select ${WORTH}, p.first_name, p.last_name, (
     select s.scanned_at from boarding_scan s where s.folio = t.folio and s.verdict = 'boards' order by s.received_at limit 1
   ) as scanned_at
   from ticket t
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
   where t.folio = $1
   for no key update of t`,
);

/** Locks the ticket: a concurrent refund waits, and takes the points back with it. */
export const ticketToClaim = async (tx: Transaction, folio: string): Promise<TicketToClaim | undefined> => {
  const [row] = await execute(sessionOf(tx), TO_CLAIM, [folio]);
  return (
    row && {
      ...worthOf(row),
      passenger: { firstName: row.first_name, lastName: row.last_name },
      boardedAt: row.scanned_at === null ? undefined : instant(row.scanned_at),
    }
  );
};

/** Boarded tickets for the points programme, in PostgreSQL. */
export const boardingEvents = (pool: Pool): BoardingEvents => ({
  inTransaction: transactions(pool),
  takeBoarded: async (tx, limit) =>
    (await execute(sessionOf(tx), TAKE_BOARDED, [limit])).map((row) => ({
      ...worthOf(row),
      boardedAt: instant(row.scanned_at),
      traveller: row.traveller_id === null ? undefined : id(row.traveller_id),
    })),
  takeGivenBack: async (tx, limit) => {
    const taken = (await execute(sessionOf(tx), TAKE_GIVEN_BACK, [limit])).map(({ give_back_id }) => give_back_id);
    const won = taken.length === 0 ? [] : await execute(sessionOf(tx), WON_OF, [taken]);
    return { taken: taken.length, tickets: won.map(worthOf) };
  },
});

export const worthOf = (row: WorthRow): Pick<BoardedTicket, 'ticket' | 'worth'> => ({
  ticket: {
    folio: row.folio,
    order: id(row.reservation_id),
    passenger: row.passenger,
    direction: row.direction,
  },
  worth: {
    total: centavos(row.total),
    isGivenUp: row.is_given_up,
    isPaidWithPoints: row.is_paid_with_points,
    returned: centavos(row.returned),
  },
});
