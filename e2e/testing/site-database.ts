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
    /** So many look-ups failed just now, all over the world. */
    failLookUps: async (count: number) => {
      await pool.query(
        `insert into look_up_try (try_id, code_key, address_key, tried_at)
         select gen_random_uuid(), sha256(n::text::bytea), sha256(n::text::bytea), clock_timestamp()
         from generate_series(1, $1::int) n`,
        [count],
      );
    },
    /** Failed look-ups and what was asked for today are forgotten. */
    forgiveLookUps: async () => {
      await pool.query('truncate look_up_try, recovery_request, resend_request');
    },
    /** What the look-ups of everybody proved was proved so many minutes earlier. */
    ageProofs: async (minutes: number) => {
      await pool.query(`update reservation_access set expires_at = expires_at - $1 * interval '1 minute'`, [minutes]);
    },
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
