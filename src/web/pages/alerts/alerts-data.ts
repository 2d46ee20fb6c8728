import type { AlertCause, AlertEffect, AlertSeverity } from '#domain/alerts/alert.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { StoredAlertView } from '#wire/alerts.ts';
import type { DataOf } from '#wire/route.ts';
import type { getOperatorAlerts } from '#wire/alerts.ts';

type Named = DataOf<typeof getOperatorAlerts>['routes'][number];

/** The form fields as typed. */
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

/** An alert being written or changed. */
export interface EditedAlert {
  /** Assigned to a new alert too, so that submitting the form repeatedly creates only one. */
  readonly id: string;
  /** Null while new. */
  readonly stored: StoredAlertView | null;
  readonly typed: TypedAlert;
  readonly notify: boolean;
  readonly routes: readonly Named[];
  readonly stops: readonly Named[];
}

/** Data of the alerts page: all alerts, or one. */
export interface AlertsData {
  readonly alerts: readonly StoredAlertView[];
  readonly edited: EditedAlert | null;
  /** The completed action, in words. */
  readonly done: string | null;
  readonly errors: readonly ShownError[];
}
