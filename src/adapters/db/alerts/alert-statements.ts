import { statement } from '#adapters/db/statement.ts';
import type { AlertCause, AlertEffect, AlertSeverity, AlertState } from '#domain/alerts/alert.ts';

export interface AlertRow {
  readonly alert_id: string;
  readonly state: AlertState;
  readonly title_es: string;
  readonly title_en: string;
  readonly body_es: string;
  readonly body_en: string;
  readonly cause: AlertCause;
  readonly effect: AlertEffect;
  readonly severity: AlertSeverity;
  readonly route_ids: readonly string[];
  readonly stop_ids: readonly string[];
  readonly days_from: string | null;
  readonly days_until: string | null;
  readonly active_from: number;
  readonly active_until: number | null;
}

export interface StoredAlertRow extends AlertRow {
  readonly revision: number;
  readonly written_by: string;
  readonly written_at: number;
  readonly notified: number;
}

interface Changed {
  readonly revision: number;
}

const COLUMNS = `alert_id, state, title_es, title_en, body_es, body_en, cause, effect, severity, route_ids, stop_ids,
  days_from, days_until, active_from, active_until`;

const STORED = `select ${COLUMNS}, revision, written_by, written_at,
    (select count(*)::int from alert_notice n where n.alert_id = alert.alert_id) as notified
  from alert`;

export const VERSION = statement<{ readonly version: number }>('alert-version', 'select version from alert_version');

export const PUBLISHED = statement<AlertRow>(
  'alert-published',
  `select ${COLUMNS} from alert
   where state = 'published' and (active_until is null or active_until > to_timestamp($1 / 1000.0))`,
);

export const AGENCIES = statement<{ readonly agency_id: string }>(
  'alert-agencies',
  'select agency_id from agency order by agency_id',
);

export const ROUTES = statement<{ readonly route_id: string; readonly name: string }>(
  'alert-routes',
  `select route_id, concat(nullif(short_name, '') || ' ', long_name) as name from route order by name, route_id`,
);

/** Of the ended alerts, only the last few. */
export const LIST = statement<StoredAlertRow>(
  'alert-list',
  `${STORED} order by state = 'ended', written_at desc, alert_id desc limit $1`,
);

export const BY_ID = statement<StoredAlertRow>('alert-by-id', `${STORED} where alert_id = $1`);

const VALUES = `title_es = $3, title_en = $4, body_es = $5, body_en = $6, cause = $7, effect = $8, severity = $9,
  route_ids = $10, stop_ids = $11, days_from = $12, days_until = $13, active_from = to_timestamp($14 / 1000.0),
  active_until = to_timestamp($15 / 1000.0), written_by = $16, written_at = clock_timestamp()`;

export const INSERT = statement<Changed>(
  'alert-insert',
  `insert into alert (alert_id, revision, state, title_es, title_en, body_es, body_en, cause, effect, severity, route_ids, stop_ids,
     days_from, days_until, active_from, active_until, written_by)
   values ($1, $2::int + 1, 'draft', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, to_timestamp($14 / 1000.0),
     to_timestamp($15 / 1000.0), $16)
   on conflict (alert_id) do nothing returning revision`,
);

export const UPDATE = statement<Changed>(
  'alert-update',
  `update alert set ${VALUES}, revision = revision + 1
   where alert_id = $1 and revision = $2 and state <> 'ended' returning revision`,
);

export const PUBLISH = statement<Changed>(
  'alert-publish',
  `update alert set state = 'published', published_at = coalesce(published_at, clock_timestamp()), revision = revision + 1
   where alert_id = $1 and revision = $2 and state <> 'ended' returning revision`,
);

export const END = statement<Changed>(
  'alert-end',
  `update alert set state = 'ended', ended_at = clock_timestamp(), revision = revision + 1
   where alert_id = $1 and revision = $2 and state <> 'ended' returning revision`,
);

/**
 * Drafts are not shown, so they do not count. Concurrent changes of alerts wait here, so versions follow the order of
 * commits.
 */
export const COUNT = statement('alert-count', 'update alert_version set version = version + 1');

/** The log's subject is text, as for accounts. The note begins with the title. */
export const LOG = statement(
  'alert-log',
  `insert into audit_log (audit_id, actor, action, account, note)
   select $1, $2, $3, alert_id::text, title_es from alert where alert_id = $4`,
);

/**
 * Holders of a valid ticket that `touches` of the domain would match: each address once, with the trip that leaves
 * first. Recording them and enqueueing their notices is one statement, because an alert may concern every bus.
 */
export const NOTIFY = statement<{ readonly notified: number }>(
  'alert-notify',
  `with touched as (
     select distinct on (person) person, t.reservation_id
     from alert a
     join departure d on d.service_date between coalesce(a.days_from, '-infinity') and coalesce(a.days_until, 'infinity')
     join ticket t on t.departure_id = d.departure_id and t.status = 'valid' and t.kind <> 'PEND'
     join departure_call o on o.departure_id = d.departure_id and o.call_index = t.from_leg
     join departure_call e on e.departure_id = d.departure_id and e.call_index = t.to_leg
     left join trip r on r.trip_id = d.trip_id
     join reservation v on v.reservation_id = t.reservation_id
     cross join lateral (select sha256(convert_to(lower(v.contact ->> 'email'), 'UTF8')) as person) p
     where a.alert_id = $1 and a.state = 'published' and o.departs_at > clock_timestamp() and person is not null
       and (a.route_ids = '{}' or r.route_id = any(a.route_ids))
       and (a.stop_ids = '{}' or o.stop_id = any(a.stop_ids) or e.stop_id = any(a.stop_ids))
     order by person, o.departs_at, t.reservation_id
   ), new as (
     insert into alert_notice (alert_id, person, reservation_id)
     select $1, person, reservation_id from touched
     on conflict do nothing returning person, reservation_id
   ), queued as (
     insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
     select gen_random_uuid(), 'alert.notice', 'alert.notice:' || $1 || ':' || encode(person, 'hex'),
       jsonb_build_object('reservation', reservation_id, 'alert', $1::uuid), clock_timestamp()
     from new on conflict (dedup_key) do nothing returning 1
   )
   select count(*)::int as notified from queued`,
);
