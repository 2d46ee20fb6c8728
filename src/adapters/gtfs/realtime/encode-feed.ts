import { joined, message, number, text } from '#adapters/gtfs/realtime/protobuf.ts';
import type { InformedEntity, RealtimeAlert, RealtimeCall, RealtimeFeed, RealtimeTrip } from '#app/alerts/realtime.ts';
import type { AlertCause, AlertEffect, AlertSeverity } from '#domain/alerts/alert.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';

/** Which entities a feed has. */
export interface FeedParts {
  readonly alerts: boolean;
  readonly trips: boolean;
}

// Numbers of the fields and values: gtfs-realtime.proto, version 2.0.
const FULL_DATASET = 0;
const CANCELED = 3;
const SCHEDULED = 0;
const SKIPPED = 1;
const BUS = 3;

const CAUSES: Readonly<Record<AlertCause, number>> = {
  unknown_cause: 1,
  other_cause: 2,
  technical_problem: 3,
  strike: 4,
  demonstration: 5,
  accident: 6,
  holiday: 7,
  weather: 8,
  maintenance: 9,
  construction: 10,
  police_activity: 11,
  medical_emergency: 12,
};

const EFFECTS: Readonly<Record<AlertEffect, number>> = {
  no_service: 1,
  reduced_service: 2,
  significant_delays: 3,
  detour: 4,
  additional_service: 5,
  modified_service: 6,
  other_effect: 7,
  unknown_effect: 8,
  stop_moved: 9,
  no_effect: 10,
  accessibility_issue: 11,
};

const SEVERITIES: Readonly<Record<AlertSeverity, number>> = { info: 2, warning: 3, severe: 4 };

/** A `FeedMessage` of GTFS-Realtime 2.0 with the full dataset; entity ids are stable. */
export const encodeFeed = (feed: RealtimeFeed, parts: FeedParts): Uint8Array =>
  joined([
    message(1, text(1, '2.0'), number(2, FULL_DATASET), number(3, seconds(feed.at))),
    ...(parts.alerts ? feed.alerts.map(alertEntity) : []),
    ...(parts.trips ? feed.trips.map(tripEntity) : []),
  ]);

const seconds = (at: Instant): number => Math.floor(at / SECOND);

const alertEntity = ({ alert, active, informed }: RealtimeAlert): Uint8Array =>
  message(
    2,
    text(1, `alert:${alert.id}`),
    message(
      5,
      message(1, number(1, seconds(active.from)), number(2, active.until && seconds(active.until))),
      ...informed.map(informedEntity),
      number(6, CAUSES[alert.cause]),
      number(7, EFFECTS[alert.effect]),
      translated(10, alert.title),
      translated(11, alert.body),
      number(14, SEVERITIES[alert.severity]),
    ),
  );

/** An entity without names concerns everything of the carrier's route type. */
const informedEntity = ({ agency, route, stop }: InformedEntity): Uint8Array => {
  const isOfAll = agency === undefined && route === undefined && stop === undefined;
  return message(5, text(1, agency), text(2, route), number(3, isOfAll ? BUS : undefined), text(5, stop));
};

const translated = (field: number, words: Readonly<Record<'es' | 'en', string>>): Uint8Array =>
  message(field, ...(['es', 'en'] as const).map((lang) => message(1, text(1, words[lang]), text(2, lang))));

const tripEntity = ({ departure, trip, startDate, route, isCancelled, calls }: RealtimeTrip): Uint8Array =>
  message(
    2,
    text(1, `trip:${departure}`),
    message(
      3,
      message(
        1,
        text(1, trip),
        text(3, startDate.replaceAll('-', '')),
        number(4, isCancelled ? CANCELED : SCHEDULED),
        text(5, route || undefined),
      ),
      ...calls.map(stopTimeUpdate),
    ),
  );

/** The timetable has an arrival and a departure for each stop call, so an update needs both. */
function stopTimeUpdate({ stop, state }: RealtimeCall): Uint8Array {
  if (state === 'skipped') return message(2, text(4, stop), number(5, SKIPPED));
  const delay = number(1, state * SECONDS_A_MINUTE);
  return message(2, message(2, delay), message(3, delay), text(4, stop), number(5, SCHEDULED));
}

const SECONDS_A_MINUTE = 60;
