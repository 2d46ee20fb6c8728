import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PaidSales, VisitCounts } from '#app/statistics/ports.ts';
import type { PaidTrips } from '#domain/statistics/report.ts';
import type { VisitCount } from '#domain/statistics/visit-count.ts';

/** In key order, so that concurrent writers cannot deadlock. */
const ADD = statement(
  'visit-counts-add',
  `insert into visit_count (day, name, label, count)
   select given.day, given.name, given.label, given.count
   from unnest($1::date[], $2::text[], $3::text[], $4::int[]) as given (day, name, label, count)
   order by given.day, given.name, given.label
   on conflict (day, name, label) do update set count = visit_count.count + excluded.count`,
);

const OF_DAYS = statement<VisitCount>(
  'visit-counts-of-days',
  'select day, name, label, count from visit_count where day between $1 and $2 order by day, name, label',
);

const PAID = statement<PaidTrips>(
  'statistics-paid-trips',
  `select (t.created_at at time zone $3)::date as day, count(*)::int as count
   from ledger_transfer t join orders o on o.order_id = t.reservation_id
   where t.kind = 'sale' and o.parent_id is null
     and t.created_at >= $1::date::timestamp at time zone $3
     and t.created_at < ($2::date + 1)::timestamp at time zone $3
   group by 1 order by 1`,
);

/** Visit counts in PostgreSQL. */
export const visitCounts = (pool: Pool): VisitCounts => ({
  add: async (counts) =>
    void (await withConnection(pool, (session) =>
      execute(session, ADD, [
        counts.map(({ day }) => day),
        counts.map(({ name }) => name),
        counts.map(({ label }) => label),
        counts.map(({ count }) => count),
      ]),
    )),
  of: ({ from, to }) => withConnection(pool, (session) => execute(session, OF_DAYS, [from, to])),
});

/** Paid trips, from the ledger. */
export const paidSales = (pool: Pool): PaidSales => ({
  paidOn: ({ from, to }, zone) => withConnection(pool, (session) => execute(session, PAID, [from, to, zone])),
});
