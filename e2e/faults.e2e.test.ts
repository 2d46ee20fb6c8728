import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseProcesses, freezeDatabase, postmasterOf, signalAll } from '#testing/database-processes.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { createPool } from '#adapters/db/pool.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';
import { IS_STRICT, onTime } from '#testing/on-time.ts';
import { PATIENT } from '#testing/test-database.ts';
import type { CallAnswer } from '#wire/call.ts';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { apiClient } from './testing/api-client.ts';
import { type Answered, requestSite } from './testing/request-site.ts';
import { cardToken } from './testing/card-token.ts';
import { differences, ledgerNet } from './testing/ledger-net.ts';
import { simulatedProviders } from './testing/simulated-providers.ts';
import { bring, right } from './testing/reach-steps.ts';
import { BUYERS, expectStored, selling } from './testing/selling.ts';
import { startLoadedSite } from './testing/loaded-site.ts';
import type { Site } from './testing/start-site.ts';

/** `ANDEN_FAULTS=all` kills repeatedly; otherwise once. */
const DEATHS = IS_STRICT ? 25 : 1;
/** PostgreSQL is abandoned if it dies more than five times a minute. */
const BETWEEN_DEATHS_MS = DEATHS > 5 ? 13 * SECOND : 0;
const MAX_OUTAGE_MS = onTime(5 * SECOND);
/** The longest wait of a visitor, and of a probe, while the database is away. */
const MAX_ANSWER_MS = onTime(2 * SECOND);
const MAX_PROBE_MS = onTime(1.5 * SECOND);

let site: Site;

beforeAll(async () => {
  site = await startLoadedSite();
});
afterAll(() => site.stop());

const server = (): string => join(site.dataDir, 'server');

const ask = (path: string, init: RequestInit = {}): Promise<Answered> => requestSite(site.url, path, init);

const isReady = async (): Promise<boolean> => (await ask('/readyz')).status === 200;

async function readyAfter(since: number): Promise<number> {
  while (!(await isReady())) await pause(20);
  return Math.round(performance.now() - since);
}

/** With the database of the running site, from outside: the ledger balances and matches the provider. */
async function audit(): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const pool = createPool(server.connection, { ...PATIENT, name: 'audit' });
  try {
    await assertInvariants(pool);
    const providers = simulatedProviders(JSON.parse(await readFile(join(site.dataDir, 'played.json'), 'utf8')));
    expect(differences(await providers.kept(), await ledgerNet(pool))).toEqual([]);
  } finally {
    await pool.end();
    await server.stop();
  }
}

describe('the database dies alone, the server lives', () => {
  test(
    'under load: it is back within five seconds, nothing acknowledged is lost, nobody hears of a failure that was none',
    async ({ onTestFinished }) => {
      const sales = selling(site.url);
      onTestFinished(sales.end);
      for (let death = 0; death < DEATHS; death += 1) {
        if (death > 0) await pause(BETWEEN_DEATHS_MS);
        const before = sales.told.length;
        await expect.poll(() => sales.told.length).toBeGreaterThan(before + BUYERS);
        const since = performance.now();
        const killed = databaseProcesses(server());
        signalAll(killed, 'SIGKILL');
        // Meanwhile there is no file: it is read again.
        const isAnother = () => !killed.includes(postmasterOf(server()));
        // It may be back before a busy test could ask even once.
        const isNoticed = async () => !(await isReady()) || isAnother();
        await expect.poll(isNoticed, { interval: 5, timeout: MAX_PROBE_MS }).toBe(true);
        await expect.poll(isAnother, { interval: 20, timeout: MAX_OUTAGE_MS }).toBe(true);
        const ms = await readyAfter(since);
        console.log(`database killed under load: ready again after ${ms} ms, ${sales.told.length} sales acknowledged`);
        expect(ms).toBeLessThan(MAX_OUTAGE_MS);
      }
      const before = sales.told.length;
      await expect.poll(() => sales.told.length).toBeGreaterThan(before);
      await sales.end();
      await expectStored(sales);
      await audit();
      for (const refusal of sales.refusals)
        expect(refusal).toMatch(/^(503 payment_unknown|409 |422 method_unavailable)/);
      expect(site.process.exitCode).toBeNull();
    },
    DEATHS * MINUTE + MINUTE,
  );

  test('a payment whose database dies behind the charge ends in tickets, and is never said to have failed', async () => {
    const client = await apiClient(site.url);
    const code = await bring(client, 4, { ahead: 70 });
    const token = await cardToken(site.url, '4111111111111111');
    const { total } = right(await client.call(getPayment, { query: { code } }));
    const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
    const { pid, resume } = await holdProvider();
    const paying = client.call(postPayment, { body });
    const isBegun = async () =>
      right(await client.call(getReservation, { query: { code } })).reservation.process_payment;
    await expect.poll(isBegun).toBe(true);
    // Its charge is sent next.
    await pause(400);
    signalAll(databaseProcesses(server()), 'SIGKILL');
    resume();
    const answer = (await paying) as CallAnswer<never>;
    expect(pid).toBeGreaterThan(0);
    if (!answer.ok) {
      expect([answer.status, answer.errors[0]?.code]).toEqual([503, 'payment_unknown']);
      expect(answer.errors[0]?.message).toMatch(/lo estamos verificando.*Nadie paga dos veces/);
    }
    const state = async () => {
      const found = await client.call(getReservation, { query: { code } });
      return found.ok ? [found.data.reservation.payment, found.data.reservation.tickets.length] : found.status;
    };
    await expect.poll(state, { timeout: 60_000, interval: 250 }).toEqual(['approved', 4]);
    await audit();
  });
});

