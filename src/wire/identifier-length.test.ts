import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { MAX_ID_LENGTH } from '#domain/timetable/gtfs/shown-text.ts';
import { identifier } from '#wire/shapes.ts';

test('the longest id of a timetable can be asked for, and no longer one is loaded', () => {
  expect(safeParse(identifier, 'x'.repeat(MAX_ID_LENGTH)).success).toBe(true);
  expect(safeParse(identifier, 'x'.repeat(MAX_ID_LENGTH + 1)).success).toBe(false);
});
