import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '#adapters/db/pool.ts';

/** Milliseconds after which a transaction ends that nobody waits for. */
const LONGEST = 3_000;

/**
 * Executes statements in another transaction, which commits once somebody waits for its locks. Resolves when they are
 * executed; `isAwaited` resolves when it has committed, and says whether anybody waited.
 */
export async function openUntilAwaited(
  pool: Pool,
  statements: readonly (readonly [text: string, values: readonly unknown[]])[],
): Promise<{ readonly isAwaited: Promise<boolean> }> {
  const other = await pool.connect();
  await other.query('begin');
  for (const [text, values] of statements) await other.query(text, [...values]);
  const [{ pid }] = (await other.query('select pg_backend_pid() as pid')).rows as [{ readonly pid: number }];
  const findsWaiting = async () =>
    (await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid])).rows.length > 0;
  const committed = async () => {
    let isAwaited = false;
    for (const until = Date.now() + LONGEST; !isAwaited && Date.now() < until; isAwaited = await findsWaiting())
      await pause(10);
    await other.query('commit');
    other.release();
    return isAwaited;
  };
  return { isAwaited: committed() };
}
