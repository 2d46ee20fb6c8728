import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchSpace } from '#adapters/disk/space-watch.ts';
import type { Handler } from '#http/handler.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { registerLimits } from '#http/limits/limit-requests.ts';
import { BUDGETS } from '#http/limits/budgets.ts';
import { pausedWhile } from '#http/pause-sales.ts';
import { paymentHandlers } from '#http/routes/websale-payment.ts';
import { seatHandlers } from '#http/routes/websale-seats.ts';
import { websaleHandlers } from '#http/routes/websale.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: PayingSale;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
});
afterAll(() => database.drop());

let free: number;
beforeEach(() => {
  free = 100;
});

/** A site whose disk usage is set by the test. */
async function siteOnDisk() {
  const space = await watchSpace({
    measure: async () => ({ free, total: 100 }),
    log: () => undefined,
    report: () => undefined,
  });
  const page = { cardFrameUrl: '/card-frame', testMode: true };
  const handlers: readonly Handler[] = [
    ...websaleHandlers(sale),
    ...seatHandlers(sale),
    ...paymentHandlers(sale, page),
  ].map(pausedWhile(space.isShort));
  const limiter = createRateLimiter({ clock: () => sale.now, factor: 1_000, budgets: BUDGETS });
  const site = await openSite(sale, {
    handlers,
    register: [registerLimits(limiter)],
    unready: async () => ((await space.look()) ? ['disk'] : []),
  });
  const close = async () => {
    await space.stop();
    await site.close();
  };
  return { site, close, look: space.look };
}

type Visitor = Awaited<ReturnType<typeof visit>>;

const post = async ({ go, token }: Visitor, path: string, body: unknown) => {
  const response = await go(`/api/websale/reservation/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': token },
    body: JSON.stringify(body),
  });
  const { content } = await response.json();
  const code: string | undefined = content.errors?.[0]?.code;
  return { status: response.status, code, data: content.data, retryAfter: response.headers.get('retry-after') };
};

const SEARCH = {
  origin: 'gdl',
  destination: 'pvr',
  round: false,
  departure: { open: true },
  passengers: [{ type: 'adult' }],
};
const CONTACT = {
  first_name: 'Ana',
  last_name: 'López',
  cell_phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  of_age: true,
};

test('with less than a tenth of the disk free no sale begins, what has begun is finished, and then sales begin again', async ({
  onTestFinished,
}) => {
  const { site, close, look } = await siteOnDisk();
  onTestFinished(close);
  const visitor = await visit(site.origin);
  const { code } = (await post(visitor, 'create', SEARCH)).data.reservation;

  free = 9;
  expect((await visitor.go('/readyz')).status).toBe(503);
  const refused = await post(visitor, 'create', SEARCH);
  expect([refused.status, refused.code, refused.retryAfter]).toEqual([503, 'sales_paused', '60']);

  const names = [{ first_name: 'Ana', last_name: 'López' }];
  expect((await post(visitor, 'contact', { code, contact: CONTACT, passengers: names })).status).toBe(200);
  const ready = await post(visitor, 'additionals', { code });
  expect(ready.status).toBe(200);
  const { total } = ready.data.reservation.summary;
  const paid = await post(visitor, 'payment', { code, method: 'cash', idempotency_key: `key-of-${code}`, total });
  // An open ticket cannot be ordered at the counter: refused by that rule, not for lack of disk space.
  expect([paid.status, paid.code]).toEqual([422, 'method_unavailable']);

  free = 50;
  await look();
  expect((await post(visitor, 'create', SEARCH)).status).toBe(200);
  expect((await visitor.go('/readyz')).status).toBe(200);
});
