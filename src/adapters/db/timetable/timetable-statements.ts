import type { StopKind } from '#domain/network/stop.ts';
import { statement } from '#adapters/db/statement.ts';

export interface StopRow {
  readonly stop_id: string;
  readonly name: string;
  readonly city: string;
  readonly area: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: StopKind;
  readonly address: string | null;
  readonly drop_off_only: boolean;
}

export interface ServiceRow {
  readonly service_class_id: string;
  readonly name_es: string;
  readonly name_en: string;
  readonly layout_id: string;
  readonly discounts_apply: boolean;
  readonly vat_exempt: boolean;
  readonly amenities: readonly string[];
}

export interface PatternRow {
  readonly trip_id: string;
  readonly route_id: string;
  readonly zone: string;
  readonly seats: number;
  readonly layout_id: string;
  readonly service_class_id: string;
  /** Days since 1970-01-01 in order, joined by commas: one row per trip instead of one per run. */
  readonly days: string;
  /** The departures in the same order, 32 digits each. */
  readonly ids: string;
}

/** Times in seconds from "noon minus 12 h" of the service day. */
export interface CallRow {
  readonly stop_id: string;
  readonly arrives_s: number;
  readonly departs_s: number;
  readonly pickup: boolean;
  readonly drop_off: boolean;
}

export interface FareRowOfTable {
  readonly origin_id: string;
  readonly destination_id: string;
  readonly service_class_id: string;
  readonly amount: number;
}

export interface DepartureRow extends ServiceRow {
  readonly trip_id: string;
  readonly route_id: string;
  readonly service_date: string;
  readonly seats: number;
  readonly stop_id: string;
  readonly call_zone: string;
  readonly arrives_at: number;
  readonly departs_at: number;
  readonly pickup: boolean;
  readonly drop_off: boolean;
}

interface WordRow {
  readonly event_id: string;
  readonly departure_id: string;
  readonly from_call: number;
  readonly minutes: number | null;
}

export const OPERATOR_REPORTS = statement<WordRow>(
  'timetable-words',
  `select e.event_id, e.departure_id, e.from_call, e.minutes from departure_event e join departure d using (departure_id)
   where d.service_date >= $1 order by e.recorded_at desc, e.event_id desc`,
);

export const VERSION = statement<{ readonly version: number }>(
  'timetable-version',
  'select version from timetable_version',
);

/** Of the timetable on sale: another agency may remain only because of earlier sales. */
export const AGENCY_ZONE = statement<{ readonly zone: string | null }>(
  'timetable-agency-zone',
  `select coalesce(
     (select zone from departure where status = 'scheduled' order by service_date desc limit 1),
     (select zone from agency order by agency_id limit 1)) as zone`,
);

export const STOPS = statement<StopRow>(
  'timetable-stops',
  `select stop_id, name, city, area, zone, latitude, longitude, kind, address, drop_off_only
   from stop order by kind = 'shuttle', area, name, stop_id`,
);

export const SERVICES = statement<ServiceRow>(
  'timetable-services',
  `select service_class_id, name_es, name_en, layout_id, discounts_apply, vat_exempt, amenities
   from service_class order by service_class_id`,
);

/**
 * Every trip of a departure, also one that the timetable no longer has. Jumps from one to the next in the index: there are
 * hundreds of departures for each.
 */
export const TRIPS = statement<{ readonly trip_id: string }>(
  'timetable-trips',
  `with recursive trips as (
     (select trip_id from departure order by trip_id limit 1)
     union all
     select (select d.trip_id from departure d where d.trip_id > t.trip_id order by d.trip_id limit 1)
     from trips t where t.trip_id is not null
   )
   select trip_id from trips where trip_id is not null`,
);

export const PATTERNS = statement<PatternRow>(
  'timetable-patterns',
  `select d.trip_id, coalesce(t.route_id, '') as route_id, d.zone, d.seats, d.layout_id, d.service_class_id,
     string_agg((d.service_date - date '1970-01-01')::text, ',' order by d.service_date) as days,
     string_agg(replace(d.departure_id::text, '-', ''), '' order by d.service_date) as ids
   from departure d left join trip t on t.trip_id = d.trip_id
   where d.trip_id = any($2) and d.status = 'scheduled' and d.service_date >= $1
   group by d.trip_id, t.route_id, d.zone, d.seats, d.layout_id, d.service_class_id`,
);

export const TRIP_CALLS = statement<CallRow & { readonly trip_id: string }>(
  'timetable-trip-calls',
  `select trip_id, stop_id, arrives_s, departs_s, pickup, drop_off from trip_call where trip_id = any($1)
   order by trip_id, call_index`,
);

/**
 * The start of a departure's service day as GTFS counts it, worked out once for each departure: `offset 0` keeps the
 * planner from doing so for each of its calls.
 */
const DAY_START = `cross join lateral (
       select (d.service_date + time '12:00') at time zone d.zone - interval '12 hours' as at offset 0
     ) as day`;

/** Stop calls of departures that differ from their trip's because they were sold before it changed. */
export const OWN_CALLS = statement<CallRow & { readonly departure_id: string }>(
  'timetable-own-calls',
  `with asked as (
     select departure_id, trip_id, service_date, zone, legs from departure
     where trip_id = any($2) and status = 'scheduled' and service_date >= $1
   ), of_trips as (
     select trip_id, count(*) as calls from trip_call where trip_id = any($2) group by trip_id
   ), differing as (
     select distinct d.departure_id
     from asked d
     ${DAY_START}
     join departure_call c on c.departure_id = d.departure_id
     left join trip_call t on t.trip_id = d.trip_id and t.call_index = c.call_index
     where t.stop_id is distinct from c.stop_id or t.pickup <> c.pickup or t.drop_off <> c.drop_off
       or c.departs_at <> day.at + t.departs_s * interval '1 second'
       or c.arrives_at <> day.at + t.arrives_s * interval '1 second'
     union
     select d.departure_id from asked d left join of_trips t on t.trip_id = d.trip_id
     where d.legs + 1 <> coalesce(t.calls, 0)
   )
   select c.departure_id, c.stop_id, c.pickup, c.drop_off,
     extract(epoch from c.arrives_at - day.at)::int as arrives_s,
     extract(epoch from c.departs_at - day.at)::int as departs_s
   from differing
   join departure d on d.departure_id = differing.departure_id
   ${DAY_START}
   join departure_call c on c.departure_id = d.departure_id
   order by c.departure_id, c.call_index`,
);

export const FARES = statement<FareRowOfTable>(
  'timetable-fares',
  'select origin_id, destination_id, service_class_id, amount from fare',
);

export const SEP_WINDOWS = statement<{ readonly starts_on: string; readonly ends_on: string }>(
  'timetable-sep-windows',
  'select starts_on, ends_on from sep_window order by starts_on',
);

/** A departure with its stop calls as published, without later disruptions. */
export const DEPARTURE = statement<DepartureRow>(
  'timetable-departure',
  `select d.trip_id, coalesce(t.route_id, '') as route_id, d.service_date, d.seats,
     s.service_class_id, s.name_es, s.name_en, d.layout_id, s.discounts_apply, s.vat_exempt, s.amenities,
     c.stop_id, c.zone as call_zone, c.arrives_at, c.departs_at, c.pickup, c.drop_off
   from departure d
   join service_class s on s.service_class_id = d.service_class_id
   join departure_call c on c.departure_id = d.departure_id
   left join trip t on t.trip_id = d.trip_id
   where d.departure_id = $1
   order by c.call_index`,
);
