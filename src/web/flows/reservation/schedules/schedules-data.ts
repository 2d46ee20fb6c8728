import type { Direction } from '#domain/fares/quote.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import type { TouchingAlertView } from '#wire/alerts.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';
import type { RunsView } from './view.ts';

export type Runs = DataOf<typeof getSchedules>;

/** Data of the interactive part: runs are links and forms. */
export interface ShownSchedules {
  readonly reservation: LiveReservation;
  readonly errors: readonly ShownError[];
}

export interface SchedulesData extends ShownSchedules {
  readonly reservation: ReservationView;
  readonly direction: Direction;
  readonly view: RunsView;
  /** Null if it could not be loaded. */
  readonly list: Runs | null;
  /** Alerts of the day's runs. */
  readonly alerts: readonly TouchingAlertView[];
}
