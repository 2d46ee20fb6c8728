import { CHANGE_MINUTES, deadlinesOf, leavesAfterArrival } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import { after, before, earliest, type Instant, MINUTE } from '#kernel/instant.ts';

/** How long an offer of another run at a price is valid. */
export const OFFER_MINUTES = 10;

/**
 * The last moment for a self-service change of a journey's schedule (T44); the counter can change it slightly longer.
 */
export const changeClosesAt = (departs: Instant): Instant => before(departs, CHANGE_MINUTES * MINUTE);

/**
 * Until when an offer is valid: some minutes, never past the last moment to change (`closesAt`) nor past the new run's
 * own deadline.
 */
export const offerUntil = (now: Instant, closesAt: Instant, newDeparts: Instant): Instant =>
  earliest(after(now, OFFER_MINUTES * MINUTE), closesAt, deadlinesOf(newDeparts).releasedAt);

type Changed = Pick<Reservation, 'status' | 'refund' | 'changed' | 'givenUp' | 'change'> & {
  readonly via?: unknown;
} & {
  readonly [direction in Direction]: Pick<Reservation['departure'], 'open'>;
};

export interface ChangeQuestion {
  readonly reservation: Changed;
  readonly direction: Direction;
  /**
   * The last moment: half an hour before the original run leaves, or the end of an open ticket. Undefined without a
   * run.
   */
  readonly closesAt: Instant | undefined;
  /** It is the second bus of a connection, and the first one comes too late for it. */
  readonly isMissed?: boolean;
  readonly now: Instant;
}

/**
 * Why the schedule of a journey cannot be changed, whatever the new run (T44): it must be paid, not changed before,
 * leave late enough, and have no refund made or under way. An open ticket can be given a run as long as it is valid
 * (T8, N8), and be changed once after that.
 */
export function changeRefusal({ reservation, direction, closesAt, isMissed, now }: ChangeQuestion): Fault | undefined {
  const { status, refund, changed, givenUp, change, [direction]: journey } = reservation;
  if (status !== 'approved' || change) return fault('change_unpaid', 'ticket_id');
  if (closesAt === undefined) return fault('change_ticket_unknown', 'ticket_id');
  if (reservation.via !== undefined && !isMissed) return fault('change_connection', 'ticket_id');
  if (!journey.open && changed.includes(direction)) return fault('change_used', 'ticket_id');
  if (now >= closesAt) {
    return journey.open
      ? fault('open_ticket_expired', 'ticket_id', { days: VALIDITY_DAYS })
      : fault('change_closed', 'ticket_id', { minutes: CHANGE_MINUTES });
  }
  if (givenUp.includes(direction)) return fault('change_given_back', 'ticket_id');
  return refund !== undefined && !refund.isPaid ? fault('change_refund_open', 'ticket_id') : undefined;
}

/** What matters of a run for its place in the trip. */
export interface RunInTrip {
  readonly departs: Instant;
  readonly arrives: Instant;
  readonly departure: { readonly id: DepartureId };
}

export interface OtherRun {
  readonly direction: Direction;
  readonly wanted: RunInTrip;
  /** The reservation's current runs. */
  readonly runs: Readonly<Record<Direction, RunInTrip | undefined>>;
}

/**
 * Why a run cannot replace the current one: it is the same, or the return would leave before the outbound one arrives
 * (T25).
 */
export function runRefusal({ direction, wanted, runs }: OtherRun): Fault | undefined {
  if (runs[direction]?.departure.id === wanted.departure.id) return fault('change_same_run', 'schedule_id');
  const [out, back] = direction === 'departure' ? [wanted, runs.return] : [runs.departure, wanted];
  return out && back && !leavesAfterArrival(back.departs, out.arrives)
    ? fault('return_run_before_arrival', 'schedule_id')
    : undefined;
}

/** Why a change cannot be made at this price: once an invoice is issued, the price must not change (T44). */
export const invoiceRefusal = (isInvoiced: boolean, difference: number): Fault | undefined =>
  isInvoiced && difference !== 0 ? fault('change_invoiced', 'ticket_id') : undefined;
