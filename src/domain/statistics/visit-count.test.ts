import { expect, test } from 'vitest';
import { labelOf, namesOf } from '#domain/statistics/visit-count.ts';

test.each([
  ['/servicios', 'en'],
  ['/pagar/:token', 'es'],
  ['TLQ', 'PVR'],
])('a label of %s and %s is taken apart as it was put together', (first, second) => {
  expect(namesOf(labelOf(first, second))).toEqual([first, second]);
});

test('a label of one name has no second', () => {
  expect(namesOf('email_invalid')).toEqual(['email_invalid', '']);
});
