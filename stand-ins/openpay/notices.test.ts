import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReceivedNotice, type Merchant, startMerchant } from './testing/merchant.ts';
import { DECLINED, GOOD, type Provider, SECURE, startProvider } from './testing/start.ts';

let merchant: Merchant;
let provider: Provider;

beforeAll(async () => {
  merchant = await startMerchant();
  provider = await startProvider({ webhook: merchant.url, greet: true });
});
afterAll(async () => {
  await provider.kill();
  merchant.close();
});
beforeEach(() => provider.control('faults', {}));

const news = (heard: readonly ReceivedNotice[]) => heard.map(({ body }) => `${body.type} ${body.transaction?.status}`);
const RIGHT = `Basic ${btoa('u:p')}`;

test('the address is greeted at the start', async () => {
  await expect
    .poll(() => merchant.heard[0])
    .toMatchObject({
      authorization: RIGHT,
      body: { type: 'verification', verification_code: expect.any(String) },
    });
});

test('a charge is told with the credentials, as it would be answered', async () => {
  const { body } = await provider.pay(GOOD);
  const [heard] = await merchant.until(body['id'], 1);
  expect(heard).toEqual({
    authorization: RIGHT,
    body: { type: 'charge.succeeded', event_date: expect.stringMatching(/-06:00$/), transaction: body },
  });
});

test('a refused charge is told too', async () => {
  const { body } = await provider.pay(DECLINED);
  expect(body['error_code']).toBe(3001);
  const all = (await provider.control('charges')).body as unknown as { id: string }[];
  expect(news(await merchant.until(all.at(-1)!.id, 1))).toEqual(['charge.failed failed']);
});

test('the bank and the refund are told each at its time', async () => {
  const { id, payment_method } = (await provider.pay(GOOD, SECURE)).body as {
    id: string;
    payment_method: { url: string };
  };
  await merchant.until(id, 1);
  const answer = new URLSearchParams({ answer: 'authorize' });
  await fetch(payment_method.url, { method: 'POST', body: answer, redirect: 'manual' });
  await merchant.until(id, 2);
  await provider.post(`/charges/${id}/refund`, { amount: 10 });
  expect(news(await merchant.until(id, 3))).toEqual([
    'charge.created charge_pending',
    'charge.succeeded completed',
    'charge.refunded completed',
  ]);
});

test('a notice is told again until it is taken', async () => {
  merchant.refuse(2);
  const { id } = (await provider.pay(GOOD)).body;
  const heard = await merchant.until(id, 3);
  expect(heard).toHaveLength(3);
  expect(heard[2]!.body).toEqual(heard[0]!.body);
});

test.each([
  ['twice', 2],
  [{ kind: 'late', ms: 300 }, 1],
])('%o is heard %i times', async (fault, times) => {
  await provider.control('faults', { notices: [fault] });
  const { id } = (await provider.pay(GOOD)).body;
  expect(news(await merchant.until(id, times))).toEqual(
    Array.from({ length: times }, () => 'charge.succeeded completed'),
  );
});

test('what is lost is never heard', async () => {
  await provider.control('faults', { notices: ['lost'] });
  const { id } = (await provider.pay(GOOD)).body;
  const next = (await provider.pay(GOOD)).body;
  await merchant.until(next['id'], 1);
  expect(await merchant.until(id, 0)).toEqual([]);
  expect((await provider.control('notices')).body).toEqual([]);
});

test('what is reordered comes behind the next', async () => {
  await provider.control('faults', { notices: ['reordered'] });
  const first = (await provider.pay(GOOD)).body['id'];
  const second = (await provider.pay(GOOD)).body['id'];
  await merchant.until(first, 1);
  const order = merchant.heard.map(({ body }) => body.transaction?.id);
  expect(order.indexOf(String(second))).toBeLessThan(order.indexOf(String(first)));
});

test.each([
  ['forged', false],
  ['forged-inside', true],
])('%s says that an unpaid charge was paid', async (fault, knowsPassword) => {
  await provider.control('faults', { notices: [fault] });
  const { id } = (await provider.pay(GOOD, SECURE)).body;
  const [lie, truth] = await merchant.until(id, 2);
  expect(lie!.authorization === RIGHT).toBe(knowsPassword);
  expect(news([lie!, truth!])).toEqual(['charge.succeeded completed', 'charge.created charge_pending']);
});
