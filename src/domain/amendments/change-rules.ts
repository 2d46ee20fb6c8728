import { CHANGE_MINUTES, deadlinesOf, leavesAfterArrival } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import { after, before, earliest, type Instant, MINUTE } from '#kernel/instant.ts';

/** An offer of another run at a price is good for so long. */
export const OFFER_MINUTES = 10;

/** A credit can be spent for so long (B18). */
export const CREDIT_MONTHS = 12;

/** The last moment to change the schedule of a journey by oneself (T44); after it the counter does, a little longer. */
export const changeClosesAt = (departs: Instant): Instant => before(departs, CHANGE_MINUTES * MINUTE);

/** Until when an offer is good: minutes, never past the last moment to change (`closesAt`) nor past the new run's own wall. */
export const offerUntil = (now: Instant, closesAt: Instant, newDeparts: Instant): Instant =>
  earliest(after(now, OFFER_MINUTES * MINUTE), closesAt, deadlinesOf(newDeparts).releasedAt);

type Changed = Pick<Reservation, 'status' | 'refund' | 'changed' | 'givenUp' | 'change'> & {
  readonly [direction in Direction]: Pick<Reservation['departure'], 'open'>;
};

export interface ChangeQuestion {
  readonly reservation: Changed;
  readonly direction: Direction;
  /** The last moment: half an hour before the run that is given up leaves, or the end of an open ticket. Undefined for no run. */
  readonly closesAt: Instant | undefined;
  readonly now: Instant;
}

/**
 * Why the schedule of a journey cannot be changed, whatever the new run (T44): only what is paid, has not been changed
 * before, leaves late enough, and of which no money went back or is on its way. An open ticket is given its run as long as it is
 * valid (T8, N8), and may be changed once after that.
 */
export function changeRefusal({ reservation, direction, closesAt, now }: ChangeQuestion): Fault | undefined {
  const { status, refund, changed, givenUp, change, [direction]: journey } = reservation;
  if (status !== 'approved' || change) return fault('change_unpaid', 'ticket_id');
  if (closesAt === undefined) return fault('change_ticket_unknown', 'ticket_id');
  if (!journey.open && changed.includes(direction)) return fault('change_used', 'ticket_id');
  if (now >= closesAt) {
    return journey.open
      ? fault('open_ticket_expired', 'ticket_id', { days: VALIDITY_DAYS })
      : fault('change_closed', 'ticket_id', { minutes: CHANGE_MINUTES });
  }
  if (givenUp.includes(direction)) return fault('change_given_back', 'ticket_id');
  return refund !== undefined && !refund.isPaid ? fault('change_refund_open', 'ticket_id') : undefined;
}

/** A run as far as its place in the trip goes. */
export interface RunInTrip {
  readonly departs: Instant;
  readonly arrives: Instant;
  readonly departure: { readonly id: DepartureId };
}

export interface OtherRun {
  readonly direction: Direction;
  readonly wanted: RunInTrip;
  /** The runs of the reservation as they are. */
  readonly runs: Readonly<Record<Direction, RunInTrip | undefined>>;
}

/** Why a run cannot take the place of the one there is: it is the same, or there would be no way back any more (T25). */
export function runRefusal({ direction, wanted, runs }: OtherRun): Fault | undefined {
  if (runs[direction]?.departure.id === wanted.departure.id) return fault('change_same_run', 'schedule_id');
  const [out, back] = direction === 'departure' ? [wanted, runs.return] : [runs.departure, wanted];
  return out && back && !leavesAfterArrival(back.departs, out.arrives)
    ? fault('return_run_before_arrival', 'schedule_id')
    : undefined;
}

/** Why a change cannot be made at this price: after an invoice was issued the price stays what is on it (T44). */
export const invoiceRefusal = (isInvoiced: boolean, difference: number): Fault | undefined =>
  isInvoiced && difference !== 0 ? fault('change_invoiced', 'ticket_id') : undefined;
