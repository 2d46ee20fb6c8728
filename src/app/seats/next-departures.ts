import { leftOnRuns } from '#app/seats/left-on-run.ts';
import type { LiveAvailability } from '#app/seats/ports.ts';
import { ridesBetween } from '#app/timetable/places.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import { runsOfRides } from '#app/timetable/runs-on-day.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Run, RunDisruption } from '#domain/timetable/run.ts';
import { after, DAY, type Instant, MINUTE, plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface NextDeparture {
  readonly run: Run;
  /** Undefined while the database is unavailable. */
  readonly freeSeats: number | undefined;
  readonly disruption: Pick<RunDisruption, 'isCancelled' | 'late'>;
}

export interface NextDepartures {
  /** The next runs that have not left, of today and tomorrow and late ones of days before, with their live seats. */
  readonly next: readonly NextDeparture[];
  /** All runs of today, in the stops' local time, departed or not, earliest first. */
  readonly today: readonly Run[];
}

export interface NextDeparturesDeps {
  readonly availability: LiveAvailability;
  readonly report: (problem: unknown) => void;
}

interface Asked {
  readonly from: readonly Stop[];
  /** Default: each run as far as it is sold. */
  readonly to?: readonly Stop[] | undefined;
  readonly now: Instant;
  readonly most: number;
}

/** The next departures from some stops. Seats take one query; if it fails, departures are shown without them. */
export async function nextDepartures(
  { availability, report }: NextDeparturesDeps,
  timetable: Timetable,
  { from, to, now, most }: Asked,
): Promise<NextDepartures> {
  const rides = ridesBetween(timetable, from, to);
  const date = dateInZone(now, from[0]?.zone ?? timetable.zone);
  const today = runsOfRides(timetable, rides, date);
  const runsIn = (days: number) => runsOfRides(timetable, rides, plusDays(date, days));
  const earlier = daysBefore(timetable).flatMap((days) => runsIn(-days));
  const runs = [...earlier, ...today, ...runsIn(1)];
  const waiting = runs.filter((run) => leaves(run, reportedDisruption(timetable, run.segment)) > now).slice(0, most);
  const left = await leftOnRuns(availability, waiting).catch((problem: unknown) => {
    report(problem);
    return undefined;
  });
  return {
    today,
    next: waiting.map((run, index) => ({
      run,
      freeSeats: left?.[index]!.freeSeats,
      disruption: left?.[index]!.disruption ?? reportedDisruption(timetable, run.segment),
    })),
  };
}

/** A bus of last night that is late leaves after midnight, and one that is late by a day or more does so days later. */
function daysBefore({ words }: Timetable): readonly number[] {
  const longest = Math.max(0, ...words.map(({ minutes }) => minutes ?? 0));
  const days = 1 + Math.floor((longest * MINUTE) / DAY);
  return Array.from({ length: days }, (_, index) => days - index);
}

const leaves = ({ departs }: Run, { late }: NextDeparture['disruption']): Instant => after(departs, late * MINUTE);
