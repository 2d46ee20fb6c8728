// Runs of a day with their live seats over HTTP, against a minimal server that answers the same bytes.
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dayFromNow } from '../e2e/testing/api-client.ts';
import { right } from '../e2e/testing/reach-steps.ts';
import { growTimetable } from './dated-departures.ts';
import { figure, median, middle, print, ratioOf, ROUND_MS, ROUNDS, takeTurns, type Turn, watched } from './measure.ts';
import { noteGoal } from './record.ts';
import { residentMB } from './resident-memory.ts';
import { type BenchSite, callsOf, exchange, newVisitor, startBenchSite } from './site.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getSchedules, postCreate } from '#wire/websale.ts';

const CLIENTS = 16;
const DEPARTURES = 200_000;
/** Distinct queries, so that few run twice at once. */
const QUESTIONS = 64;

const site = await startBenchSite();
/** The same without lists that are shared for a second: each is worked out for its request. */
const alone = await startBenchSite({ SHARE_LISTS: 'false' });
const departures = await growTimetable(site.database, DEPARTURES);
await growTimetable(alone.database, DEPARTURES);
const visitor = newVisitor();
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

/** Drafts of the visitor, one for each question; the path of each list with its answer. */
async function askAll({ url }: BenchSite): Promise<Record<string, string>> {
  const call = callsOf(url, visitor);
  const answered: Record<string, string> = {};
  for (let index = 0; index < QUESTIONS; index += 1) {
    const journey = { date: dayFromNow(2 + index) };
    const body = {
      origin: 'TLQ',
      destination: 'GUA',
      round: false,
      departure: journey,
      passengers: [{ type: 'adult' as const }],
    };
    const { code } = right(await call(postCreate, { body })).reservation;
    const path = pathOf(getSchedules) + encodeQuery({ code, direction: 'departure' });
    const { status, text } = await exchange(url + path, { method: 'GET', headers: visitor, sent: undefined });
    if (status !== 200 || text.includes('"schedules":[]')) throw new Error(`no runs to be had: ${text}`);
    answered[path] = text;
  }
  return answered;
}

/** The load generator reports whole milliseconds. */
function milliseconds(whole: number): string {
  return whole < 1 ? '< 1' : String(whole);
}

/** Each client sends all queries, starting at a different one. */
async function load(url: string, asked: readonly string[]): Promise<Turn> {
  let clients = 0;
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: ROUND_MS / 1000,
    setupClient: (client) => {
      const first = Math.floor((clients * asked.length) / CLIENTS);
      clients += 1;
      client.setRequests(
        [...asked.slice(first), ...asked.slice(0, first)].map((path) => ({
          path,
          headers: { cookie: visitor.cookie! },
        })),
      );
    },
  });
  const { requests, latency, errors, timeouts, non2xx } = result;
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + timeouts + non2xx };
}
