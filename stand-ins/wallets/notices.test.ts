import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReceivedNotice, startMerchant } from './testing/merchant.ts';
import { type Gateway, newOrder, SECRET, startGateway } from './testing/start.ts';

let merchant: Awaited<ReturnType<typeof startMerchant>>;
let gateway: Gateway;
beforeAll(async () => {
  merchant = await startMerchant();
  gateway = await startGateway({ webhook: merchant.url });
});
afterAll(async () => {
  await gateway.kill();
  merchant.close();
});
beforeEach(() => gateway.control('faults', {}));

const news = (heard: readonly ReceivedNotice[]) => heard.map(({ body }) => `${body.result} ${body.order.status}`);

const paid = async (card?: string) => {
  const order = newOrder();
  return { order, answer: await gateway.pay(order, await gateway.token(card)) };
};

test('a transaction is told with the secret, as it would be answered', async () => {
  const { order, answer } = await paid();
  expect(await merchant.until(order, 1)).toEqual([
    { secret: SECRET, id: expect.any(String), attempt: '1', body: answer.body },
  ]);
});

test('a notice is told again under its id until it is taken', async () => {
  merchant.refuse(1);
  const { order } = await paid();
  const [first, second] = await merchant.until(order, 2);
  expect([second!.id, second!.attempt]).toEqual([first!.id, '2']);
});

test('refusals and refunds are told too', async () => {
  const { order } = await paid();
  await merchant.until(order, 1);
  await gateway.refund(order, 'r1', '650.50');
  expect(news(await merchant.until(order, 2))).toEqual(['SUCCESS CAPTURED', 'SUCCESS REFUNDED']);
  const { order: refused } = await paid('declined');
  expect(news(await merchant.until(refused, 1))).toEqual(['FAILURE FAILED']);
});

test.each([
  ['twice', 2],
  [{ kind: 'late', ms: 200 }, 1],
])('%o is heard %i times', async (fault, times) => {
  await gateway.control('faults', { notices: [fault] });
  const { order } = await paid();
  expect(await merchant.until(order, times)).toHaveLength(times);
});

test('what is lost is never heard', async () => {
  await gateway.control('faults', { notices: ['lost'] });
  const [first, second] = [await paid(), await paid()];
  await merchant.until(second.order, 1);
  expect(await merchant.until(first.order, 0)).toEqual([]);
});

test.each([
  ['forged', false],
  ['forged-inside', true],
])('%s claims that a refused order was paid', async (fault, knowsSecret) => {
  await gateway.control('faults', { notices: [fault] });
  const { order } = await paid('declined');
  const [lie, truth] = await merchant.until(order, 2);
  expect(lie!.secret === SECRET).toBe(knowsSecret);
  expect(news([lie!, truth!])).toEqual(['SUCCESS CAPTURED', 'FAILURE FAILED']);
});
