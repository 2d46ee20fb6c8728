// Pages that are equal for everybody, over HTTP, against a minimal server that answers the same bytes.
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { figure, median, middle, print, ratioOf, ROUND_MS, ROUNDS, takeTurns, type Turn } from './measure.ts';
import { noteGoal } from './record.ts';
import { exchange, newVisitor, startBenchSite } from './site.ts';

const CLIENTS = 16;
const PAGES = ['/preguntas-frecuentes', '/servicios/equipaje', '/ubicaciones/sayulita'];

const site = await startBenchSite();
const headers = { cookie: newVisitor()['cookie']! };
const answers: Record<string, string> = {};
for (const path of PAGES) {
  const { status, text } = await exchange(site.url + path, { method: 'GET', headers, sent: undefined });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  answers[path] = text;
}
const bare = fork(new URL('bare-server.ts', import.meta.url));
bare.send(answers);
const [port] = await once(bare, 'message');

const rows: string[][] = [];
const ratios: number[] = [];
for (const path of PAGES) {
  const turns = await takeTurns({
    ours: () => load(site.url, path),
    limit: () => load(`http://127.0.0.1:${port}`, path),
  });
  const [ours, limit] = [middle(turns.ours), middle(turns.limit)];
  ratios.push(ratioOf(turns.ours, turns.limit));
  rows.push([
    path,
    figure(Buffer.byteLength(answers[path]!)),
    figure(ours.rate),
    figure(limit.rate),
    ratios.at(-1)!.toFixed(3),
    String(ours.failed),
  ]);
}
print(`pages equal for everybody: ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CLIENTS} clients`, [
  ['', 'bytes', 'a second', 'node:http', 'ratio', 'failed'],
  ...rows,
]);
await noteGoal('page-shared', median(ratios));
bare.disconnect();
await site.stop();

async function load(url: string, path: string): Promise<Turn> {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: url + path,
    headers,
    connections: CLIENTS,
    duration: ROUND_MS / 1000,
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + timeouts + non2xx };
}
