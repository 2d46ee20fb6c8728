import { createPool, type Pool } from '#adapters/db/pool.ts';
import { readEnvironment } from '#main/config.ts';
import { openDatabase } from '#main/open-database.ts';

export const WRONG_USAGE = 2;

/** Runs an operator's command on the site's database, whether the site is running or not. Answers its exit code. */
export async function onDatabase(name: string, work: (pool: Pool) => Promise<number>): Promise<number> {
  const environment = readEnvironment(process.env);
  if (typeof environment === 'string') {
    console.error(environment);
    return WRONG_USAGE;
  }
  const database = await openDatabase(environment, console.error);
  const pool = createPool(database.target, { name });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await database.close();
  }
}
