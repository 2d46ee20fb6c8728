import { expect, test } from 'vitest';
import { localDate } from '#kernel/instant.ts';
import { isInSeason, TOUR, TOUR_TAX } from './product.ts';

const day = (of: string) => localDate(`2026-${of}`);

test('a season may run over the end of the year, and both its days count', () => {
  const season = { from: '12-08', until: '03-23' };
  const inIt = ['12-07', '12-08', '12-31', '01-01', '03-23', '03-24', '07-01'].map((of) =>
    isInSeason({ season }, day(of)),
  );
  expect(inIt).toEqual([false, true, true, true, true, false, false]);
});

test('or within one year, or never end', () => {
  const season = { from: '05-01', until: '09-30' };
  expect(['04-30', '05-01', '09-30', '10-01'].map((of) => isInSeason({ season }, day(of)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isInSeason({ season: null }, day('02-28'))).toBe(true);
});

test('a tour has a tax category of its own', () =>
  expect([TOUR, TOUR_TAX]).toMatchObject(['tour', { vatRate: 16, product: '90121502' }]));
