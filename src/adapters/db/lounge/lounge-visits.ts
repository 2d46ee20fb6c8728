import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { LoungeReads, LoungeStore, OwnedVisit, Visit } from '#app/lounge/ports.ts';
import { shareKey } from '#domain/payment/basket-share.ts';
import { id } from '#kernel/ids.ts';
import { after, HOUR, instant } from '#kernel/instant.ts';

interface VisitRow {
  readonly visit_id: string;
  readonly code: string;
  readonly traveller_id: string;
  readonly lounge: string;
  readonly people: number;
  readonly state: Visit['state'];
  readonly starts_at: number;
  readonly ends_at: number;
  readonly is_paid: boolean;
  readonly has_entered: boolean;
  readonly is_held: boolean;
  readonly order_id: string | null;
  readonly order_code: string | null;
}

const SELECT = `select v.visit_id, v.code, v.traveller_id, v.lounge, v.people, v.state, v.starts_at, v.ends_at, v.order_id,
  (select o.code from orders o where o.order_id = v.order_id) as order_code,
  exists (select from orders o where o.order_id = v.order_id and o.total > 0) as is_paid,
  v.entered_at is not null or exists (
    select from voucher q join voucher_scan s on s.folio = q.folio and s.verdict = 'redeems' where q.order_id = v.order_id
  ) as has_entered,
  coalesce(v.held_until > clock_timestamp(), false) as is_held
from lounge_visit v`;

/** Its places are taken: it is booked, or held for a payment. */
const COUNTS = `(v.state = 'booked' or v.held_until > clock_timestamp())`;

const visitOf = (row: VisitRow): Visit => ({
  id: id(row.visit_id),
  code: id(row.code),
  lounge: row.lounge,
  people: row.people,
  state: row.state,
  starts: instant(row.starts_at),
  ends: instant(row.ends_at),
  isPaid: row.is_paid,
  hasEntered: row.has_entered,
});

const ownedOf = (row: VisitRow): OwnedVisit => ({
  ...visitOf(row),
  traveller: id(row.traveller_id),
  order: row.order_id === null ? undefined : id<'order'>(row.order_id),
});

interface MomentRow {
  readonly stop_id: string;
  readonly at: number;
  readonly is_departure: boolean;
}

const momentOf = (row: MomentRow) => ({ stop: row.stop_id, at: instant(row.at), isDeparture: row.is_departure });

const MOMENTS = statement<MomentRow>(
  'lounge-ticket-moments',
  `select distinct m.stop_id, m.at, m.is_departure
   from traveller_order w
   join orders o on o.order_id = w.order_id and o.status = 'approved'
   join ticket t on t.reservation_id = o.order_id and t.status = 'valid' and t.departure_id is not null
   join departure_call a on a.departure_id = t.departure_id and a.call_index = t.from_leg
   join departure_call b on b.departure_id = t.departure_id and b.call_index = t.to_leg
   cross join lateral (values (a.stop_id, a.departs_at, true), (b.stop_id, b.arrives_at, false)) m (stop_id, at, is_departure)
   where w.traveller_id = $1 and m.stop_id = any($2) and m.at > $3
   order by m.at`,
);

const UNPAID_MOMENTS = statement<MomentRow & { readonly order_id: string }>(
  'lounge-unpaid-moments',
  `select distinct o.order_id, m.stop_id, m.at, m.is_departure
   from orders o
   join reservation r on r.reservation_id = o.order_id
   cross join lateral (values
     (r.departure_id, r.departure_from, r.departure_to), (r.return_id, r.return_from, r.return_to)
   ) j (departure_id, from_call, to_call)
   join departure_call a on a.departure_id = j.departure_id and a.call_index = j.from_call
   join departure_call b on b.departure_id = j.departure_id and b.call_index = j.to_call
   cross join lateral (values (a.stop_id, a.departs_at, true), (b.stop_id, b.arrives_at, false)) m (stop_id, at, is_departure)
   where o.order_id = any($1::uuid[]) and o.status in ('process', 'decline') and not o.expired and o.step = 'pago'
     and (o.hold_until is null or o.hold_until > clock_timestamp()) and m.stop_id = any($2) and m.at > $3
   order by m.at`,
);

