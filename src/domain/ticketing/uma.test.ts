import { expect, test } from 'vitest';
import { BAGGAGE_INDEMNITY_UMA_DAYS, TRAVELLER_INSURANCE_UMA } from '#domain/ticketing/baggage.ts';
import { umaOn } from '#domain/ticketing/uma.ts';
import { localDate } from '#kernel/instant.ts';

test.each([
  ['2020-05-05', 10_857],
  ['2025-01-31', 10_857],
  ['2025-02-01', 11_314],
  ['2026-01-31', 11_314],
  ['2026-02-01', 11_731],
  ['2030-01-01', 11_731],
])('on %s a unit is %i centavos', (day, unit) => {
  expect(umaOn(localDate(day))).toBe(unit);
});

test('what a lost bag and the insurance are in pesos of 2026', () => {
  const unit = umaOn(localDate('2026-11-23'));
  expect(unit * BAGGAGE_INDEMNITY_UMA_DAYS).toBe(175_965);
  expect(unit * TRAVELLER_INSURANCE_UMA).toBe(58_655_000);
});
