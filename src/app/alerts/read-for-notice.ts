import { type Asked, type Found, MOOT } from '#app/notices/message.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Instant } from '#kernel/instant.ts';
import type { AlertRepository } from './ports.ts';

/** Dependencies of notices about alerts. */
export interface AlertSource {
  readonly alerts: Pick<AlertRepository, 'byId'> & {
    ofSegment(segment: Segment, now: Instant): Promise<readonly Alert[]>;
  };
}

/** The alert in its current version; undefined once it has ended. */
export async function readAlert(
  { alerts }: AlertSource,
  { payload, now }: Asked<'alert.notice'>,
): Promise<Found<{ readonly alert: Alert }>> {
  const alert = payload.alert && (await alerts.byId(payload.alert));
  if (alert?.state !== 'published') return MOOT;
  const { until } = alert.active;
  return until !== undefined && until <= now ? MOOT : { kind: 'found', value: { alert } };
}