const TAKEN = statement<{ readonly starts_at: number; readonly people: number }>(
  'lounge-taken',
  `select h.starts_at, sum(v.people)::int as people
   from lounge_hour h
   join lounge_visit v on v.lounge = h.lounge and v.starts_at <= h.starts_at and v.ends_at > h.starts_at and ${COUNTS}
   where h.lounge = $1 and h.starts_at >= $2 and h.starts_at < $3
   group by h.starts_at`,
);

const VISITS = statement<VisitRow>(
  'lounge-visits-own',
  `${SELECT} where v.traveller_id = $1 and v.state = 'booked' and v.ends_at > $2 order by v.starts_at limit 20`,
);

const CANCELLED = statement(
  'lounge-visit-cancelled',
  `select from lounge_visit where visit_id = $1 and state = 'cancelled'`,
);

/** Queries about lounges, in PostgreSQL. */
export const loungeReads = (pool: Pool): LoungeReads => ({
  moments: (traveller, stops, from) =>
    withConnection(pool, async (session) =>
      (await execute(session, MOMENTS, [traveller, stops, new Date(from)])).map(momentOf),
    ),
  unpaidMoments: (trips, stops, from) =>
    withConnection(pool, async (session) => {
      const rows = await execute(session, UNPAID_MOMENTS, [trips, stops, new Date(from)]);
      return rows.map((row) => ({ ...momentOf(row), trip: id<'order'>(row.order_id) }));
    }),
  taken: (lounge, from, until) =>
    withConnection(pool, async (session) => {
      const rows = await execute(session, TAKEN, [lounge, new Date(from), new Date(until)]);
      return new Map(rows.map((row) => [instant(row.starts_at), row.people]));
    }),
  visits: (traveller, from) =>
    withConnection(pool, async (session) =>
      (await execute(session, VISITS, [traveller, new Date(from)])).map((row) => ({
        ...visitOf(row),
        order:
          row.order_id === null || row.order_code === null
            ? undefined
            : { id: id<'order'>(row.order_id), code: id<'order-code'>(row.order_code) },
      })),
    ),
  isCancelled: (visit) =>
    withConnection(pool, async (session) => (await execute(session, CANCELLED, [visit])).length > 0),
});

const OPEN_HOURS = statement(
  'lounge-open-hours',
  `insert into lounge_hour (lounge, starts_at, capacity)
   select $1, h.starts_at, $3 from unnest($2::timestamptz[]) h (starts_at) order by h.starts_at
   on conflict (lounge, starts_at) do nothing`,
);

const LOCK_HOURS = statement(
  'lounge-lock-hours',
  'select from lounge_hour where lounge = $1 and starts_at = any($2::timestamptz[]) order by starts_at for update',
);

/** Counted by a statement of its own, after the locks: it sees what those who held them wrote. */
const COUNT = statement<{ readonly people: number }>(
  'lounge-count',
  `select coalesce(sum(v.people), 0)::int as people
   from unnest($2::timestamptz[]) with ordinality h (starts_at, place)
   left join lounge_visit v on v.lounge = $1 and v.starts_at <= h.starts_at and v.ends_at > h.starts_at and ${COUNTS}
     and v.visit_id is distinct from $3::uuid
   group by h.place order by h.place`,
);

const OVERLAPPING = statement<VisitRow>(
  'lounge-overlapping',
  `${SELECT} where v.traveller_id = $1 and v.state <> 'cancelled' and v.starts_at < $3 and v.ends_at > $2
   order by v.state, v.starts_at limit 1 for update`,
);

const ADD = statement(
  'lounge-visit-add',
  `insert into lounge_visit (visit_id, code, traveller_id, lounge, starts_at, ends_at, people, state, held_until)
   values ($1, $2, $3, $4, $5, $6, $7, 'held', clock_timestamp() + $8 * interval '1 millisecond')`,
);

