import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Run } from '#domain/timetable/run.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { id } from '#kernel/ids.ts';
import { type Instant, type LocalDate, parseLocalDate, plusDays } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** A pair and a day, all optional: the page is opened before anything is chosen. */
export interface PublicQuestion {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  /** Default: today at the origin. */
  readonly date?: string | undefined;
}

/** A run with its disruption. */
export type PublicRun = Run & { readonly disruption: ReturnType<typeof reportedDisruption> };

export interface PublicSchedules {
  readonly origin: Stop | undefined;
  readonly destination: Stop | undefined;
  readonly date: LocalDate;
  readonly runs: readonly PublicRun[];
}

/** The public timetable of a pair on a day (M22): every run of the day, including sold-out and departed ones. */
export const listPublicSchedules =
  ({ timetable: cache }: { readonly timetable: TimetableCache }) =>
  async (input: PublicQuestion, now: Instant): Promise<Result<PublicSchedules, Faults>> => {
    const timetable = await cache.current();
    const origin = timetable.stops.get(id(input.origin ?? ''));
    const destination = timetable.stops.get(id(input.destination ?? ''));
    const today = dateInZone(now, origin?.zone ?? timetable.zone);
    const date = input.date === undefined ? today : parseLocalDate(input.date);
    if (date === undefined) return fail([fault('date_impossible', 'date')]);
    if (date > plusDays(today, SALES_HORIZON_DAYS))
      return fail([fault('departure_beyond_horizon', 'date', { days: SALES_HORIZON_DAYS })]);
    if (date < today) return fail([fault('departure_in_past', 'date')]);
    const runs =
      origin && destination ? runsOnDay(timetable, { origin: origin.id, destination: destination.id }, date) : [];
    return ok({
      origin,
      destination,
      date,
      runs: runs.map((run) => ({ ...run, disruption: reportedDisruption(timetable, run.segment) })),
    });
  };
