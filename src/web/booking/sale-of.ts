import { isOnSale } from '#domain/booking/deadlines.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import type { getScheduleList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';

type PublishedRun = DataOf<typeof getScheduleList>['schedules'][number];

/** A run of the public timetable, and where it was on sale when the page was requested. */
export type SoldRun = PublishedRun & { readonly sale: 'online' | 'counter' | 'gone' | 'cancelled' };

export function saleOf(run: PublishedRun, now: Instant): SoldRun['sale'] {
  const moment = (at: string) => instant(Date.parse(at));
  if (moment(run.expected_at ?? run.departs_at) <= now) return 'gone';
  if (run.cancelled) return 'cancelled';
  return isOnSale(now, moment(run.departs_at)) ? 'online' : 'counter';
}
