import * as v from 'valibot';
import { route } from '#wire/route.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

const MAX_DELAY_MINUTES = 2880;

const departure = {
  /** Its id, or the local day and time at which it leaves its first stop: `2026-11-27 08:00`. */
  departure: text,
  /** A part of the route's name, when several leave at that time. */
  route: v.optional(text),
};

const recorded = v.object({ departure: v.string(), route: v.string(), told: v.number() });

/**
 * Records a delay or a cancellation of a departure, for the counter and managers; its travellers are notified of their
 * rights.
 */
export const postDelay = route({
  service: 'operation',
  method: 'POST',
  path: 'departures/delay',
  summary: {
    es: 'Registrar el retraso o la cancelación de una salida',
    en: 'Record a delay or a cancellation of a departure',
  },
  access: { roles: ['counter'] },
  query: undefined,
  body: v.object({
    ...departure,
    /** The first stop affected: its id, its name or a part that no other stop of the trip has. Absent: the whole trip. */
    stop: v.optional(text),
    /** Null: it does not run. 0 withdraws the last report. */
    minutes: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_DELAY_MINUTES))),
    /** False when the cause is not the carrier's: the law's compensation is not owed then. */
    ours: v.optional(v.boolean(), true),
    reason: text,
  }),
  data: recorded,
});

/** Records the service class a departure runs in; its travellers are notified of what a lower one entitles them to. */
export const postService = route({
  service: 'operation',
  method: 'POST',
  path: 'departures/service',
  summary: {
    es: 'Registrar la clase de servicio en que sale una salida',
    en: 'Record the class of service a departure runs in',
  },
  access: { roles: ['counter'] },
  query: undefined,
  body: v.object({
    ...departure,
    /** Its id or its name. The class that was sold withdraws the last report. */
    service: text,
    reason: text,
  }),
  data: recorded,
});

export const delayRoutes = [postDelay, postService];
