// Every bench, one after another, and at the end the table of all goals.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitsOf, tableOf } from './goals.ts';
import { print } from './measure.ts';
import { readMeasured } from './record.ts';

const BENCHES = [
  'booking',
  'search',
  'hot-bus',
  'pages',
  'shared-page',
  'content',
  'starts',
  'race',
  'timetable-memory',
  'documents',
] as const;

/** Attempts in each isolation level: `npm run race` alone makes a million. */
const SHORT_RACE = '20000';

const folder = await mkdtemp(join(tmpdir(), 'anden-goals-'));
const results = join(folder, 'measured');
const failed: string[] = [];
for (const bench of BENCHES) {
  const child = spawn(process.execPath, [new URL(`${bench}.ts`, import.meta.url).pathname], {
    stdio: 'inherit',
    env: { RACE_ATTEMPTS: SHORT_RACE, ...process.env, BENCH_RESULTS: results },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) failed.push(bench);
}
const measured = await readMeasured(results);
print('goals', tableOf(measured));
for (const sentence of limitsOf(measured)) console.log(sentence);
for (const bench of failed) console.log(`bench/${bench}.ts failed: its rows are missing`);
await rm(folder, { recursive: true, force: true });
if (failed.length > 0) process.exitCode = 1;
