import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import type { FrequentTrip, OpenJourney, OwnJourney, OwnThings, OwnTrip } from '#app/my-account/ports.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate, zone } from '#kernel/instant.ts';

interface JourneyRow {
  readonly direction: Direction;
  readonly folio: string;
  readonly travellers: number;
  readonly departs_at: number | null;
  readonly zone: string | null;
  readonly arrives_at: number | null;
  readonly arrival_zone: string | null;
  readonly valid_until: string;
}

interface TripRow {
  readonly code: string;
  readonly origin: string;
  readonly destination: string;
  readonly state: OwnTrip['state'];
  readonly connection: NonNullable<OwnTrip['connection']> | null;
  readonly journeys: readonly JourneyRow[];
  readonly total: number;
}

const MILLISECONDS = (at: string): string => `(extract(epoch from ${at}) * 1000)::float8`;

/** Journeys of the reservation `r` with valid tickets, all passengers together; an open one ends with its last day. */
const JOURNEYS = `select t.direction, min(t.folio) as folio, count(*)::int as travellers, min(t.valid_until) as valid_until,
    min(c.departs_at) as departs_at, min(c.zone) as zone, min(x.arrives_at) as arrives_at, min(x.zone) as arrival_zone,
    t.departure_id is null as is_open,
    coalesce(min(x.arrives_at), (min(t.valid_until) + 1)::timestamp
      at time zone min(case t.direction when 'departure' then a.zone else b.zone end)) as ends_at
  from ticket t
  left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
  left join departure_call x on x.departure_id = t.departure_id and x.call_index = t.to_leg
  where t.reservation_id = r.reservation_id and t.status = 'valid'
  group by t.direction, t.departure_id, t.from_leg, t.to_leg`;

/** Orders with a trip of the traveller `$1`, each with its journeys; `$2` is now. */
const TRIPS = `with trip as (
    select o.code, a.city as origin, b.city as destination, o.created_at,
      case when j.ends_at is null then 'cancelled' when o.status = 'approved' then 'paid' else 'unpaid' end as state,
      coalesce(j.journeys, '[]') as journeys, j.next_at, j.ends_at,
      coalesce(j.ends_at > $2, false) as is_upcoming,
      case when r.via_id is not null then
        json_build_object('origin', json_build_object('kind', a.kind), 'destination', json_build_object('kind', b.kind))
      end as connection
    from traveller_order w
    join orders o on o.order_id = w.order_id and (o.status = 'approved' or (o.status = 'order_generated' and not o.expired))
    join reservation r on r.reservation_id = o.order_id
    join stop a on a.stop_id = r.origin_id
    join stop b on b.stop_id = r.destination_id
    left join lateral (
      select json_agg(json_build_object('direction', g.direction, 'folio', g.folio, 'travellers', g.travellers,
          'departs_at', ${MILLISECONDS('g.departs_at')}, 'zone', g.zone, 'arrives_at', ${MILLISECONDS('g.arrives_at')},
          'arrival_zone', g.arrival_zone, 'valid_until', g.valid_until)
          order by g.departs_at nulls last, g.direction, g.folio) as journeys,
        min(g.departs_at) filter (where g.ends_at > $2) as next_at, max(g.ends_at) as ends_at
      from (${JOURNEYS}) g
    ) j on true
    where w.traveller_id = $1
  )
  select code, origin, destination, state, connection, journeys, count(*) over ()::int as total from trip`;

const UPCOMING = statement<TripRow>(
  'own-trips-upcoming',
  `${TRIPS} where is_upcoming order by next_at nulls last, created_at desc, code limit $3 offset $4`,
);

const PAST = statement<TripRow>(
  'own-trips-past',
  `${TRIPS} where not is_upcoming order by coalesce(ends_at, created_at) desc, code limit $3 offset $4`,
);

const TRIPS_BY: Readonly<Record<'upcoming' | 'past', Statement<TripRow>>> = { upcoming: UPCOMING, past: PAST };

interface OpenRow {
  readonly code: string;
  readonly direction: Direction;
  readonly folio: string;
  readonly travellers: number;
  readonly valid_until: string;
  readonly origin: string;
  readonly destination: string;
}

/** More open tickets than this are found on their trips. */
const MAX_OPEN = 20;

const OPEN = statement<OpenRow>(
  'own-open-journeys',
  `select o.code, g.direction, g.folio, g.travellers, g.valid_until,
     case g.direction when 'departure' then a.city else b.city end as origin,
     case g.direction when 'departure' then b.city else a.city end as destination
   from traveller_order w
   join orders o on o.order_id = w.order_id and o.status = 'approved'
   join reservation r on r.reservation_id = o.order_id
   join stop a on a.stop_id = r.origin_id
   join stop b on b.stop_id = r.destination_id
   cross join lateral (${JOURNEYS}) g
   where w.traveller_id = $1 and g.is_open and g.ends_at > $2
   order by g.valid_until, o.code, g.direction limit ${MAX_OPEN}`,
);

const FREQUENT = statement<FrequentTrip>(
  'own-frequent-trips',
  `select r.origin_id as origin, r.destination_id as destination
   from traveller_order w
   join orders o on o.order_id = w.order_id and o.status = 'approved' and o.created_at > $2
   join reservation r on r.reservation_id = o.order_id
   where w.traveller_id = $1
   group by 1, 2
   order by count(*) desc, max(o.created_at) desc, 1, 2 limit $3`,
);

const journeyOf = (row: JourneyRow): OwnJourney => {
  const { direction, folio, travellers, departs_at: departs, arrives_at: arrives } = row;
  return {
    direction,
    folio,
    travellers,
    validUntil: localDate(row.valid_until),
    run:
      departs === null || arrives === null
        ? undefined
        : {
            departs: instant(departs),
            zone: zone(row.zone!),
            arrives: instant(arrives),
            arrivalZone: zone(row.arrival_zone!),
          },
  };
};

const tripOf = ({ code, origin, destination, state, connection, journeys }: TripRow): OwnTrip => ({
  code: id(code),
  origin,
  destination,
  state,
  ...(connection && { connection }),
  journeys: journeys.map(journeyOf),
});

const openOf = ({ valid_until: validUntil, code, ...row }: OpenRow): OpenJourney => ({
  ...row,
  code: id(code),
  validUntil: localDate(validUntil),
});

/** Trips of travellers, in PostgreSQL. */
export const ownTrips = (pool: Pool): Pick<OwnThings, 'trips' | 'frequentTrips' | 'openJourneys'> => ({
  trips: async (traveller, when, { now, page, perPage }) => {
    const values = [traveller, new Date(now), perPage, page * perPage];
    const rows = await withConnection(pool, (session) => execute(session, TRIPS_BY[when], values));
    return { items: rows.map(tripOf), total: rows[0]?.total ?? 0 };
  },
  frequentTrips: (traveller, { since, most }) =>
    withConnection(pool, (session) => execute(session, FREQUENT, [traveller, new Date(since), most])),
  openJourneys: async (traveller, now) =>
    (await withConnection(pool, (session) => execute(session, OPEN, [traveller, new Date(now)]))).map(openOf),
});
