import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import {
  agreedTotal,
  isChild,
  participantFaults,
  peopleFault,
  peopleOf,
  tourLines,
  tourTotal,
} from './participants.ts';

const PRICES = { adult: centavos(129_000), child: centavos(89_000) };
const WHALES = { party: { min: 2, max: 6 }, ages: { min: 4, childUntil: 11 }, prices: PRICES };
const AGAVE = { ...WHALES, ages: { min: 18, childUntil: null }, prices: { ...PRICES, child: null } };

describe('a party', () => {
  test.each([
    [{ adults: 2, children: 0 }, true],
    [{ adults: 1, children: 1 }, true],
    [{ adults: 6, children: 0 }, true],
    [{ adults: 1, children: 0 }, false],
    [{ adults: 4, children: 3 }, false],
    [{ adults: 0, children: 3 }, false],
    [{ adults: 1.5, children: 1 }, false],
    [{ adults: 3, children: -1 }, false],
  ])('%o may come: %s', (people, may) => {
    const fault = peopleFault(WHALES, people);
    expect(fault === undefined).toBe(may);
    if (fault) expect(fault).toMatchObject({ code: 'participants_invalid', params: { min: 2, max: 6 } });
  });

  test('has no children where they have no price', () => {
    expect(peopleFault(AGAVE, { adults: 2, children: 1 })).toMatchObject({ field: 'children' });
    expect(peopleFault(AGAVE, { adults: 2, children: 0 })).toBeUndefined();
    expect(peopleFault({ ...WHALES, ages: AGAVE.ages }, { adults: 2, children: 1 })).toMatchObject({
      field: 'children',
    });
  });
});

describe('participants', () => {
  const of = (...ages: (number | null)[]) => ages.map((age) => ({ age }));
  const chosen = { adults: 2, children: 1 };

  test.each([
    [of(null, null, 4), []],
    [of(30, null, 11), []],
    [of(null, null), ['participants']],
    [of(null, null, null), ['participants']],
    [of(null, 8, 8), ['participants']],
    [of(null, null, 12), ['participants']],
    [of(null, 3, 2), ['participants.1.age', 'participants.2.age']],
    [of(null, null, 8.5), ['participants.2.age']],
    [of(121, null, 8), ['participants.0.age']],
  ])('%o: wrong at %o', (participants, fields) =>
    expect(participantFaults(WHALES, chosen, participants).map(({ field }) => field)).toEqual(fields),
  );

  test('are children up to the last age of the child price', () => {
    expect([11, 12].map((age) => isChild(WHALES.ages, age))).toEqual([true, false]);
    expect(isChild(AGAVE.ages, 5)).toBe(false);
  });
});

describe('the price', () => {
  test('is of adults and children, line by line', () => {
    const people = { adults: 2, children: 3 };
    expect(peopleOf(people)).toBe(5);
    expect(tourLines(PRICES, people)).toEqual([
      { kind: 'adult', count: 2, price: 129_000, total: 258_000 },
      { kind: 'child', count: 3, price: 89_000, total: 267_000 },
    ]);
    expect(tourTotal(PRICES, people)).toBe(525_000);
    expect(tourLines(PRICES, { adults: 1, children: 0 })).toHaveLength(1);
  });

  test('does not exist for children without one', () => {
    expect(() => tourLines(AGAVE.prices, { adults: 1, children: 1 })).toThrow('no child price');
    expect(tourTotal(AGAVE.prices, { adults: 2, children: 0 })).toBe(258_000);
  });
});

test.each([
  [347_000, true],
  [346_999, false],
  [347_001, false],
  [null, true],
])('the price of a party is agreed to when %s was seen: %s', (seen, isAgreed) => {
  const total = agreedTotal(PRICES, { adults: 2, children: 1 }, seen);
  expect(total.ok).toBe(isAgreed);
  expect(total.ok ? total.value : total.fault.params?.['total']).toBe(347_000);
});
