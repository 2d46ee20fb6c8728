import type { AlertView } from '#wire/alerts.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { SoldRun } from '#web/booking/sale-of.ts';
import type { getRateList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';

export type PublicRate = DataOf<typeof getRateList>['rates'][number];

/** A pair of stops and a day, as the address names them. */
export interface PairAndDay {
  readonly origin: string;
  readonly destination: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** What the page of schedules and fares is drawn from. */
export interface SchedulesData {
  readonly stops: readonly StopView[];
  /** As it was asked, right or wrong: it stands in the form. */
  readonly asked: PairAndDay;
  /** At the origin. */
  readonly today: string;
  readonly lastDay: string;
  /** Absent where there is nothing to show: the errors say why. */
  readonly found: Found | null;
  readonly errors: readonly ShownError[];
}

export interface Found {
  readonly from: StopView;
  readonly to: StopView;
  readonly runs: readonly SoldRun[];
  readonly rates: readonly PublicRate[];
  /** Of the runs of the day. */
  readonly alerts: readonly AlertView[];
}
