import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Faults } from '#domain/errors.ts';
import { LINK_LIFETIME } from '#domain/links/link.ts';
import type { Handler } from '#http/handler.ts';
import { payLinkHandlers } from '#http/routes/pay-link.ts';
import { after, type Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { orderCoffee } from '#testing/coffee.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { codes } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import * as wire from '#wire/pay-link.ts';
import type { BodyInput, DataOf, QueryInput, Route } from '#wire/route.ts';

const CARRIER = { firstName: 'Line', lastName: 'Line, S.A.', email: 'hello@line.example', phone: '+523355550100' };
const ORIGIN = 'https://anden.example';

let database: TestDatabase;
let fixture: AdditionFixture;
let handlers: readonly Handler[];
let site: ReturnType<typeof siteLinks>;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
  site = siteLinks({ secret: 's'.repeat(32), origin: ORIGIN, clock: { now: () => fixture.sale.now } });
  const page = { cardFrameUrl: '/card-frame', testMode: true };
  handlers = payLinkHandlers({ ...fixture.sale, ...site, addresses: site, carrier: CARRIER }, page);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** A call from another session. */
const call = async <R extends Route>(
  route: R,
  asked: { query?: QueryInput<R>; body?: BodyInput<R>; caller?: Visit['caller']; now?: Instant },
): Promise<Result<DataOf<R>, Faults>> => {
  const result = await handlers
    .find((handler) => handler.route === (route as Route))!
    .handle({
      query: route.query && v.parse(route.query, asked.query ?? {}),
      body: route.body && v.parse(route.body, asked.body),
      params: {},
      caller: asked.caller ?? stranger(),
      now: asked.now ?? fixture.sale.now,
      lang: 'es',
    });
  return result.ok ? { ok: true, value: v.parse(route.data, result.value) as DataOf<R> } : result;
};

/** The holder shares a link; the payer uses its last part. */
const shared = async ({ code, caller }: Visit): Promise<string> => {
  const { url } = good(await call(wire.getPayLinkAddress, { query: { code }, caller }));
  expect(url.startsWith(`${ORIGIN}/pagar/`)).toBe(true);
  return url.split('/').at(-1)!;
};

const look = async (link: string) => good(await call(wire.getPayLink, { query: { link } }));

const paying = (link: string, change: Partial<BodyInput<typeof wire.postPayLink>> = {}) => ({
  body: {
    link,
    method: 'credit' as const,
    token: 'tok_1',
    idempotency_key: `payer-${Math.random()}`,
    email: 'abuela@example.com',
    total: 130_002,
    ...change,
  },
});

test('the payer sees the trip and its price, and nothing of the passengers', async () => {
  const visit = await fixture.sale.atPayment();
  const seen = await look(await shared(visit));
  expect(seen).toMatchObject({ standing: 'open', declined: false, passengers: 1, reference: null, voucher: null });
  expect(seen.total).toBe(visit.reservation.quote!.total);
  expect(seen.journeys.map(({ direction }) => direction)).toEqual(['departure', 'return']);
  expect(seen.methods.map(({ type }) => type)).toEqual(['credit', 'debit', 'paypal', 'oxxo', 'openpay']);
  const said = JSON.stringify(seen);
  for (const secret of [visit.code, 'Ana', 'López', 'ana@example.com', '3331234567', visit.reservation.id])
    expect(said).not.toContain(secret);
});

test('the payer of what is added to a paid trip sees that, and not the trip as if it were to be paid', async () => {
  expect((await look(await shared(await fixture.sale.atPayment()))).follows).toBeUndefined();
  const visit = await fixture.toAdd(await fixture.bought(), [{ quantity: 2 }]);
  const link = await shared(visit);
  const seen = await look(link);
  expect(seen).toMatchObject({ standing: 'open', follows: 'addition', total: visit.reservation.quote!.total });
  expect(seen.added).toEqual([{ name: visit.reservation.adding!.lines[0]!.name, quantity: 2 }]);
  good(await call(wire.postPayLink, paying(link, { total: seen.total })));
  expect((await look(link)).standing).toBe('paid');
});

test('the payer pays; the provider hears nothing of the holder; the holder has the tickets', async () => {
  const visit = await fixture.sale.atPayment();
  const link = await shared(visit);
  const { total } = await look(link);
  const paid = good(await call(wire.postPayLink, paying(link, { total })));
  expect(paid).toMatchObject({ payment: { standing: 'paid' }, redirect_url: null });
  expect(paid.payment.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(fixture.cards.charges.at(-1)).toMatchObject({
    description: 'Line',
    customer: { ...CARRIER, email: 'abuela@example.com' },
    returnUrl: `${ORIGIN}/pagar/${link}`,
  });
  expect(await fixture.now(visit)).toMatchObject({ status: 'approved' });
  expect(codes(await call(wire.postPayLink, paying(link, { total })))).toEqual(['already_paid']);
  expect(JSON.stringify(paid)).not.toContain(visit.code);
});

test('a decline keeps the seats, and the payer tries again', async () => {
  const visit = await fixture.sale.atPayment();
  const link = await shared(visit);
  const { total } = await look(link);
  fixture.cards.behave('declines');
  expect(codes(await call(wire.postPayLink, paying(link, { total })))).toEqual(['card_funds']);
  expect(await look(link)).toMatchObject({ standing: 'open', declined: true });
  fixture.cards.behave('pays');
  expect(good(await call(wire.postPayLink, paying(link, { total })))).toMatchObject({ payment: { standing: 'paid' } });
});

test('a bank that wants the payer is waited for, and may be given up', async () => {
  const visit = await fixture.sale.atPayment();
  const link = await shared(visit);
  const { total } = await look(link);
  fixture.cards.behave('asks');
  const asked = good(await call(wire.postPayLink, paying(link, { total, method: 'paypal', email: '' })));
  expect(asked).toMatchObject({ payment: { standing: 'paying' }, redirect_url: expect.stringMatching(/^https/) });
  expect(fixture.cards.charges.at(-1)?.customer.email).toBe(CARRIER.email);
  expect(good(await call(wire.postPayLinkConfirm, { body: { link } }))).toMatchObject({
    standing: 'paying',
    waiting: { method: 'paypal', url: asked.redirect_url },
  });
  expect(good(await call(wire.postPayLinkAbandon, { body: { link } }))).toMatchObject({ standing: 'open' });
});

test('a reference in a store is shown to the payer, who cannot give it up', async () => {
  const visit = await fixture.sale.atPayment();
  const link = await shared(visit);
  const { total } = await look(link);
  const ordered = good(await call(wire.postPayLink, paying(link, { total, method: 'oxxo' })));
  expect(ordered.payment).toMatchObject({ standing: 'voucher', voucher: { method: 'oxxo', amount: total } });
  expect(good(await call(wire.postPayLinkAbandon, { body: { link } }))).toMatchObject({ standing: 'voucher' });
});

test.each([
  [{ method: 'cash' }, 'method_unavailable method'],
  [{ method: 'traveller_win' }, 'method_unavailable method'],
  [{ method: undefined }, 'method_required method'],
  [{ email: '' }, 'email_required email'],
  [{ method: 'oxxo', email: 'no' }, 'email_invalid email'],
  [{ token: undefined }, 'card_token_required token'],
  [{ total: 1 }, 'price_changed total'],
] as const)('%j is refused: %s', async (change, code) => {
  const link = await shared(await fixture.sale.atPayment());
  const { total } = await look(link);
  expect(codes(await call(wire.postPayLink, paying(link, { total, ...change })))).toEqual([code]);
});

test('only the holder makes a link, and only once there is something to pay', async () => {
  const early = await fixture.sale.atSeats();
  const asked = { query: { code: early.code } };
  expect(codes(await call(wire.getPayLinkAddress, { ...asked, caller: early.caller }))).toEqual(['step_out_of_order']);
  expect(codes(await call(wire.getPayLinkAddress, asked))).toEqual(['reservation_not_found code']);
});

test('an order without a trip has no link, whose page could not show it', async () => {
  const caller = stranger();
  const coffee = await orderCoffee(database.pool, caller);
  expect(codes(await call(wire.getPayLinkAddress, { query: { code: coffee.code }, caller }))).toEqual([
    'not_a_trip code',
  ]);
  const signed = site.payUrl({ id: coffee.id, lang: 'es' }).url.split('/').at(-1)!;
  expect(codes(await call(wire.getPayLink, { query: { link: signed } }))).toEqual(['link_invalid']);
  expect(codes(await call(wire.postPayLink, paying(signed)))).toEqual(['link_invalid']);
});

test('a link that ended or was made up opens nothing', async () => {
  const link = await shared(await fixture.sale.atPayment());
  const ended = { query: { link }, now: after(fixture.sale.now, LINK_LIFETIME.pay) };
  expect(codes(await call(wire.getPayLink, ended))).toEqual(['link_expired']);
  expect(codes(await call(wire.getPayLink, { query: { link: 'A'.repeat(51) } }))).toEqual(['link_invalid']);
  expect(codes(await call(wire.postPayLink, paying('A'.repeat(51))))).toEqual(['link_invalid']);
});

test('a departure that is cancelled is told to the payer, who is offered nothing to pay', async () => {
  const visit = await fixture.sale.atPayment();
  const link = await shared(visit);
  const { total } = await look(link);
  await fixture.delay(visit.reservation, undefined);
  expect(await look(link)).toMatchObject({ standing: 'over', withdrawn: 'departure_cancelled', methods: [] });
  expect(codes(await call(wire.postPayLink, paying(link, { total })))).toEqual(['departure_cancelled']);
  await fixture.delay(visit.reservation, 0);
  expect(await look(link)).toMatchObject({ standing: 'open', withdrawn: null });
});

test('a reference for a departure that is cancelled is not shown to the payer any more', async () => {
  const visit = await fixture.sale.atPayment();
  const link = await shared(visit);
  const { total } = await look(link);
  good(await call(wire.postPayLink, paying(link, { total, method: 'oxxo' })));
  expect(await look(link)).toMatchObject({ standing: 'voucher', withdrawn: null });
  await fixture.delay(visit.reservation, undefined);
  expect(await look(link)).toMatchObject({ standing: 'over', withdrawn: 'departure_cancelled', voucher: null });
});
