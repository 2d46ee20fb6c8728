import { expect, test } from 'vitest';
import { lastMoment } from '#web/flows/itinerary/last-moment.ts';

test.each([
  [
    'in the same year',
    '2026-12-20T08:35:00-06:00',
    '2026-11-22T14:00:00.000Z',
    'dom 20 dic, 8:35\u00a0a.m. (hora de León)',
  ],
  [
    'in the next one',
    '2027-01-15T08:35:00-06:00',
    '2026-11-22T14:00:00.000Z',
    'vie 15 ene 2027, 8:35\u00a0a.m. (hora de León)',
  ],
  [
    'on the eve, when it is next year in UTC',
    '2027-02-12T08:35:00-06:00',
    '2027-01-01T02:00:00.000Z',
    'vie 12 feb 2027, 8:35\u00a0a.m. (hora de León)',
  ],
  [
    'the same evening',
    '2026-12-31T23:30:00-06:00',
    '2027-01-01T02:00:00.000Z',
    'jue 31 dic, 11:30\u00a0p.m. (hora de León)',
  ],
])('%s', (_, at, now, said) => {
  expect(lastMoment(at, { now, place: 'León', lang: 'es' })).toBe(said);
});
