import { expect, test } from 'vitest';
import { BUDGETS, type Budget, type BudgetName } from '#http/limits/budgets.ts';
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
  return { ...made, take: made.take, time, remembered: () => made.remembered };
}

const many = (times: number, take: () => unknown): number =>
  Array.from({ length: times }, take).filter((wait) => wait === undefined).length;

test('each address has its own budget, and neighbours of one /64 share one', () => {
  const { take } = limiter();
  expect(many(25, () => take('create', { address: '2001:db8::1' }))).toBe(20);
  expect(take('create', { address: '2001:db8::ffff' })).toEqual({ retryAfter: 30 });
  expect(take('create', { address: '2001:db8:0:1::1' })).toBeUndefined();
});

test('one budget does not spend another', () => {
  const { take } = limiter();
  many(25, () => take('create', { address: '192.0.2.1' }));
  expect(take('promo', { address: '192.0.2.1' })).toBeUndefined();
});

test('a refused call is not counted: neither by the budget that refused it nor by those beside it', () => {
  const { take, time } = limiter();
  const asker = { address: '192.0.2.1', sessionHash: session(1), reservation: 'ABC' };
  expect(many(40, () => take('payment', asker))).toBe(10);
  expect(many(40, () => take('payment', { ...asker, sessionHash: session(2), reservation: 'DEF' }))).toBe(10);
  time.now = instant(START + 6 * MINUTE);
  expect(take('payment', asker)).toBeUndefined();
});

test('new sessions do not get round the address they come from', () => {
  const { take } = limiter();
  let n = 0;
  expect(
    many(90, () => take('payment', { address: '192.0.2.1', sessionHash: session(n++), reservation: `R${n}` })),
  ).toBe(30);
});

test('a reservation is counted whoever asks and however its code is typed', () => {
  const { take } = limiter();
  let n = 0;
  const codes = ['abc', ' ABC', 'Abc '];
  const pay = () => take('payment', { address: `192.0.2.${n}`, sessionHash: session(n++), reservation: codes[n % 3]! });
  expect(many(15, pay)).toBe(10);
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
  const { take } = limiter({ factor });
  expect(many(500, () => take('create', { address: '192.0.2.1' }))).toBe(Math.min(allowed, 500));
});

test('it remembers so many visitors and no more, the latest of them', () => {
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
