import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { SavedPassengers } from '#app/loyalty/saved-passengers.ts';
import { MAX_SAVED_PASSENGERS } from '#domain/loyalty/saved-passenger.ts';

interface SavedRow {
  readonly passenger_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

const LIST = statement<SavedRow>(
  'saved-passengers',
  `select passenger_id, first_name, last_name from saved_passenger
   where traveller_id = $1 order by first_name, last_name, passenger_id limit ${MAX_SAVED_PASSENGERS}`,
);

const FORGET = statement(
  'saved-passenger-forget',
  'delete from saved_passenger where traveller_id = $1 and passenger_id::text = $2',
);

const SAVE = statement(
  'saved-passenger-save',
  `insert into saved_passenger (passenger_id, traveller_id, first_name, last_name)
   values (gen_random_uuid(), $1, $2, $3)
   on conflict (traveller_id, first_name, last_name) do update set updated_at = clock_timestamp()`,
);

/** Saved passengers of travellers, in PostgreSQL. */
export const savedPassengers = (pool: Pool): SavedPassengers => ({
  list: async (traveller) =>
    (await withConnection(pool, (session) => execute(session, LIST, [traveller]))).map((row) => ({
      id: row.passenger_id,
      firstName: row.first_name,
      lastName: row.last_name,
    })),
  save: (traveller, { firstName, lastName }, replaces) =>
    inTransaction(pool, async (session) => {
      if (replaces !== undefined) await execute(session, FORGET, [traveller, replaces]);
      await execute(session, SAVE, [traveller, firstName, lastName]);
    }),
  forget: async (traveller, passenger) => {
    await withConnection(pool, (session) => execute(session, FORGET, [traveller, passenger]));
  },
});
