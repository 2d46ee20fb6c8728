import type { Pool } from '#adapters/db/pool.ts';

/**
 * Empties tables, given as comma-separated names. Uses delete: with many tables and few rows, truncate takes a hundred
 * times as long.
 */
export async function empty(pool: Pool, tables: string): Promise<void> {
  const each = tables.split(',').map((table) => `delete from ${table.trim()}`);
  await pool.query(each.join('; '));
}
