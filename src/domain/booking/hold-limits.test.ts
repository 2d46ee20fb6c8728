import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Unpaid } from '#domain/guessing/hoarding.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { after, before, instant, MINUTE } from '#kernel/instant.ts';
import {
  deadlinesOf,
  extendHold,
  extensionsLeft,
  graceAfterDecline,
  holdUntil,
  leavesAfterArrival,
} from './deadlines.ts';
import { confirmsOrder, isLargeParty, judgeHold } from './hoarding.ts';
import { awaitsMoney } from './leaving.ts';
import { MIN_STAY_MINUTES } from './limits.ts';

const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
const minutes = (min: number, max: number) => fc.integer({ min, max });

describe('however seats are held', () => {
  test('they go back on sale a quarter of an hour before the first bus, whatever was extended or declined', () => {
    const asked = fc.record({
      departs: minutes(1, 600),
      later: minutes(0, 600),
      waits: fc.array(minutes(0, 12), { maxLength: 15 }),
    });
    fc.assert(
      fc.property(asked, ({ departs, later, waits }) => {
        const boardings = [after(NOW, departs * MINUTE), after(NOW, (departs + later) * MINUTE)];
        const wall = deadlinesOf(boardings[0]!).releasedAt;
        let hold = { until: holdUntil(NOW, boardings), extensions: 0 };
        let now = NOW;
        for (const wait of waits) {
          now = after(now, wait * MINUTE);
          const extended = extendHold(hold, now, boardings);
          if (extended.ok) {
            expect(extended.value.until).toBeGreaterThan(hold.until);
            hold = extended.value;
          }
          expect(hold.until).toBeLessThanOrEqual(wall);
          const grace = graceAfterDecline(now, hold.until, boardings);
          expect(grace).toBeGreaterThanOrEqual(hold.until);
          expect(grace).toBeLessThanOrEqual(Math.max(wall, hold.until));
        }
        expect(extensionsLeft(hold.extensions)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('deadlines of a later bus are later, and follow one another as the law has them', () => {
    fc.assert(
      fc.property(minutes(0, 10_000), minutes(1, 10_000), (departs, later) => {
        const [first, second] = [departs, departs + later].map((at) =>
          Object.values(deadlinesOf(after(NOW, at * MINUTE))),
        );
        expect(first).toEqual(first!.toSorted((a, b) => a - b));
        expect(first!.every((moment, i) => moment < second![i]!)).toBe(true);
      }),
    );
  });
});

test('a return leaves when the outbound bus has arrived and its stay is over, not before', () => {
  const earliest = after(NOW, MIN_STAY_MINUTES * MINUTE);
  expect([leavesAfterArrival(earliest, NOW), leavesAfterArrival(before(earliest, 1), NOW)]).toEqual([true, false]);
});

describe('a holder of unpaid seats', () => {
  const bus = (change: Partial<Unpaid> = {}): Unpaid => ({
    seats: 40,
    unproved: 0,
    unconfirmed: 0,
    ofAddress: 0,
    ofContact: 0,
    ofConfirmed: 0,
    hadLargeParty: false,
    ...change,
  });
  const verdict = (change: Partial<Unpaid>, seats: number, proof?: 'captcha' | 'contact') =>
    judgeHold(bus(change), { seats, proof, factor: 1 }).kind;

  test('with a confirmed contact has up to a whole party, seat by seat', () => {
    expect([verdict({ ofConfirmed: 9 }, 1, 'contact'), verdict({ ofConfirmed: 9 }, 2, 'contact')]).toEqual([
      'free',
      'limit',
    ]);
  });

  test('as a large party needs a bus on which nobody of the address holds any either', () => {
    expect([verdict({}, 9), verdict({ ofAddress: 1 }, 9), verdict({ unproved: 1, unconfirmed: 1 }, 9)]).toEqual([
      'free',
      'proof',
      'proof',
    ]);
  });

  test('is a large party from the first seat over a fifth of the bus', () => {
    expect([isLargeParty(8, 40), isLargeParty(9, 40), isLargeParty(4, 19)]).toEqual([false, true, true]);
  });

  test('never has seats for less proof where more are held already', () => {
    const held = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(held, held, fc.integer({ min: 1, max: 10 }), (one, other, seats) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((count) =>
          verdict({ unproved: count, unconfirmed: count }, seats),
        );
        if (more === 'free' && Math.max(one, other) > 0) expect(less).toBe('free');
      }),
    );
  });

  test('may order some at the counter for some days without a word, and confirms more or longer', () => {
    const order = (seats: number, days: number, factor = 1) =>
      confirmsOrder({ seats, departs: after(NOW, days * 24 * 60 * MINUTE), now: NOW, factor });
    const limits = { seats: 1, days: 0 };
    while (!order(limits.seats, 0)) limits.seats += 1;
    while (!order(1, limits.days)) limits.days += 1;
    expect([order(limits.seats - 1, limits.days - 1), order(limits.seats, 0), order(1, limits.days)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([order(limits.seats, 0, 2), order(1, limits.days, 2)]).toEqual([false, false]);
  });
});

test('leaving a trip changes nothing of one that waits for money', () => {
  const waiting = PAYMENT_STATUSES.filter((status) => awaitsMoney({ status, paying: false, expired: false }));
  expect(waiting).toEqual(['order_generated']);
  expect(awaitsMoney({ status: 'order_generated', paying: false, expired: true })).toBe(false);
  expect(awaitsMoney({ status: 'process', paying: true, expired: false })).toBe(true);
});
