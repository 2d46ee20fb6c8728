import { expect, test } from 'vitest';
import { faresByService } from '#web/pages/schedules/fares-by-service.ts';

test('fares stand under their service, in the order they came', () => {
  const rate = (service: string, type: string) => ({
    service: { es: service, en: service },
    type,
    percent_off: 0,
    one_way: 100,
    round_trip: null,
  });
  const rates = [rate('Primera', 'adult'), rate('Ejecutivo', 'adult'), rate('Primera', 'minor')];
  expect(faresByService(rates).map(({ service, rates: of }) => [service.es, of.map(({ type }) => type)])).toEqual([
    ['Primera', ['adult', 'minor']],
    ['Ejecutivo', ['adult']],
  ]);
  expect(faresByService([])).toEqual([]);
});
