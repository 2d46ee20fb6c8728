import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { OpenTickets } from '#app/ticketing/remind-open-tickets.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { id } from '#kernel/ids.ts';
import { localDate, zone } from '#kernel/instant.ts';

interface OpenRow {
  readonly reservation_id: string;
  readonly direction: Direction;
  readonly valid_until: string;
  readonly zone: string;
}

const ENDING = statement<OpenRow>(
  'open-tickets-ending',
  `select distinct t.reservation_id, t.direction, t.valid_until, s.zone
   from ticket t
   join reservation r using (reservation_id)
   join stop s on s.stop_id = case t.direction when 'departure' then r.origin_id else coalesce(r.via_id, r.destination_id) end
   where t.status = 'valid' and t.kind <> 'PEND' and t.departure_id is null and r.status = 'approved'
     and t.valid_until between current_date - 1 and current_date + $1::int + 1`,
);

/** Open tickets near their last day, in PostgreSQL. */
export const openTickets = (pool: Pool): OpenTickets => ({
  ending: async (withinDays) =>
    (await withConnection(pool, (session) => execute(session, ENDING, [withinDays]))).map((row) => ({
      reservation: id<'order'>(row.reservation_id),
      direction: row.direction,
      lastDay: localDate(row.valid_until),
      zone: zone(row.zone),
    })),
});
