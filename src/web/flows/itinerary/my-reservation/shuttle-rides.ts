import { earliestShuttle, isInWindow, latestShuttle, shuttleStopAt } from '#domain/timetable/shuttle-transfer.ts';
import type { StopId } from '#domain/network/stop.ts';
import { type Instant, instant, zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { PageContext } from '#web/page.ts';
import { getScheduleList } from '#wire/catalogue.ts';
import { shuttlePath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { StopView } from '#wire/shapes.ts';
import { getOrigins } from '#wire/websale.ts';

/** The shuttle from the terminal of an arrival, or to that of a departure, with half an hour in between. */
export interface ShuttleRide {
  readonly way: 'from' | 'to';
  /** The terminal or stop of the bus. */
  readonly place: string;
  /** `HH:MM`: the earliest departure, or the latest arrival. */
  readonly at: string;
  readonly href: string;
}

type Network = DataOf<typeof getOrigins>;

/** The shuttles that can be had with the journeys to come: only where one runs in time. */
export async function shuttleRides(
  context: PageContext,
  reservation: Pick<ReservationView, 'departure' | 'return' | 'payment' | 'onward'>,
): Promise<readonly ShuttleRide[]> {
  // A connection with the shuttle has it already.
  if (reservation.payment !== 'approved' || reservation.onward) return [];
  const places = await context.call(getOrigins);
  if (!places.ok) return [];
  const journeys = [reservation.departure, reservation.return].filter(({ cancelled }) => !cancelled);
  const asked = journeys.flatMap(({ schedule }) => {
    if (schedule === null || Date.parse(schedule.departs_at) <= context.now) return [];
    const late = schedule.expected_at ? Date.parse(schedule.expected_at) - Date.parse(schedule.departs_at) : 0;
    return [
      { way: 'to', stop: schedule.origin, at: latestShuttle(instant(Date.parse(schedule.departs_at))) } as const,
      {
        way: 'from',
        stop: schedule.destination,
        at: earliestShuttle(instant(Date.parse(schedule.arrives_at) + late)),
      } as const,
    ];
  });
  const found = await Promise.all(asked.map((one) => rideOf(context, places.data, one)));
  return found.filter((ride) => ride !== undefined);
}

interface Asked {
  readonly way: ShuttleRide['way'];
  readonly stop: StopView;
  readonly at: Instant;
}

const placed = (stop: StopView) => ({ ...stop, id: stop.id as StopId, dropOffOnly: stop.drop_off_only });

async function rideOf(
  { call, lang, now }: PageContext,
  { origins, destinations }: Network,
  { way, stop, at }: Asked,
): Promise<ShuttleRide | undefined> {
  const shuttle = shuttleStopAt(placed(stop), origins.map(placed), way === 'from');
  if (!shuttle || at <= now) return undefined;
  const local = isoInZone(at, zone(shuttle.zone));
  const [date, clock] = [local.slice(0, 10), local.slice(11, 16)];
  const others =
    way === 'from'
      ? (destinations[shuttle.id] ?? [])
      : Object.keys(destinations).filter((id) => destinations[id]?.includes(shuttle.id));
  const limits = { date, after: way === 'from' ? clock : '', before: way === 'to' ? clock : '' };
  const inTime = async (other: string): Promise<boolean> => {
    const pair =
      way === 'from' ? { origin: shuttle.id, destination: other } : { origin: other, destination: shuttle.id };
    const listed = await call(getScheduleList, { query: { ...pair, date } });
    return (
      listed.ok &&
      listed.data.schedules.some((run) => !run.cancelled && Date.parse(run.departs_at) > now && isInWindow(run, limits))
    );
  };
  if (!(await Promise.all(others.map(inTime))).includes(true)) return undefined;
  const ride: Readonly<Record<string, string>> =
    way === 'from' ? { origin: shuttle.id, date, after: clock } : { destination: shuttle.id, date, before: clock };
  return { way, place: stop.name, at: clock, href: shuttlePath(lang, ride) };
}
