import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { postmasterOf } from '#testing/database-processes.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { createPool } from '#adapters/db/pool.ts';
import { PATIENT } from '#testing/test-database.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { newDataFolder } from './testing/data-folder.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { cardToken } from './testing/card-token.ts';
import { bring, right } from './testing/reach-steps.ts';
import { type Site, startSite } from './testing/start-site.ts';

/** What a buyer was told. */
interface Told {
  readonly client: ApiClient;
  readonly code: string;
  readonly payment: ReservationView['payment'];
  readonly tickets: number;
}

const BUYERS = 6;
const CRASHES = 2;
const dataDir = await newDataFolder('crash');
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('server and database killed in mid-sale: nothing acknowledged is lost, nothing is half sold', async () => {
  const told: Told[] = [];
  const begun: { readonly client: ApiClient; readonly code: string }[] = [];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const site = await startSite({ ANDEN_DATA_DIR: dataDir });
    const before = told.length;
    const over = new AbortController();
    const buyers = Array.from({ length: BUYERS }, async (_, i) => {
      while (!over.signal.aborted) {
        // A site that dies mid-request sends no answer: that is all the buyer knows.
        await buy(site, (i + crash) % 2 === 0 ? 'cash' : 'credit', { told, begun }).catch(() => undefined);
      }
    });
    while (told.length < before + BUYERS * 2) await pause(20);
    await kill(site);
    over.abort();
    await Promise.all(buyers);
  }

  const site = await startSite({ ANDEN_DATA_DIR: dataDir });
  const again = (client: ApiClient) => apiClient(site.url, client.cookie());
  for (const { client, code, payment, tickets } of told) {
    const { reservation } = right(await (await again(client)).call(getReservation, { query: { code } }));
    expect([code, reservation.payment, reservation.tickets.length]).toEqual([code, payment, tickets]);
  }
  // Payments pending at its death settle by themselves.
  for (const { client, code } of begun) await settled(await again(client), code);
  await site.stop();
  await audit();
});

async function buy(
  site: Site,
  method: 'cash' | 'credit',
  { told, begun }: { readonly told: Told[]; readonly begun: { client: ApiClient; code: string }[] },
): Promise<void> {
  const client = await apiClient(site.url);
  const code = await bring(client, 4);
  const token = method === 'credit' ? await cardToken(site.url, '4111111111111111') : undefined;
  const { total } = right(await client.call(getPayment, { query: { code } }));
  begun.push({ client, code });
  const body = { code, method, idempotency_key: `key-of-${code}`, total, ...(token ? { token } : {}) };
  const { reservation } = right(await client.call(postPayment, { body }));
  told.push({ client, code, payment: reservation.payment, tickets: reservation.tickets.length });
}

/** Without a graceful shutdown: the server first, then the database's own processes. */
async function kill(site: Site): Promise<void> {
  const postmaster = postmasterOf(join(dataDir, 'server'));
  site.process.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await new Promise((resolve) => site.process.once('exit', resolve));
}

const MAX_MS = 60_000;

async function settled(client: ApiClient, code: string): Promise<void> {
  const until = performance.now() + MAX_MS;
  for (;;) {
    const { reservation } = right(await client.call(getReservation, { query: { code } }));
    if (!reservation.process_payment) {
      const isSold = reservation.payment === 'approved' || reservation.payment === 'order_generated';
      // A round trip for two: four tickets, or none.
      expect([code, reservation.tickets.length]).toEqual([code, isSold ? 4 : 0]);
      return;
    }
    if (performance.now() > until) throw new Error(`${code} was not settled within ${MAX_MS} ms`);
    await pause(500);
  }
}

async function audit(): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const pool = createPool(server.connection, { ...PATIENT, name: 'audit' });
  try {
    await assertInvariants(pool);
  } finally {
    await pool.end();
    await server.stop();
  }
}