const BY_ID = statement<VisitRow>('lounge-visit', `${SELECT} where v.visit_id = $1 for update`);

const BY_CODE = statement<VisitRow>('lounge-visit-by-code', `${SELECT} where v.code = $1 for update`);

const BY_VOUCHER = statement<VisitRow>(
  'lounge-visit-by-voucher',
  `${SELECT} where v.order_id = (select order_id from voucher where folio = $1) for update`,
);

const OF_ORDER = statement<VisitRow>('lounge-visit-of-order', `${SELECT} where v.order_id = $1 for update`);

const TRIP_SOLD = statement(
  'lounge-trip-sold',
  `select from orders o join ticket t on t.reservation_id = o.order_id and t.status = 'valid'
   where o.order_id = $1 and o.status = 'approved' limit 1`,
);

const TRIP_PAID_BY = statement(
  'lounge-trip-paid-by',
  `select from payment where reservation_id = $1 and idempotency_key = $2 and state in ('created', 'pending', 'unknown')`,
);

const BOOK = statement<{ readonly visit_id: string }>(
  'lounge-visit-book',
  `update lounge_visit set state = 'booked', held_until = null, order_id = $2 where visit_id = $1 and state = 'held'
   returning visit_id`,
);

const CANCEL = statement(
  'lounge-visit-cancel',
  `update lounge_visit set state = 'cancelled', held_until = null where visit_id = $1`,
);

const ENTER = statement('lounge-enter', 'update lounge_visit set entered_at = clock_timestamp() where visit_id = $1');

export const loungeStore: LoungeStore = {
  lockHours: async (tx, { key, capacity }, hours, except) => {
    const session = sessionOf(tx);
    const starts = hours.map((hour) => new Date(hour));
    await execute(session, OPEN_HOURS, [key, starts, capacity]);
    await execute(session, LOCK_HOURS, [key, starts]);
    return (await execute(session, COUNT, [key, starts, except ?? null])).map(({ people }) => people);
  },
  overlapping: async (tx, traveller, { starts, ends }) => {
    const [row] = await execute(sessionOf(tx), OVERLAPPING, [traveller, new Date(starts), new Date(ends)]);
    return row && visitOf(row);
  },
  add: async (tx, { id: visit, code, traveller, lounge, starts, hours, people, heldFor }) => {
    const ends = new Date(after(starts, hours * HOUR));
    const values = [visit, code, traveller, lounge, new Date(starts), ends, people, heldFor];
    await execute(sessionOf(tx), ADD, values);
  },
  byId: async (tx, visit) => {
    const [row] = await execute(sessionOf(tx), BY_ID, [visit]);
    if (!row) throw new Error(`no visit ${visit}`);
    return { ...ownedOf(row), isHeld: row.is_held };
  },
  byCode: async (tx, code) => {
    const [row] = await execute(sessionOf(tx), BY_CODE, [code]);
    return row && ownedOf(row);
  },
  byVoucher: async (tx, folio) => {
    const [row] = await execute(sessionOf(tx), BY_VOUCHER, [folio]);
    return row && ownedOf(row);
  },
  ofOrder: async (tx, order) => {
    const [row] = await execute(sessionOf(tx), OF_ORDER, [order]);
    return row && visitOf(row);
  },
  isTripSold: async (tx, trip) => (await execute(sessionOf(tx), TRIP_SOLD, [trip])).length > 0,
  isTripPaidBy: async (tx, trip, payment) =>
    (await execute(sessionOf(tx), TRIP_PAID_BY, [trip, shareKey(payment)])).length > 0,
  book: async (tx, visit, order) => {
    const booked = await execute(sessionOf(tx), BOOK, [visit, order]);
    if (booked.length === 0) throw new Error(`visit ${visit} waits for no payment`);
  },
  cancel: async (tx, visit) => {
    await execute(sessionOf(tx), CANCEL, [visit]);
  },
  enter: async (tx, visit) => {
    await execute(sessionOf(tx), ENTER, [visit]);
  },
};
