import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { createPool } from '#adapters/db/pool.ts';
import { MINUTE } from '#kernel/instant.ts';
import { IS_STRICT } from '#testing/on-time.ts';
import { PATIENT } from '#testing/test-database.ts';
import { getPayment, getReservation, postCreate, postPayment } from '#wire/websale.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { requestSite } from './testing/request-site.ts';
import { cardToken } from './testing/card-token.ts';
import { bring, right } from './testing/reach-steps.ts';
import { BUYERS, expectStored, selling } from './testing/selling.ts';
import { type Site, startSite } from './testing/start-site.ts';

const DISK_MB = 400;
const MB = 1_000_000;

const disk = mkdtempSync(join(tmpdir(), 'anden-disk-'));
const filler = join(disk, 'filler');

/** A small separate disk requires the right to mount: root has it, containers often do not. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('SKIPPED e2e/disk.e2e.test.ts: no small disk can be mounted here; run it as root on Linux');
    return false;
  }
}

const isMounted = mounted();
let site: Site;

beforeAll(async () => {
  if (!isMounted) return;
  site = await startSite({ ANDEN_DATA_DIR: join(disk, 'data') });
  await vi.waitUntil(() => site.output().includes('the whole demo timetable is on sale'), { timeout: 10 * MINUTE });
});
afterAll(async () => {
  await site?.stop();
  if (isMounted) execFileSync('umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
});

/** Leaves this share of the disk free, as if other programs filled it. */
async function leave(share: number): Promise<void> {
  const { bsize, blocks, bavail } = await statfs(disk);
  const bytes = Math.floor((bavail - blocks * share) * bsize);
  if (bytes > 0) await writeFile(filler, Buffer.alloc(bytes), { flag: 'a' }).catch(() => undefined);
}

const freeMb = async (): Promise<number> => {
  const { bsize, bavail } = await statfs(disk);
  return Math.round((bavail * bsize) / MB);
};

const because = async (): Promise<unknown> => {
  const { status, body } = await requestSite(site.url, '/readyz');
  return status === 200 ? 'ready' : JSON.parse(body).because;
};

const SEARCH = {
  origin: 'TLQ',
  destination: 'GUA',
  round: false,
  departure: { date: dayFromNow(5) },
  passengers: [{ type: 'adult' as const }],
};

describe.skipIf(!isMounted)('the disk of the data fills under load', () => {
  test('new sales stop before it is full, those under way end, and sales begin again by themselves', async ({
    onTestFinished,
  }) => {
    const sales = selling(site.url);
    onTestFinished(sales.end);
    await expect.poll(() => sales.told.length).toBeGreaterThan(BUYERS);
    const begun = await apiClient(site.url);
    const code = await bring(begun, 4, { ahead: 25 });
    await leave(0.08);
    const since = performance.now();
    await expect.poll(because, { interval: 50 }).toEqual(['disk']);
    console.log(
      `disk below a tenth: seen after ${Math.round(performance.now() - since)} ms, ${await freeMb()} MB free`,
    );

    const { call } = await apiClient(site.url);
    const refused = await call(postCreate, { body: SEARCH });
    expect(refused).toMatchObject({ ok: false, status: 503, errors: [{ code: 'sales_paused' }] });
    const page = await requestSite(site.url, '/', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);

    // Pending payments complete, and paid orders can be read.
    const token = await cardToken(site.url, '4111111111111111');
    const { total } = right(await begun.call(getPayment, { query: { code } }));
    const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
    expect(right(await begun.call(postPayment, { body })).reservation.payment).toBe('approved');
    expect(right(await begun.call(getReservation, { query: { code } })).reservation.tickets).toHaveLength(4);

    await truncate(filler, 0);
    const freed = performance.now();
    await expect.poll(because, { interval: 50 }).toBe('ready');
    console.log(`disk free again: sold again after ${Math.round(performance.now() - freed)} ms`);
    right(await call(postCreate, { body: SEARCH }));
    await sales.end();
    await expectStored(sales);
  });

  test.runIf(IS_STRICT)(
    'a disk filled to the last byte loses nothing that was acknowledged, and all goes on once there is room',
    async ({ onTestFinished }) => {
      const sales = selling(site.url);
      onTestFinished(sales.end);
      await expect.poll(() => sales.told.length).toBeGreaterThan(BUYERS);
      await leave(0);
      await expect.poll(because, { interval: 50 }).not.toBe('ready');
      // Buyers keep requesting meanwhile; the database may fail.
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      console.log(`disk full, ${await freeMb()} MB free: ${JSON.stringify(await because())}`);
      await truncate(filler, 0);
      const freed = performance.now();
      await expect.poll(because, { interval: 50, timeout: 30_000 }).toBe('ready');
      console.log(`disk free again: ready after ${Math.round(performance.now() - freed)} ms`);
      const before = sales.told.length;
      await expect.poll(() => sales.told.length).toBeGreaterThan(before);
      await sales.end();
      await expectStored(sales);
      for (const refusal of sales.refusals) expect(refusal).toMatch(/^(503|409|422 method_unavailable)/);
      const server = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
      const pool = createPool(server.connection, { ...PATIENT, name: 'audit' });
      await assertInvariants(pool).finally(() => pool.end());
      await server.stop();
    },
  );
});
