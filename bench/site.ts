import { Agent, request } from 'node:http';
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoopDelay } from './loop-delay.ts';
import { newDataFolder } from '../e2e/testing/data-folder.ts';
import { useRunFolder } from '../e2e/testing/run-folder.ts';
import { dayFromNow } from '../e2e/testing/api-client.ts';
import { right } from '../e2e/testing/reach-steps.ts';
import { type Site, startSite } from '../e2e/testing/start-site.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import type { Connection } from '#adapters/db/connection.ts';
import { formTokenOf } from '#http/cross-site.ts';
import type { ApiCall } from '#wire/call.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getSchedules, postCreate } from '#wire/websale.ts';

const SECRET = 'known to the benches, and to nobody else';
const MAX_LOADING_MS = 60_000;
/** A day that is on sale only when the whole timetable is. */
const LATE_DAY = 70;

/** A site with its whole timetable on sale, and its database. */
export interface BenchSite extends Site {
  readonly database: Connection;
  /** The delay of its event loop since this was last called, or since its start. */
  loopDelay(): Promise<LoopDelay>;
}

/** A timetable of millions is read for minutes. */
const MAX_READING_MS = 1_200_000;

/**
 * Starts a site that logs errors only: writing a line per request is not what is measured. `isStored`: its database has the
 * whole timetable already, which may be a large one.
 */
export async function startBenchSite(
  variables: Record<string, string> = {},
  { isStored = false }: { readonly isStored?: boolean } = {},
): Promise<BenchSite> {
  useRunFolder();
  const folder = await newDataFolder('loop');
  const loopFile = join(folder, 'port');
  const site = await startSite(
    {
      NODE_OPTIONS: `--import=${new URL('loop-delay.ts', import.meta.url)}`,
      BENCH_LOOP_FILE: loopFile,
      SESSION_SECRET: SECRET,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      SHARE_LISTS: 'true',
      // Every visitor has an address of their own.
      TRUST_PROXY: 'true',
      ...variables,
    },
    isStored ? { withinMs: MAX_READING_MS } : {},
  );
  if (!isStored) await wholeTimetable(site);
  while (!(await sellsLate(site.url))) await pause(100);
  const { connection } = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const loop = `http://127.0.0.1:${await readFile(loopFile, 'utf8')}`;
  const loopDelay = async () =>
    JSON.parse((await exchange(loop, { method: 'GET', headers: {}, sent: undefined })).text) as LoopDelay;
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...site, stop, database: connection, loopDelay };
}

/** The rest of the timetable is put on sale while the site is serving already. */
async function wholeTimetable(site: Site): Promise<void> {
  const deadline = performance.now() + MAX_LOADING_MS;
  while (!site.output().includes('on sale')) {
    if (performance.now() > deadline) throw new Error(`the timetable was not loaded:\n${site.output()}`);
    await pause(100);
  }
}

/** The site continues with its current timetable while it reads a new one. */
async function sellsLate(siteUrl: string): Promise<boolean> {
  const call = callsOf(siteUrl, newVisitor());
  const date = dayFromNow(LATE_DAY);
  const passengers = [{ type: 'adult' as const }];
  const body = { origin: 'TLQ', destination: 'GUA', round: false, departure: { date }, passengers };
  const { code } = right(await call(postCreate, { body })).reservation;
  return right(await call(getSchedules, { query: { code, direction: 'departure', date } })).schedules.length > 0;
}

/** What a new visitor's browser would send with every call. */
export function newVisitor(): Readonly<Record<string, string>> {
  const id = randomBytes(24).toString('base64url');
  const session = { id, hash: new Uint8Array(), isKnown: true };
  return {
    cookie: `anden=${id}`,
    'x-csrf': formTokenOf(session, SECRET),
    'content-type': 'application/json',
    'x-forwarded-for': newAddress(),
  };
}

/** One of 16 million. */
const newAddress = (): string => [...randomBytes(3)].reduce((address, byte) => `${address}.${byte}`, '198');

const agent = new Agent({ keepAlive: true });

/** API calls over kept-alive connections; cheaper for the machine than `fetch`. */
export const callsOf =
  (siteUrl: string, headers: Readonly<Record<string, string>>): ApiCall =>
  async (route, { query, body, params } = {}) => {
    const address = siteUrl + pathOf(route, params) + encodeQuery(query);
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { status, text } = await exchange(address, { method: route.method, headers, sent });
    const { http, content } = JSON.parse(text);
    return http.status === 'success' ? { ok: true, data: content.data } : { ok: false, status, errors: content.errors };
  };

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sent: string | undefined;
}

/** One request and its whole response. */
export const exchange = (address: string, { method, headers, sent }: Sent) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const length = sent === undefined ? {} : { 'content-length': Buffer.byteLength(sent) };
    request(address, { agent, method, headers: { ...headers, ...length } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end(sent);
  });
