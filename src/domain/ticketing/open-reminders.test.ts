import { expect, test } from 'vitest';
import { openReminderDue } from '#domain/ticketing/open-reminders.ts';
import { localDate, plusDays } from '#kernel/instant.ts';

const TODAY = localDate('2026-11-27');

test.each([
  [365, undefined],
  [91, undefined],
  [90, 90],
  [31, 90],
  [30, 30],
  [8, 30],
  [7, 7],
  [0, 7],
  [-1, undefined],
])('with %i days left the reminder is %s', (left, which) => {
  expect(openReminderDue(plusDays(TODAY, left), TODAY)).toBe(which);
});
