import type { Days, PaidTrips } from '#domain/statistics/report.ts';
import type { VisitCount } from '#domain/statistics/visit-count.ts';
import type { Zone } from '#kernel/instant.ts';

/** Visit counts by day. */
export interface VisitCounts {
  /** Adds to the stored counts. */
  add(counts: readonly VisitCount[]): Promise<void>;
  of(days: Days): Promise<readonly VisitCount[]>;
}

/** Figures from the ledger. */
export interface PaidSales {
  /** Number of trips paid on each day of a zone; additions, changes and free trips do not count. */
  paidOn(days: Days, zone: Zone): Promise<readonly PaidTrips[]>;
}
