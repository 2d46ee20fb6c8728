import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookInbox } from '#adapters/db/payment/webhook-inbox.ts';
import { readEvent } from '#adapters/payments/openpay/webhook-event.ts';
import { hasBasicCredentials } from '#http/webhooks/basic-authentication.ts';
import { providerWebhook, type WebhookRequest } from '#http/webhooks/provider-webhook.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const AUTHORIZED = { authorization: basic('openpay', 'a-long-password') };

const webhook = (change: Partial<PaymentFixture['cards']> = {}) => {
  const account = { ...fixture.cards, ...change };
  const hear = providerWebhook({
    ...fixture.sale,
    providers: new Map([['credit', account]]),
    account,
    inbox: webhookInbox(database.pool),
    isGenuine: hasBasicCredentials({ user: 'openpay', password: 'a-long-password' }),
    readEvent,
  });
  return (request: Pick<WebhookRequest, 'headers' | 'body'>) => hear({ ...request, rawBody: '' });
};

const eventAbout = (id: string, status = 'completed') => ({
  type: `charge.${status === 'completed' ? 'succeeded' : 'failed'}`,
  transaction: { id, status, amount: 650.01, operation_date: '2026-11-27T12:00:00-06:00' },
});

const waiting = async () => {
  const visit = await fixture.sale.atPayment();
  fixture.cards.behave('asks');
  good(await fixture.paying(visit));
  const [attempt] = await fixture.attempts(visit);
  return { visit, id: attempt!.payment_id, ref: `ch_${attempt!.payment_id}` };
};

test('an event makes us ask: what is paid is sold once, however often and however many at once say so', async () => {
  const { visit, id, ref } = await waiting();
  fixture.cards.decide(id, 'paid');
  const call = () => webhook()({ headers: AUTHORIZED, body: eventAbout(ref) });
  expect(await Promise.all(Array.from({ length: 5 }, call))).toEqual([200, 200, 200, 200, 200]);
  expect((await fixture.now(visit)).tickets.length).toBe(2);
});

test('an event that lies changes nothing', async () => {
  const { visit, ref } = await waiting();
  expect(await webhook()({ headers: AUTHORIZED, body: eventAbout(ref) })).toBe(200);
  expect(await fixture.now(visit)).toMatchObject({ status: 'process', paying: true });
});

test('events out of order end where the provider stands', async () => {
  const { visit, id, ref } = await waiting();
  fixture.cards.decide(id, 'paid');
  for (const status of ['failed', 'completed', 'failed']) {
    expect(await webhook()({ headers: AUTHORIZED, body: eventAbout(ref, status) })).toBe(200);
  }
  expect(await fixture.now(visit)).toMatchObject({ status: 'approved' });
});

test('a provider that does not answer is asked again with the next delivery', async () => {
  const { visit, id, ref } = await waiting();
  fixture.cards.decide(id, 'paid');
  const mute = webhook({ find: async () => ({ kind: 'unknown' }) });
  expect(await mute({ headers: AUTHORIZED, body: eventAbout(ref) })).toBe(503);
  expect(await webhook()({ headers: AUTHORIZED, body: eventAbout(ref) })).toBe(200);
  expect(await fixture.now(visit)).toMatchObject({ status: 'approved' });
});

test.each([
  [{}, 401],
  [{ authorization: basic('openpay', 'wrong') }, 401],
  [{ authorization: ['a', 'b'] }, 401],
])('without the right name and password nothing happens: %j', async (headers, status) => {
  const { visit, id, ref } = await waiting();
  fixture.cards.decide(id, 'paid');
  expect(await webhook()({ headers, body: eventAbout(ref) })).toBe(status);
  expect(await fixture.now(visit)).toMatchObject({ status: 'process' });
  expect(await webhook()({ headers: AUTHORIZED, body: eventAbout(ref) })).toBe(200);
});

test.each([
  [{ type: 'verification', verification_code: 'x' }, 200],
  [eventAbout('ch_of_somebody_else'), 200],
  [eventAbout('../../charges'), 400],
  [{ type: 'charge.succeeded' }, 400],
  [null, 400],
])('%j is answered by %i', async (body, status) => {
  expect(await webhook()({ headers: AUTHORIZED, body })).toBe(status);
});
