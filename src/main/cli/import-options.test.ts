import { expect, test } from 'vitest';
import { commandOptions } from '#main/cli/import-options.ts';

test('a path is enough', () => {
  expect(commandOptions(['feed.zip'])).toEqual({
    ok: true,
    value: {
      path: 'feed.zip',
      overlay: undefined,
      currencyRates: {},
      fareByDistance: undefined,
      shiftDates: false,
      mayTakeMostOff: false,
      layout: { pattern: '2+2', seats: 40 },
      noticesShown: 5,
      json: false,
    },
  });
});

test('money is taken to the centavo', () => {
  const args = ['f', '--currency-rate', 'EUR=21.50', '--currency-rate=USD=18.2', '--fare-per-km', '2.05'];
  expect(commandOptions(args)).toMatchObject({
    value: { currencyRates: { EUR: 2150, USD: 1820 }, fareByDistance: { perKm: 205, least: 3000 } },
  });
});

test.each([
  [[], /^Usage/],
  [['a', 'b'], /^Usage/],
  [['--help'], /^Usage/],
  [['f', '--what'], /Unknown option/],
  [['f', '--currency-rate', 'EUR'], /EUR=21\.50/],
  [['f', '--currency-rate', 'euro=21'], /EUR=21\.50/],
  [['f', '--currency-rate', 'EUR=0'], /EUR=21\.50/],
  [['f', '--fare-per-km', 'two'], /amount of pesos/],
  [['f', '--fare-per-km=-2'], /amount of pesos/],
  [['f', '--seats', '64'], /64 seats in 2\+2/],
  [['f', '--layout', 'wide'], /40 seats in wide/],
  [['f', '--notices', 'all'], /whole number/],
])('%j is refused with a sentence', (args, sentence) => {
  expect(commandOptions(args)).toMatchObject({ ok: false, fault: expect.stringMatching(sentence) });
});
