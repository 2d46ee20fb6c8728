import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { endHold } from '#adapters/db/testing/sale-world.ts';
import { id } from '#kernel/ids.ts';

/** The database of the running site, beside the site: for time that no test can wait for. */
export async function siteDatabase(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const pool: Pool = createPool(server.connection, { name: 'beside' });
  return {
    /** The time of a reservation's seats is over. */
    endHold: async (code: string) => {
      const { rows } = await pool.query<{ reservation_id: string }>(
        'select reservation_id from reservation where code = $1',
        [code],
      );
      await endHold(pool, id(rows[0]!.reservation_id));
    },
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
