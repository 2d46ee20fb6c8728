import type { AlertScope } from '#domain/alerts/alert.ts';
import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** A ride as far as alerts are concerned: intermediate stops do not matter to travellers who stay on the bus. */
export interface AlertedRide {
  readonly route: RouteId;
  /** The timetable's day: a bus that departed before midnight belongs to that day, wherever it is boarded. */
  readonly serviceDate: LocalDate;
  readonly origin: StopId;
  readonly destination: StopId;
}

/** Whether a service day is in its scope. Days compare as text. */
export const isOnDay = ({ days }: Pick<AlertScope, 'days'>, date: LocalDate): boolean =>
  (days.from === undefined || days.from <= date) && (days.until === undefined || date <= days.until);

/** Whether an alert touches a ride. The statement that finds whom to notify implements the same in SQL. */
export const touches = (scope: AlertScope, { route, serviceDate, origin, destination }: AlertedRide): boolean =>
  isOnDay(scope, serviceDate) &&
  (scope.routes.length === 0 || scope.routes.includes(route)) &&
  (scope.stops.length === 0 || scope.stops.includes(origin) || scope.stops.includes(destination));
