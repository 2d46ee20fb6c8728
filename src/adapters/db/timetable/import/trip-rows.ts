import { insertRows } from './insert-rows.ts';
import { updating } from './network-rows.ts';
import type { Session } from '#adapters/db/pool.ts';
import type { Publication, PublishedTrip } from '#domain/timetable/gtfs/publication.ts';

/** Everything a departure inherits from its trip, as text: equal fingerprints need no new departures. */
export type Fingerprint = string;

const STORED = `
  select c.trip_id, string_agg(
    concat_ws(' ', c.stop_id, s.zone, c.arrives_s, c.departs_s, c.pickup, c.drop_off), E'\\n' order by c.call_index
  ) as calls
  from trip_call c join stop s using (stop_id)
  group by c.trip_id`;

/** The stop calls of the stored trips. */
export async function storedCalls(session: Session): Promise<ReadonlyMap<string, Fingerprint>> {
  const { rows } = await session.query<{ trip_id: string; calls: string }>(STORED);
  return new Map(rows.map((row) => [row.trip_id, row.calls]));
}

const flag = (yes: boolean): string => (yes ? 't' : 'f');

/** The stop calls of a feed's trip, in the same format. */
export const publishedCalls = (trip: PublishedTrip, zones: ReadonlyMap<string, string>): Fingerprint =>
  trip.calls
    .map((call) =>
      [call.stopId, zones.get(call.stopId), call.arrivesS, call.departsS, flag(call.pickup), flag(call.dropOff)].join(
        ' ',
      ),
    )
    .join('\n');

/** Writes all trips, and the stop calls of those that changed. */
export async function writeTrips(
  session: Session,
  { trips }: Publication,
  changed: ReadonlySet<string>,
): Promise<void> {
  await insertRows(
    session,
    'trip',
    trips.map(({ id, routeId, headsign, shapeId }) => ({
      trip_id: id,
      route_id: routeId,
      headsign,
      shape_id: shapeId,
    })),
    updating('trip_id', ['route_id', 'headsign', 'shape_id']),
  );
  await session.query('delete from trip_call where trip_id = any($1)', [[...changed]]);
  await insertRows(session, 'trip_call', trips.filter(({ id }) => changed.has(id)).flatMap(callRows));
}

const callRows = ({ id, calls }: PublishedTrip): object[] =>
  calls.map((call, i) => ({
    trip_id: id,
    call_index: i,
    stop_id: call.stopId,
    arrives_s: call.arrivesS,
    departs_s: call.departsS,
    pickup: call.pickup,
    drop_off: call.dropOff,
  }));

// name of a trip set aside: its id, and the version that replaced it
const SET_ASIDE = /~\d+$/;

export const tripOfFeed = (tripId: string): string => tripId.replace(SET_ASIDE, '');

/**
 * Sold departures keep their stop calls when their trip changes: they move to a copy of the trip under another id,
 * which has the old stop calls.
 */
export async function setTripsAside(
  session: Session,
  departures: readonly { readonly id: string; readonly tripId: string }[],
  version: number,
): Promise<void> {
  const ids = departures.map(({ id }) => id);
  const trips = [...new Set(departures.map(({ tripId }) => tripId))];
  const values = [trips, `~${version}`];
  await session.query(
    `insert into trip (trip_id, route_id, headsign, shape_id)
       select trip_id || $2, route_id, headsign, shape_id from trip where trip_id = any($1)`,
    values,
  );
  await session.query(
    `insert into trip_call select trip_id || $2, call_index, stop_id, arrives_s, departs_s, pickup, drop_off
       from trip_call where trip_id = any($1)`,
    values,
  );
  await session.query('update departure set trip_id = trip_id || $2 where departure_id = any($1)', [
    ids,
    `~${version}`,
  ]);
}
