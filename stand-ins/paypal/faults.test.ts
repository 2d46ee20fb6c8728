import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeoutUnder } from '../stage/testing/timeouts.ts';
import { createFaults } from './faults.ts';
import { ACCOUNT, captureIn, issueIn, type Provider, startProvider } from './testing/start.ts';

const SHORT_MS = 1_500;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());
beforeEach(() => provider.control('faults', {}));

test.each([
  ['timeout-before', 'APPROVED'],
  ['timeout-after', 'COMPLETED'],
  ['reset', 'APPROVED'],
  ['reset-after', 'COMPLETED'],
  ['garbage', 'COMPLETED'],
])('%s: no answer, and the order is %s', async (fault, status) => {
  const id = await provider.approved();
  await provider.control('faults', { next: [fault] });
  await expect(provider.capture(id, `capture-${id}`, timeoutUnder(fault, SHORT_MS))).rejects.toThrow();
  expect((await provider.order(id)).body['status']).toBe(status);
});

test.each([
  ['error', 500, 'APPROVED'],
  ['error-after', 500, 'COMPLETED'],
  ['unavailable', 503, 'APPROVED'],
  [{ kind: 'decline', issue: 'PAYER_CANNOT_PAY' }, 422, 'APPROVED'],
  ['decline', 422, 'APPROVED'],
])('%o answers %i, and the order is %s', async (fault, http, status) => {
  const id = await provider.approved();
  await provider.control('faults', { next: [fault] });
  expect((await provider.capture(id)).status).toBe(http);
  expect((await provider.order(id)).body['status']).toBe(status);
});

test('slow answers late', async () => {
  await provider.control('faults', { next: [{ kind: 'slow', ms: 250 }] });
  const started = performance.now();
  expect((await provider.create()).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(245);
});

test('a fault waits for the call it is meant for, and is used once', async () => {
  await provider.control('faults', { next: ['decline', { kind: 'error', of: 'refund' }], questions: ['unavailable'] });
  const id = await provider.approved();
  expect((await provider.order(id)).status).toBe(503);
  expect(issueIn((await provider.capture(id)).body)).toBe('INSTRUMENT_DECLINED');
  const { id: capture } = captureIn((await provider.capture(id)).body);
  expect((await provider.refund(capture, {})).status).toBe(500);
  expect((await provider.refund(capture, {})).status).toBe(201);
  expect((await provider.control('faults')).body).toMatchObject({ next: [], questions: [], notices: [] });
});

test.each([
  [{ next: ['earthquake'] }],
  [{ next: [{ kind: 'decline', issue: 'BAD_LUCK' }] }],
  [{ next: [{ kind: 'error', of: 'dinner' }] }],
  [{ notices: ['slow'] }],
  [{ rate: 2 }],
  [{ kinds: ['x'] }],
  ['{'],
])('%o cannot be switched on', async (asked) => {
  expect((await provider.control('faults', asked)).status).toBe(400);
});

test.each([
  ['', {}, 401],
  [`Basic ${btoa(`${ACCOUNT.id}:wrong`)}`, {}, 401],
  [`Basic ${btoa(`${ACCOUNT.id}:${ACCOUNT.secret}`)}`, { origin: 'http://page.example' }, 403],
])('the switches do not move for %j %o', async (authorization, headers, status) => {
  const sent = { headers: headers as Record<string, string> };
  expect((await provider.ask(authorization, '/_control/orders', sent)).status).toBe(status);
});

describe('the dice', () => {
  const drawn = (seed: number, kinds: string[] = []) => {
    const faults = createFaults();
    expect(faults.set({ rate: 0.3, seed, kinds })).toBe(true);
    return Array.from({ length: 1_000 }, () => faults.ofAct('capture')?.kind);
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
