import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { seatField } from '#domain/seats/seat-field.ts';
import type { Instant } from '#kernel/instant.ts';
import { changeClosesAt } from './change-rules.ts';

/** Self-service seat changes of a passenger on a journey (B22); beyond that the counter does it. */
export const SEAT_CHANGES = 3;

/** A passenger of a journey with a valid ticket that has a seat. */
export interface SeatedPassenger {
  readonly position: number;
  readonly seat: number;
  /** Their ticket was boarded. */
  readonly hasBoarded: boolean;
  /** Number of earlier seat changes. */
  readonly changes: number;
}

/** What matters of a journey for its seats. */
export interface SeatedJourney {
  readonly direction: Direction;
  /** Departure from the passengers' own stop; undefined while the tickets are open. */
  readonly departs: Instant | undefined;
  /** The bus does not run. */
  readonly isCancelled: boolean;
  /** Number of seats of the bus. */
  readonly busSeats: number;
  readonly passengers: readonly SeatedPassenger[];
}

/** What of a reservation decides whether seats may change. */
export interface SeatsQuestion {
  readonly status: PaymentStatus;
  /** A refund of part of the payment is under way. */
  readonly isMoneyGoingBack: boolean;
  /** A change of schedule was started and is neither paid nor over. */
  readonly hasUnpaidChange: boolean;
  readonly now: Instant;
}

/** The last moment to change seats on a journey; undefined while it has no run. */
export const seatsCloseAt = ({ departs }: Pick<SeatedJourney, 'departs'>): Instant | undefined =>
  departs && changeClosesAt(departs);

/** Why no seat can be changed on a journey; undefined when seats can. */
export function journeyRefusal(
  journey: Pick<SeatedJourney, 'departs' | 'isCancelled' | 'passengers'>,
  { status, isMoneyGoingBack, hasUnpaidChange, now }: SeatsQuestion,
): Fault | undefined {
  const closesAt = seatsCloseAt(journey);
  if (status !== 'approved') return fault('tickets_not_ready', 'code');
  if (closesAt === undefined) return fault('seat_change_open', 'direction');
  if (journey.passengers.length === 0) return fault('change_ticket_unknown', 'direction');
  if (journey.isCancelled) return fault('journey_cancelled', 'direction');
  if (now >= closesAt) return fault('seat_change_closed', 'direction', { minutes: CHANGE_MINUTES });
  if (isMoneyGoingBack) return fault('change_refund_open', 'direction');
  return hasUnpaidChange ? fault('seat_change_waits', 'direction') : undefined;
}

/** Why one passenger cannot change their seat on a journey on which others can. */
export function passengerRefusal(
  { position, hasBoarded, changes }: SeatedPassenger,
  direction: Direction,
): Fault | undefined {
  const field = seatField(position, direction);
  if (hasBoarded) return fault('seat_change_closed', field, { minutes: CHANGE_MINUTES });
  return changes >= SEAT_CHANGES ? fault('seat_change_used', field, { times: SEAT_CHANGES }) : undefined;
}

/** A seat requested for a passenger. */
export interface SeatRequest {
  readonly position: number;
  readonly seat: number;
}

/** The actual moves: a request for the passenger's current seat is not one. */
export const movesOf = ({ passengers }: Pick<SeatedJourney, 'passengers'>, requests: readonly SeatRequest[]) =>
  requests.filter(({ position, seat }) => passengers.find((one) => one.position === position)?.seat !== seat);

/** The faults of the requests for a journey on which seats may change. Does not check whether the seats are free. */
export function requestFaults(journey: SeatedJourney, requests: readonly SeatRequest[]): readonly Fault[] {
  const { direction, busSeats, passengers } = journey;
  const moves = movesOf(journey, requests);
  const [first] = requests;
  if (moves.length === 0) return [fault('seat_unchanged', seatField(first?.position ?? 1, direction))];
  return moves.flatMap(({ position, seat }) => {
    const field = seatField(position, direction);
    const passenger = passengers.find((one) => one.position === position);
    if (!passenger) return [fault('change_ticket_unknown', field)];
    const refusal = passengerRefusal(passenger, direction);
    if (refusal) return [refusal];
    if (!Number.isInteger(seat) || seat < 1 || seat > busSeats) return [fault('seat_unknown', field, { seat })];
    const isTwice = requests.some((other) => other.position !== position && other.seat === seat);
    return isTwice ? [fault('seat_repeated', field, { seat })] : [];
  });
}
