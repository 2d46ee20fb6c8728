import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';

export type AlertId = Id<'alert'>;

/** The cause, in the terms of GTFS-Realtime (`Alert.Cause`). */
export const CAUSES = [
  'unknown_cause',
  'weather',
  'accident',
  'construction',
  'maintenance',
  'technical_problem',
  'demonstration',
  'strike',
  'police_activity',
  'medical_emergency',
  'holiday',
  'other_cause',
] as const;

/** The effect (`Alert.Effect`). */
export const EFFECTS = [
  'unknown_effect',
  'significant_delays',
  'no_service',
  'reduced_service',
  'additional_service',
  'modified_service',
  'detour',
  'stop_moved',
  'accessibility_issue',
  'no_effect',
  'other_effect',
] as const;

/** The severity (`Alert.SeverityLevel`), lowest first. */
export const SEVERITIES = ['info', 'warning', 'severe'] as const;

export type AlertCause = (typeof CAUSES)[number];
export type AlertEffect = (typeof EFFECTS)[number];
export type AlertSeverity = (typeof SEVERITIES)[number];

/** Only operators see a `draft`; an `ended` one is never shown again. */
export type AlertState = 'draft' | 'published' | 'ended';

/** Plain text in both languages. */
interface Words {
  readonly es: string;
  readonly en: string;
}

/** The scope of an alert. Routes and stops together: those routes at those stops. Neither: the whole carrier. */
export interface AlertScope {
  readonly routes: readonly RouteId[];
  readonly stops: readonly StopId[];
  /** Service days, both ends included; an undefined end is open. */
  readonly days: { readonly from: LocalDate | undefined; readonly until: LocalDate | undefined };
}

/** When it is shown: end exclusive. */
export interface ActivePeriod {
  readonly from: Instant;
  readonly until: Instant | undefined;
}

/** The part of an alert that an operator writes. */
export interface AlertDraft {
  readonly title: Words;
  readonly body: Words;
  readonly cause: AlertCause;
  readonly effect: AlertEffect;
  readonly severity: AlertSeverity;
  readonly scope: AlertScope;
  readonly active: ActivePeriod;
}

/** Something travellers should know about routes, stops and days, written by an operator. */
export interface Alert extends AlertDraft {
  readonly id: AlertId;
  readonly state: AlertState;
}

/** Whether it concerns everything the carrier runs on its days. */
export const isOfWholeCarrier = ({ routes, stops }: Pick<AlertScope, 'routes' | 'stops'>): boolean =>
  routes.length === 0 && stops.length === 0;

/** Whether travellers see it at a moment. */
export const isShown = ({ state, active }: Pick<Alert, 'state' | 'active'>, now: Instant): boolean =>
  state === 'published' && active.from <= now && (active.until === undefined || now < active.until);

const RANK: Readonly<Record<AlertSeverity, number>> = { info: 0, warning: 1, severe: 2 };

/** Worst first; of equally severe ones the newer. */
export const byUrgency = (a: Alert, b: Alert): number =>
  RANK[b.severity] - RANK[a.severity] || b.active.from - a.active.from || (a.id < b.id ? -1 : 1);
