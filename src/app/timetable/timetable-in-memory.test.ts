import { type Arbitrary, array, assert, boolean, constantFrom, nat, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOfferedRun } from '#app/timetable/find-run.ts';
import { fareTable } from '#app/timetable/fare-table.ts';
import { dayNumber } from '#kernel/day-set.ts';
import type { DatedId, FareRow, PublishedTimetable, TripPattern } from '#app/timetable/ports.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { LUXURY, PLUS, STOPS } from '#app/timetable/testing/small-timetable.ts';
import { buildTimetable } from '#app/timetable/timetable.ts';
import { id } from '#kernel/ids.ts';
import { type LocalDate, localDate, plusDays, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { dateInZone, serviceTime } from '#kernel/zoned.ts';

const CENTRAL = zone('America/Mexico_City');
const FIRST = localDate('2026-12-01');
const DAYS = 80;
const CLASSES = [PLUS, LUXURY];
const NAMES = STOPS.map((stop) => stop.id);

type Plain = TripPattern & { readonly runs: readonly DatedId[] };

const calls = array(
  record({
    stop: constantFrom(...NAMES, id<'stop'>('gone')),
    after: constantFrom(0, 1800, 3600, 40_000),
    stands: constantFrom(0, 300),
    pickup: boolean(),
    dropOff: boolean(),
  }),
  { minLength: 2, maxLength: 5 },
).chain((parts) =>
  constantFrom(0, 1800, 43_200, 86_000).map((startS) => {
    let atS = startS;
    return parts.map(({ stop, after, stands, pickup, dropOff }) => {
      const arrivesS = (atS += after);
      return { stop, arrivesS, departsS: (atS += stands), pickup, dropOff };
    });
  }),
);

/** Some trips share calls and days, as real ones do. */
const feed = record({
  calls: array(calls, { minLength: 1, maxLength: 3 }),
  days: array(uniqueArray(nat(DAYS - 1), { maxLength: 40 }), { minLength: 1, maxLength: 3 }),
  trips: array(
    record({
      calls: nat(),
      days: nat(),
      service: nat(1),
      laterS: constantFrom(0, 7200),
      named: boolean(),
    }),
    { maxLength: 8 },
  ),
  fares: array(
    record({
      origin: constantFrom(...NAMES),
      destination: constantFrom(...NAMES),
      service: constantFrom(undefined, 'plus', 'lujo'),
    }),
    { maxLength: 14 },
  ),
});

const uuid = (number: number): string => `018f${number.toString(16).padStart(4, '0')}-0000-7000-8000-00000000abcd`;

function publishedOf(drawn: typeof feed extends Arbitrary<infer Drawn> ? Drawn : never): {
  readonly published: PublishedTimetable;
  readonly trips: readonly Plain[];
} {
  let made = 0;
  const trips = drawn.trips.map((trip, index): Plain => {
    const own = drawn.calls[trip.calls % drawn.calls.length]!;
    const days = drawn.days[trip.days % drawn.days.length]!;
    return {
      trip: id(`trip ${index}`),
      route: id('r'),
      serviceClass: CLASSES[trip.service]!.id,
      layoutId: 'four',
      seats: 4,
      zone: CENTRAL,
      calls: own.map((call) => ({
        ...call,
        arrivesS: call.arrivesS + trip.laterS,
        departsS: call.departsS + trip.laterS,
      })),
      runs: days.map((day) => {
        made += 1;
        return { id: id(trip.named ? `run ${made}` : uuid(made)), date: plusDays(FIRST, day) };
      }),
    };
  });
  const fares = drawn.fares.map(
    ({ service, ...pair }, index): FareRow => ({ ...pair, serviceClass: service, amount: centavos(100 + index) }),
  );
  const published = { version: 1, zone: CENTRAL, stops: STOPS, services: CLASSES, patterns: trips, fares };
  return { published: { ...published, sepWindows: [] }, trips };
}

/** The same departures as the database sends them. */
const packed = (trip: Plain): TripPattern => {
  const runs = trip.runs.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const isUuids = runs.every((run) => run.id.length === uuid(0).length);
  if (!isUuids) return trip;
  return {
    ...trip,
    runs: {
      days: Int32Array.from(runs, ({ date }) => dayNumber(date)),
      ids: Buffer.from(runs.map((run) => run.id.replaceAll('-', '')).join(''), 'hex'),
    },
  };
};

/** What is sold, straight from its definition: every departure by itself, without any index. */
function ridesPlainly({ published, trips }: ReturnType<typeof publishedOf>) {
  const stops = new Map(STOPS.map((stop) => [stop.id, stop]));
  const fares = fareTable(published.fares);
  return trips.flatMap((trip) =>
    trip.calls.flatMap((on, from) =>
      trip.calls.flatMap((off, to) => {
        const isSold =
          from < to &&
          on.stop !== off.stop &&
          on.pickup &&
          off.dropOff &&
          stops.get(on.stop)?.dropOffOnly === false &&
          stops.has(off.stop) &&
          fares.of({ origin: on.stop, destination: off.stop }, trip.serviceClass) !== undefined;
        return isSold ? [{ trip, from, to, origin: stops.get(on.stop)!, destination: off.stop }] : [];
      }),
    ),
  );
}

const runsPlainly = (rides: ReturnType<typeof ridesPlainly>, date: LocalDate) =>
  rides
    .flatMap(({ trip, from, to, origin, destination }) =>
      trip.runs.map((run) => ({
        run,
        trip,
        from,
        to,
        destination,
        origin,
        departs: serviceTime(run.date, trip.calls[from]!.departsS, trip.zone),
        arrives: serviceTime(run.date, trip.calls[to]!.arrivesS, trip.zone),
      })),
    )
    .filter(({ departs, origin }) => dateInZone(departs, origin.zone) === date)
    .sort((a, b) => a.departs - b.departs);

describe('a timetable kept as shapes, sets of days and numbered departures', () => {
  test('sells what each departure by itself would', () => {
    assert(
      property(feed, nat(DAYS + 1), boolean(), (drawn, ahead, isPacked) => {
        const plain = publishedOf(drawn);
        const patterns = isPacked ? plain.trips.map(packed) : plain.trips;
        const timetable = buildTimetable({ ...plain.published, patterns });
        const rides = ridesPlainly(plain);
        const date = plusDays(FIRST, ahead - 1);
        for (const origin of NAMES) {
          for (const destination of NAMES) {
            const pair = { origin, destination };
            const its = rides.filter((ride) => ride.origin.id === origin && ride.destination === destination);
            const kept = timetable.rides.get(origin)?.get(destination) ?? [];
            expect(kept.map(({ pattern, from, to }) => [pattern.trip, from, to])).toEqual(
              its.map(({ trip, from, to }) => [trip.trip, from, to]),
            );
            expect(timetable.rides.get(origin)?.has(destination) ?? false).toBe(its.length > 0);
            const found = runsOnDay(timetable, pair, date);
            const expected = runsPlainly(its, date);
            expect(found.map((run) => [run.segment, run.departs, run.arrives])).toEqual(
              expected.map(({ run, from, to, departs, arrives }) => [
                { departure: run.id, from, to },
                departs,
                arrives,
              ]),
            );
            for (const { segment } of found) expect(findOfferedRun(timetable, pair, segment)?.segment).toEqual(segment);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('knows every departure by its id, and each trip’s by their days', () => {
    assert(
      property(feed, boolean(), (drawn, isPacked) => {
        const { published, trips } = publishedOf(drawn);
        const patterns = isPacked ? trips.map(packed) : trips;
        const timetable = buildTimetable({ ...published, patterns });
        const all = trips.flatMap((trip) => trip.runs.map((run) => ({ ...run, trip })));
        expect(timetable.runs.size).toBe(all.length);
        expect([...timetable.runs.keys()].toSorted()).toEqual(all.map((run) => run.id).toSorted());
        for (const run of all) {
          const found = timetable.runs.get(run.id)!;
          expect([found.pattern.trip, found.date]).toEqual([run.trip.trip, run.date]);
          expect(found.pattern.calls).toEqual(run.trip.calls);
        }
        for (const [index, pattern] of timetable.patterns.entries()) {
          const inOrder = trips[index]!.runs.toSorted((a, b) => (a.date < b.date ? -1 : 1));
          expect([...pattern.byDate]).toEqual(inOrder.map((run) => [run.date, run.id]));
          expect(pattern.byDate.size).toBe(inOrder.length);
        }
        for (const other of [
          '',
          'run 0',
          uuid(99_999),
          uuid(1).toUpperCase(),
          `${uuid(1)} `,
          uuid(1).replace('-', '0'),
        ])
          expect(timetable.runs.get(id(other))).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });
});
