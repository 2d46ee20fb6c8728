import * as v from 'valibot';
import { CAUSES, EFFECTS, SEVERITIES } from '#domain/alerts/alert.ts';
import { route } from '#wire/route.ts';
import { bilingual, date, identifier, localTime } from '#wire/shapes.ts';

const named = v.object({ id: v.string(), name: v.string() });

const uuid = v.pipe(v.string(), v.uuid());

/** Its terms in GTFS-Realtime. */
const terms = {
  cause: v.picklist(CAUSES),
  effect: v.picklist(EFFECTS),
  severity: v.picklist(SEVERITIES),
};

const alertView = v.object({
  id: v.string(),
  title: bilingual,
  /** Plain text; a newline begins a paragraph. */
  body: bilingual,
  ...terms,
  /** Both empty: the whole carrier. Both filled: those routes at those stops. */
  routes: v.array(named),
  stops: v.array(named),
  /** Service days, both inclusive; null is open. */
  days_from: v.nullable(date),
  days_until: v.nullable(date),
  active_from: localTime,
  active_until: v.nullable(localTime),
});

export type AlertView = v.InferOutput<typeof alertView>;

/**
 * Alerts shown now: those of a stop and the routes that call there; those of all stops; or, without a stop, those for
 * everybody. Our own call.
 */
export const getAlerts = route({
  service: 'catalogue',
  method: 'GET',
  path: 'alerts/list',
  summary: {
    es: 'Avisos de servicio: para todos, de las paradas o de una parada',
    en: 'Service alerts: for everybody, of the stops or of one stop',
  },
  query: v.object({
    /** A stop: the alerts of the stop or of a route that calls there. */
    stop: v.optional(identifier),
    /** `stops`: alerts that name any stop. Otherwise those of the whole carrier, and severe ones. */
    about: v.optional(v.picklist(['everybody', 'stops'])),
  }),
  body: undefined,
  data: v.object({ alerts: v.array(alertView) }),
});

const touching = v.object({
  ...alertView.entries,
  /** Runs it is about, as `schedule_id`s; null when it is about all of them. */
  schedules: v.nullable(v.array(v.string())),
});

export type TouchingAlertView = v.InferOutput<typeof touching>;

/** Alerts about runs of a pair of stops that leave on a local day of the origin. Our own call. */
export const getScheduleAlerts = route({
  service: 'catalogue',
  method: 'GET',
  path: 'alerts/schedules',
  summary: { es: 'Avisos de servicio de las corridas de un día', en: 'Service alerts of the runs of a day' },
  query: v.object({ origin: identifier, destination: identifier, date }),
  body: undefined,
  data: v.object({ alerts: v.array(touching) }),
});

/** Alerts about one run between two of its stops. Our own call. */
export const getRunAlerts = route({
  service: 'catalogue',
  method: 'GET',
  path: 'alerts/run',
  summary: { es: 'Avisos de servicio de una corrida', en: 'Service alerts of one run' },
  query: v.object({ schedule_id: uuid, schedule_detail_id: v.pipe(v.string(), v.regex(/^\d{1,3}-\d{1,3}$/)) }),
  body: undefined,
  data: v.object({ alerts: v.array(alertView) }),
});

export const alertRoutes = [getAlerts, getScheduleAlerts, getRunAlerts];

const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(5_000));
/** A day or a moment as typed; empty for none. */
const typed = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), '');
const MAX_NAMED = 40;
const ids = v.optional(v.pipe(v.array(identifier), v.maxLength(MAX_NAMED)), []);

const storedAlert = v.object({
  ...alertView.entries,
  state: v.picklist(['draft', 'published', 'ended']),
  revision,
  written_by: v.string(),
  written_at: localTime,
  /** Number of travellers notified. */
  notified: v.number(),
});

export type StoredAlertView = v.InferOutput<typeof storedAlert>;

const access = { roles: ['counter'] } as const;
const saved = v.object({ id: v.string(), revision: v.number() });

/** Alerts as operators see them, and what an alert can be about. Times are in the carrier's zone. */
export const getOperatorAlerts = route({
  service: 'operation',
  method: 'GET',
  path: 'alerts/list',
  summary: { es: 'Avisos de servicio, también en borrador', en: 'Service alerts, drafts among them' },
  access,
  query: undefined,
  body: undefined,
  data: v.object({ alerts: v.array(storedAlert), routes: v.array(named), stops: v.array(named) }),
});

export const getOperatorAlert = route({
  service: 'operation',
  method: 'GET',
  path: 'alerts/select/:id',
  summary: { es: 'Un aviso de servicio', en: 'One service alert' },
  access,
  query: undefined,
  body: undefined,
  data: storedAlert,
});

/** Writes a new alert as a draft, or changes one. Changing a published alert changes it for everybody immediately. */
export const postAlert = route({
  service: 'operation',
  method: 'POST',
  path: 'alerts/write',
  summary: { es: 'Escribir o cambiar un aviso de servicio', en: 'Write or change a service alert' },
  access,
  query: undefined,
  body: v.object({
    /** For a new alert: absent, or an unused id, which makes a retry write the same alert. */
    id: v.optional(uuid),
    /** The revision the operator saw; 0 for a new alert. */
    revision,
    title_es: text,
    title_en: text,
    body_es: text,
    body_en: text,
    ...terms,
    routes: ids,
    stops: ids,
    /** `2026-11-27`. Empty: open on that side. */
    days_from: typed,
    days_until: typed,
    /** In the carrier's zone, `2026-11-27 08:00`. Empty: from now on, and without end. */
    active_from: typed,
    active_until: typed,
  }),
  data: saved,
});

/** Shows it to travellers and, with `notify`, notifies every person with a ticket it touches, once each. */
export const postPublishAlert = route({
  service: 'operation',
  method: 'POST',
  path: 'alerts/publish',
  summary: { es: 'Publicar un aviso de servicio', en: 'Publish a service alert' },
  access,
  query: undefined,
  body: v.object({ id: uuid, revision, notify: v.optional(v.boolean(), false) }),
  data: v.object({ ...saved.entries, notified: v.number() }),
});

/** Ends a published alert, or discards a draft. */
export const postEndAlert = route({
  service: 'operation',
  method: 'POST',
  path: 'alerts/end',
  summary: { es: 'Terminar un aviso de servicio', en: 'End a service alert' },
  access,
  query: undefined,
  body: v.object({ id: uuid, revision }),
  data: saved,
});

export const operatorAlertRoutes = [getOperatorAlerts, getOperatorAlert, postAlert, postPublishAlert, postEndAlert];
