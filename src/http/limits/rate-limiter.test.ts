import { describe, expect, test } from 'vitest';
import { BUDGETS, type Budget, type BudgetName, type CallOutcome, type Counted } from '#http/limits/budgets.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { type Instant, instant, MINUTE } from '#kernel/instant.ts';

const START = instant(1_800_000_000_000);
const session = (n: number) => new Uint8Array(32).fill(n);

function limiter(
  given: { budgets?: Partial<Record<BudgetName, readonly Budget[]>>; factor?: number; room?: number } = {},
) {
  const time: { now: Instant } = { now: START };
  const made = createRateLimiter({
    clock: () => time.now,
    factor: given.factor ?? 1,
    budgets: { ...BUDGETS, ...given.budgets },
    ...(given.room === undefined ? {} : { room: given.room }),
  });
  return { ...made, take: made.take, settle: made.settle, time, remembered: () => made.remembered };
}

const by = (counted: Counted, times: number, only?: readonly CallOutcome[]): Budget => ({
  by: counted,
  times,
  per: 10 * MINUTE,
  ...(only ? { only } : {}),
});
const TWENTY = { budgets: { create: [by('address', 20)] } };

const many = (times: number, take: () => unknown): number =>
  Array.from({ length: times }, take).filter((wait) => wait === undefined).length;

test('each address has its own budget, and neighbours of one /64 share one', () => {
  const { take } = limiter(TWENTY);
  expect(many(25, () => take('create', { address: '2001:db8::1' }))).toBe(20);
  expect(take('create', { address: '2001:db8::ffff' })).toEqual({ retryAfter: 30 });
  expect(take('create', { address: '2001:db8:0:1::1' })).toBeUndefined();
});

test('one budget does not spend another', () => {
  const { take } = limiter(TWENTY);
  expect(many(25, () => take('create', { address: '192.0.2.1' }))).toBe(20);
  expect(take('promo', { address: '192.0.2.1' })).toBeUndefined();
});

test('a refused call is not counted: neither by the budget that refused it nor by those beside it', () => {
  const { take, time } = limiter();
  const asker = { address: '192.0.2.1', sessionHash: session(1) };
  expect(many(40, () => take('payment', asker))).toBe(10);
  expect(many(40, () => take('payment', { ...asker, sessionHash: session(2) }))).toBe(10);
  time.now = instant(START + 6 * MINUTE);
  expect(take('payment', asker)).toBeUndefined();
});

test('new sessions do not get round the address they come from', () => {
  const budgets = { payment: [by('session', 10), by('address', 30)] };
  const { take } = limiter({ budgets });
  let n = 0;
  expect(many(90, () => take('payment', { address: '192.0.2.1', sessionHash: session(n++) }))).toBe(30);
});

describe('a budget of wrong guesses', () => {
  const asker = { address: '192.0.2.1', sessionHash: session(1) };
  const budgets = { promoGuess: [by('session', 3, ['guess'])] };

  test('is not spent by what was right, nor by mistakes', () => {
    const { take, settle } = limiter({ budgets });
    for (const outcome of ['done', 'mistake'] as const)
      for (let n = 0; n < 10; n += 1) {
        expect(take(['promo', 'promoGuess'], asker)).toBeUndefined();
        settle(['promo', 'promoGuess'], asker, outcome);
      }
  });

  test('is spent by guesses, and by those made at once before any is answered', () => {
    const one = limiter({ budgets });
    const guess = () => {
      const wait = one.take('promoGuess', asker);
      if (!wait) one.settle(['promoGuess'], asker, 'guess');
      return wait;
    };
    expect(many(9, guess)).toBe(3);
    const atOnce = limiter({ budgets });
    expect(many(9, () => atOnce.take('promoGuess', asker))).toBe(3);
  });
});

test('the longest wait of all budgets is told', () => {
  const budgets = {
    change: [
      { by: 'address', times: 1, per: 10_000 },
      { by: 'session', times: 1, per: 90_500 },
    ],
  } as const;
  const { take } = limiter({ budgets });
  take('change', { address: '192.0.2.1', sessionHash: session(1) });
  expect(take('change', { address: '192.0.2.1', sessionHash: session(1) })).toEqual({ retryAfter: 91 });
});

test.each([
  [1, 20],
  [3, 60],
  [10_000, 500],
])('the factor %s multiplies', (factor, allowed) => {
  const { take } = limiter({ ...TWENTY, factor });
  expect(many(500, () => take('create', { address: '192.0.2.1' }))).toBe(Math.min(allowed, 500));
});

test('it remembers this many visitors and no more, the latest of them', () => {
  const budgets = { create: [{ by: 'address', times: 1, per: MINUTE }] } as const;
  const { take, remembered } = limiter({ budgets, room: 100 });
  for (let i = 0; i < 5_000; i += 1) take('create', { address: `10.0.${i >> 8}.${i & 255}` });
  expect(remembered()).toBe(100);
  expect(take('create', { address: `10.0.${4_999 >> 8}.${4_999 & 255}` })).toBeDefined();
  expect(take('create', { address: '10.0.0.0' })).toBeUndefined();
});

test('a flood of sessions pushes out sessions, never the addresses they come from', () => {
  const budgets = {
    change: [
      { by: 'session', times: 1, per: MINUTE },
      { by: 'address', times: 3, per: MINUTE },
    ],
  } as const;
  const { take } = limiter({ budgets, room: 3 });
  let n = 0;
  expect(many(200, () => take('change', { address: '192.0.2.1', sessionHash: session(n++) }))).toBe(3);
});

test('two hundred people behind one address search, and twice as many mistype a date, within ten minutes', () => {
  const { take, settle, time } = limiter();
  for (let person = 0; person < 200; person += 1) {
    time.now = instant(START + person * 3_000);
    const asker = { address: '192.0.2.1', sessionHash: Buffer.from(`visitor ${person}`) };
    for (const outcome of ['mistake', 'mistake', 'done', 'done', 'done'] as const) {
      expect(take(['create', 'promoGuess'], asker)).toBeUndefined();
      settle(['create', 'promoGuess'], asker, outcome);
    }
  }
});
