import type { AlertDraft } from '#domain/alerts/alert.ts';
import { type Fault, fault } from '#domain/errors.ts';

export const MAX_ALERT_TITLE = 120;
export const MAX_ALERT_BODY = 1_500;

/** The routes and stops that an alert may name. */
export interface AlertableNetwork {
  isRoute(id: string): boolean;
  isStop(id: string): boolean;
}

/** Faults of an operator's draft, each at its field on the wire. */
export function draftFaults(draft: AlertDraft, network: AlertableNetwork): readonly Fault[] {
  const { scope, active } = draft;
  return [
    ...textFaults(draft),
    ...(scope.routes.every((route) => network.isRoute(route)) ? [] : [fault('alert_route_unknown', 'routes')]),
    ...(scope.stops.every((stop) => network.isStop(stop)) ? [] : [fault('alert_stop_unknown', 'stops')]),
    ...(isTurned(scope.days) ? [fault('alert_days_turned', 'days_until')] : []),
    ...(active.until !== undefined && active.until <= active.from
      ? [fault('alert_period_turned', 'active_until')]
      : []),
  ];
}

const isTurned = ({ from, until }: AlertDraft['scope']['days']): boolean =>
  from !== undefined && until !== undefined && until < from;

/** Requires both texts in both languages, within the maximum length. */
const textFaults = ({ title, body }: Pick<AlertDraft, 'title' | 'body'>): readonly Fault[] =>
  (['es', 'en'] as const).flatMap((lang) => [
    ...textFault(title[lang], `title_${lang}`, MAX_ALERT_TITLE),
    ...textFault(body[lang], `body_${lang}`, MAX_ALERT_BODY),
  ]);

function textFault(text: string, field: string, max: number): readonly Fault[] {
  if (text.trim() === '') return [fault('alert_text_required', field)];
  return text.length > max ? [fault('alert_text_too_long', field, { max })] : [];
}
