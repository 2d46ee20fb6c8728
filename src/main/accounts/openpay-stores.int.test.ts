import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Timeouts } from '#adapters/payments/openpay/charges-client.ts';
import { openpayStores } from '#adapters/payments/openpay/stores.ts';
import type { ChargeRequest, IssuedReference } from '#app/payment/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type SimulatedOpenpay, simulateOpenpay } from '#testing/simulated-openpay.ts';
import { LONG_MS, timeoutUnder } from '../../../stand-ins/stage/testing/timeouts.ts';

let simulated: SimulatedOpenpay;
beforeAll(async () => {
  simulated = await simulateOpenpay();
});
afterAll(() => simulated.stop());
beforeEach(() => simulated.faults({}));

const TIMEOUTS: Timeouts = { charge: LONG_MS, question: LONG_MS };
const SHORT_MS = 400;
const PAY_BY = instant(Date.parse('2039-12-01T20:30:59Z'));

const request = (change: Partial<ChargeRequest> = {}): ChargeRequest => ({
  id: uuidV7(Date.now(), randomBytes(10)),
  amount: centavos(65_001),
  means: { kind: 'store', payBy: instant(PAY_BY + 999) },
  description: '7K3M9QWX2D',
  customer: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '+523331234567' },
  returnUrl: 'https://anden.example/pago',
  lang: 'es',
  ...change,
});

const questionOf = ({ id }: ChargeRequest) => ({ id, ref: undefined, mayTake: true });

describe.each(['openpay', 'oxxo'] as const)('the account of %s', (name) => {
  const account = () => simulated.accounts[name];
  const provider = name === 'oxxo' ? 'oxxo' : 'openpay-stores';
  const stores = (change: Partial<ReturnType<typeof account>> = {}) =>
    openpayStores({ ...account(), ...change }, { provider, timeouts: TIMEOUTS });
  /** A shorter timeout for references when a missing response is simulated. */
  const storesUnder = (fault: string) =>
    openpayStores(account(), { provider, timeouts: { ...TIMEOUTS, charge: timeoutUnder(fault, SHORT_MS) } });

  test('gives a reference that can be paid until a second of Mexico City', async () => {
    const asked = request();
    const voucher = (await stores().charge(asked)) as IssuedReference;
    expect(voucher).toEqual({
      kind: 'voucher',
      ref: expect.any(String),
      reference: expect.stringMatching(/^\d{16}$/),
      barcodeUrl: expect.stringContaining(voucher.reference),
      payBy: PAY_BY,
    });
    expect(await simulated.truth(account(), voucher.ref)).toMatchObject({
      order_id: asked.id,
      due_date: '2039-12-01T14:30:59-06:00',
    });
    expect(await stores().find(questionOf(asked))).toEqual(voucher);
    expect(await stores().attemptOf(voucher.ref)).toEqual({ kind: 'ours', id: asked.id });
  });

  test('tells that it was paid, at its own address', async () => {
    const asked = request();
    const { ref, reference } = (await stores().charge(asked)) as IssuedReference;
    await fetch(`${new URL(account().apiUrl).origin}/stores/${reference}`, { method: 'POST', redirect: 'manual' });
    const charged = { kind: 'charged', ref, amount: 65_001, cardType: undefined, last4: undefined };
    expect(await stores().find(questionOf(asked))).toEqual(charged);
    await expect
      .poll(() => simulated.notices[name].filter((notice) => notice?.kind === 'charge' && notice.ref === ref))
      .toHaveLength(2);
  });

  test('has ended when its time was up, and is charged if somebody took the money all the same', async () => {
    const asked = request();
    const { ref } = (await stores().charge(asked)) as IssuedReference;
    await simulated.happen(account(), `expire/${ref}`);
    expect(await stores().find(questionOf(asked))).toEqual({ kind: 'declined', ref, fault: 'time_exceeded' });
    await simulated.happen(account(), `pay-store/${ref}?late=1`);
    expect(await stores().find(questionOf(asked))).toMatchObject({ kind: 'charged', ref });
  });

  test('makes one reference of one attempt, however often it is asked', async () => {
    const asked = request();
    const voucher = await stores().charge(asked);
    expect(await stores().charge(asked)).toEqual(voucher);
  });

  test.each(['timeout-after', 'reset-after', 'error-after', 'garbage'])(
    'finds the reference whose answer was lost (%s)',
    async (fault) => {
      await simulated.faults({ next: [fault] });
      expect(await storesUnder(fault).charge(request())).toMatchObject({ kind: 'voucher', payBy: PAY_BY });
    },
  );

  test.each(['timeout-before', 'reset', 'error', 'unavailable'])(
    'knows nothing of a call that was lost (%s)',
    async (fault) => {
      await simulated.faults({ next: [fault] });
      const asked = request();
      expect(await storesUnder(fault).charge(asked)).toEqual({ kind: 'unknown' });
      expect(await stores().find(questionOf(asked))).toEqual({ kind: 'absent' });
    },
  );

  test('takes no more than stores do, and never blames a card', async () => {
    const tooMuch = request({ amount: centavos(3_000_000) });
    expect(await stores().charge(tooMuch)).toEqual({ kind: 'declined', ref: undefined, fault: 'method_unavailable' });
    const past = request({ means: { kind: 'store', payBy: instant(0) } });
    expect(await stores().charge(past)).toMatchObject({ kind: 'declined', fault: 'provider_unavailable' });
    const stranger = stores({ privateKey: 'sk_of_somebody' });
    expect(await stranger.charge(request())).toMatchObject({ kind: 'declined', fault: 'provider_unavailable' });
    expect(await stranger.attemptOf('tr0')).toEqual({ kind: 'unknown' });
  });

  test('gives nothing back by itself', () => {
    expect(stores().refund).toBeUndefined();
  });
});

test('what one account took the other has never heard of', async () => {
  const asked = request();
  const oxxo = openpayStores(simulated.accounts.oxxo, { provider: 'oxxo', timeouts: TIMEOUTS });
  const main = openpayStores(simulated.accounts.openpay, { provider: 'openpay-stores', timeouts: TIMEOUTS });
  const { ref } = (await oxxo.charge(asked)) as IssuedReference;
  expect(await main.find(questionOf(asked))).toEqual({ kind: 'absent' });
  expect(await main.attemptOf(ref)).toEqual({ kind: 'foreign' });
});
