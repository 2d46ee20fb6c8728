import autocannon from 'autocannon';
import { dayFromNow } from '../e2e/testing/api-client.ts';
import { right } from '../e2e/testing/reach-steps.ts';
import { ROUND_MS, type Turn } from './measure.ts';
import { type BenchSite, callsOf, exchange, newVisitor } from './site.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getSchedules, postCreate } from '#wire/websale.ts';

export const CLIENTS = 16;
/** Distinct queries, so that few run twice at once. */
export const QUESTIONS = 64;

/** Visitors without limits of their own: every site of a bench knows the same secret. */
const visitor = newVisitor();

/** Drafts of the visitor, one for each question; the path of each list with its answer. */
export async function askAll({ url }: Pick<BenchSite, 'url'>): Promise<Record<string, string>> {
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

/** Each client sends all queries, starting at a different one. */
export async function load(url: string, asked: readonly string[]): Promise<Turn> {
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

/** The load generator reports whole milliseconds. */
export const milliseconds = (whole: number): string => (whole < 1 ? '< 1' : String(whole));
