import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeoutUnder } from '../stage/testing/timeouts.ts';
import { createFaults } from './faults.ts';
import { GOOD, KEYS, newOrder, type Provider, startProvider } from './testing/start.ts';

const SHORT_MS = 1_500;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());
beforeEach(() => provider.control('faults', {}));

const madeUnder = async (order_id: string) =>
  (await provider.get(`/charges?order_id=${order_id}`)).body as unknown as { status: string }[];

test.each([
  ['timeout-before', 0],
  ['timeout-after', 1],
  ['reset', 0],
  ['reset-after', 1],
  ['garbage', 1],
])('%s: no answer, and %i charge', async (fault, charges) => {
  const order_id = newOrder();
  await provider.control('faults', { next: [fault] });
  await expect(provider.pay(GOOD, { order_id }, timeoutUnder(fault, SHORT_MS))).rejects.toThrow();
  expect(await madeUnder(order_id)).toHaveLength(charges);
});

test.each([
  ['error', 500, 1000, 0],
  ['error-after', 500, 1000, 1],
  ['unavailable', 503, 1004, 0],
  [{ kind: 'decline', code: 3009 }, 402, 3009, 1],
  ['decline', 402, 3001, 1],
])('%o answers %i with %i, and %i charge', async (fault, status, code, charges) => {
  const order_id = newOrder();
  await provider.control('faults', { next: [fault] });
  const answer = await provider.pay(GOOD, { order_id });
  expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
  expect(await madeUnder(order_id)).toHaveLength(charges);
});

test('slow answers late', async () => {
  await provider.control('faults', { next: [{ kind: 'slow', ms: 250 }] });
  const started = performance.now();
  expect((await provider.pay(GOOD)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(245);
});

test('a fault is used once, and questions have faults of their own', async () => {
  await provider.control('faults', { next: ['decline'], questions: ['unavailable'] });
  const { id } = (await provider.pay(GOOD)).body;
  expect((await provider.get(`/charges/${String(id)}`)).status).toBe(503);
  const paid = await provider.pay(GOOD);
  expect(paid.status).toBe(200);
  expect((await provider.get(`/charges/${String(paid.body['id'])}`)).status).toBe(200);
  expect((await provider.control('faults')).body).toMatchObject({ next: [], refunds: [], questions: [], notices: [] });
});

test.each([[{ next: ['earthquake'] }], [{ notices: ['slow'] }], [{ rate: 2 }], [{ kinds: ['x'] }], ['[]']])(
  '%o cannot be switched on',
  async (asked) => {
    expect((await provider.control('faults', asked)).body['error_code']).toBe(1001);
  },
);

test.each<[string, Record<string, string>, number]>([
  ['', {}, 1002],
  [KEYS.public, {}, 1010],
  [KEYS.private, { origin: 'http://page.example' }, 1010],
])('the switches do not move for %j %o', async (key, headers, code) => {
  const answer = await provider.ask(key, '/_control/charges', undefined, { headers });
  expect(answer.body['error_code']).toBe(code);
});

describe('the dice', () => {
  const drawn = (seed: number, kinds: string[] = []) => {
    const faults = createFaults();
    expect(faults.set({ rate: 0.3, seed, kinds })).toBe(true);
    return Array.from({ length: 1_000 }, () => faults.ofCharge()?.kind);
  };

  test('fall the same for the same seed', () => {
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  test('fall as often as they are asked to, on the faults that are named', () => {
    const fallen = drawn(7, ['error', 'reset', 'lost']).filter((kind) => kind !== undefined);
    expect(fallen.length).toBeGreaterThan(250);
    expect(fallen.length).toBeLessThan(350);
    expect(new Set(fallen)).toEqual(new Set(['error', 'reset']));
  });
});
