import { runsOn, type ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import type { RideableTrip } from '#domain/timetable/gtfs/trip-calls.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** Reports trips of one block (one bus) that overlap on some day. */
export function sayOverlaps(
  trips: readonly RideableTrip[],
  calendars: ReadonlyMap<string, ServiceCalendar>,
  report: Report,
): void {
  const together = meetings(calendars);
  for (const some of blocksOf(trips)) {
    for (const [i, trip] of some.entries()) {
      for (const next of some.slice(i + 1)) {
        if (lastOf(trip).departsS <= firstOf(next).arrivesS) break;
        if (isHandover(trip, next) || !together(trip.serviceId, next.serviceId)) continue;
        const where = { file: 'trips.txt', line: next.line, field: 'trip_id', value: `${trip.id}, ${next.id}` };
        report('block_trips_with_overlapping_stop_times', where);
      }
    }
  }
}

/** The trips of each block, earliest first. */
function blocksOf(trips: readonly RideableTrip[]): Iterable<readonly RideableTrip[]> {
  const blocks = new Map<string, RideableTrip[]>();
  for (const trip of trips) {
    if (trip.block === undefined) continue;
    const block = blocks.get(trip.block) ?? [];
    blocks.set(trip.block, block);
    block.push(trip);
  }
  for (const block of blocks.values()) block.sort((a, b) => firstOf(a).arrivesS - firstOf(b).arrivesS);
  return blocks.values();
}

const firstOf = ({ calls }: RideableTrip) => calls[0]!;
const lastOf = ({ calls }: RideableTrip) => calls.at(-1)!;

/** The last call of one trip may be the first of the next, written twice. */
const isHandover = (trip: RideableTrip, next: RideableTrip): boolean =>
  lastOf(trip).arrivesS === firstOf(next).arrivesS && lastOf(trip).departsS === firstOf(next).departsS;

/** Days compared: long enough for a weekly pattern and its holidays. */
const DAYS_COMPARED = 371;

function meetings(calendars: ReadonlyMap<string, ServiceCalendar>): (a: string, b: string) => boolean {
  const known = new Map<string, boolean>();
  return (a, b) => {
    const key = JSON.stringify([a, b].sort());
    const together = known.get(key) ?? (a === b || meet(calendars.get(a), calendars.get(b)));
    known.set(key, together);
    return together;
  };
}

function meet(a: ServiceCalendar | undefined, b: ServiceCalendar | undefined): boolean {
  if (!a || !b) return false;
  if ([...a.added, ...b.added].some((date) => runsOn(a, date) && runsOn(b, date))) return true;
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  let date: LocalDate = from;
  for (let i = 0; i < DAYS_COMPARED && date <= to; i += 1, date = plusDays(date, 1)) {
    if (runsOn(a, date) && runsOn(b, date)) return true;
  }
  return false;
}
