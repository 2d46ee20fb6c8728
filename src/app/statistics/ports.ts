import type { Days, PaidTrips } from '#domain/statistics/report.ts';
import type { VisitCount } from '#domain/statistics/visit-count.ts';
import type { Zone } from '#kernel/instant.ts';

/** What was counted, by day. */
export interface VisitCounts {
  /** Adds to what is there. */
  add(counts: readonly VisitCount[]): Promise<void>;
  of(days: Days): Promise<readonly VisitCount[]>;
}

/** What the books say. */
export interface PaidSales {
  /** How many trips were paid on each day of a zone; additions, changes and what cost nothing are none. */
  paidOn(days: Days, zone: Zone): Promise<readonly PaidTrips[]>;
}
