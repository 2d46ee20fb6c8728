import { readdir, readFile } from 'node:fs/promises';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';

const HERE = new URL('.', import.meta.url).pathname;

/** An invariant and the rows that break it. */
export interface Breach {
  readonly invariant: string;
  readonly rows: readonly unknown[];
}

/** Every invariant by name, in their order. */
export async function listInvariants(): Promise<readonly string[]> {
  const files = (await readdir(HERE)).filter((name) => name.endsWith('.sql')).toSorted();
  if (files.length === 0) throw new Error(`no invariants in ${HERE}`);
  return files.map((name) => name.replace('.sql', ''));
}

/** Checks every invariant of the sale, each a query that returns no rows while it holds. */
export const findBreaches = (pool: Pool): Promise<readonly Breach[]> => withConnection(pool, breachesIn);

/** The same within one connection, even inside its transaction. */
export async function breachesIn(session: Session): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const invariant of await listInvariants()) {
    const { rows } = await session.query(await readFile(`${HERE}${invariant}.sql`, 'utf8'));
    if (rows.length > 0) breaches.push({ invariant, rows });
  }
  return breaches;
}

/** Throws an error naming the broken invariants and their first rows. */
export async function assertInvariants(pool: Pool): Promise<void> {
  const breaches = await findBreaches(pool);
  if (breaches.length === 0) return;
  const told = breaches.map(
    ({ invariant, rows }) => `${invariant}: ${rows.length} ${JSON.stringify(rows.slice(0, 3), bigAsText)}`,
  );
  throw new Error(`invariants broken\n${told.join('\n')}`);
}

const bigAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);
