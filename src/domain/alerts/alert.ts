import type { RouteId, StopId } from '#domain/network/stop.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';

export type AlertId = Id<'alert'>;

/** Why, in the terms of GTFS-Realtime (`Alert.Cause`). */
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

/** What follows from it (`Alert.Effect`). */
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

/** How bad it is (`Alert.SeverityLevel`), the least first. */
export const SEVERITIES = ['info', 'warning', 'severe'] as const;

export type AlertCause = (typeof CAUSES)[number];
export type AlertEffect = (typeof EFFECTS)[number];
export type AlertSeverity = (typeof SEVERITIES)[number];

/** `draft` is seen by operators alone; `ended` is never shown again. */
export type AlertState = 'draft' | 'published' | 'ended';

/** Plain text in both languages. */
interface Words {
  readonly es: string;
  readonly en: string;
}

/** What an alert is about. Routes and stops together: those routes at those stops. Neither: the whole carrier. */
export interface AlertScope {
  readonly routes: readonly RouteId[];
  readonly stops: readonly StopId[];
  /** Service days, both ends included; without an end it is open on that side. */
  readonly days: { readonly from: LocalDate | undefined; readonly until: LocalDate | undefined };
}

/** When it is shown: from a moment until before another. */
export interface ActivePeriod {
  readonly from: Instant;
  readonly until: Instant | undefined;
}

/** What an operator writes of an alert. */
export interface AlertDraft {
  readonly title: Words;
  readonly body: Words;
  readonly cause: AlertCause;
  readonly effect: AlertEffect;
  readonly severity: AlertSeverity;
  readonly scope: AlertScope;
  readonly active: ActivePeriod;
}

/** Something travellers should know of routes, stops and days, in the words of an operator. */
export interface Alert extends AlertDraft {
  readonly id: AlertId;
  readonly state: AlertState;
}

/** Whether it is about everything the carrier runs on its days. */
export const isOfWholeCarrier = ({ routes, stops }: Pick<AlertScope, 'routes' | 'stops'>): boolean =>
  routes.length === 0 && stops.length === 0;

/** Whether travellers see it at a moment. */
export const isShown = ({ state, active }: Pick<Alert, 'state' | 'active'>, now: Instant): boolean =>
  state === 'published' && active.from <= now && (active.until === undefined || now < active.until);

const RANK: Readonly<Record<AlertSeverity, number>> = { info: 0, warning: 1, severe: 2 };

/** Worst first; of two that are as bad the newer. */
export const byUrgency = (a: Alert, b: Alert): number =>
  RANK[b.severity] - RANK[a.severity] || b.active.from - a.active.from || (a.id < b.id ? -1 : 1);
