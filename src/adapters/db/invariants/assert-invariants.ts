import { readdir, readFile } from 'node:fs/promises';
import { type Pool, withConnection } from '#adapters/db/pool.ts';

const HERE = new URL('.', import.meta.url).pathname;

/** An invariant and the rows that break it. */
export interface Breach {
  readonly invariant: string;
  readonly rows: readonly unknown[];
}

/** Asks every invariant of the sale, each a query that answers no rows while it holds. */
export async function findBreaches(pool: Pool): Promise<readonly Breach[]> {
  const files = (await readdir(HERE)).filter((name) => name.endsWith('.sql')).toSorted();
  if (files.length === 0) throw new Error(`no invariants in ${HERE}`);
  const queries = await Promise.all(files.map((name) => readFile(HERE + name, 'utf8')));
  return withConnection(pool, async (session) => {
    const breaches: Breach[] = [];
    for (const [index, query] of queries.entries()) {
      const { rows } = await session.query(query);
      if (rows.length > 0) breaches.push({ invariant: files[index]!.replace('.sql', ''), rows });
    }
    return breaches;
  });
}

/** Throws, naming what broke and the first rows of it. */
export async function assertInvariants(pool: Pool): Promise<void> {
  const breaches = await findBreaches(pool);
  if (breaches.length === 0) return;
  const told = breaches.map(
    ({ invariant, rows }) => `${invariant}: ${rows.length} ${JSON.stringify(rows.slice(0, 3), bigAsText)}`,
  );
  throw new Error(`invariants broken\n${told.join('\n')}`);
}

const bigAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);
