import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONG_MS, timeoutUnder } from '../stage/testing/timeouts.ts';
import { GOOD, type Provider, SECURE, startProvider } from './testing/start.ts';

const SHORT_MS = 1_500;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());
beforeEach(() => provider.control('faults', {}));

const newCharge = async (change: Record<string, unknown> = {}) => String((await provider.pay(GOOD, change)).body['id']);
const refund = (id: string, body: unknown, timeout = LONG_MS) => provider.post(`/charges/${id}/refund`, body, timeout);
const shown = async (id: string) => (await provider.get(`/charges/${id}`)).body;

/** The provider's record of a charge's money. */
const truthOf = async (id: string) => {
  const all = (await provider.control('charges')).body as unknown as Record<string, unknown>[];
  return all.find((charge) => charge['id'] === id)!;
};

describe('money goes back', () => {
  test('in parts until nothing is left', async () => {
    const id = await newCharge();
    const first = { amount: 50.25, description: 'a delay' };
    expect((await refund(id, first)).body).toMatchObject({ status: 'completed', refund: first });
    expect(await refund(id, { amount: 600.26 })).toMatchObject({ status: 422, body: { error_code: 1003 } });
    const rest = { amount: 600.25, description: 'rest' };
    expect((await refund(id, { description: 'rest' })).body).toMatchObject({ status: 'refunded', refund: rest });
    expect((await refund(id, { amount: 1 })).body['error_code']).toBe(1013);
    expect(await truthOf(id)).toMatchObject({
      refunds: [first, rest],
      money: { captured: 650.5, refunded: 650.5, charged_back: 0, kept: 0 },
    });
  });

  test('and thirty parts are no centavo more than the whole', async () => {
    const id = await newCharge({ amount: 3 });
    for (let part = 0; part < 30; part += 1) expect((await refund(id, { amount: 0.1 })).status).toBe(200);
    expect((await refund(id, { amount: 0.01 })).status).not.toBe(200);
    expect(await truthOf(id)).toMatchObject({ money: { captured: 3, refunded: 3, kept: 0 } });
  });

  test.each([
    [{ amount: -1 }, 1001],
    [{ amount: '5' }, 1001],
    [{ amount: 0.001 }, 1020],
    [{ description: 'x'.repeat(251) }, 1001],
    ['{"amount":', 1001],
  ])('but not by %o: %i', async (body, code) => {
    expect((await refund(await newCharge(), body)).body['error_code']).toBe(code);
  });

  test('but not where it was never paid', async () => {
    expect((await refund(await newCharge(SECURE), {})).body['error_code']).toBe(1013);
  });

  test('but not over a counter', async () => {
    const { id } = (await provider.charge({ method: 'store' })).body as { id: string };
    await provider.control(`pay-store/${id}`, {});
    const { body } = await refund(id, {});
    expect([body['error_code'], body['description']]).toEqual([1013, 'Only card charges can be refunded']);
  });
});

describe('an answer that does not come', () => {
  test.each([
    ['timeout-before', 0],
    ['timeout-after', 10],
    ['reset', 0],
    ['reset-after', 10],
  ])('%s: %i given back', async (fault, refunded) => {
    const id = await newCharge();
    await provider.control('faults', { refunds: [fault] });
    await expect(refund(id, { amount: 10 }, timeoutUnder(fault, SHORT_MS))).rejects.toThrow();
    expect(await truthOf(id)).toMatchObject({ money: { refunded, kept: 650.5 - refunded } });
  });

  test.each([
    ['error', 500, 1000, 0],
    ['error-after', 500, 1000, 10],
    ['unavailable', 503, 1004, 0],
    ['decline', 402, 3001, 0],
  ])('%s answers %i with %i: %i given back', async (fault, status, code, refunded) => {
    const id = await newCharge();
    await provider.control('faults', { refunds: [fault] });
    const answer = await refund(id, { amount: 10 });
    expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
    expect(await truthOf(id)).toMatchObject({ money: { refunded } });
  });
});

describe('what is only authorized', () => {
  const capture = (id: string, body: unknown, verb = 'capture') => provider.post(`/charges/${id}/${verb}`, body);

  test.each(['capture', 'confirm'])('is taken by %s, once, and no more than was authorized', async (verb) => {
    const id = await newCharge({ capture: false });
    expect(await shown(id)).toMatchObject({ status: 'in_progress', authorization: expect.any(String) });
    expect(await truthOf(id)).toMatchObject({ money: { captured: 0, kept: 0 } });
    expect((await capture(id, { amount: 650.51 }, verb)).body['error_code']).toBe(1003);
    expect((await capture(id, { amount: 600 }, verb)).body).toMatchObject({ status: 'completed', amount: 600 });
    expect((await capture(id, {}, verb)).body['error_code']).toBe(1013);
    expect(await truthOf(id)).toMatchObject({ money: { captured: 600, kept: 600 } });
  });

  test('waits for the bank first, where it has to', async () => {
    const { body } = await provider.pay(GOOD, { ...SECURE, capture: false });
    const { url } = body['payment_method'] as { url: string };
    await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'authorize' }), redirect: 'manual' });
    expect(await shown(String(body['id']))).toMatchObject({ status: 'in_progress' });
  });

  test('is given up by a refund', async () => {
    const id = await newCharge({ capture: false });
    expect((await refund(id, {})).body['status']).toBe('cancelled');
    expect((await capture(id, {})).body['error_code']).toBe(1013);
    expect(await truthOf(id)).toMatchObject({ money: { captured: 0, refunded: 0, kept: 0 } });
  });

  test('is not what was paid at once', async () => {
    expect((await capture(await newCharge(), {})).body['error_code']).toBe(1013);
  });
});

describe('a chargeback', () => {
  const step = (id: string, name: string) => provider.control(`chargeback/${id}?step=${name}`, {});

  test('takes what was not given back before', async () => {
    const id = await newCharge();
    await refund(id, { amount: 50.5 });
    expect((await provider.control(`chargeback/${id}`, {})).body['status']).toBe('chargeback_pending');
    expect((await refund(id, { amount: 1 })).body['error_code']).toBe(1013);
    expect((await step(id, 'accept')).body['status']).toBe('chargeback_accepted');
    expect(await truthOf(id)).toMatchObject({ money: { captured: 650.5, refunded: 50.5, charged_back: 600, kept: 0 } });
  });

  test('that is rejected changes nothing', async () => {
    const id = await newCharge();
    await step(id, 'create');
    expect((await step(id, 'reject')).body['status']).toBe('completed');
    expect(await truthOf(id)).toMatchObject({ money: { charged_back: 0, kept: 650.5 } });
  });

  test.each(['accept', 'reject', 'forget'])('is not begun by %s', async (name) => {
    expect((await step(await newCharge(), name)).body['error_code']).toBe(1013);
  });
});
