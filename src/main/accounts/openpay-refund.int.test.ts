import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Timeouts } from '#adapters/payments/openpay/charges-client.ts';
import { openpay, type OpenpayOptions } from '#adapters/payments/openpay/gateway.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { type SimulatedOpenpay, simulateOpenpay } from '#testing/simulated-openpay.ts';
import { LONG_MS, timeoutUnder } from '../../../stand-ins/stage/testing/timeouts.ts';

const TIMEOUTS: Timeouts = { charge: LONG_MS, question: LONG_MS };
const SHORT_MS = 400;

let simulated: SimulatedOpenpay;
beforeAll(async () => {
  simulated = await simulateOpenpay();
});
afterAll(() => simulated.stop());
beforeEach(() => simulated.faults({}));

const gateway = (change: Partial<OpenpayOptions> = {}) =>
  openpay({
    ...simulated.accounts.openpay,
    threeDSecure: 'selective',
    timeouts: TIMEOUTS,
    ...change,
  });

/** A shorter timeout for refunds when a missing response is simulated. */
const under = (fault: string) => ({ timeouts: { ...TIMEOUTS, charge: timeoutUnder(fault, SHORT_MS) } });

/** Refunds of a new charge of 650.01. */
async function charged() {
  const id: PaymentId = uuidV7(Date.now(), randomBytes(10));
  const answer = await gateway().charge({
    id,
    amount: centavos(65_001),
    means: { kind: 'card', token: await simulated.tokenOf('4111111111111111'), deviceSession: undefined },
    description: '7K3M9QWX2D',
    customer: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '+523331234567' },
    returnUrl: 'https://anden.example/pago',
    lang: 'es',
  });
  const { ref } = answer as { readonly ref: string };
  return {
    ref,
    refund: (key: string, amount: number, change: Partial<OpenpayOptions> = {}) =>
      gateway(change).refund!({ id, ref, amount: centavos(amount), key, description: '7K3M9QWX2D' }),
    truth: async () => (await simulated.truth(simulated.accounts.openpay, ref))!,
  };
}

const REFUNDED = { kind: 'refunded' };

test('money goes back to the centavo, under the name of the reservation', async () => {
  const { refund, truth } = await charged();
  expect(await refund('first', 65_001)).toEqual(REFUNDED);
  expect(await truth()).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 650.01, description: expect.stringMatching(/^7K3M9QWX2D \[[0-9a-f]{12}\]$/) }],
    money: { kept: 0 },
  });
});

test('the same key never pays twice, also behind refunds that came later', async () => {
  const { refund, truth } = await charged();
  for (const key of ['a', 'b', 'c', 'a', 'b', 'c', 'a']) expect(await refund(key, 1_000)).toEqual(REFUNDED);
  expect(await truth()).toMatchObject({ money: { refunded: 30, kept: 620.01 } });
});

test.each(['timeout-after', 'reset-after', 'error-after', 'garbage'])(
  'an answer that is lost after the money went (%s) is looked for',
  async (fault) => {
    const { refund, truth } = await charged();
    await simulated.faults({ refunds: [fault] });
    expect(await refund('key', 10_000, under(fault))).toEqual(REFUNDED);
    expect(await refund('key', 10_000)).toEqual(REFUNDED);
    expect(await truth()).toMatchObject({ money: { refunded: 100 } });
  },
);

test.each(['timeout-before', 'reset', 'error', 'unavailable'])(
  'a call that is lost before (%s) is not known, and made again with the same key',
  async (fault) => {
    const { refund, truth } = await charged();
    await simulated.faults({ refunds: [fault] });
    expect(await refund('key', 10_000, under(fault))).toEqual({ kind: 'unknown' });
    expect(await truth()).toMatchObject({ money: { refunded: 0 } });
    expect(await refund('key', 10_000)).toEqual(REFUNDED);
    expect(await truth()).toMatchObject({ money: { refunded: 100 } });
  },
);

test('where neither the refund nor our question is answered the next try finds what happened', async () => {
  const { refund, truth } = await charged();
  // The first query is whether it was paid before. Both have the same timeout, so the second one's connection is broken
  // instead.
  await simulated.faults({ refunds: ['timeout-after'], questions: [{ kind: 'slow', ms: 0 }, 'reset'] });
  expect(await refund('key', 10_000, under('timeout-after'))).toEqual({ kind: 'unknown' });
  expect(await refund('key', 10_000)).toEqual(REFUNDED);
  expect(await truth()).toMatchObject({ money: { refunded: 100 } });
});

test('nothing is asked while the provider does not say what was paid before', async () => {
  const { refund, truth } = await charged();
  await simulated.faults({ questions: ['unavailable'] });
  expect(await refund('key', 10_000)).toEqual({ kind: 'unknown' });
  expect(await truth()).toMatchObject({ refunds: [] });
});

test('more than there is, and a charge that is not there, are refused', async () => {
  const { refund, truth } = await charged();
  expect(await refund('first', 60_000)).toEqual(REFUNDED);
  expect(await refund('second', 5_002)).toEqual({ kind: 'refused' });
  expect(await truth()).toMatchObject({ money: { refunded: 600 } });
  const nowhere = { ref: 'tr0', amount: centavos(1), key: 'k', description: '-' };
  expect(await gateway().refund!({ ...nowhere, id: uuidV7(Date.now(), randomBytes(10)) })).toEqual({ kind: 'refused' });
});

test('what a bank refuses is left to people; a wrong key is ours to correct', async () => {
  const { refund } = await charged();
  await simulated.faults({ refunds: ['decline'] });
  expect(await refund('key', 10_000)).toEqual({ kind: 'refused' });
  expect(await refund('key', 10_000, { privateKey: 'sk_of_somebody' })).toEqual({ kind: 'unknown' });
});
