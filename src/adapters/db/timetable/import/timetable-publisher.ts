import type { Pool, Session } from '#adapters/db/pool.ts';
import { type DeparturePlan, planDepartures, type StoredDeparture, type WantedTrip } from './departure-plan.ts';
import { saleOf } from './departures-on-sale.ts';
import * as departures from './departure-rows.ts';
import { dropUnused, writeFares, writeNetwork } from './network-rows.ts';
import { type Fingerprint, publishedCalls, setTripsAside, storedCalls, writeTrips } from './trip-rows.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { OnSale, PublishedChanges, PublishMoment, TimetablePublisher } from '#app/timetable/import-timetable.ts';
import type { Publication, PublishedTrip } from '#domain/timetable/gtfs/publication.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { fail, ok } from '#kernel/result.ts';
import { serviceTime } from '#kernel/zoned.ts';

/** Departures whose service day began this many days ago may still be under way. */
const DAYS_BACK = 3;

/** Publishes timetables in PostgreSQL, each in one transaction; concurrent publications wait for each other. */
export const createTimetablePublisher = (pool: Pool): TimetablePublisher => ({
  async publish(publication, moment) {
    try {
      const changes = await inTransaction(pool, (session) => publishIn(session, publication, moment));
      if (isLarge(changes)) await pool.query(ANALYZE);
      return ok(changes);
    } catch (error) {
      if (error instanceof NotAccepted) return fail(error.onSale);
      throw error;
    }
  },
});

/** Thrown to roll back the transaction. */
class NotAccepted extends Error {
  readonly onSale: OnSale;

  constructor(onSale: OnSale) {
    super('not accepted');
    this.onSale = onSale;
  }
}

/** Until then the planner uses outdated statistics: on the first day, those of empty tables. */
const ANALYZE = 'analyze trip, trip_call, departure, departure_call, leg_seats, fare';
const LARGE = 1000;

const isLarge = ({ departures: { added, updated, removed } }: PublishedChanges): boolean =>
  added + updated + removed >= LARGE;

async function publishIn(session: Session, publication: Publication, moment: PublishMoment): Promise<PublishedChanges> {
  const version = await nextVersion(session, moment);
  const since = plusDays(publication.today, -DAYS_BACK);
  await departures.removeUnsoldBefore(session, since);
  const calls = await storedCalls(session);
  const { trips, changed } = compareTrips(publication, calls);
  const stored = await departures.storedDepartures(session, since);
  const plan = await lockedPlan(session, (sold) => planDepartures(withSold(stored, sold), trips, publication.today));
  const onSale = saleOf({ stored, plan, wanted: trips, calls }, publication.today);
  if (moment.accepts?.(onSale) === false) throw new NotAccepted(onSale);

  await writeNetwork(session, publication);
  await setTripsAside(session, toSetAside(plan, trips), version);
  await writeTrips(session, publication, changed);
  await departures.removeDepartures(session, idsOf(plan.remove));
  await departures.clearDepartures(session, idsOf(plan.update));
  await departures.writeDepartures(session, rowsOf(publication, plan, moment), starts(publication));
  await departures.setStatus(session, idsOf(plan.withdraw), 'withdrawn');
  await departures.setStatus(session, idsOf(plan.restore), 'scheduled');
  await writeFares(session, publication);
  await dropUnused(session, publication);
  return {
    version,
    onSale,
    departures: {
      added: plan.add.length,
      updated: plan.update.length,
      unchanged: plan.unchanged,
      kept: plan.keep.length + plan.withdraw.length,
      withdrawn: plan.withdraw.length,
      removed: plan.remove.length,
    },
  };
}

/** Also the lock that serializes publications. */
async function nextVersion(session: Session, { now }: PublishMoment): Promise<number> {
  const { rows } = await session.query<{ version: number }>(
    'update timetable_version set version = version + 1, published_at = $1 returning version',
    [new Date(now)],
  );
  return rows[0]!.version;
}

const busOf = ({ zone }: Publication, { service, calls }: PublishedTrip) => ({
  zone,
  legs: calls.length - 1,
  seats: service.layout.seats,
  layout_id: service.layout.id,
  service_class_id: service.id,
});

interface Compared {
  readonly trips: readonly WantedTrip[];
  /** Trips that are new or whose stop calls changed. */
  readonly changed: ReadonlySet<string>;
}

function compareTrips(publication: Publication, stored: ReadonlyMap<string, Fingerprint>): Compared {
  const zones = new Map(publication.stops.map(({ id, zone }) => [id, zone]));
  const trips = publication.trips.map((trip) => {
    const calls = publishedCalls(trip, zones);
    const bus = departures.busText(busOf(publication, trip));
    return { id: trip.id, bus, calls, sameCalls: stored.get(trip.id) === calls, dates: trip.dates };
  });
  return { trips, changed: new Set(trips.filter(({ sameCalls }) => !sameCalls).map(({ id }) => id)) };
}

/** Plans twice: a seat may be sold between reading and locking, and then its departure is kept after all. */
async function lockedPlan(
  session: Session,
  plan: (sold: ReadonlySet<string>) => DeparturePlan,
): Promise<DeparturePlan> {
  const first = plan(new Set());
  const sold = await departures.lockUnsold(session, idsOf([...first.update, ...first.remove]));
  return sold.size === 0 ? first : plan(sold);
}

const withSold = (stored: readonly StoredDeparture[], sold: ReadonlySet<string>): readonly StoredDeparture[] =>
  sold.size === 0 ? stored : stored.map((one) => (sold.has(one.id) ? { ...one, sold: true } : one));

/** Sold departures whose trip id the feed uses for others; those already set aside stay. */
function toSetAside({ keep, withdraw }: DeparturePlan, trips: readonly WantedTrip[]): readonly StoredDeparture[] {
  const inFeed = new Set(trips.map(({ id }) => id));
  return [...keep, ...withdraw].filter(({ tripId }) => inFeed.has(tripId));
}

const idsOf = (some: readonly StoredDeparture[]): string[] => some.map(({ id }) => id);

function rowsOf(publication: Publication, plan: DeparturePlan, { now, random }: PublishMoment) {
  const buses = new Map(publication.trips.map((trip) => [trip.id, busOf(publication, trip)]));
  const row = (departureId: string, tripId: string, date: LocalDate): departures.DepartureRow => ({
    departure_id: departureId,
    trip_id: tripId,
    service_date: date,
    ...buses.get(tripId)!,
    status: 'scheduled',
  });
  return [
    ...plan.add.map(({ tripId, date }) => row(uuidV7(now, random(10)), tripId, date)),
    ...plan.update.map(({ id, tripId, date }) => row(id, tripId, date)),
  ];
}

/** The instant from which each service day is counted: "noon minus 12 h" (GTFS). */
function starts({ zone }: Publication): (date: LocalDate) => Date {
  const known = new Map<LocalDate, Date>();
  return (date) => {
    const start = known.get(date) ?? new Date(serviceTime(date, 0, zone));
    known.set(date, start);
    return start;
  };
}
