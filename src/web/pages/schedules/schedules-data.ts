import type { AlertView } from '#wire/alerts.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { SoldRun } from '#web/booking/sale-of.ts';
import type { getRateList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';

export type PublicRate = DataOf<typeof getRateList>['rates'][number];

/** A pair of stops and a day, as given in the URL. */
export interface PairAndDay {
  readonly origin: string;
  readonly destination: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** Data of the schedules and fares page. */
export interface SchedulesData {
  readonly stops: readonly StopView[];
  /** The request as typed, valid or not, for the form. */
  readonly asked: PairAndDay;
  /** At the origin. */
  readonly today: string;
  readonly lastDay: string;
  /** Null if there is nothing to show: the errors say why. */
  readonly found: Found | null;
  readonly errors: readonly ShownError[];
}

export interface Found {
  readonly from: StopView;
  readonly to: StopView;
  readonly runs: readonly SoldRun[];
  readonly rates: readonly PublicRate[];
  /** Alerts of the day's runs. */
  readonly alerts: readonly AlertView[];
}
