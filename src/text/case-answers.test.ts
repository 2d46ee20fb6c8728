import { expect, test } from 'vitest';
import { answersOf } from '#text/case-answers.ts';

test.each([
  ['es', '9:05\u00a0a.m.', '12:00\u00a0de\u00a0la\u00a0medianoche', 'jue 10 dic 2026'],
  ['en', '9:05\u00a0a.m.', '12:00\u00a0midnight', 'Thu 10 Dec 2026'],
] as const)('hours and days of a form are said as everywhere, in %s', (lang, morning, midnight, day) => {
  const details = { pick_up_day: '2026-12-10', pick_up_hour: '09:05', hand_back_hour: '00:00' };
  expect(answersOf('car', details, lang).map(([, answer]) => answer)).toEqual([day, morning, midnight]);
});

test('an hour in the afternoon is not counted to 24', () => {
  expect(answersOf('car', { pick_up_hour: '15:30' }, 'es')).toEqual([[expect.any(String), '3:30\u00a0p.m.']]);
});
