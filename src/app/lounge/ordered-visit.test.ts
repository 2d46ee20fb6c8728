import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { type OrderedVisit, readVisit } from './ordered-visit.ts';

const VISIT: OrderedVisit = {
  visit: id('v'),
  lounge: 'coast',
  starts: instant(1_000),
  hours: 2,
  people: 1,
  total: 18_000,
  trip: undefined,
};

test('an ordered visit is read as it was stored, with the trip it is for', () => {
  expect(readVisit({ ...VISIT, more: 1 })).toEqual(VISIT);
  expect(readVisit({ ...VISIT, trip: id('t') }).trip).toBe('t');
});

test.each(['visit', 'lounge', 'starts', 'hours', 'people', 'total'] as const)(
  'nothing is read without its %s',
  (key) => {
    expect(() => readVisit({ ...VISIT, [key]: undefined })).toThrow('without its visit');
  },
);
