// Pages rendered per CPU-second, in process, from recorded answers; against React rendering the same elements only.
import { apiClient } from '../e2e/testing/api-client.ts';
import { bring } from '../e2e/testing/reach-steps.ts';
import { figure, median, print, quantile, ROUNDS, takeTurns, type Turn } from './measure.ts';
import { noteGoal } from './record.ts';
import { startBenchSite } from './site.ts';
import { instant } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { builtPages } from '#main/pages.ts';
import type { ApiCall } from '#wire/call.ts';
import type { PageRequest } from '#wire/page.ts';
import { encodeQuery } from '#wire/paths.ts';

/** Steps of a sale that lead to the page; the goal in pages per CPU-second. */
const PAGES = [
  { name: 'home', path: '/', steps: 0, goal: 3_000 },
  { name: 'results', path: '/reservacion/horarios', steps: 0, goal: 1_200 },
  { name: 'seats', path: '/reservacion/asientos', steps: 3, goal: 2_000 },
] as const;
/** Pages rendered between two checks of the clock. */
const BATCH = 10;
/** One turn of one page: nothing here waits for I/O. */
const TURN_MS = 1_000;

const pages = await builtPages();
const answerPage = pages.createAnswerPage({ brand: COSTERA, testMode: true, assets: pages.assets });
const site = await startBenchSite();
const recorded = await Promise.all(PAGES.map(record));
await site.stop();
// React reads it on load; the site's stand-ins would refuse to start with it.
process.env['NODE_ENV'] = 'production';
const { drawAlike } = await import('./draw-alike.ts');

const rows: string[][] = [];
for (const { name, goal, request, html } of recorded) {
  const turns = await takeTurns({
    ours: () => drawing(async () => void (await answerPage(request))),
    limit: () => drawing(drawAlike(html)),
  });
  const ours = median(turns.ours.map(({ rate }) => rate));
  const limit = median(turns.limit.map(({ rate }) => rate));
  const ratio = median(turns.ours.map(({ rate }, round) => rate / turns.limit[round]!.rate));
  await noteGoal(`page-${name}`, ratio);
  const [p50, p99] = [turns.ours.map((turn) => turn.p50), turns.ours.map((turn) => turn.p99)].map(median);
  rows.push([
    name,
    figure(Buffer.byteLength(html)),
    figure(ours),
    figure(goal),
    figure(limit),
    ratio.toFixed(2),
    figure(p50!),
    figure(p99!),
  ]);
}
print(`pages: ${ROUNDS} rounds of ${TURN_MS / 1000} s, one at a time`, [
  ['', 'bytes', 'per CPU-s', 'goal', 'React alone', 'ratio', 'p50 CPU-ms', 'p99 CPU-ms'],
  ...rows,
]);

type Recorded = (typeof PAGES)[number] & { readonly request: PageRequest; readonly html: string };

/** Requests the page once from a running site, and records the answers of its calls. */
async function record(page: (typeof PAGES)[number]): Promise<Recorded> {
  const client = await apiClient(site.url);
  const code = await bring(client, page.steps);
  const answers = new Map<string, unknown>();
  const keyOf = (...[route, asked]: Parameters<ApiCall>) => `${route.path}${encodeQuery(asked?.query)}`;
  const requestWith = (call: ApiCall): PageRequest => ({
    method: 'GET',
    path: page.path,
    query: new URLSearchParams(page.path === '/' ? {} : { code }),
    form: undefined,
    cookies: {},
    formToken: 'x'.repeat(43),
    origin: site.url,
    now: instant(Date.now()),
    call,
  });
  const recording: ApiCall = async (route, asked) => {
    const answer = await client.call(route, asked);
    answers.set(keyOf(route, asked), answer);
    return answer;
  };
  const replaying: ApiCall = async (route, asked) => answers.get(keyOf(route, asked)) as never;
  const shown = await answerPage(requestWith(recording));
  if (shown.kind !== 'html' || shown.status !== 200) throw new Error(`${page.name} was not shown: ${shown.kind}`);
  return { ...page, request: requestWith(replaying), html: shown.html.join('') };
}

/** Renders until the time is over; measures CPU time, not time taken by other processes. */
async function drawing(draw: () => Promise<void> | void): Promise<Turn> {
  const times: number[] = [];
  const started = performance.now();
  const first = process.cpuUsage();
  let before = first;
  while (performance.now() - started < TURN_MS) {
    for (let drawn = 0; drawn < BATCH; drawn += 1) await draw();
    const used = process.cpuUsage(before);
    before = process.cpuUsage();
    times.push((used.user + used.system) / 1000 / BATCH);
  }
  const all = process.cpuUsage(first);
  const rate = (times.length * BATCH * 1e6) / (all.user + all.system);
  return { rate, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failed: 0 };
}
