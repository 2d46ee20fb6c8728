import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openpay } from '#adapters/payments/openpay/gateway.ts';
import { openpayStores } from '#adapters/payments/openpay/stores.ts';
import type { ChargeRequest, DateRange, Means, PaymentId } from '#app/payment/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { HOUR, instant, plusDays } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { type SimulatedOpenpay, simulateOpenpay } from '#testing/simulated-openpay.ts';
import { LONG_MS } from '../../../stand-ins/stage/testing/timeouts.ts';

const TIMEOUTS = { charge: LONG_MS, question: LONG_MS };
const today = dateInZone(instant(Date.now()), CARRIER_ZONE);
const DAYS: DateRange = { from: plusDays(today, -1), to: plusDays(today, 1) };

let simulated: SimulatedOpenpay;
beforeAll(async () => {
  simulated = await simulateOpenpay();
});
afterAll(() => simulated.stop());
beforeEach(() => simulated.faults({}));

const cards = () => openpay({ ...simulated.accounts.openpay, threeDSecure: 'selective', timeouts: TIMEOUTS });
const stores = () => openpayStores(simulated.accounts.openpay, { provider: 'openpay-stores', timeouts: TIMEOUTS });

const requestOf = (means: Means): ChargeRequest => ({
  id: uuidV7(Date.now(), randomBytes(10)),
  amount: centavos(65_001),
  means,
  description: '7K3M9QWX2D',
  customer: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '+523331234567' },
  returnUrl: 'https://anden.example/pago',
  lang: 'es',
});

async function charged(card: string) {
  const request = requestOf({ kind: 'card', token: await simulated.tokenOf(card), deviceSession: undefined });
  const { ref } = (await cards().charge(request)) as { readonly ref: string };
  return { id: request.id, ref };
}

async function referred(): Promise<{ readonly id: PaymentId; readonly ref: string }> {
  const request = requestOf({ kind: 'store', payBy: instant(Date.now() + HOUR) });
  const { ref } = (await stores().charge(request)) as { readonly ref: string };
  return { id: request.id, ref };
}

const NOTHING_BACK = { refunded: 0, refundedAt: undefined };

test('what cards and stores took, and what went back, is listed apart', async () => {
  const [kept, back] = [await charged('4111111111111111'), await charged('4242424242424242')];
  await charged('4444444444444448');
  const request = { id: back.id, ref: back.ref, amount: centavos(65_001), key: 'k', description: '7K3M9QWX2D' };
  expect(await cards().refund!(request)).toEqual({ kind: 'refunded' });
  const taken = await cards().taken!(DAYS);
  expect(taken).toEqual([
    {
      payment: back.id,
      ref: back.ref,
      amount: 65_001,
      at: expect.any(Number),
      refunded: 65_001,
      refundedAt: expect.any(Number),
    },
    { payment: kept.id, ref: kept.ref, amount: 65_001, at: expect.any(Number), ...NOTHING_BACK },
  ]);
  expect(Math.abs(taken![0]!.at - Date.now())).toBeLessThan(60_000);
  expect(await stores().taken!(DAYS)).toEqual([]);
});

test('a charge behind a hundred others is found', async () => {
  const paid = await referred();
  await simulated.happen(simulated.accounts.openpay, `pay-store/${paid.ref}`);
  for (let tens = 0; tens < 10; tens += 1) await Promise.all(Array.from({ length: 10 }, referred));
  expect(await stores().taken!(DAYS)).toMatchObject([{ payment: paid.id, amount: 65_001, ...NOTHING_BACK }]);
  expect(await stores().taken!({ from: plusDays(today, 2), to: plusDays(today, 3) })).toEqual([]);
});

test('no answer is not an empty list', async () => {
  await simulated.faults({ questions: ['error'] });
  expect(await cards().taken!(DAYS)).toBeUndefined();
});
