import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TravellerDetails } from '#app/loyalty/details.ts';

const DETAILS = statement<{ readonly birthday: string | null; readonly offers: boolean }>(
  'traveller-details',
  'select birthday, offers from traveller where traveller_id = $1',
);

const SAVE = statement(
  'traveller-details-save',
  'update traveller set first_name = $2, last_name = $3, birthday = $4, offers = $5 where traveller_id = $1',
);

/** Details of travellers, in PostgreSQL. */
export const travellerDetails = (pool: Pool): TravellerDetails => ({
  of: async (traveller) => {
    const [row] = await withConnection(pool, (session) => execute(session, DETAILS, [traveller]));
    return { birthday: row?.birthday ?? undefined, offers: row?.offers ?? false };
  },
  save: async (traveller, { firstName, lastName, birthday, offers }) => {
    const values = [traveller, firstName, lastName, birthday ?? null, offers];
    await withConnection(pool, (session) => execute(session, SAVE, values));
  },
});
