import { execFileSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { postmasterOf } from '#testing/database-processes.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { SECOND } from '#kernel/instant.ts';
import { freePort } from '#main/free-port.ts';
import { onTime } from '#testing/on-time.ts';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { apiClient } from './testing/api-client.ts';
import { requestSite } from './testing/request-site.ts';
import { cardToken } from './testing/card-token.ts';
import { newDataFolder } from './testing/data-folder.ts';
import { bring, right } from './testing/reach-steps.ts';
import { type Site, startSite } from './testing/start-site.ts';

const MAX_STOP_MS = onTime(10 * SECOND);

const dataDir = await newDataFolder('stop');
let site: Site;
afterEach(() => site.stop());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const ended = async ({ process }: Site): Promise<number | null> =>
  process.exitCode ?? new Promise((resolve) => process.once('exit', resolve));

test('a stop ends within ten seconds no matter who is in the middle of something, and says nothing of failures', async () => {
  site = await startSite({ ANDEN_DATA_DIR: dataDir });
  const client = await apiClient(site.url);
  const code = await bring(client, 4);
  const token = await cardToken(site.url, '4111111111111111');
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const half = connect(Number(new URL(site.url).port), '127.0.0.1');
  half.on('error', () => undefined);
  half.write('POST /api/websale/reservation/create HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{');
  // The provider takes longer than a stop may last.
  const [provider] = execFileSync('pgrep', ['-P', String(site.process.pid), '-f', 'stand-ins/openpay'])
    .toString()
    .split('\n');
  process.kill(Number(provider), 'SIGSTOP');
  const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
  const paying = client.call(postPayment, { body }).catch(() => 'cut off');
  await pause(500);

  const since = performance.now();
  site.process.kill('SIGTERM');
  // A stop closes an idle connection: a request on a new one is answered.
  const probe = async () => {
    const { status, body } = await requestSite(site.url, '/readyz').catch(() => ({ status: 0, body: '{}' }));
    return [status, JSON.parse(body)];
  };
  await expect.poll(probe, { interval: 20 }).toEqual([503, { status: 'not ready', because: ['stopping'] }]);
  expect(await ended(site)).toBe(0);
  const ms = performance.now() - since;
  console.log(`stopped in the middle of a payment, with half a request: ${Math.round(ms)} ms`);
  expect(ms).toBeLessThan(MAX_STOP_MS);
  expect(site.output()).not.toMatch(/AssertionError|Unhandled|TypeError/);
  await paying;
  half.destroy();

  // The next start finishes what was cut off.
  site = await startSite({ ANDEN_DATA_DIR: dataDir });
  const again = await apiClient(site.url, client.cookie());
  const isSettled = async () => {
    const { reservation } = right(await again.call(getReservation, { query: { code } }));
    return !reservation.process_payment && reservation.tickets.length === (reservation.payment === 'approved' ? 4 : 0);
  };
  await expect.poll(isSettled, { timeout: 60 * SECOND, interval: 500 }).toBe(true);
});

test('a site whose database cannot be started again says why and ends, so that it is started again', async () => {
  site = await startSite({ ANDEN_DATA_DIR: dataDir });
  const cluster = join(dataDir, 'server/cluster');
  const postmaster = postmasterOf(join(dataDir, 'server'));
  await rename(cluster, `${cluster}.away`);
  process.kill(postmaster, 'SIGKILL');
  expect(await ended(site)).toBe(1);
  expect(site.output()).toMatch(/PostgreSQL died in .*; starting it again/);
  expect(site.output()).toMatch(/did not start .*set DATABASE_URL to a PostgreSQL server/);
  await rename(`${cluster}.away`, cluster);
  site = await startSite({ ANDEN_DATA_DIR: dataDir });
  expect((await requestSite(site.url, '/readyz')).status).toBe(200);
});

test('a site with nothing on sale is alive and not ready, and its home page says when to come back', async () => {
  const port = await freePort(0, '127.0.0.1');
  const empty = await newDataFolder('empty');
  site = await startSite({
    ANDEN_DATA_DIR: empty,
    ANDEN_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: 'https://boletos.example',
    SESSION_SECRET: 'of at least thirty-two letters, all of them invented',
    RATE_LIMIT_FACTOR: '1',
  });
  const url = `http://127.0.0.1:${port}`;
  const probe = await requestSite(url, '/readyz');
  expect([probe.status, JSON.parse(probe.body).because]).toEqual([503, ['timetable']]);
  expect((await requestSite(url, '/healthz')).status).toBe(200);
  const home = await requestSite(url, '/', { headers: { accept: 'text/html' } });
  expect([home.status, home.retryAfter]).toEqual([503, '5']);
  await site.stop();
  await rm(empty, { recursive: true, force: true });
});
