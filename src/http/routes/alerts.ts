import type { CurrentAlerts } from '#app/alerts/current-alerts.ts';
import type { findAlerts } from '#app/alerts/find-alerts.ts';
import type { AlertRepository, SeenAlert } from '#app/alerts/ports.ts';
import { endAlert, publishAlert, type TypedAlert, type WriteAlertDeps, writeAlert } from '#app/alerts/write-alert.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { fault } from '#domain/errors.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { type AlertNames, alertableOf, alertView, storedAlertView } from '#http/format/alert-view.ts';
import { segmentOf } from '#http/format/segment-of.ts';
import { type Handler, handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { id } from '#kernel/ids.ts';
import { parseLocalDate } from '#kernel/instant.ts';
import { fail, ok } from '#kernel/result.ts';
import * as wire from '#wire/alerts.ts';
import type { BodyOf } from '#wire/route.ts';
import { isUuid } from '#kernel/patterns.ts';

export interface AlertHandlersDeps {
  readonly found: ReturnType<typeof findAlerts>;
  readonly currentAlerts: () => Promise<CurrentAlerts>;
  readonly timetable: TimetableCache;
}

/** Alerts about a stop, a day or a run. */
export function alertHandlers({ found, currentAlerts, timetable }: AlertHandlersDeps): readonly Handler[] {
  const names = async (): Promise<AlertNames> => {
    const [{ stops, zone }, { routeNames }] = await Promise.all([timetable.current(), currentAlerts()]);
    return { stops, zone, routeNames };
  };
  const viewsOf = async (alerts: readonly Alert[]) => {
    const known = await names();
    return alerts.map((alert) => alertView(alert, known));
  };
  return [
    handler(wire.getAlerts, async ({ query: { stop, about }, now }) => {
      if (stop !== undefined) return ok({ alerts: await viewsOf(await found.ofStop(id(stop), now)) });
      const alerts = about === 'stops' ? await found.namingStops(now) : await found.forEverybody(now);
      return ok({ alerts: await viewsOf(alerts) });
    }),
    handler(wire.getScheduleAlerts, async ({ query, now }) => {
      const date = parseLocalDate(query.date);
      if (date === undefined) return fail([fault('date_impossible', 'date')]);
      const touching = await found.ofDay({ origin: id(query.origin), destination: id(query.destination) }, date, now);
      const known = await names();
      return ok({
        alerts: touching.map(({ alert, runs }) => ({ ...alertView(alert, known), schedules: runs ? [...runs] : null })),
      });
    }),
    handler(wire.getRunAlerts, async ({ query, now }) => {
      const segment = segmentOf(query);
      return ok({ alerts: segment ? await viewsOf(await found.ofSegment(segment, now)) : [] });
    }),
  ];
}

export interface OperatorAlertHandlersDeps extends WriteAlertDeps {
  readonly operators: Operators;
}

/** The calls of operators who write, publish and end alerts. */
export function operatorAlertHandlers({ operators: known, ...deps }: OperatorAlertHandlersDeps): readonly Handler[] {
  const operators = forOperators(known);
  const { alerts, timetable, zone } = deps;
  const write = writeAlert(deps);
  const publish = publishAlert(deps);
  const end = endAlert(deps);
  const read = async () => {
    const [routes, { stops }] = await Promise.all([alerts.routes(), timetable.current()]);
    return { routes, names: { stops, zone, routeNames: new Map(routes.map((route) => [route.id, route.name])) } };
  };
  return [
    operators(wire.getOperatorAlerts, async () => {
      const [{ routes, names }, listed] = await Promise.all([read(), alerts.list()]);
      return ok({ alerts: listed.map((alert) => storedAlertView(alert, names)), ...alertableOf(routes, names) });
    }),
    operators(wire.getOperatorAlert, async ({ params }) => {
      const stored = await readStored(alerts, params.id ?? '');
      return stored ? ok(storedAlertView(stored, (await read()).names)) : fail([fault('alert_unknown')]);
    }),
    operators(wire.postAlert, async ({ body, now }, operator) => write(typedOf(body), operator.name, now)),
    operators(wire.postPublishAlert, async ({ body }, operator) => publish(seenBy(operator, body), body.notify)),
    operators(wire.postEndAlert, async ({ body }, operator) => end(seenBy(operator, body))),
  ];
}

const readStored = async (alerts: AlertRepository, alert: string) =>
  isUuid(alert) ? alerts.byId(id(alert)) : undefined;

const seenBy = ({ name }: Operator, body: { readonly id: string; readonly revision: number }): SeenAlert => ({
  id: id(body.id),
  seen: body.revision,
  by: name,
});

const typedOf = (body: BodyOf<typeof wire.postAlert>): TypedAlert => ({
  id: body.id === undefined ? undefined : id(body.id),
  revision: body.revision,
  title: { es: body.title_es, en: body.title_en },
  body: { es: body.body_es, en: body.body_en },
  cause: body.cause,
  effect: body.effect,
  severity: body.severity,
  routes: body.routes,
  stops: body.stops,
  daysFrom: body.days_from,
  daysUntil: body.days_until,
  activeFrom: body.active_from,
  activeUntil: body.active_until,
});
