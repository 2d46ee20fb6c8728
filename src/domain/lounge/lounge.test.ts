import { describe, expect, test } from 'vitest';
import { after, before, HOUR, instant, localDate, MINUTE, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import {
  cancelFault,
  type ChosenVisit,
  entryVerdict,
  hoursOfDay,
  hoursOfVisit,
  type Lounge,
  type StandingVisit,
  suggestedHour,
  visitFault,
  visitPrice,
  visitReturnTerms,
} from './lounge.ts';

const LOUNGE: Lounge = {
  key: 'coast',
  name: { es: 'Costa', en: 'Coast' },
  host: { name: 'Line', phone: '3331234567' },
  stops: ['PVR'],
  zone: zone('America/Mexico_City'),
  opens: 6,
  closes: 22,
  capacity: 20,
  price: centavos(9_000),
};
const DAY = localDate('2027-03-10');
const at = (time: string) => instant(Date.parse(`2027-03-10T${time}:00-06:00`));
const visit = (change: Partial<ChosenVisit> = {}): ChosenVisit => ({
  starts: at('10:00'),
  hours: 2,
  people: 1,
  ...change,
});

describe('hours of a day', () => {
  test('are those in which the lounge is open', () => {
    const hours = hoursOfDay(LOUNGE, DAY, at('00:00'));
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([16, at('06:00'), at('21:00')]);
  });

  test.each([
    ['2026-03-07', 6, 22, ['06:00:00-05:00', '21:00:00-05:00'], 16],
    // Clocks go from 2 to 3, and from 2 back to 1.
    ['2026-03-08', 6, 22, ['06:00:00-04:00', '21:00:00-04:00'], 16],
    ['2026-11-01', 6, 22, ['06:00:00-05:00', '21:00:00-05:00'], 16],
    ['2026-03-08', 0, 24, ['00:00:00-05:00', '23:00:00-04:00'], 23],
    ['2026-11-01', 0, 24, ['00:00:00-04:00', '23:00:00-05:00'], 25],
  ] as const)('on %s from %i to %i are those of its clocks', (day, opens, closes, [first, last], count) => {
    const lounge = { ...LOUNGE, zone: zone('America/New_York'), opens, closes };
    const hours = hoursOfDay(lounge, localDate(day), instant(0));
    const ends = [first, last].map((time) => Date.parse(`${day}T${time}`));
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([count, ...ends]);
  });

  test('include the hour that has begun, until it is over', () => {
    expect(hoursOfDay(LOUNGE, DAY, at('20:59'))).toEqual([at('20:00'), at('21:00')]);
    expect(hoursOfDay(LOUNGE, DAY, at('21:00'))).toEqual([at('21:00')]);
    expect(hoursOfDay(LOUNGE, DAY, at('22:00'))).toEqual([]);
  });
});

describe('the hour that is suggested', () => {
  const hours = hoursOfDay(LOUNGE, DAY, at('00:00')).map((starts) => ({
    starts,
    left: starts === at('09:00') ? 0 : 1,
  }));
  const suggested = (time: string, isDeparture: boolean) => suggestedHour(hours, { at: at(time), isDeparture });

  test('ends before the bus leaves', () => {
    expect(suggested('13:15', true)).toBe(at('12:00'));
    expect(suggested('13:00', true)).toBe(at('12:00'));
  });

  test('is the one in which the bus arrives', () => {
    expect(suggested('13:15', false)).toBe(at('13:00'));
  });

  test('has places left', () => {
    expect(suggested('10:30', true)).toBe(at('08:00'));
    expect(suggestedHour([], { at: at('10:30'), isDeparture: true })).toBeUndefined();
  });

  test('is the first one for a bus before the lounge opens', () => {
    expect(suggested('05:30', true)).toBe(at('06:00'));
  });
});

test('a visit takes consecutive hours', () => {
  expect(hoursOfVisit(visit({ hours: 3 }))).toEqual([at('10:00'), at('11:00'), at('12:00')]);
});

describe('the price', () => {
  test('is for each person and hour', () => {
    expect(visitPrice(LOUNGE, 'classic', visit({ hours: 3, people: 2 }))).toBe(54_000);
  });

  test('is included in golden and platinum', () => {
    expect(visitPrice(LOUNGE, 'golden', visit())).toBe(0);
    expect(visitPrice(LOUNGE, 'platinum', visit({ people: 2 }))).toBe(0);
  });
});

describe('a visit', () => {
  const faultOf = (change: Partial<ChosenVisit>, days = [DAY], now = at('08:00')) =>
    visitFault(LOUNGE, visit(change), { days, now });

  test('is on the day of a ticket', () => {
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({}, [localDate('2027-03-09'), DAY])).toBeUndefined();
    expect(faultOf({}, [])).toBe('lounge_needs_ticket');
    expect(faultOf({}, [localDate('2027-03-11')])).toBe('lounge_hours_invalid');
  });

  test('is within the opening hours, in full hours', () => {
    expect(faultOf({ starts: at('05:00') })).toBe('lounge_hours_invalid');
    expect(faultOf({ starts: at('21:00') })).toBe('lounge_hours_invalid');
    expect(faultOf({ starts: at('21:00'), hours: 1 })).toBeUndefined();
    expect(faultOf({ starts: at('10:30') })).toBe('lounge_hours_invalid');
  });

  test('begins no later than now', () => {
    expect(faultOf({}, [DAY], at('10:59'))).toBeUndefined();
    expect(faultOf({}, [DAY], at('11:00'))).toBe('lounge_hours_invalid');
  });

  test('is for one to three hours and one or two people', () => {
    for (const hours of [0, 4, 1.5, Number.NaN]) expect(faultOf({ hours })).toBe('lounge_hours_invalid');
    for (const people of [0, 3, 1.5, Number.NaN]) expect(faultOf({ people })).toBe('lounge_people_invalid');
    expect(faultOf({ hours: 3, people: 2 })).toBeUndefined();
  });
});

