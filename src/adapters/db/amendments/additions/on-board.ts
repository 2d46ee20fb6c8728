import { latestDelay } from '#adapters/db/disruptions/latest-disruption.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { OnBoard, TicketOnBoard } from '#app/amendments/additions/on-board-ports.ts';
import type { Access } from '#domain/booking/addition.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import { HOUR, instant } from '#kernel/instant.ts';

interface TicketRow {
  readonly reservation_id: ReservationId;
  readonly passenger: number;
  readonly direction: Direction;
  readonly last_name: string;
  readonly arrives_at: number;
}

/** Passengers sit down before the bus leaves, and a bus may be later than was reported. */
const AROUND = 2 * HOUR;

/** The planned arrival where the passenger gets off, and the delay that was reported for that stop or one before it. */
const ARRIVAL = 'a.arrives_at + make_interval(mins => coalesce(e.minutes, 0))';

const ticketsText = (where: string) =>
  `select t.reservation_id, t.passenger, t.direction, p.last_name, ${ARRIVAL} as arrives_at
   from ticket t
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
   join departure_call d on d.departure_id = t.departure_id and d.call_index = t.from_leg
   join departure_call a on a.departure_id = t.departure_id and a.call_index = t.to_leg
   cross join lateral (values (t.departure_id, t.to_leg)) as alighting (departure_id, from_leg)
   ${latestDelay('alighting')}
   where t.status = 'valid' and t.kind <> 'PEND' and ${where}`;

const BY_FOLIO = statement<TicketRow>('on-board-by-folio', ticketsText('t.folio = $1'));

/** A delay is of two days at most; only buses with one are looked for among those that should have arrived. */
const BY_SEAT = statement<TicketRow>(
  'on-board-by-seat',
  ticketsText(`t.seat = $1
     and t.departure_id in (
       select departure_id from departure run join departure_call using (departure_id)
       where service_date between ($3::timestamptz - interval '5 days')::date and ($2::timestamptz + interval '1 day')::date
       group by departure_id
       having min(departs_at) < $2 and (
         max(arrives_at) > $3 or max(arrives_at) > $3 - interval '2 days'
           and exists (select from departure_event late where late.departure_id = run.departure_id)
       )
     )
     and d.departs_at < $2 and ${ARRIVAL} > $3`),
);

const KEEP = statement<{ readonly order_code: ReservationCode; readonly request_hash: string }>(
  'on-board-keep',
  `with kept as (
     insert into internet_request (session_hash, idempotency_key, request_hash, order_code) values ($1, $2, $3, $4)
     on conflict do nothing returning order_code, request_hash
   )
   select * from kept
   union all
   select order_code, request_hash from internet_request where session_hash = $1 and idempotency_key = $2
   limit 1`,
);

const FORGET = statement(
  'on-board-forget',
  'delete from internet_request where session_hash = $1 and idempotency_key = $2',
);

const ACCESS = statement<Access>(
  'on-board-access',
  `select case d.state when 'ending' then 'refunded' else d.state end as state, d.access_code as code
   from internet_delivery d join addition a using (addition_id) where a.made_by = $1`,
);

/** Purchases on board, in PostgreSQL. */
export const onBoard = (pool: Pool): OnBoard => ({
  tickets: async (named, now) => {
    const rows = await withConnection(pool, (session) =>
      'folio' in named
        ? execute(session, BY_FOLIO, [named.folio])
        : execute(session, BY_SEAT, [named.seat, new Date(now + AROUND), new Date(now - AROUND)]),
    );
    return rows.map(ticketOf);
  },
  keep: ({ sessionHash, key, requestHash }, code) =>
    withConnection(pool, async (session) => {
      const [row] = await execute(session, KEEP, [Buffer.from(sessionHash), key, requestHash, code]);
      return { code: row!.order_code, isSame: row!.request_hash === requestHash };
    }),
  forget: async ({ sessionHash, key }) =>
    void (await withConnection(pool, (session) => execute(session, FORGET, [Buffer.from(sessionHash), key]))),
  accessOf: async (order) => (await withConnection(pool, (session) => execute(session, ACCESS, [order])))[0],
});

const ticketOf = (row: TicketRow): TicketOnBoard => ({
  reservation: row.reservation_id,
  passenger: row.passenger,
  direction: row.direction,
  lastName: row.last_name,
  arrives: instant(row.arrives_at),
});
