// Runs of a day with their live seats over HTTP, against a minimal server that answers the same bytes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { growTimetable } from './dated-departures.ts';
import { figure, median, middle, print, ratioOf, ROUND_MS, ROUNDS, takeTurns, watched } from './measure.ts';
import { noteGoal } from './record.ts';
import { residentMB } from './resident-memory.ts';
import { askAll, CLIENTS, load, milliseconds, QUESTIONS } from './searches.ts';
import { startBenchSite } from './site.ts';

const DEPARTURES = 200_000;

const site = await startBenchSite();
/** The same without lists that are shared for a second: each is worked out for its request. */
const alone = await startBenchSite({ SHARE_LISTS: 'false' });
const departures = await growTimetable(site.database, DEPARTURES);
await growTimetable(alone.database, DEPARTURES);
const answers = await askAll(site);
const paths = Object.keys(answers);
const pathsAlone = Object.keys(await askAll(alone));
const bytes = Object.values(answers).reduce((sum, text) => sum + Buffer.byteLength(text), 0) / QUESTIONS;

const bare = fork(new URL('bare-server.ts', import.meta.url));
bare.send(answers);
const [port] = await once(bare, 'message');
const limit = `http://127.0.0.1:${port}`;

const delays: number[] = [];
const turns = await takeTurns({
  different: watched(() => load(site.url, paths), site.loopDelay, delays),
  limit: () => load(limit, paths),
  same: () => load(site.url, paths.slice(0, 1)),
  alone: () => load(alone.url, pathsAlone),
});
const memory = [site, alone].map(residentMB);
const row = (name: string, side: keyof typeof turns): string[] => {
  const { rate, p50, p99, failed } = middle(turns[side]);
  const ratio = side === 'limit' ? '1' : ratioOf(turns[side], turns.limit).toFixed(3);
  return [
    name,
    figure(rate),
    ratio,
    milliseconds(p50),
    milliseconds(p99),
    p50 ? (p99 / p50).toFixed(1) : '–',
    String(failed),
  ];
};
print(
  `search: ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CLIENTS} clients, ${figure(bytes)} bytes a body, ` +
    `${departures.toLocaleString('en')} dated departures`,
  [
    ['', 'calls/s', 'ratio', 'p50 ms', 'p99 ms', 'p99/p50', 'failed'],
    row(`${QUESTIONS} different questions`, 'different'),
    row('all the same question', 'same'),
    row(`${QUESTIONS} different questions, no list shared`, 'alone'),
    row('bare node:http, same bytes', 'limit'),
  ],
);
console.log(`event-loop delay while ${CLIENTS} clients search: p99 ${figure(median(delays))} ms`);
console.log(`memory of the sites after it: ${memory.map((megabytes) => figure(megabytes)).join(' and ')} MB`);
const { p50: usual, p99: slow } = middle(turns.different);
await noteGoal('search', ratioOf(turns.different, turns.limit));
await noteGoal('search-alone', ratioOf(turns.alone, turns.limit));
await noteGoal('memory', Math.max(...memory));
await noteGoal('search-same', ratioOf(turns.same, turns.limit));
await noteGoal('search-p99', slow / Math.max(1, usual));
await noteGoal('search-loop', median(delays));
bare.disconnect();
await Promise.all([site.stop(), alone.stop()]);
