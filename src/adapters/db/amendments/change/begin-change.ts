import { insertReservation } from '#adapters/db/booking/reservations.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { freeHeld } from '#adapters/db/seats/free-holds.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { hasBoarded } from '#adapters/db/ticketing/lock-tickets.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { BeginChange, ChangeBegun, ScheduleChanges } from '#app/amendments/change/ports.ts';
import { TRIP_CHANGE } from '#domain/amendments/apply-change.ts';

/** A separate statement after the reservation is locked, so that it sees a change begun meanwhile. */
const LOCK_CHANGES = statement(
  'changes-lock',
  'select from reservation where parent_id = $1 order by reservation_id for no key update',
);

interface OpenRow {
  readonly reservation_id: string;
  readonly is_paying: boolean;
  readonly departures: readonly string[];
}

const OPEN = statement<OpenRow>(
  'changes-open',
  `select r.reservation_id,
     exists (select from payment p
       where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')) as is_paying,
     array(select distinct c.departure_id::text from seat_claim c
       where c.reservation_id = r.reservation_id and c.state = 'held') as departures
   from reservation r
   where r.parent_id = $1 and r.change ->> 'direction' = $2 and not r.expired and r.status <> 'approved'`,
);

const END = statement(
  'changes-end',
  'update reservation set expired = true, version = version + 1 where reservation_id = any($1::uuid[])',
);

/** A separate statement after the change is locked, so that it sees seats held and an end written meanwhile. */
const END_WITHOUT_SEATS = statement(
  'change-end-without-seats',
  `update reservation r set expired = true, version = version + 1
   where r.reservation_id = $1 and not r.expired and r.status <> 'approved'
     and not exists (select from seat_claim c where c.reservation_id = r.reservation_id)`,
);

/** Schedule changes in PostgreSQL: a new choice releases what the one before held. */
export const scheduleChanges = (pool: Pool): ScheduleChanges => ({
  begin: (asked) => withRollback(pool, (session) => begin(session, asked)),
  endWithoutSeats: (change) =>
    inTransaction(pool, async (session) => {
      await lockReservation(session, change);
      await execute(session, END_WITHOUT_SEATS, [change]);
    }),
});

async function begin(session: Session, { changing, version, sessionHash }: BeginChange): Promise<ChangeBegun> {
  const { of, direction } = changing.change;
  const locked = await lockReservation(session, of);
  if (locked?.version !== version) return 'changed';
  // Whoever boards after this is found when the change is paid.
  if (await hasBoarded(session, { reservation: of, direction })) return 'boarded';
  await execute(session, LOCK_CHANGES, [of]);
  const open = await execute(session, OPEN, [of, direction]);
  if (open.some((row) => row.is_paying)) return 'paying';
  if (open.length > 0) await end(session, open);
  return (await insertReservation(session, changing, { sessionHash, kind: TRIP_CHANGE })) ? 'begun' : 'code_taken';
}

async function end(session: Session, open: readonly OpenRow[]): Promise<void> {
  const ids = open.map((row) => row.reservation_id);
  await execute(session, END, [ids]);
  await freeHeld(session, ids, [...new Set(open.flatMap((row) => row.departures))]);
}
