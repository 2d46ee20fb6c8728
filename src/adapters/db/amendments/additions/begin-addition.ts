import { readTicketsStatus } from '#adapters/db/amendments/refunds/read-tickets-status.ts';
import { insertReservation, reservationById } from '#adapters/db/booking/reservations.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { AdditionBegun, Additions, BeginAddition } from '#app/amendments/additions/ports.ts';
import { additionHeldUntil, additionRefusal } from '#domain/amendments/additions/addition-rules.ts';
import { Rollback } from '#app/transaction.ts';
import { LUGGAGE } from '#domain/amendments/additions/apply-addition.ts';
import { additionClosesAt } from '#domain/booking/deadlines.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface OpenRow {
  readonly reservation_id: string;
  readonly is_paying: boolean;
}

/** A separate statement after the reservation is locked, so that it sees an addition begun meanwhile. */
const OPEN = statement<OpenRow>(
  'additions-open',
  `select r.reservation_id,
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

const WAITING = statement<{ readonly code: ReservationCode }>(
  'additions-waiting',
  `select code from reservation
   where parent_id = $1 and adding is not null and not expired and status = 'order_generated'`,
);

const CLOCK = statement<{ readonly now: number }>('additions-clock', 'select clock_timestamp() as now');

/** Additions in PostgreSQL: choosing again releases what was chosen before. */
export const additions = (pool: Pool): Additions => ({
  begin: (asked) => withRollback(pool, (session) => begin(session, asked)),
  waiting: async (reservation) =>
    (await withConnection(pool, (session) => execute(session, WAITING, [reservation])))[0]?.code,
});

async function begin(session: Session, { adding, sessionHash }: BeginAddition): Promise<AdditionBegun> {
  const { of, lines } = adding.adding;
  await lockReservation(session, of);
  const open = await execute(session, OPEN, [of]);
  if (open.some((row) => row.is_paying)) return { kind: 'paying' };
  const stored = await reservationById(session, of);
  const [clock] = await execute(session, CLOCK, []);
  const now = instant(clock!.now);
  const ticketsStatus = await readTicketsStatus(session, of);
  const asked = { reservation: stored!.reservation, ticketsStatus, now, closesAt: additionClosesAt };
  const refusal = additionRefusal(lines, asked);
  if (refusal) return { kind: 'refused', fault: refusal };
  if (open.length > 0) await execute(session, END, [open.map((row) => row.reservation_id)]);
  const until = additionHeldUntil(now, adding.adding);
  const isNew = await insertReservation(session, { ...adding, holdUntil: until }, { sessionHash, kind: LUGGAGE });
  // The earlier choice stays then.
  if (!isNew) throw new Rollback<AdditionBegun>({ kind: 'code_taken' });
  return { kind: 'begun', until };
}
