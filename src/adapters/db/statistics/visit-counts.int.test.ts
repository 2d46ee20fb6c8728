import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitCounts } from '#adapters/db/statistics/visit-counts.ts';
import type { VisitCount } from '#domain/statistics/visit-count.ts';
import { localDate } from '#kernel/instant.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const [MONDAY, TUESDAY] = [localDate('2026-11-30'), localDate('2026-12-01')];
const page = (day: VisitCount['day'], label: string, count: number): VisitCount => ({
  day,
  name: 'page',
  label,
  count,
});

test('counts of many processes at once add up, by day, name and label', async () => {
  const counts = visitCounts(database.pool);
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      counts.add(
        i % 2 === 0
          ? [page(MONDAY, '/ es', 1), page(TUESDAY, '/ es', 2)]
          : [page(TUESDAY, '/ es', 2), page(MONDAY, '/ es', 1)],
      ),
    ),
  );
  await counts.add([page(TUESDAY, '/servicios en', 1)]);
  expect(await counts.of({ from: MONDAY, to: TUESDAY })).toEqual([
    page(MONDAY, '/ es', 20),
    page(TUESDAY, '/ es', 40),
    page(TUESDAY, '/servicios en', 1),
  ]);
  expect(await counts.of({ from: MONDAY, to: MONDAY })).toHaveLength(1);
});
