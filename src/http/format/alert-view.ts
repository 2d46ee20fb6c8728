import type { NamedRoute, StoredAlert } from '#app/alerts/ports.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { placeName } from '#domain/network/place-name.ts';
import type { RouteId } from '#domain/network/stop.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { AlertView, StoredAlertView } from '#wire/alerts.ts';

/** Looks up names of routes and stops; those no longer in the timetable are shown by their id. */
export interface AlertNames extends Pick<Timetable, 'stops' | 'zone'> {
  readonly routeNames: ReadonlyMap<RouteId, string>;
}

/** An alert as sent on the wire; moments in the carrier's time zone. */
export function alertView(alert: Alert, { stops, routeNames, zone }: AlertNames): AlertView {
  const { id, title, body, cause, effect, severity, scope, active } = alert;
  return {
    id,
    title: { ...title },
    body: { ...body },
    cause,
    effect,
    severity,
    routes: scope.routes.map((route) => ({ id: route, name: routeNames.get(route) ?? route })),
    stops: scope.stops.map((stop) => ({ id: stop, name: nameOf(stops, stop) })),
    days_from: scope.days.from ?? null,
    days_until: scope.days.until ?? null,
    active_from: isoInZone(active.from, zone),
    active_until: active.until === undefined ? null : isoInZone(active.until, zone),
  };
}

function nameOf(stops: Timetable['stops'], id: Alert['scope']['stops'][number]): string {
  const stop = stops.get(id);
  return stop ? placeName(stop) : id;
}

export const storedAlertView = (alert: StoredAlert, names: AlertNames): StoredAlertView => ({
  ...alertView(alert, names),
  state: alert.state,
  revision: alert.revision,
  written_by: alert.writtenBy,
  written_at: isoInZone(alert.writtenAt, names.zone),
  notified: alert.notified,
});

/** Everything an alert can be about, by name. */
export const alertableOf = (routes: readonly NamedRoute[], { stops }: Pick<Timetable, 'stops'>) => ({
  routes: routes.map(({ id, name }) => ({ id: id as string, name })),
  stops: [...stops.values()].map((stop) => ({ id: stop.id as string, name: placeName(stop) })),
});
