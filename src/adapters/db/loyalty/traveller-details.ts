import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TravellerDetails } from '#app/loyalty/details.ts';

const BIRTHDAY = statement<{ readonly birthday: string | null }>(
  'traveller-birthday',
  'select birthday from traveller where traveller_id = $1',
);

const SAVE = statement(
  'traveller-details-save',
  'update traveller set first_name = $2, last_name = $3, birthday = $4 where traveller_id = $1',
);

/** Details of travellers, in PostgreSQL. */
export const travellerDetails = (pool: Pool): TravellerDetails => ({
  birthdayOf: async (traveller) => {
    const [row] = await withConnection(pool, (session) => execute(session, BIRTHDAY, [traveller]));
    return row?.birthday ?? undefined;
  },
  save: async (traveller, { firstName, lastName, birthday }) => {
    await withConnection(pool, (session) => execute(session, SAVE, [traveller, firstName, lastName, birthday ?? null]));
  },
});
