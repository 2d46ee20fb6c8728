import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import { countOf } from '#app/timetable/dated-ids.ts';
import type {
  FareRow,
  FeedStore,
  PackedRuns,
  PublishedTimetable,
  TimetableStore,
  TripCall,
  TripPattern,
} from '#app/timetable/ports.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Departure, DepartureId, ServiceClass } from '#domain/timetable/departure.ts';
import { id } from '#kernel/ids.ts';
import { instant, type LocalDate, localDate, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { parts } from './import/insert-rows.ts';
import { readNetwork } from './network.ts';
import * as sql from './timetable-statements.ts';

/** The published timetable, loaded entirely by the cache, and single departures of any age. */
export const timetableStore = (pool: Pool): TimetableStore & FeedStore => ({
  version: () =>
    withConnection(pool, async (session) => {
      const [row] = await execute(session, sql.VERSION);
      return row?.version ?? 0;
    }),
  words: (since) =>
    withConnection(pool, async (session) =>
      (await execute(session, sql.OPERATOR_REPORTS, [since])).map(({ event_id, departure_id, from_call, minutes }) => ({
        event: id(event_id),
        departure: id(departure_id),
        fromCall: from_call,
        minutes: minutes ?? undefined,
      })),
    ),
  published: (since) => inSnapshot(pool, (session) => readPublished(session, since)),
  stored: (since) =>
    inSnapshot(pool, async (session) => ({
      published: await readPublished(session, since),
      ...(await readNetwork(session)),
    })),
  departure: (departure) => withConnection(pool, (session) => readDeparture(session, departure)),
});

/** For a database without an imported feed. */
const DEFAULT_ZONE = 'America/Mexico_City';

type Session = Parameters<typeof execute>[0];

/** In one snapshot of the database: a publication in progress is visible completely or not at all. */
const inSnapshot = <T>(pool: Pool, read: (session: Session) => Promise<T>): Promise<T> =>
  inTransaction(pool, read, { isolation: 'repeatable read' });

async function readPublished(session: Session, since: LocalDate): Promise<PublishedTimetable> {
  const [version] = await execute(session, sql.VERSION);
  const [agency] = await execute(session, sql.AGENCY_ZONE);
  return {
    version: version?.version ?? 0,
    zone: zone(agency?.zone ?? DEFAULT_ZONE),
    stops: (await execute(session, sql.STOPS)).map(stopOf),
    services: (await execute(session, sql.SERVICES)).map(serviceOf),
    patterns: await readPatterns(session, since),
    fares: (await execute(session, sql.FARES)).map(fareOf),
    sepWindows: (await execute(session, sql.SEP_WINDOWS)).map(({ starts_on, ends_on }) => ({
      startsOn: localDate(starts_on),
      endsOn: localDate(ends_on),
    })),
  };
}

/**
 * Trips read at once. Nine million departures in one statement took longer than a connection waits for an answer, and more
 * memory than all that is kept of them.
 */
const TRIPS_AT_ONCE = 200;

async function readPatterns(session: Session, since: LocalDate): Promise<readonly TripPattern[]> {
  const trips = (await execute(session, sql.TRIPS)).map(({ trip_id }) => trip_id);
  const patterns: TripPattern[] = [];
  for (const some of parts(trips, TRIPS_AT_ONCE)) patterns.push(...(await patternsOf(session, since, some)));
  return patterns;
}

async function patternsOf(session: Session, since: LocalDate, trips: readonly string[]): Promise<TripPattern[]> {
  const tripCalls = grouped(await execute(session, sql.TRIP_CALLS, [trips]), (row) => row.trip_id);
  const ownCalls = grouped(await execute(session, sql.OWN_CALLS, [since, trips]), (row) =>
    row.departure_id.replaceAll('-', ''),
  );
  const patterns: TripPattern[] = [];
  for (const row of await execute(session, sql.PATTERNS, [since, trips])) {
    const runs = runsOf(row);
    const own = ownCalls.size === 0 ? [] : runs.filter(({ id32 }) => ownCalls.has(id32));
    const calls = tripCalls.get(row.trip_id)?.map(callOf) ?? [];
    patterns.push(patternOf(row, calls, own.length ? runs.filter(({ id32 }) => !ownCalls.has(id32)) : runs));
    for (const run of own) patterns.push(patternOf(row, ownCalls.get(run.id32)!.map(callOf), [run]));
  }
  return patterns.filter(({ runs }) => countOf(runs) > 0);
}

const DIGITS = 32;

interface StoredRun {
  readonly day: number;
  /** The digits of its id. */
  readonly id32: string;
}

const runsOf = ({ days, ids }: sql.PatternRow): readonly StoredRun[] =>
  days.split(',').map((day, index) => ({ day: Number(day), id32: ids.slice(index * DIGITS, (index + 1) * DIGITS) }));

const packed = (runs: readonly StoredRun[]): PackedRuns => ({
  days: Int32Array.from(runs, ({ day }) => day),
  ids: Buffer.from(runs.map(({ id32 }) => id32).join(''), 'hex'),
});

const patternOf = (row: sql.PatternRow, calls: TripPattern['calls'], runs: readonly StoredRun[]): TripPattern => ({
  trip: id(row.trip_id),
  route: id(row.route_id),
  serviceClass: row.service_class_id,
  layoutId: row.layout_id,
  seats: row.seats,
  zone: zone(row.zone),
  calls,
  runs: packed(runs),
});

const callOf = (row: sql.CallRow): TripCall => ({
  stop: id(row.stop_id),
  arrivesS: row.arrives_s,
  departsS: row.departs_s,
  pickup: row.pickup,
  dropOff: row.drop_off,
});

const stopOf = (row: sql.StopRow): Stop => ({
  id: id(row.stop_id),
  name: row.name,
  city: row.city,
  area: row.area,
  zone: zone(row.zone),
  latitude: row.latitude,
  longitude: row.longitude,
  kind: row.kind,
  address: row.address ?? undefined,
  dropOffOnly: row.drop_off_only,
});

const serviceOf = (row: sql.ServiceRow): ServiceClass => ({
  id: row.service_class_id,
  name: { es: row.name_es, en: row.name_en },
  layoutId: row.layout_id,
  discountsApply: row.discounts_apply,
  vatExempt: row.vat_exempt,
  amenities: row.amenities,
});

const fareOf = (row: sql.FareRowOfTable): FareRow => ({
  origin: id(row.origin_id),
  destination: id(row.destination_id),
  serviceClass: row.service_class_id || undefined,
  amount: centavos(row.amount),
});

async function readDeparture(session: Session, departure: DepartureId): Promise<Departure | undefined> {
  const rows = await execute(session, sql.DEPARTURE, [departure]);
  const [first] = rows;
  if (!first) return undefined;
  return {
    id: departure,
    trip: id(first.trip_id),
    route: id(first.route_id),
    serviceDate: localDate(first.service_date),
    service: serviceOf(first),
    seats: first.seats,
    calls: rows.map((row) => ({
      stop: id(row.stop_id),
      zone: zone(row.call_zone),
      arrives: instant(row.arrives_at),
      departs: instant(row.departs_at),
      pickup: row.pickup,
      dropOff: row.drop_off,
    })),
  };
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
