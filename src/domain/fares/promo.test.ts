import { expect, test } from 'vitest';
import { begun, normalisePromo, notOver, type PromoCode, usablePromo } from '#domain/fares/promo.ts';
import { localDate } from '#kernel/instant.ts';

const promo: PromoCode = {
  code: 'PLAYA10',
  percent: 10,
  startsOn: localDate('2026-11-01'),
  endsOn: localDate('2026-11-30'),
  useLimit: 100,
};
const unlimited: PromoCode = {
  code: 'SIEMPRE',
  percent: 5,
  startsOn: undefined,
  endsOn: undefined,
  useLimit: undefined,
};

test.each([
  ['the first day', promo, '2026-11-01', 0, true],
  ['the last day', promo, '2026-11-30', 99, true],
  ['the day before', promo, '2026-10-31', 0, false],
  ['the day after', promo, '2026-12-01', 0, false],
  ['all uses gone', promo, '2026-11-15', 100, false],
  ['no limits', unlimited, '2030-01-01', 1_000_000, true],
  ['an unknown code', undefined, '2026-11-15', 0, false],
])('a code on %s', (...row) => {
  const [, code, today, uses, usable] = row;
  expect(usablePromo(code, { today: localDate(today), uses })).toEqual(
    usable ? { ok: true, value: code } : { ok: false, fault: { code: 'promo_invalid', field: 'promotional_code' } },
  );
});

test('a code is read as people type it', () => {
  expect(normalisePromo(' playa 10 ')).toBe('PLAYA10');
});

test.each([
  ['2026-10-31', 0, ['PLAYA10', 'SIEMPRE'], ['SIEMPRE']],
  ['2026-11-30', 99, ['PLAYA10', 'SIEMPRE'], ['PLAYA10', 'SIEMPRE']],
  ['2026-12-01', 0, ['SIEMPRE'], ['SIEMPRE']],
  ['2026-11-15', 100, ['SIEMPRE'], ['SIEMPRE']],
])('on %s, used %i times, what may be announced is %j, and usable is %j', (day, uses, announced, usable) => {
  const today = localDate(day);
  const left = notOver(
    [promo, unlimited].map((one) => ({ promo: one, uses })),
    today,
  );
  expect(left.map(({ code }) => code)).toEqual(announced);
  expect(begun(left, today).map(({ code }) => code)).toEqual(usable);
});

test('the code that ends first is at the top, and one without an end at the bottom', () => {
  const soon = { ...promo, code: 'ZETA', endsOn: localDate('2026-11-20') };
  const codes = begun([unlimited, promo, soon, { ...unlimited, code: 'NUNCA' }], localDate('2026-11-10'));
  expect(codes.map(({ code }) => code)).toEqual(['ZETA', 'PLAYA10', 'NUNCA', 'SIEMPRE']);
});
