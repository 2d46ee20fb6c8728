import type { Direction } from '#domain/fares/quote.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';
import type { RunsView } from './view.ts';

export type Runs = DataOf<typeof getSchedules>;

export interface SchedulesData {
  readonly reservation: ReservationView;
  readonly direction: Direction;
  readonly errors: readonly ShownError[];
  readonly view: RunsView;
  /** Null when it could not be read. */
  readonly list: Runs | null;
}
