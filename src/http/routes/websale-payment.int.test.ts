import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Handler } from '#http/handler.ts';
import { paymentHandlers } from '#http/routes/websale-payment.ts';
import { seatHandlers } from '#http/routes/websale-seats.ts';
import type { Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { BodyInput, DataOf, QueryInput, Route } from '#wire/route.ts';
import * as wire from '#wire/websale.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let handlers: readonly Handler[];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  const page = { cardFrameUrl: 'https://cards.example/frame', testMode: true };
  handlers = [...seatHandlers(fixture.sale), ...paymentHandlers(fixture.sale, page)];
});
afterAll(() => database.drop());
afterEach(() => fixture.audit());

/** A call as the server makes it: request and answer pass the route's schemas. */
const call = async <R extends Route>(
  { caller }: Visit,
  route: R,
  asked: { query?: QueryInput<R>; body?: BodyInput<R> },
): Promise<DataOf<R>> => {
  const result = await handlers
    .find((handler) => handler.route === (route as Route))!
    .handle({
      query: route.query && v.parse(route.query, asked.query ?? {}),
      body: route.body && v.parse(route.body, asked.body),
      params: {},
      caller,
      now: fixture.sale.now,
      lang: 'es',
    });
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return v.parse(route.data, result.value) as DataOf<R>;
};

test('from the seats to the ticket, every answer keeps to its schema', async () => {
  const visit = await fixture.sale.atSeats();
  const { code } = visit;
  const maps = await call(visit, wire.getSeats, { query: { code } });
  expect(maps.departure?.seats.map(({ seat, state }) => [seat, state])).toEqual([
    [1, 'free'],
    [2, 'free'],
    [3, 'free'],
    [4, 'free'],
  ]);
  const seats = [{ position: 1, seat_departure: 3, seat_return: 2 }];
  const held = await call(visit, wire.postSeats, { body: { code, seats } });
  expect(held.reservation).toMatchObject({ now: 'pago', extensions_left: 10, expires_at: expect.any(String) });
  // Time is extended only when it runs short (T95).
  await expect(call(visit, wire.postExtend, { body: { code } })).rejects.toThrow('extension_too_early');

  const released = await call(visit, wire.postSeats, {
    body: { code, released_seats: [{ direction: 'departure', seat: 3 }] },
  });
  expect(released.reservation).toMatchObject({ now: 'asientos', expires_at: null });
  const chosen = await call(visit, wire.postSeats, { body: { code, automatic: true } });
  expect(chosen.reservation.passengers[0]?.seat_return).toEqual(expect.any(Number));

  for (const [strange, refused] of [
    [{ brand_id: '3' }, 'wrong_brand_reservation'],
    [{ brand_id: 'costera' }, 'wrong_brand_reservation'],
    [{ operative_source: 'kiosk' }, 'invalid_request'],
  ] as const)
    await expect(call(visit, wire.getPayment, { query: { code, ...strange } })).rejects.toThrow(refused);
  const ways = await call(visit, wire.getPayment, { query: { code, brand_id: '2', operative_source: 'web' } });
  expect(ways).toMatchObject({
    methods: [
      { type: 'credit' },
      { type: 'debit' },
      { type: 'paypal' },
      { type: 'store_credit' },
      { type: 'oxxo' },
      { type: 'openpay' },
      { type: 'cash', pay_by: expect.stringMatching(/T07:30:00-0[67]:00$/) },
    ],
    card: { frame_url: 'https://cards.example/frame' },
    test_mode: true,
  });
  const body = {
    code,
    method: 'credit',
    token: 'tok_1',
    idempotency_key: 'key-of-the-page',
    total: ways.total,
  } as const;
  const paid = await call(visit, wire.postPayment, { body });
  expect(paid).toMatchObject({ redirect_url: null, reservation: { payment: 'approved', expires_at: null } });
  expect(paid.reservation.tickets.map(({ kind, qr }) => [kind, typeof qr])).toEqual([
    ['E-Ticket', 'string'],
    ['E-Ticket', 'string'],
  ]);
  expect(await call(visit, wire.postPayment, { body })).toMatchObject({ reservation: { payment: 'approved' } });
  const confirmed = await call(visit, wire.postConfirm, { body: { code } });
  expect(confirmed.reservation.payment).toBe('approved');
});

test('somebody else does not see, hold, extend or pay a reservation', async () => {
  const visit = await fixture.sale.atPayment();
  const other = { ...visit, caller: { sessionHash: new Uint8Array(32), address: '198.51.100.1' } };
  const { code } = visit;
  const body = { code, method: 'cash', idempotency_key: 'key-of-a-thief', total: 1 } as const;
  await expect(call(other, wire.getSeats, { query: { code } })).rejects.toThrow('reservation_not_found');
  await expect(call(other, wire.postSeats, { body: { code, automatic: true } })).rejects.toThrow(
    'reservation_not_found',
  );
  await expect(call(other, wire.postExtend, { body: { code } })).rejects.toThrow('reservation_not_found');
  await expect(call(other, wire.getPayment, { query: { code } })).rejects.toThrow('reservation_not_found');
  await expect(call(other, wire.postPayment, { body })).rejects.toThrow('reservation_not_found');
  await expect(call(other, wire.postConfirm, { body: { code } })).rejects.toThrow('reservation_not_found');
});
