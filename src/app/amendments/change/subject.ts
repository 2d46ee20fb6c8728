import { type MissedTransfer, missedTransfer } from '#domain/booking/missed-transfer.ts';
import { findReservation } from '#app/booking/find-draft.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import { type ChosenRuns, chosenRuns, pairOf } from '#app/booking/reservation-facts.ts';
import { journeyFaults } from '#app/booking/run-faults.ts';
import type { Caller } from '#app/caller.ts';
import { findOfferedRun } from '#app/timetable/find-run.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { changeClosesAt, changeRefusal, runRefusal } from '#domain/amendments/change-rules.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { amountsOf } from '#domain/fares/difference.ts';
import type { Direction, QuoteAmounts } from '#domain/fares/quote.ts';
import type { Stop } from '#domain/network/stop.ts';
import { isValidOn, VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import { type Instant, type LocalDate, plusDays } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone, startOfDay } from '#kernel/zoned.ts';
import type { ChangeDeps } from './change-deps.ts';

export interface Named {
  /** Code of the reservation. */
  readonly code: string;
  /** A folio: it identifies the journey, on which all its passengers travel together. */
  readonly ticket: string;
}

/** A journey whose schedule can be changed at this moment. */
export interface Subject {
  readonly stored: StoredReservation;
  readonly direction: Direction;
  readonly timetable: Timetable;
  readonly runs: ChosenRuns;
  /** Its current run; undefined while it is open. */
  readonly run: Run | undefined;
  /** Where it begins and ends. */
  readonly origin: Stop;
  readonly destination: Stop;
  /** The last moment to change it, or to give an open ticket its run. */
  readonly closesAt: Instant;
  /** It cannot be reached, because what leads to it is late: the next one is free of charge. */
  readonly missed: MissedTransfer | undefined;
  /** The last day its tickets are valid. */
  readonly lastDay: LocalDate;
  /** The price paid for it. */
  readonly paid: QuoteAmounts;
}

type Deps = Pick<ChangeDeps, 'timetable' | 'departures' | 'availability' | 'reservations'>;

/** The journey of a ticket, if its schedule can be changed (T44); requires full proof, like `find`. */
export async function findSubject(
  deps: Deps,
  { code, ticket }: Named,
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
): Promise<Result<Subject, Faults>> {
  const found = await findReservation(deps, code, caller);
  if (!found.ok) return found;
  const { reservation } = found.value;
  const direction = directionOf(found.value, ticket);
  const timetable = await deps.timetable.current();
  const runs = await chosenRuns(deps, timetable, reservation);
  if (reservation.status === 'approved' && direction === undefined) {
    return fail([fault('change_ticket_unknown', 'ticket_id')]);
  }
  const asked = direction ?? 'departure';
  const pair = pairOf(reservation, asked);
  const [origin, destination] = [timetable.stops.get(pair.origin)!, timetable.stops.get(pair.destination)!];
  const lastDay = reservation.tickets.find((one) => one.direction === asked)?.validUntil;
  const run = runs[asked];
  const missed = missedTransfer({ reservation, runs }, asked, timetable.transfers);
  const closesAt = missed?.closesAt ?? journeyClosesAt(reservation, asked, { run, origin });
  const refused = changeRefusal({ reservation, direction: asked, closesAt, isMissed: missed !== undefined, now });
  if (refused) return fail([refused]);
  const paid = amountsOf(reservation.quote!, asked);
  const journey = { direction: asked, run, origin, destination, closesAt: closesAt!, missed, lastDay: lastDay!, paid };
  return ok({ stored: found.value, timetable, runs, ...journey });
}

/** The last moment to change the schedule of a journey, or to give its open ticket a run; undefined without a run. */
export function journeyClosesAt(
  { tickets, ...reservation }: Reservation,
  direction: Direction,
  { run, origin }: Pick<Subject, 'run' | 'origin'>,
): Instant | undefined {
  if (!reservation[direction].open) return run && changeClosesAt(run.departs);
  const lastDay = tickets.find((ticket) => ticket.direction === direction)?.validUntil;
  return lastDay && startOfDay(plusDays(lastDay, 1), origin.zone);
}

/** The journey of a valid ticket. */
export const directionOf = ({ reservation }: StoredReservation, folio: string): Direction | undefined =>
  reservation.tickets.find((ticket) => ticket.folio === folio.trim().toUpperCase())?.direction;

/** The run to change to, or every reason against it: closed, full, return before arrival, a rate that does not hold. */
export async function requestedRun(
  deps: Deps,
  subject: Subject,
  { segment, now }: { readonly segment: Segment; readonly now: Instant },
): Promise<Result<Run, Faults>> {
  const { stored, direction, timetable, runs } = subject;
  const wanted = findOfferedRun(timetable, pairOf(stored.reservation, direction), segment);
  if (!wanted) return fail([fault('schedules_not_found', 'schedule_id')]);
  const refused =
    runRefusal({ direction, wanted, runs }) ?? missedRefusal(subject, wanted) ?? validityRefusal(subject, wanted);
  if (refused) return fail([refused]);
  const faults = await journeyFaults(deps, stored.reservation, { timetable, wanted: { [direction]: wanted }, now });
  const [first, ...others] = faults.map(atSchedule);
  return first ? fail([first, ...others]) : ok(wanted);
}

/** After a missed transfer the next bus leaves late enough to be reached. */
export const missedRefusal = ({ missed }: Pick<Subject, 'missed'>, { departs }: Run): Fault | undefined =>
  missed && departs < missed.leavesFrom ? fault('connection_not_offered', 'schedule_id') : undefined;

/** The request names only one run. */
const atSchedule = (found: Fault): Fault => ({ ...found, field: 'schedule_id' });

/** A ticket is used on its last day at the latest (T8). */
export const validityRefusal = ({ lastDay }: Pick<Subject, 'lastDay'>, { departs, origin }: Run): Fault | undefined =>
  isValidOn(lastDay, dateInZone(departs, origin.zone))
    ? undefined
    : fault('open_ticket_expired', 'schedule_id', { days: VALIDITY_DAYS });
