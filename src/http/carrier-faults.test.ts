import { expect, test } from 'vitest';
import { brandFault, strangerFault } from '#http/carrier-faults.ts';

test.each([
  [2, undefined],
  [' 2 ', undefined],
  ['', 'brand_required'],
  ['  ', 'brand_required'],
  [3, 'wrong_brand_reservation'],
  ['02', 'wrong_brand_reservation'],
])('a call that has to name the carrier and names %j: %s', (brand, code) => {
  expect(brandFault(brand)?.code).toBe(code);
});

test.each([
  [{}, undefined],
  [{ brand_id: '2', operative_source: 'web' }, undefined],
  [{ brand_id: 3 }, 'wrong_brand_reservation'],
  [{ operative_source: 'kiosk' }, 'invalid_request'],
])('a call that may name carrier and channel and names %j: %s', (asker, code) => {
  expect(strangerFault(asker)?.code).toBe(code);
});