describe('at the door', () => {
  const BOOKED: StandingVisit = { state: 'booked', starts: at('10:00'), ends: at('12:00'), hasEntered: false };
  const verdict = (now: number, change: Partial<StandingVisit> = {}) =>
    entryVerdict({ ...BOOKED, ...change }, instant(now));

  test('a pass is good from ten minutes before its visit until its end', () => {
    expect(verdict(before(BOOKED.starts, 10 * MINUTE + 1))).toBe('too_early');
    expect(verdict(before(BOOKED.starts, 10 * MINUTE))).toBe('enters');
    expect(verdict(after(BOOKED.starts, HOUR))).toBe('enters');
    expect(verdict(BOOKED.ends)).toBe('over');
  });

  test('it is good once', () => {
    expect(verdict(BOOKED.starts, { hasEntered: true })).toBe('entered_before');
  });

  test('it is not good unpaid or cancelled', () => {
    expect(verdict(BOOKED.starts, { state: 'held' })).toBe('not_paid');
    expect(verdict(BOOKED.starts, { state: 'cancelled' })).toBe('cancelled');
  });
});

describe('a visit is given up by its traveller', () => {
  const VISIT = { state: 'booked', starts: at('10:00'), ends: at('12:00'), hasEntered: false, isPaid: false } as const;

  test('until it is over, if nobody has entered', () => {
    expect(cancelFault(VISIT, at('11:59'))).toBeUndefined();
    expect(cancelFault(VISIT, at('12:00'))).toBe('lounge_visit_over');
    expect(cancelFault({ ...VISIT, hasEntered: true }, at('11:00'))).toBe('lounge_visit_over');
  });

  test('until it begins if it was paid, because it is refunded', () => {
    const paid = { ...VISIT, isPaid: true };
    expect(cancelFault(paid, at('09:59'))).toBeUndefined();
    expect(cancelFault(paid, at('10:00'))).toBe('lounge_visit_paid');
    expect(cancelFault(paid, at('12:00'))).toBe('lounge_visit_over');
    expect(cancelFault({ ...paid, hasEntered: true }, at('09:55'))).toBe('lounge_visit_over');
  });

  test('and what was paid goes back with it, once', () => {
    const paid = { ...VISIT, isPaid: true, isCancelled: false };
    expect(visitReturnTerms(paid, at('09:59'))).toEqual({ kind: 'open', prepaid: 0 });
    expect(visitReturnTerms(paid, at('10:00'))).toMatchObject({
      kind: 'refused',
      fault: { code: 'lounge_visit_paid' },
    });
    expect(visitReturnTerms({ ...paid, isCancelled: true }, at('10:00'))).toEqual({ kind: 'returned' });
  });
});
