import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { createPool, type Pool, withConnection } from '#adapters/db/pool.ts';
import { namedTexts } from '#adapters/db/statement.ts';
import { openStampingFixture } from '#testing/stamping-fixture.ts';
import { useRunFolder } from '../../e2e/testing/run-folder.ts';
import { dataOf } from './data-file.ts';
import { writeVisits } from './old-server.ts';
import { makeOrders, nowOf } from './orders.ts';
import { DATA, STATEMENTS, VISITS, writeStatements } from './release.ts';
import { recordVisits } from './visits.ts';

// A program run once per release (docs/how-to/upgrade.md): writes the data that upgrade.int.test.ts upgrades.

const ROOT = new URL('../../', import.meta.url).pathname;

/** Days of the small line on which nobody travels. */
const FAR_DAYS = `
  with far as (
    delete from departure where service_date not between current_date - 2 and current_date + 26 returning departure_id
  ), calls as (
    delete from departure_call where departure_id in (select departure_id from far)
  )
  delete from leg_seats where departure_id in (select departure_id from far)`;

/** Large, and pages rendered before the upgrade are not read again. */
const RENDERED = `
  alter table invoice_file disable trigger invoice_file_stays;
  update invoice_file set bytes = substring(bytes, 1, 200) where file <> 'xml'`;

useRunFolder();
const dataDir = await mkdtemp(join(tmpdir(), 'anden-release-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const pool = createPool(server.connection);
try {
  await migrate(server.connection, join(ROOT, 'db/migrations'));
  await writeRelease(pool);
} finally {
  await pool.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
// One order waits for its provider's response for ever.
process.exit();

async function writeRelease(pool: Pool): Promise<void> {
  const fixture = await openStampingFixture(pool);
  const moments = () => ({ now: nowOf(), noon: fixture.sale.now });
  try {
    const visits = await recordVisits(fixture, pool);
    await writeFile(VISITS, writeVisits(visits, moments()));
    await makeOrders(fixture, pool);
    if (fixture.problems.length > 0) throw new AggregateError(fixture.problems, 'an invoice has a problem');
    await assertInvariants(pool);
    await pool.query(FAR_DAYS);
    await pool.query(RENDERED);
    await writeFile(DATA, await withConnection(pool, (session) => dataOf(session, moments())));
  } finally {
    await fixture.close();
  }
  for await (const file of glob('src/adapters/db/**/*.ts', { cwd: ROOT }))
    if (!/\.test\.ts$|\/testing\//.test(file)) await import(join(ROOT, file));
  await writeFile(STATEMENTS, writeStatements(namedTexts));
}