/** The provider responds when the test says so. */
async function holdProvider() {
  const [pid] = execFileSync('pgrep', ['-f', '-P', String(site.process.pid), 'stand-ins/openpay'], { encoding: 'utf8' })
    .split('\n')
    .map(Number);
  process.kill(pid!, 'SIGSTOP');
  return { pid: pid!, resume: () => process.kill(pid!, 'SIGCONT') };
}

describe('the database freezes', () => {
  test('what needs it is refused within two seconds and says when to come back; what does not is served; then all goes on', async () => {
    const client = await apiClient(site.url);
    const code = await bring(client, 4, { ahead: 71 });
    const frozen = freezeDatabase(server());
    const since = performance.now();
    try {
      const state = `/api/websale/reservation/state?code=${code}`;
      const headers = { cookie: client.cookie() };
      // Simultaneous, and more than there are connections.
      const first = await Promise.all(Array.from({ length: 40 }, () => ask(state, { headers })));
      for (const { status, retryAfter, ms, body } of first) {
        expect([status, retryAfter, JSON.parse(body).content.errors[0].code]).toEqual([
          503,
          '5',
          'service_unavailable',
        ]);
        expect(ms).toBeLessThan(MAX_ANSWER_MS);
      }
      console.log(`database frozen: refused after at most ${Math.round(Math.max(...first.map(({ ms }) => ms)))} ms`);
      const probe = await ask('/readyz');
      expect([probe.status, JSON.parse(probe.body).because]).toEqual([503, ['database']]);
      expect(probe.ms).toBeLessThan(MAX_PROBE_MS);
      // Once the outage is detected, nobody waits.
      const later = await Promise.all(Array.from({ length: 40 }, () => ask(state, { headers })));
      expect(Math.max(...later.map(({ ms }) => ms))).toBeLessThan(MAX_ANSWER_MS / 2);
      const html = { headers: { accept: 'text/html' } };
      for (const path of [
        '/',
        '/home',
        '/horarios-y-tarifas',
        '/ubicaciones',
        '/healthz',
        '/api/websale/reservation/origins',
      ]) {
        const { status, ms } = await ask(path, html);
        expect([path, status]).toEqual([path, 200]);
        expect(ms).toBeLessThan(MAX_ANSWER_MS);
      }
      await expect.poll(() => performance.now() - since, { timeout: 10_000 }).toBeGreaterThan(4 * SECOND);
    } finally {
      signalAll(frozen, 'SIGCONT');
    }
    const thawed = performance.now();
    console.log(`database thawed: ready again after ${await readyAfter(thawed)} ms`);
    expect(right(await client.call(getReservation, { query: { code } })).reservation.code).toBe(code);
    expect(performance.now() - thawed).toBeLessThan(MAX_OUTAGE_MS);
    await audit();
  });
});
