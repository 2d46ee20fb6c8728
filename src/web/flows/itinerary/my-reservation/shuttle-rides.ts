import { isProtected } from '#domain/timetable/protected-shuttle.ts';
import {
  type BoughtRide,
  earliestShuttle,
  hasShuttle,
  isInWindow,
  latestShuttle,
  shuttleStopAt,
} from '#domain/timetable/shuttle-transfer.ts';
import type { StopId } from '#domain/network/stop.ts';
import { type Instant, instant, zone } from '#kernel/instant.ts';
import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { readBeside } from '#web/flows/itinerary/beside/read-beside.ts';
import type { PageContext } from '#web/page.ts';
import { getScheduleList } from '#wire/catalogue.ts';
import { shuttlePath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';
import { getOrigins, getReservation } from '#wire/websale.ts';

/** The shuttle from the terminal of an arrival, or to that of a departure, with half an hour in between. */
export interface ShuttleRide {
  readonly way: 'from' | 'to';
  /** The terminal or stop of the bus. */
  readonly place: string;
  /** The day and the clock of the earliest departure, or of the latest arrival, as shown. */
  readonly day: string;
  readonly at: string;
  readonly href: string;
  /** Whoever misses it, or the bus after it, because the first is late moves to the next one without charge. */
  readonly isProtected: boolean;
}

type Network = DataOf<typeof getOrigins>;

/** The shuttles that can be had with the journeys to come, and are not yet: only where one runs in time. */
export async function shuttleRides(
  context: PageContext,
  reservation: Pick<ReservationView, 'code' | 'departure' | 'return' | 'passengers' | 'payment' | 'onward' | 'changed'>,
): Promise<readonly ShuttleRide[]> {
  // A connection with the shuttle has it already.
  if (reservation.payment !== 'approved' || reservation.onward) return [];
  const places = await context.call(getOrigins);
  if (!places.ok) return [];
  const asked = DIRECTIONS.flatMap((direction) => {
    const { schedule, cancelled } = reservation[direction];
    if (cancelled || schedule === null || Date.parse(schedule.departs_at) <= context.now) return [];
    const late = schedule.expected_at ? Date.parse(schedule.expected_at) - Date.parse(schedule.departs_at) : 0;
    return [
      {
        way: 'to',
        stop: schedule.origin,
        // A journey is moved once.
        mayMove: !reservation.changed.includes(direction),
        at: latestShuttle(instant(Date.parse(schedule.departs_at))),
      } as const,
      {
        way: 'from',
        stop: schedule.destination,
        mayMove: true,
        at: earliestShuttle(instant(Date.parse(schedule.arrives_at) + late)),
      } as const,
    ];
  });
  const found = await Promise.all(asked.map((one) => rideOf(context, places.data, one)));
  const rides = found.filter((ride) => ride !== undefined);
  if (rides.length === 0) return [];
  const bought = await boughtBeside(context, reservation.code);
  const people = reservation.passengers.length;
  return rides.filter(({ limits }) => !hasShuttle(bought, { ...limits, people })).map(({ ride }) => ride);
}

/** Journeys that the visitor bought to go with a trip. */
async function boughtBeside({ call }: PageContext, code: string): Promise<readonly BoughtRide[]> {
  const trips = (await readBeside(call, { code })).filter(({ cancelled_as: as }) => as === 'trip');
  const read = await Promise.all(trips.map((trip) => call(getReservation, { query: { code: trip.code } })));
  return read.flatMap((one) => (one.ok ? ridesOf(one.data.reservation) : []));
}

const ridesOf = (trip: ReservationView): readonly BoughtRide[] =>
  DIRECTIONS.flatMap((direction) => {
    const { schedule, cancelled } = trip[direction];
    if (schedule === null || cancelled || trip.given_back.includes(direction)) return [];
    const { origin, destination, departs_at, arrives_at } = schedule;
    const people = trip.passengers.length;
    return [{ origin: origin.id, destination: destination.id, departs_at, arrives_at, people }];
  });

const DIRECTIONS = ['departure', 'return'] as const;

interface Found {
  readonly ride: ShuttleRide;
  /** Which rides are this one, if they are bought. */
  readonly limits: Omit<Parameters<typeof hasShuttle>[1], 'people'>;
}

interface Asked {
  readonly way: ShuttleRide['way'];
  readonly stop: StopView;
  /** What comes second may be moved to a later run. */
  readonly mayMove: boolean;
  readonly at: Instant;
}

const placed = (stop: StopView) => ({ ...stop, id: stop.id as StopId, dropOffOnly: stop.drop_off_only });

async function rideOf(
  { call, lang, now }: PageContext,
  { origins, destinations, transfers = {} }: Network,
  { way, stop, mayMove, at }: Asked,
): Promise<Found | undefined> {
  const shuttle = shuttleStopAt(placed(stop), origins.map(placed), way === 'from');
  if (!shuttle || at <= now) return undefined;
  const local = isoInZone(at, zone(shuttle.zone));
  const [date, clock] = [local.slice(0, 10), local.slice(11, 16)];
  const others =
    way === 'from'
      ? (destinations[shuttle.id] ?? [])
      : Object.keys(destinations).filter((id) => destinations[id]?.includes(shuttle.id));
  const limits = { date, after: way === 'from' ? clock : '', before: way === 'to' ? clock : '' };
  const inTime = async (other: string) => {
    const pair =
      way === 'from' ? { origin: shuttle.id, destination: other } : { origin: other, destination: shuttle.id };
    const listed = await call(getScheduleList, { query: { ...pair, date } });
    return (listed.ok ? listed.data.schedules : []).filter(
      (run) => !run.cancelled && Date.parse(run.departs_at) > now && isInWindow(run, limits),
    );
  };
  const runs = (await Promise.all(others.map(inTime))).flat();
  if (runs.length === 0) return undefined;
  const [first, second] = way === 'from' ? [stop.id, shuttle.id] : [shuttle.id, stop.id];
  const isTransfer = transfers[first]?.[second] !== undefined;
  const bus = { bus: date, stop: shuttle.id };
  const ride: Readonly<Record<string, string>> =
    way === 'from'
      ? { origin: shuttle.id, date, ...bus, after: clock }
      : { destination: shuttle.id, date, ...bus, before: clock };
  return {
    ride: {
      way,
      place: stop.name,
      day: formatShortDate(local, lang),
      at: formatClock(local, lang),
      href: shuttlePath(lang, ride),
      isProtected: mayMove && isTransfer && runs.some((run) => isProtected(run, limits)),
    },
    limits: { stop: shuttle.id, ...limits },
  };
}
