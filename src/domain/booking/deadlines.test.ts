import { describe, expect, test } from 'vitest';
import {
  deadlinesOf,
  extendHold,
  extensionsLeft,
  graceAfterDecline,
  holdUntil,
  isOnSale,
  isPayable,
  isReleased,
  leavesAfterArrival,
  tillDeadlines,
} from '#domain/booking/deadlines.ts';
import { after, before, instant, MINUTE } from '#kernel/instant.ts';

const departs = instant(Date.parse('2026-11-27T09:05:00-07:00'));
const later = after(departs, 3 * 24 * 60 * MINUTE);
const minutesBefore = (minutes: number) => before(departs, minutes * MINUTE);

test('the deadlines counts down from the departure: 30, 20, 15, 10', () => {
  expect(deadlinesOf(departs)).toEqual({
    payAtCounterUntil: minutesBefore(30),
    exchangeUntil: minutesBefore(20),
    releasedAt: minutesBefore(15),
    boardingAt: minutesBefore(10),
    departsAt: departs,
  });
});

test('a run is on sale strictly before T-30', () => {
  expect(isOnSale(before(minutesBefore(30), 1), departs)).toBe(true);
  expect(isOnSale(minutesBefore(30), departs)).toBe(false);
});

test.each([
  ['far away', 600, 600 - 15],
  ['31 minutes away', 31, 16],
  ['29 minutes away: the wall', 29, 15],
  ['after the wall: already over', 14, 15],
])('a hold taken when the bus is %s', (_name, minutesAway, endsBefore) => {
  expect(holdUntil(minutesBefore(minutesAway), [departs, later])).toBe(minutesBefore(endsBefore));
  expect(holdUntil(minutesBefore(minutesAway), [later, departs])).toBe(minutesBefore(endsBefore));
});

test('an open reservation has no wall', () => {
  expect(holdUntil(minutesBefore(0), [])).toBe(after(departs, 15 * MINUTE));
});

test('unpaid seats go back a quarter of an hour before the bus leaves', () => {
  expect([15.1, 15, 0].map((minutes) => isReleased(minutesBefore(minutes), departs))).toEqual([false, true, true]);
});

test('a counter takes cash for half an hour less, and converts until then', () => {
  expect(tillDeadlines(departs)).toEqual({ cash: minutesBefore(30), terminal: minutesBefore(15) });
});

describe('extending', () => {
  const now = minutesBefore(600);
  const hold = { until: after(now, 2 * MINUTE), extensions: 0 };

  test('adds five minutes to the end, ten times', () => {
    let current = hold;
    for (let n = 1; n <= 10; n += 1) {
      const extended = extendHold(current, before(current.until, MINUTE), [departs]);
      expect(extended).toEqual({ ok: true, value: { until: after(hold.until, n * 5 * MINUTE), extensions: n } });
      if (extended.ok) current = extended.value;
    }
    expect(extensionsLeft(current.extensions)).toBe(0);
    const last = before(current.until, MINUTE);
    expect(extendHold(current, last, [departs])).toEqual({ ok: false, fault: { code: 'extensions_exhausted' } });
  });

  test('is for the last five minutes alone, so that it is not stacked', () => {
    const early = before(hold.until, 5 * MINUTE + 1);
    expect(extendHold(hold, early, [departs])).toEqual({ ok: false, fault: { code: 'extension_too_early' } });
    expect(extendHold(hold, before(hold.until, 5 * MINUTE), [departs])).toMatchObject({ ok: true });
  });

  test('a hold that ended cannot be extended', () => {
    expect(extendHold(hold, hold.until, [departs])).toEqual({ ok: false, fault: { code: 'time_exceeded' } });
  });

  test('stops at T-15', () => {
    const near = { until: minutesBefore(17), extensions: 3 };
    expect(extendHold(near, minutesBefore(20), [departs])).toEqual({
      ok: true,
      value: { until: minutesBefore(15), extensions: 4 },
    });
    const atWall = { until: minutesBefore(15), extensions: 4 };
    expect(extendHold(atWall, minutesBefore(16), [departs])).toMatchObject({ fault: { code: 'extensions_exhausted' } });
  });
});

test.each([
  ['little left: ten minutes from now', 600, 598, 590],
  ['more than ten left: kept', 600, 586, 586],
  ['near the wall: no further than T-15', 20, 18, 15],
  ['at the wall: kept', 16, 15, 15],
])('after a decline, %s', (_name, now, until, expected) => {
  expect(graceAfterDecline(minutesBefore(now), minutesBefore(until), [departs])).toBe(minutesBefore(expected));
});

test('payable until the hold ends, also after T-30; always while nothing is held', () => {
  expect(isPayable(minutesBefore(29), minutesBefore(15))).toBe(true);
  expect(isPayable(minutesBefore(15), minutesBefore(15))).toBe(false);
  expect(isPayable(minutesBefore(15), undefined)).toBe(true);
});

test('a return leaves when the outbound has arrived or later', () => {
  expect(leavesAfterArrival(departs, departs)).toBe(true);
  expect(leavesAfterArrival(minutesBefore(1), departs)).toBe(false);
});
