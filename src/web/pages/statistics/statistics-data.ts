import type { ShownError } from '#web/shown-errors.ts';
import type { DataOf } from '#wire/route.ts';
import type { getStatistics } from '#wire/statistics.ts';

export type Report = DataOf<typeof getStatistics>;

/** What a manager asked for; null where it was refused. */
export interface StatisticsData {
  readonly from: string;
  readonly to: string;
  readonly report: Report | null;
  /** Names of stops, by their ids. */
  readonly stops: Readonly<Record<string, string>>;
  /** Where every row of these days is saved from. */
  readonly rows: string;
  readonly errors: readonly ShownError[];
}
