import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { LuggageDeps } from '#app/amendments/luggage/luggage-deps.ts';
import type { ReservationCode } from '#kernel/ids.ts';

const WAITING = statement<{ readonly code: ReservationCode }>(
  'additions-waiting',
  `select code from reservation
   where parent_id = $1 and adding is not null and adding -> 'onBoard' is null and not expired and status = 'order_generated'
     and hold_until > clock_timestamp()`,
);

/** Additions that wait to be paid in a store, in PostgreSQL. */
export const waitingAddition =
  (pool: Pool): LuggageDeps['waiting'] =>
  async (reservation) =>
    (await withConnection(pool, (session) => execute(session, WAITING, [reservation])))[0]?.code;
