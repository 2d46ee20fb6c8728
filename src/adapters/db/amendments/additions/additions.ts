import { readTicketsStatus } from '#adapters/db/amendments/refunds/read-tickets-status.ts';
import { insertReservation, reservationById } from '#adapters/db/booking/reservations.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Additions } from '#app/amendments/additions/ports.ts';
import type { Adding } from '#domain/booking/addition.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface OpenRow {
  readonly reservation_id: string;
  readonly is_paying: boolean;
  readonly is_own: boolean;
  readonly adding: Adding;
}

/** A separate statement after the reservation is locked, so that it sees an addition begun meanwhile. */
const OPEN = statement<OpenRow>(
  'additions-open',
  `select r.reservation_id, r.adding, r.session_hash = $2 as is_own,
     exists (select from payment p
       where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')) as is_paying
   from reservation r
   where r.parent_id = $1 and r.adding is not null and not r.expired and r.status <> 'approved'
   for no key update of r`,
);

const END = statement(
  'additions-end',
  'update reservation set expired = true, version = version + 1 where reservation_id = any($1::uuid[])',
);

const CLOCK = statement<{ readonly now: number }>('additions-clock', 'select clock_timestamp() as now');

/** Additions in PostgreSQL. */
export const additions = (pool: Pool): Additions => ({
  inTransaction: transactions(pool),
  lock: async (tx, reservation) => void (await lockReservation(sessionOf(tx), reservation)),
  open: async (tx, reservation, sessionHash) =>
    (await execute(sessionOf(tx), OPEN, [reservation, Buffer.from(sessionHash)])).map((row) => ({
      id: id(row.reservation_id),
      isPaying: row.is_paying,
      isOwn: row.is_own,
      onBoard: row.adding.onBoard,
      lines: row.adding.lines,
    })),
  read: async (tx, reservation) => {
    const session = sessionOf(tx);
    const stored = await reservationById(session, reservation);
    const [clock] = await execute(session, CLOCK, []);
    const ticketsStatus = await readTicketsStatus(session, reservation);
    return { reservation: stored!.reservation, ticketsStatus, now: instant(clock!.now) };
  },
  end: async (tx, ended) => void (await execute(sessionOf(tx), END, [ended])),
  store: (tx, { adding, ...owner }) => insertReservation(sessionOf(tx), adding, owner),
});
