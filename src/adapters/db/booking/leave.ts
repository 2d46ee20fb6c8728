import { endReservations } from '#adapters/db/seats/sweep.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Leaving, Leavings } from '#app/booking/seat-ports.ts';
import { LEAVING_MS } from '#domain/booking/leaving.ts';
import { randomBytes } from 'node:crypto';

const BEGIN = statement(
  'leaving-begin',
  `insert into leaving (reservation_id, session_hash) values ($1, $2)
   on conflict (reservation_id, session_hash) do update set since = excluded.since`,
);

/** Returns a row to whichever comes first: the returning visitor or the end of the pause. */
const TAKE = statement<{ readonly reservation_id: string }>(
  'leaving-take',
  'delete from leaving where reservation_id = $1 and session_hash = $2 returning reservation_id',
);

const LOCK = statement('leaving-lock', 'select from reservation where reservation_id = $1 for no key update');

interface Standing {
  readonly awaits_money: boolean;
  readonly is_draft: boolean;
  readonly departures: readonly string[];
}

/** A separate statement, so that it sees a payment begun before the lock was acquired. */
const STANDING = statement<Standing>(
  'leaving-standing',
  `select (r.status = 'order_generated' and not r.expired) or exists (
       select from payment p where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')
     ) as awaits_money,
     r.status in ('process', 'decline') and not r.expired and not exists (
       select from seat_claim c where c.reservation_id = r.reservation_id and c.state <> 'held'
     ) as is_draft,
     array(select distinct c.departure_id::text from seat_claim c
       where c.reservation_id = r.reservation_id and c.state = 'held') as departures
   from reservation r where r.reservation_id = $1`,
);

/** Takes access from the session (`$3` is random): orders already made are opened there by code and proof, as anywhere. */
const CLOSE = [
  statement(
    'leaving-close',
    'update reservation set session_hash = $3 where reservation_id = $1 and session_hash = $2',
  ),
  statement('leaving-close-access', 'delete from reservation_access where reservation_id = $1 and session_hash = $2'),
] as const;

/** Leaving in PostgreSQL. Errors in the background are reported; the seats then expire by themselves. */
export const leavings = (pool: Pool, report: (problem: unknown) => void): Leavings => ({
  begin: async (leaving) => {
    await withConnection(pool, (session) => execute(session, BEGIN, valuesOf(leaving)));
    setTimeout(() => void endLeaving(pool, leaving).catch(report), LEAVING_MS).unref();
  },
  callOff: async (leaving) =>
    (await withConnection(pool, (session) => execute(session, TAKE, valuesOf(leaving)))).length > 0,
});

const valuesOf = ({ reservation, session }: Leaving) => [reservation, Buffer.from(session)] as const;

/** The pause is over: a visitor who has not come back has left. */
const endLeaving = (pool: Pool, leaving: Leaving): Promise<void> =>
  inTransaction(pool, async (session) => {
    const values = valuesOf(leaving);
    await execute(session, LOCK, [leaving.reservation]);
    const [taken] = await execute(session, TAKE, values);
    const [current] = await execute(session, STANDING, [leaving.reservation]);
    if (!taken || !current || current.awaits_money) return;
    if (current.is_draft)
      await endReservations(session, [{ reservation_id: leaving.reservation, departures: current.departures }]);
    await execute(session, CLOSE[0], [...values, randomBytes(leaving.session.length)]);
    await execute(session, CLOSE[1], values);
  });
