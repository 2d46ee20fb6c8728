import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { plainPages } from '#testing/drawn-page.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, SURF, type ToursFixture } from '#testing/tours-fixture.ts';
import { pathOf } from '#wire/paths.ts';
import * as paths from '#wire/page-paths.ts';
import { getTourSlots } from '#wire/tours.ts';
import { postTourShopping } from '#wire/tours-sale.ts';

// The page of who takes part, whose cookie of 900 seconds is gone when its form is sent, and the form sent twice.

let database: TestDatabase;
let payments: PaymentFixture;
let tours: ToursFixture;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
  tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
  const accounts = [{ methods: ['credit', 'debit'], provider: payments.cards, webhook: undefined }] as const;
  const { handlers } = wireSite(database.pool, payments, { accounts, more: { tours: tours.config } });
  site = await openSite(payments.sale, { handlers, answerPage: plainPages });
});
afterAll(async () => {
  await site.close();
  await tours.stop();
  await database.drop();
});

const TYPED = {
  'buyer.first_name': 'Eva',
  'buyer.last_name': 'Ruiz',
  'buyer.cell_phone': '3331234567',
  'buyer.email': 'eva@example.com',
  'buyer.privacy': 'on',
  'buyer.of_age': 'on',
  apply: 'on',
  'participants.1.first_name': 'Leo',
  'participants.1.last_name': 'Ruiz',
};

/** A filled-in form, opened while its tour session was good. */
async function opened(ahead: number) {
  const { go, cookie } = await visit(site.origin);
  const date = plusDays(dateInZone(payments.sale.now, CARRIER_ZONE), ahead);
  const json = { 'content-type': 'application/json', cookie: cookie() };
  const dataOf = async (response: Response) =>
    ((await response.json()) as { content: { data: Record<string, never> } }).content.data;
  const found = await dataOf(
    await go(`${pathOf(getTourSlots, {})}?${new URLSearchParams({ name: SURF, date, people: '2' })}`),
  );
  const slot = (found['slots'] as unknown as { slot: string }[])[0]!;
  const chosen = await dataOf(
    await go(pathOf(postTourShopping, {}), {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ shopping: { name: SURF, slot: slot.slot, adults: 2, children: 0, total: 178_000 } }),
    }),
  );
  const session = (chosen['session'] as unknown as { id: string }).id;
  const page = await (
    await go(paths.tourCustomer.es, { headers: { cookie: `${cookie()}; shopping-session=${session}` } })
  ).text();
  const shown = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const form = { ...Object.fromEntries(shown.map(([, name, value]) => [name!, value!])), ...TYPED };
  const send = (cookies: string) =>
    fetch(site.origin + paths.tourCustomer.es, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookies, origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form),
    });
  return { send, cookie, session };
}

/** More than an hour later: the places are free again, and others can be held without a proof. */
async function ended() {
  await tours.pass(61);
  await database.pool.query('update tour_session set expires_at = clock_timestamp()');
}

const orders = async () =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from orders')).rows[0]!.count;

const placeOf = async (response: Response) => [response.status, response.headers.get('location')];

describe('a form of a tour whose session ended', () => {
  test.each([
    ['expired in the browser', 10, (cookie: string) => cookie],
    ['over on the server', 11, (cookie: string, session: string) => `${cookie}; shopping-session=${session}`],
  ])('%s, makes one order, one press after the other', async (_, ahead, cookiesOf) => {
    const { send, cookie, session } = await opened(ahead);
    await ended();
    const before = await orders();
    const cookies = cookiesOf(cookie(), session);
    const first = await placeOf(await send(cookies));
    expect(first).toEqual([303, expect.stringMatching(/code=\w{10}/)]);
    expect(await placeOf(await send(cookies))).toEqual(first);
    expect((await orders()) - before).toBe(1);
  });

  test('makes one order of two presses at once, and of a third that knows the new session', async () => {
    const { send, cookie } = await opened(12);
    await ended();
    const before = await orders();
    const [one, two] = await Promise.all([send(cookie()), send(cookie())]);
    const begun = /shopping-session=[^;]*/.exec(one.headers.getSetCookie().join())![0];
    const first = await placeOf(one);
    expect(await placeOf(two)).toEqual(first);
    expect(await placeOf(await send(`${cookie()}; ${begun}`))).toEqual(first);
    expect((await orders()) - before).toBe(1);
  });
});
