import { randomBytes } from 'node:crypto';
import type { Pool } from '#adapters/db/pool.ts';
import { createTimetablePublisher } from '#adapters/db/timetable/import/timetable-publisher.ts';
import { importTimetable } from '#app/timetable/import-timetable.ts';
import type { NoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { NOW, OPTIONS, SMALL, tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import type { PublishOptions } from '#domain/timetable/gtfs/publish.ts';

/** Imports tables at the time of the small feed. */
export const importTables = (
  pool: Pool,
  tables: Tables,
  options: Partial<PublishOptions> & { book?: NoticeCollector; mayTakeMostOff?: boolean } = {},
) =>
  importTimetable(
    { ...OPTIONS, ...options, tables },
    { publisher: createTimetablePublisher(pool), now: NOW, random: randomBytes },
  );

/** Imports the small feed with some files changed, and returns the effect on the departures. */
export async function importSmall(pool: Pool, changes: Readonly<Record<string, string>> = {}) {
  const { outcome } = await importTables(pool, tablesOf({ ...SMALL, ...changes }));
  if (!outcome.ok) throw new Error(`refused: ${outcome.fault.reason}`);
  return outcome.value.changes.departures;
}
