import { CAUSES, EFFECTS, SEVERITIES } from '#domain/alerts/alert.ts';
import type { TypedAlert } from '#web/pages/alerts/alerts-data.ts';
import type { StoredAlertView } from '#wire/alerts.ts';

export const BLANK: TypedAlert = {
  title_es: '',
  title_en: '',
  body_es: '',
  body_en: '',
  cause: 'unknown_cause',
  effect: 'unknown_effect',
  severity: 'warning',
  routes: [],
  stops: [],
  days_from: '',
  days_until: '',
  active_from: '',
  active_until: '',
};

/** The stored alert as form input. */
export const typedOf = (alert: StoredAlertView): TypedAlert => ({
  title_es: alert.title.es,
  title_en: alert.title.en,
  body_es: alert.body.es,
  body_en: alert.body.en,
  cause: alert.cause,
  effect: alert.effect,
  severity: alert.severity,
  routes: alert.routes.map(({ id }) => id),
  stops: alert.stops.map(({ id }) => id),
  days_from: alert.days_from ?? '',
  days_until: alert.days_until ?? '',
  active_from: onClock(alert.active_from),
  active_until: alert.active_until === null ? '' : onClock(alert.active_until),
});

/** `2026-11-27T09:05`, the format of a `datetime-local` input. */
const onClock = (at: string): string => at.slice(0, 16);

/** The submitted input. An unknown option becomes the first one. */
export function typedIn(form: URLSearchParams): TypedAlert {
  const text = (name: string): string => form.get(name) ?? '';
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string): Choice =>
    choices.find((choice) => choice === text(name)) ?? choices[0]!;
  return {
    title_es: text('title_es'),
    title_en: text('title_en'),
    body_es: text('body_es'),
    body_en: text('body_en'),
    cause: oneOf(CAUSES, 'cause'),
    effect: oneOf(EFFECTS, 'effect'),
    severity: oneOf(SEVERITIES, 'severity'),
    routes: form.getAll('routes'),
    stops: form.getAll('stops'),
    days_from: text('days_from'),
    days_until: text('days_until'),
    active_from: text('active_from'),
    active_until: text('active_until'),
  };
}
