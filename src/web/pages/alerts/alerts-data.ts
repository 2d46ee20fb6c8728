import type { AlertCause, AlertEffect, AlertSeverity } from '#domain/alerts/alert.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { StoredAlertView } from '#wire/alerts.ts';
import type { DataOf } from '#wire/route.ts';
import type { getOperatorAlerts } from '#wire/alerts.ts';

type Named = DataOf<typeof getOperatorAlerts>['routes'][number];

/** The fields of the form, as they are typed. */
export interface TypedAlert {
  readonly title_es: string;
  readonly title_en: string;
  readonly body_es: string;
  readonly body_en: string;
  readonly cause: AlertCause;
  readonly effect: AlertEffect;
  readonly severity: AlertSeverity;
  readonly routes: readonly string[];
  readonly stops: readonly string[];
  readonly days_from: string;
  readonly days_until: string;
  readonly active_from: string;
  readonly active_until: string;
}

/** An alert that is written or changed. */
export interface EditedAlert {
  /** Of a new one too, so that it is one alert however often its form is sent. */
  readonly id: string;
  /** Null while it is new. */
  readonly stored: StoredAlertView | null;
  readonly typed: TypedAlert;
  readonly notify: boolean;
  readonly routes: readonly Named[];
  readonly stops: readonly Named[];
}

/** What the page of alerts is drawn from: all of them, or one. */
export interface AlertsData {
  readonly alerts: readonly StoredAlertView[];
  readonly edited: EditedAlert | null;
  /** What was done, in words. */
  readonly done: string | null;
  readonly errors: readonly ShownError[];
}
