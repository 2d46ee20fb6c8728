import type { AlertScope } from '#domain/alerts/alert.ts';
import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** What somebody rides, as far as alerts are about it: stops on the way do not concern who stays on the bus. */
export interface AlertedRide {
  readonly route: RouteId;
  /** The timetable's day: a bus that began before midnight belongs to the day it began, wherever it is boarded. */
  readonly serviceDate: LocalDate;
  readonly origin: StopId;
  readonly destination: StopId;
}

/** Whether a service day is among its days. Days compare as text. */
export const isOnDay = ({ days }: Pick<AlertScope, 'days'>, date: LocalDate): boolean =>
  (days.from === undefined || days.from <= date) && (days.until === undefined || date <= days.until);

/** Whether an alert is about a ride. The statement that finds whom to write to says the same in SQL. */
export const touches = (scope: AlertScope, { route, serviceDate, origin, destination }: AlertedRide): boolean =>
  isOnDay(scope, serviceDate) &&
  (scope.routes.length === 0 || scope.routes.includes(route)) &&
  (scope.stops.length === 0 || scope.stops.includes(origin) || scope.stops.includes(destination));
