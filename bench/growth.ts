// The same searches on a site with 200,000 dated departures and on one with nine millions, by turns: `npm run growth`.
// The second is a year of 135 networks, so that a search finds as many runs in both. Takes half an hour, and fifteen
// gigabytes where TMPDIR is: no part of `npm run bench`. `BENCH_DEPARTURES=1000000` makes it short.
import { growNetworks, growTimetable } from './dated-departures.ts';
import { figure, middle, print, ratioOf, ROUND_MS, ROUNDS, takeTurns } from './measure.ts';
import { noteGoal } from './record.ts';
import { residentMB } from './resident-memory.ts';
import { askAll, CLIENTS, load, milliseconds, QUESTIONS } from './searches.ts';
import { startBenchSite } from './site.ts';
import { newDataFolder } from '../e2e/testing/data-folder.ts';
import { useRunFolder } from '../e2e/testing/run-folder.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';

const SMALL = 200_000;
const LARGE = Number(process.env['BENCH_DEPARTURES'] ?? 9_000_000);

useRunFolder();
const dataDir = await newDataFolder('grown');
const variables = { SHARE_LISTS: 'false', ANDEN_DATA_DIR: dataDir };
const ungrown = await startBenchSite(variables);
await ungrown.stop();
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const departures = await growNetworks(database.connection, LARGE);
await database.stop();

const began = performance.now();
const large = await startBenchSite(variables, { isStored: true });
const started = (performance.now() - began) / 1000;
const small = await startBenchSite({ SHARE_LISTS: 'false' });
const few = await growTimetable(small.database, SMALL);

const [ofLarge, ofSmall] = [Object.keys(await askAll(large)), Object.keys(await askAll(small))];
const turns = await takeTurns({ large: () => load(large.url, ofLarge), small: () => load(small.url, ofSmall) });
const row = (departuresOf: number, side: 'large' | 'small', memory: number): string[] => {
  const { rate, p50, p99, failed } = middle(turns[side]);
  return [
    departuresOf.toLocaleString('en'),
    figure(rate),
    ratioOf(turns[side], turns.small).toFixed(2),
    milliseconds(p50),
    milliseconds(p99),
    String(failed),
    figure(memory),
  ];
};
print(`growth: ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CLIENTS} clients, ${QUESTIONS} questions, no list shared`, [
  ['dated departures', 'calls/s', 'ratio', 'p50 ms', 'p99 ms', 'failed', 'resident MB'],
  row(few, 'small', residentMB(small)),
  row(departures, 'large', residentMB(large)),
]);
console.log(`the site with the larger timetable was selling after ${figure(started)} s`);
await noteGoal('growth', ratioOf(turns.large, turns.small));
await Promise.all([small.stop(), large.stop()]);
