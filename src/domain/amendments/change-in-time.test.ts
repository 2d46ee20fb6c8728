import { describe, expect, test } from 'vitest';
import { BACK, draft, OPEN, OUT } from '#domain/booking/testing/reservation.ts';
import { after, before, instant, MINUTE } from '#kernel/instant.ts';
import {
  isTooLateToChange,
  isTurnaround,
  newSegments,
  type PaidChange,
  paidBefore,
  refusalToPayChange,
  turnaroundOf,
} from './change-in-time.ts';

const DEPARTS = instant(Date.parse('2026-11-27T15:00:00Z'));
const at = (minutesBefore: number, early = 0): PaidChange => ({
  fromDeparts: DEPARTS,
  isFitting: true,
  hasBoarded: false,
  buses: [{ isCancelled: false }],
  now: before(DEPARTS, minutesBefore * MINUTE + early),
});
const OPEN_TICKET: PaidChange = { ...at(0), fromDeparts: undefined };

describe('a change of schedule', () => {
  test.each<[string, PaidChange, string | undefined]>([
    ['just before half an hour', at(30, 1), undefined],
    ['half an hour before the old run', at(30), 'change_closed'],
    ['whose trip changed meanwhile', { ...at(60), isFitting: false }, 'change_overtaken'],
    ['whose run somebody has boarded', { ...at(40), hasBoarded: true }, 'change_closed'],
    ['of an open ticket, which leaves never', OPEN_TICKET, undefined],
    ['of an open ticket that has a run by now', { ...OPEN_TICKET, isFitting: false }, 'change_overtaken'],
    ['too late, of a trip that changed', { ...at(30), isFitting: false }, 'change_closed'],
  ])('begins to be paid, or not: %s', (_, change, code) => expect(refusalToPayChange(change)).toBe(code));

  test.each<[string, PaidChange, boolean]>([
    ['half an hour before the old run', at(30), false],
    ['just before a quarter of an hour', at(15, 1), false],
    ['a quarter of an hour before', at(15), true],
    ['in time, of a trip that changed', { ...at(60), isFitting: false }, true],
    ['in time, of a run that somebody has boarded', { ...at(40), hasBoarded: true }, true],
    ['in time, to a bus that was cancelled', { ...at(60), buses: [{ isCancelled: true }] }, true],
    ['of an open ticket', OPEN_TICKET, false],
    ['of an open ticket, to a bus that was cancelled', { ...OPEN_TICKET, buses: [{ isCancelled: true }] }, true],
  ])('is paid too late, or not: %s', (_, change, isLate) => expect(isTooLateToChange(change)).toBe(isLate));

  test('is paid before the old run leaves, if there is one', () => {
    expect(paidBefore({ fromDeparts: DEPARTS })).toEqual([DEPARTS]);
    expect(paidBefore({ fromDeparts: undefined })).toEqual([]);
  });
});

describe('a way back', () => {
  test('is compared with the way there where both have a run', () => {
    expect(turnaroundOf(draft())).toEqual({ arriving: OUT.segment, leaving: BACK.segment });
    expect(turnaroundOf(draft({ return: OPEN }))).toBeUndefined();
    expect(turnaroundOf(draft({ departure: { ...OUT, segment: undefined } }))).toBeUndefined();
  });

  test('leaves after the way there has arrived', () => {
    const leaving = (minutes: number) => isTurnaround({ arrives: DEPARTS, departs: after(DEPARTS, minutes * MINUTE) });
    expect([leaving(-1), leaving(0), leaving(24 * 60)]).toEqual([false, true, true]);
    expect(isTurnaround(undefined)).toBe(false);
  });
});

test('only the run of its own direction is ridden instead; an open ticket has none', () => {
  const trip = draft({ departure: OUT, return: OPEN });
  expect(newSegments({ ...trip, change: { direction: 'departure' } })).toEqual([OUT.segment]);
  expect(newSegments({ ...trip, change: { direction: 'return' } })).toEqual([]);
});
