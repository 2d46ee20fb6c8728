// A thousand travellers win, buy, spend and lose points for three years. Exits with 1 when anything differs from the
// model. `npm run points-simulation -- --seed 7` repeats a run; `--without expiry | reversal | once | order | late | closed` breaks a
// rule, which must be detected.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { createPool } from '#adapters/db/pool.ts';
import { useRunFolder } from '../testing/run-folder.ts';
import { CONTROLS } from './controls.ts';
import { simulatePoints } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    travellers: { type: 'string', default: '1000' },
    years: { type: 'string', default: '3' },
    without: { type: 'string' },
  },
});
const { without } = values;
if (without !== undefined && !(without in CONTROLS)) {
  console.error(`--without ${Object.keys(CONTROLS).join(' | ')}`);
  process.exit(2);
}
const DAYS_OF_YEAR = 365.25;

useRunFolder();
const dataDir = await mkdtemp(join(tmpdir(), 'anden-points-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(server.connection, new URL('../../db/migrations', import.meta.url).pathname);
  const setting = createPool(server.connection, { connections: 1 });
  // The data is disposable: it need not survive a power cut.
  await setting.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  );
  await setting.end();
  const pool = createPool(server.connection, {
    name: 'points-simulation',
    connections: 8,
    waitMs: 120_000,
    queryMs: 120_000,
  });
  const began = performance.now();
  const report = await simulatePoints({
    pool,
    seed: Number(values.seed),
    travellers: Number(values.travellers),
    days: Math.floor(Number(values.years) * DAYS_OF_YEAR) + 1,
    tampering: without === undefined ? undefined : CONTROLS[without as keyof typeof CONTROLS],
  });
  await pool.end();
  console.log(JSON.stringify(report, undefined, 2));
  console.log(
    `seed ${values.seed}, ${Math.round((performance.now() - began) / 1000)} s, ${report.findings.length} findings`,
  );
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
