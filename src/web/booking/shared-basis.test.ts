import { expect, test } from 'vitest';
import { sharedBasis } from './shared-basis.ts';

const ONE = { available: true };
const ROUND = { available: true, other_journey: { kind: 'lowest', direction: 'return', price: 1 } as const };
const FULL = { available: false, vat_exempt: true };

test.each([
  ['one way', [ONE, ONE], { isRound: false, isExempt: false }],
  ['one journey of two', [ROUND], { isRound: true, isExempt: false }],
  ['a full run has no price', [FULL, ONE], { isRound: false, isExempt: false }],
  ['one of them without tax', [ONE, { ...ONE, vat_exempt: true }], undefined],
  ['one of them without a return', [ROUND, ONE], undefined],
  ['nothing to buy', [FULL], undefined],
])('what prices of a list are of is said once if it is the same: %s', (_, runs, basis) => {
  expect(sharedBasis(runs)).toEqual(basis);
});
