import { expect, test } from 'vitest';
import { byUrgency, isOfWholeCarrier } from '#domain/alerts/alert.ts';
import { alertOf, scopeOf } from '#domain/alerts/testing/alerts.ts';

test.each([
  [{}, true],
  [{ from: '2026-11-27' }, true],
  [{ routes: ['p'] }, false],
  [{ stops: ['gdl'] }, false],
])('%o is of the whole carrier: %s', (about, expected) => {
  expect(isOfWholeCarrier(scopeOf(about))).toBe(expected);
});

test('the order is total: worst, newest, then by id', () => {
  const [a, b] = [alertOf(), alertOf()];
  const severe = alertOf({}, { severity: 'severe' });
  const info = alertOf({}, { severity: 'info' });
  expect([info, b, severe, a].toSorted(byUrgency)).toEqual([severe, a, b, info]);
});
