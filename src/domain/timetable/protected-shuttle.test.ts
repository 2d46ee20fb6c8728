import { expect, test } from 'vitest';
import { isProtected, protectedLimit } from './protected-shuttle.ts';

test.each([
  ['that arrives at 10:00', { after: '10:30', before: '' }, '14:00'],
  ['that leaves at 15:00', { after: '', before: '14:30' }, '11:00'],
  ['of the evening', { after: '20:30', before: '' }, undefined],
  ['of the early morning', { after: '', before: '03:30' }, undefined],
])('a change with a bus %s is protected for four hours of that day', (_, window, limit) => {
  expect(protectedLimit(window)).toBe(limit);
});

const RUN = { departs_at: '2026-12-01T13:00:00-06:00', arrives_at: '2026-12-01T14:10:00-06:00' };

test.each([
  ['from 9:30 on', { after: '09:30', before: '' }, true],
  ['from 9:29 on', { after: '09:29', before: '' }, false],
  ['until 17:40', { after: '', before: '17:40' }, true],
  ['until 17:41', { after: '', before: '17:41' }, false],
  ['from the evening of the same day on', { after: '21:00', before: '' }, true],
])('a shuttle from 13:00 to 14:10 in a window %s: %s', (_, window, expected) => {
  expect(isProtected(RUN, { date: '2026-12-01', ...window })).toBe(expected);
});

test('one of the next day is not', () => {
  expect(isProtected(RUN, { date: '2026-11-30', after: '21:00', before: '' })).toBe(false);
  expect(isProtected(RUN, { date: '2026-11-30', after: '09:00', before: '' })).toBe(false);
  expect(isProtected(RUN, { date: '2026-12-02', after: '', before: '09:00' })).toBe(false);
});
