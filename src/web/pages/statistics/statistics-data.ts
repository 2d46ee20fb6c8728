import type { ShownError } from '#web/shown-errors.ts';
import type { DataOf } from '#wire/route.ts';
import type { getStatistics } from '#wire/statistics.ts';

export type Report = DataOf<typeof getStatistics>;

/** What a manager requested; null if refused. */
export interface StatisticsData {
  readonly from: string;
  readonly to: string;
  readonly report: Report | null;
  /** Stop names by id. */
  readonly stops: Readonly<Record<string, string>>;
  /** URL of the CSV with every row of these days. */
  readonly rows: string;
  readonly errors: readonly ShownError[];
}
