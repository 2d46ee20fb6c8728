import { describe, expect, test } from 'vitest';
import { clockBeside, dayOfArrival, fullStop, longMoment, sayMoments } from '#text/moments.ts';
import { firstScanText, otherBusText } from '#text/pages/boarding.ts';

const EVENING = '2026-12-01T23:45:00-06:00';
const NIGHT = '2026-12-02T00:15:00-06:00';
/** The same night by a clock that is an hour behind. */
const BEHIND = '2026-12-01T23:58:00-07:00';

describe('moments that are read together', () => {
  test('of one day stand under it', () => {
    expect(sayMoments([NIGHT, '2026-12-02T05:00:00-06:00'], 'es')).toEqual({
      day: 'mié 2 dic',
      each: [
        { day: '', clock: '12:15\u00a0a.m.' },
        { day: '', clock: '5:00\u00a0a.m.' },
      ],
    });
  });

  test('of two days each have their own', () => {
    expect(sayMoments([EVENING, NIGHT], 'en')).toEqual({
      day: '',
      each: [
        { day: 'Tue 1 Dec', clock: '11:45\u00a0p.m.' },
        { day: 'Wed 2 Dec', clock: '12:15\u00a0a.m.' },
      ],
    });
  });

  test('none are nothing', () => {
    expect(sayMoments([], 'es')).toEqual({ day: '', each: [] });
  });
});

test.each([
  [NIGHT, NIGHT, '12:15\u00a0a.m.'],
  [EVENING, NIGHT, 'mar 1 dic, 11:45\u00a0p.m.'],
  [BEHIND, NIGHT, 'mar 1 dic, 11:58\u00a0p.m.'],
])('%s beside the day of %s', (at, said, text) => {
  expect(clockBeside(at, said, 'es')).toBe(text);
});

test('in full, with whose clock it is', () => {
  expect(longMoment(EVENING, 'Puerto Vallarta', 'es')).toBe(
    'martes, 1 de diciembre de 2026, 11:45\u00a0p.m. (hora de Puerto Vallarta)',
  );
});

test.each([
  [1, 'llega al día siguiente'],
  [-1, 'llega el día anterior'],
  [2, 'llega 2 días después'],
])('an arrival %i days off', (days, es) => {
  expect(dayOfArrival(days).es).toBe(es);
});

test('what ends with a time at the door of a bus has one full stop', () => {
  expect(fullStop('5:00 a.m.')).toBe('5:00 a.m.');
  for (const lang of ['es', 'en'] as const) {
    expect(otherBusText('mié 25 nov, 5:00 a.m.', 'Tepic')[lang]).toMatch(/[^.]\.m\.$/);
    expect(firstScanText('mié 25 nov, 5:00 a.m.', '')[lang]).toMatch(/[^.]\.m\.$/);
    expect(firstScanText('mié 25 nov, 5:00 a.m.', 'Andén 4')[lang]).toMatch(/4\.$/);
  }
});
