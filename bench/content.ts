// Search, a landing and a page of content beside 10,000 published alerts and 5,000 published pages, against the same site
// without them: both sites run at once and take turns.
import autocannon from 'autocannon';
import { dayFromNow } from '../e2e/testing/api-client.ts';
import { right } from '../e2e/testing/reach-steps.ts';
import { figure, middle, print, ratioOf, ROUND_MS, ROUNDS, takeTurns, type Turn } from './measure.ts';
import { noteGoal } from './record.ts';
import { type BenchSite, callsOf, exchange, newVisitor, startBenchSite } from './site.ts';
import { createPool } from '#adapters/db/pool.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getSchedules, postCreate } from '#wire/websale.ts';
import { setTimeout as pause } from 'node:timers/promises';

const ALERTS = 10_000;
const PAGES = 5_000;
const CLIENTS = 8;
/** Distinct queries, so that few run twice at once. */
const QUESTIONS = 16;
/** The site checks for new alerts and content once a second. */
const NOTICED_MS = 3_000;

/** Each names a route or a stop, on some days of those on sale; one in fifty is severe, and so shown to everybody. */
const PUBLISH_ALERTS = `
insert into alert (alert_id, revision, state, title_es, title_en, body_es, body_en, cause, effect, severity, route_ids,
  stop_ids, days_from, days_until, active_from, active_until, written_by, published_at)
select gen_random_uuid(), 1, 'published', 'Aviso ' || n, 'Alert ' || n, 'Obras en el camino.', 'Works on the road.',
  'construction', 'detour', case when n % 50 = 0 then 'severe' when n % 3 = 0 then 'warning' else 'info' end,
  case when n % 2 = 0 then array[routes.ids[1 + n % cardinality(routes.ids)]] else '{}' end,
  case when n % 2 = 1 then array[stops.ids[1 + n % cardinality(stops.ids)]] else '{}' end,
  current_date + n % 80, current_date + n % 80 + 7, now() - interval '1 day', null, 'bench', now()
from generate_series(1, ${ALERTS}) n,
  (select array_agg(route_id order by route_id) as ids from route) routes,
  (select array_agg(stop_id order by stop_id) as ids from stop) stops`;

const DOCUMENT = {
  title: { es: 'Página', en: 'Page' },
  description: { es: 'Una página de prueba.', en: 'A page of a bench.' },
  blocks: [{ kind: 'paragraph', text: { es: 'Texto.', en: 'Text.' } }],
};

const WRITE_PAGES = `insert into content_revision (slug, revision, kind, document, author)
select 'bench-' || n, 1, 'landing', $1, 'bench' from generate_series(1, ${PAGES}) n`;

const PUBLISH_PAGES = `insert into content_publication (publication, slug, revision, shown_from, publisher)
select n, 'bench-' || n, 1, now() - interval '1 day', 'bench' from generate_series(1, ${PAGES}) n`;

async function fill({ database }: BenchSite): Promise<void> {
  const pool = createPool(database, { connections: 1, queryMs: 120_000 });
  await pool.query(PUBLISH_ALERTS);
  await pool.query('update alert_version set version = version + 1');
  await pool.query(WRITE_PAGES, [DOCUMENT]);
  await pool.query(PUBLISH_PAGES);
  await pool.query('update content_version set version = $1', [PAGES]);
  await pool.end();
  await pause(NOTICED_MS);
}

/** Paths to request, with the cookie of the visitor whose searches they are. */
interface Asked {
  readonly cookie: string;
  readonly search: readonly string[];
}

async function searches({ url }: BenchSite): Promise<Asked> {
  const visitor = newVisitor();
  const call = callsOf(url, visitor);
  const search: string[] = [];
  for (let index = 0; index < QUESTIONS; index += 1) {
    const departure = { date: dayFromNow(2 + index) };
    const passengers = [{ type: 'adult' as const }];
    const body = { origin: 'TLQ', destination: 'GUA', round: false, departure, passengers };
    const { code } = right(await call(postCreate, { body })).reservation;
    search.push(pathOf(getSchedules) + encodeQuery({ code, direction: 'departure' }));
  }
  return { cookie: visitor['cookie']!, search };
}

async function load(url: string, cookie: string, paths: readonly string[]): Promise<Turn> {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: CLIENTS,
    duration: ROUND_MS / 1000,
    setupClient: (client) => client.setRequests(paths.map((path) => ({ path, headers: { cookie } }))),
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + timeouts + non2xx };
}

const [plain, full] = [await startBenchSite(), await startBenchSite()];
await fill(full);
const shown = await exchange(`${full.url}/bench-1`, { method: 'GET', headers: {}, sent: undefined });
if (shown.status !== 200) throw new Error(`the pages are not published: ${shown.status}`);
const asked = { plain: await searches(plain), full: await searches(full) };
const WORK = {
  search: ({ search }: Asked) => search,
  landing: () => ['/boletos-a-sayulita'],
  content: () => ['/servicios/equipaje'],
} as const;

const rows: string[][] = [];
for (const [name, pathsOf] of Object.entries(WORK)) {
  const turns = await takeTurns({
    full: () => load(full.url, asked.full.cookie, pathsOf(asked.full)),
    plain: () => load(plain.url, asked.plain.cookie, pathsOf(asked.plain)),
  });
  const [ours, limit] = [middle(turns.full), middle(turns.plain)];
  await noteGoal(`content-${name}`, ratioOf(turns.full, turns.plain));
  rows.push([
    name,
    figure(ours.rate),
    figure(limit.rate),
    ratioOf(turns.full, turns.plain).toFixed(2),
    String(ours.p50),
    String(limit.p50),
    String(ours.failed + limit.failed),
  ]);
}
print(
  `content: ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CLIENTS} clients, ` +
    `${ALERTS.toLocaleString('en')} alerts and ${PAGES.toLocaleString('en')} pages against none`,
  [['', 'calls/s', 'without', 'ratio', 'p50 ms', 'without', 'failed'], ...rows],
);
await Promise.all([plain.stop(), full.stop()]);
