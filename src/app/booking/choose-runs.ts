import type { Caller } from '#app/caller.ts';
import { changeDraft, type DraftChange } from '#app/booking/change-draft.ts';
import { quoteCurrent } from '#app/booking/quote-current.ts';
import { type ChosenRuns, chosenRuns, pairOf, withoutConnection } from '#app/booking/reservation-facts.ts';
import { releaseChosenSeats } from '#app/booking/release-chosen-seats.ts';
import { journeyFaults, type RequestedRuns } from '#app/booking/run-faults.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import { askedAhead } from '#app/seats/asked-ahead.ts';
import { findOfferedRun } from '#app/timetable/find-run.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { leavesAfterArrival } from '#domain/booking/deadlines.ts';
import { NO_JOURNEY } from '#domain/booking/nothing-sold.ts';
import type { Journey, Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { StopId } from '#domain/network/stop.ts';
import { connects } from '#domain/timetable/connections.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { type Transfers, transferMinutes } from '#domain/timetable/transfers.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** The chosen runs; a journey without one keeps its run. */
export interface ChooseRuns {
  readonly code: string;
  readonly departure?: Segment | undefined;
  readonly return?: Segment | undefined;
  /** Chooses a connection: both runs together; the first one ends at this stop. */
  readonly via?: StopId | undefined;
}

type Deps = Pick<SaleDeps, 'timetable' | 'departures' | 'availability' | 'promos' | 'offers' | 'reservations'>;

/** Chooses the runs of one or both journeys (M18). Seats held on a replaced run go back on sale. */
export const chooseRuns =
  (deps: Deps) =>
  async (input: ChooseRuns, caller: Caller, now: Instant): Promise<Result<Reservation, Faults>> => {
    const { runs } = await deps.timetable.current();
    const named = DIRECTIONS.flatMap((direction) => input[direction] ?? []).filter((run) => runs.has(run.departure));
    const availability = askedAhead(deps.availability, named);
    return changeDraft(deps, { code: input.code, caller }, async (before) => {
      const timetable = await deps.timetable.current();
      const begun = tripOf(timetable, before, input);
      if (!begun.ok) return begun;
      const reservation = begun.value;
      const requested = wishedRuns(timetable, reservation, input);
      if (!requested.ok) return requested;
      const chosen = arrange(await chosenRuns(deps, timetable, reservation), requested.value, {
        via: reservation.via,
        transfers: timetable.transfers,
      });
      if (!chosen.ok) return chosen;
      const [first, ...others] = await journeyFaults({ availability }, reservation, {
        timetable,
        wanted: requested.value,
        now,
      });
      if (first) return fail([first, ...others]);
      if (reservation.via !== undefined && !(await isInTime(availability, chosen.value, timetable.transfers)))
        return fail([fault('connection_not_offered', 'departure')]);
      const next = releaseChosenSeats(before, withRuns(reservation, chosen.value));
      return ok<DraftChange>({ ...next, next: await quoteCurrent(deps, next.next, now) });
    });
  };

/** The trip whose runs are chosen: over a transfer stop, or without one, which gives up a connection chosen before. */
function tripOf(
  timetable: Timetable,
  reservation: Reservation,
  { via, departure, return: second }: ChooseRuns,
): Result<Reservation, Faults> {
  const direct = withoutConnection(reservation);
  if (via === undefined) return ok(direct);
  if (direct.round || !departure || !second) return fail([fault('schedules_not_found', 'departure')]);
  // The day of the second run is known with it; the journey must have one to be given a run.
  const leaves = timetable.runs.get(second.departure)?.pattern.calls[second.from]?.stop;
  const onward = leaves === via || !transferMinutes(timetable.transfers, via, leaves) ? undefined : leaves;
  return ok({ ...direct, via, onward, return: { ...NO_JOURNEY, date: direct.departure.date } });
}

/** The runs named in the request, each on sale for the stops of its journey. */
function wishedRuns(timetable: Timetable, reservation: Reservation, input: ChooseRuns): Result<RequestedRuns, Faults> {
  const requested: Partial<Record<Direction, Run>> = {};
  for (const direction of DIRECTIONS) {
    const segment = input[direction];
    if (!segment) continue;
    const isDated = reservation[direction].date !== undefined;
    const run = isDated ? findOfferedRun(timetable, pairOf(reservation, direction), segment) : undefined;
    if (!run) return fail([fault('schedules_not_found', direction)]);
    requested[direction] = run;
  }
  return Object.keys(requested).length > 0 ? ok(requested) : fail([fault('schedule_required', 'departure')]);
}

/**
 * The runs of both journeys after the change (T25). An earlier chosen return that the new outbound run makes impossible
 * is dropped, to be chosen again; one in the same request is refused.
 */
function arrange(
  before: ChosenRuns,
  requested: RequestedRuns,
  { via, transfers }: { readonly via: StopId | undefined; readonly transfers: Transfers },
): Result<ChosenRuns, Faults> {
  const departure = requested.departure ?? before.departure;
  const back = requested.return ?? before.return;
  if (via !== undefined && departure && back && !connects(departure, back, transfers))
    return fail([fault('connection_not_offered', 'departure')]);
  if (!departure || !back || leavesAfterArrival(back.departs, departure.arrives))
    return ok({ departure, return: back });
  return requested.return ? fail([fault('return_run_before_arrival', 'return')]) : ok({ departure, return: undefined });
}

/** Whether the first of two runs is in time for the second one: it may be late since they were listed. */
async function isInTime(
  availability: SaleDeps['availability'],
  { departure: first, return: second }: ChosenRuns,
  transfers: Transfers,
): Promise<boolean> {
  if (!first || !second) return true;
  const [left] = await leftOnRuns(availability, [first]);
  return connects(first, second, transfers, left!.disruption.late);
}

/** A journey takes the date of its run. A return without a run is never dated before the outbound one. */
function withRuns(reservation: Reservation, runs: ChosenRuns): Reservation {
  const departure = journeyOn(reservation.departure, runs.departure);
  const back = journeyOn(reservation.return, runs.return);
  const isBefore = back.date !== undefined && departure.date !== undefined && back.date < departure.date;
  return {
    ...reservation,
    departure,
    return: isBefore && reservation.via === undefined ? { ...back, date: departure.date } : back,
  };
}

const journeyOn = (journey: Journey, run: Run | undefined): Journey =>
  run
    ? { open: false, date: dateInZone(run.departs, run.origin.zone), segment: run.segment }
    : { ...journey, segment: undefined };
