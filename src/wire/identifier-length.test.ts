import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { LONGEST_ID } from '#domain/timetable/gtfs/shown-text.ts';
import { identifier } from '#wire/shapes.ts';

test('the longest id of a timetable can be asked for, and no longer one is loaded', () => {
  expect(safeParse(identifier, 'x'.repeat(LONGEST_ID)).success).toBe(true);
  expect(safeParse(identifier, 'x'.repeat(LONGEST_ID + 1)).success).toBe(false);
});
