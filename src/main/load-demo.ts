import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { COSTERA, costeraFeed } from '../../db/demo/costera-feed.ts';
import { PROMO_CODES, SEP_WINDOWS } from '../../db/demo/commercial-terms.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { addCommercialTerms } from '#adapters/db/timetable/import/commercial-terms.ts';
import { publishedSpan } from '#adapters/db/timetable/import/published-span.ts';
import { createTimetablePublisher } from '#adapters/db/timetable/import/timetable-publisher.ts';
import { importTimetable, type ImportReport } from '#app/timetable/import-timetable.ts';
import type { Random } from '#app/ports.ts';
import { type Instant, plusDays, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** Minimum number of days on sale; below it the demo timetable is generated again. */
const MIN_DAYS_AHEAD = 60;
/** Enough to start with. */
const FIRST_DAYS = 7;
const DEMO_ZONE = zone('America/Mexico_City');

export interface DemoMoment {
  readonly now: Instant;
  readonly random: Random;
}

/** Loads the demo carrier's timetable, fares, holiday windows and promotional code, regardless of what is there. */
export async function loadDemo(
  pool: Pool,
  { now, random }: DemoMoment,
  days: number = SALES_HORIZON_DAYS,
): Promise<ImportReport> {
  const report = await importTimetable(
    {
      tables: costeraFeed(dateInZone(now, DEMO_ZONE)),
      currencyRates: {},
      layout: { pattern: '2+2', seats: 40 },
      fareByDistance: undefined,
      shiftDates: false,
      horizonDays: days,
    },
    { publisher: createTimetablePublisher(pool), now, random },
  );
  if (!report.outcome.ok) throw new Error(`the demo timetable was refused: ${report.outcome.fault.reason}`);
  await addCommercialTerms(pool, { sepWindows: SEP_WINDOWS, promoCodes: PROMO_CODES });
  return report;
}

/**
 * Loads the demo if nothing is on sale, or if the demo itself is running out of days. A carrier's own timetable is
 * never changed. On the first start it loads only a week; the returned function loads the rest, while the site is
 * already serving.
 */
export async function loadDemoIfNeeded(
  pool: Pool,
  moment: DemoMoment,
): Promise<(() => Promise<ImportReport | undefined>) | undefined> {
  const { agencies, lastDay } = await publishedSpan(pool);
  const isDemo = agencies.every(isOurs);
  const today = dateInZone(moment.now, DEMO_ZONE);
  const reaches = (days: number) => lastDay !== undefined && lastDay >= plusDays(today, days);
  if (!isDemo || reaches(MIN_DAYS_AHEAD)) return undefined;
  if (!reaches(FIRST_DAYS)) await loadDemo(pool, moment, FIRST_DAYS);
  // A carrier may have loaded its own timetable in the meantime.
  return async () => ((await isOnlyDemoOnSale(pool)) ? loadDemo(pool, moment) : undefined);
}

/** Whether everything on sale, if anything, is the demo's. */
export const isOnlyDemoOnSale = async (pool: Pool): Promise<boolean> =>
  (await publishedSpan(pool)).agencies.every(isOurs);

const isOurs = (agency: string): boolean => agency === COSTERA;
