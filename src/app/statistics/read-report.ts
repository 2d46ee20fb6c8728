import type { PaidSales, VisitCounts } from '#app/statistics/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type Days, type PaidTrips, type Report, reportOf } from '#domain/statistics/report.ts';
import type { VisitCount } from '#domain/statistics/visit-count.ts';
import { daysBetween, type Instant, type LocalDate, parseLocalDate, plusDays, type Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface ReadReportDeps {
  readonly counts: Pick<VisitCounts, 'of'>;
  readonly sales: PaidSales;
  /** The carrier's zone, which defines days. */
  readonly zone: Zone;
}

export interface AskedDays {
  /** The first day; default a week ago. */
  readonly from?: string | undefined;
  /** The last day; default today. */
  readonly to?: string | undefined;
}

export interface Counts {
  readonly days: Days;
  readonly counted: readonly VisitCount[];
  readonly paid: readonly PaidTrips[];
}

/** Default and maximum number of days. */
const USUAL_DAYS = 7;
const MAX_DAYS = 366;

/** The counts between two of the carrier's days, both included. */
export const readCounts =
  ({ counts, sales, zone }: ReadReportDeps) =>
  async (asked: AskedDays, now: Instant): Promise<Result<Counts, Faults>> => {
    const to = dayOf(asked.to, dateInZone(now, zone));
    if (!to) return fail([fault('date_impossible', 'to')]);
    const from = dayOf(asked.from, plusDays(to, 1 - USUAL_DAYS));
    if (!from) return fail([fault('date_impossible', 'from')]);
    if (from > to || daysBetween(from, to) >= MAX_DAYS)
      return fail([fault('day_range_invalid', 'from', { days: MAX_DAYS })]);
    const days = { from, to };
    const [counted, paid] = await Promise.all([counts.of(days), sales.paidOn(days, zone)]);
    return ok({ days, counted, paid });
  };

/** The same, summed up. */
export const readReport =
  (deps: ReadReportDeps) =>
  async (asked: AskedDays, now: Instant): Promise<Result<Report, Faults>> => {
    const read = await readCounts(deps)(asked, now);
    return read.ok ? ok(reportOf(read.value.days, read.value.counted, read.value.paid)) : read;
  };

const dayOf = (text: string | undefined, usual: LocalDate): LocalDate | undefined =>
  text === undefined ? usual : parseLocalDate(text);
