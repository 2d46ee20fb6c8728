import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { BOOKED_AGAIN, WITHOUT_PIN, WITHOUT_RECONCILER } from './controls.ts';
import { useRunFolder } from '../testing/run-folder.ts';
import { simulate } from './simulate.ts';

const CONTROLS = { pin: WITHOUT_PIN, idempotency: BOOKED_AGAIN, reconciler: WITHOUT_RECONCILER } as const;

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    faults: { type: 'string', default: '0.3' },
    concurrency: { type: 'string', default: '64' },
    speed: { type: 'string', default: '60' },
    /** Leaves a safeguard out, to check that this is detected. */
    without: { type: 'string' },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const { without } = values;
if (without !== undefined && !(without in CONTROLS)) {
  console.error(`--without ${Object.keys(CONTROLS).join(' | ')}`);
  process.exit(2);
}
console.log(`seed ${seed}`);
useRunFolder();
const dataDir = await mkdtemp(join(tmpdir(), 'anden-simulation-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(server.connection, new URL('../../db/migrations', import.meta.url).pathname);
  const report = await simulate({
    database: server.connection,
    seed,
    payments: Number(values.payments),
    faults: Number(values.faults),
    concurrency: Number(values.concurrency),
    speed: Number(values.speed),
    tampering: without === undefined ? {} : CONTROLS[without as keyof typeof CONTROLS],
  });
  console.log(JSON.stringify(report, undefined, 2));
  console.log(report.findings.length === 0 ? 'nothing found' : `found ${report.findings.length}; seed ${seed}`);
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
