import { expect, test } from 'vitest';
import type { Occasion } from '#domain/basket/close-times.ts';
import { protectedPairs } from '#domain/basket/protected-pairs.ts';
import { instant } from '#kernel/instant.ts';

const at = (clock: string) => instant(Date.parse(`2026-07-01T${clock}:00Z`));
const van: Occasion = { starts: at('08:00'), ends: at('08:40'), from: 'hotel', to: 'gdl', isProtected: true };
const bus: Occasion = { starts: at('09:30'), ends: at('14:30'), from: 'gdl', to: 'sayulita', isProtected: true };
const back: Occasion = { starts: at('20:00'), ends: at('23:00'), from: 'sayulita', to: 'gdl', isProtected: true };
/** Where one ends the other begins, and half an hour is left. */
const leadsTo = (first: Occasion, next: Occasion) => first.to === next.from && next.starts - first.ends >= 30 * 60_000;

test.each([
  ['a van to a bus', [[van], [bus]], [{ before: 0, after: 1 }]],
  ['whatever their order', [[bus], [van]], [{ before: 1, after: 0 }]],
  ['once, though the bus also comes back', [[van], [bus, back]], [{ before: 0, after: 1 }]],
  ['not the journeys of one trip', [[bus, { ...back, starts: at('15:30') }]], []],
  ['not what leads elsewhere', [[van], [back]], []],
  ['not what is not protected', [[van], [{ ...bus, isProtected: undefined }]], []],
] as const)('protected is %s', (_, all, expected) => {
  expect(protectedPairs(all, leadsTo)).toEqual(expected);
});
