import { expect, test } from 'vitest';
import { hintOf } from './way-texts.ts';

const payBy = '2026-11-27T08:35:00-06:00';

test.each([
  ['oxxo', 'es', true],
  ['stores', 'en', true],
  ['cash', 'es', false],
  ['cash', 'en', false],
] as const)('%s in %s: that a store may add a fee of its own is said before it is chosen: %s', (kind, lang, adds) => {
  const hint = hintOf({ kind, method: 'oxxo', payBy }, { total: 65_000, place: 'León', lang });
  expect(/comisión|fee/.test(hint)).toBe(adds);
});
