import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { seatField } from '#domain/seats/seat-field.ts';
import type { Instant } from '#kernel/instant.ts';
import { changeClosesAt } from './change-rules.ts';

/** A passenger changes seats so often on a journey by themselves (B22); after that the counter does. */
export const SEAT_CHANGES = 3;

/** A passenger of a journey with a ticket that is good for a seat. */
export interface SeatedPassenger {
  readonly position: number;
  readonly seat: number;
  /** Somebody boarded with their ticket. */
  readonly hasBoarded: boolean;
  /** How often their seat was changed before. */
  readonly changes: number;
}

/** A journey as far as its seats go. */
export interface SeatedJourney {
  readonly direction: Direction;
  /** When the bus leaves the passengers' own stop; undefined while the tickets are open. */
  readonly departs: Instant | undefined;
  /** The bus does not run. */
  readonly isCancelled: boolean;
  /** Seats of the bus. */
  readonly busSeats: number;
  readonly passengers: readonly SeatedPassenger[];
}

/** What of a reservation speaks for and against other seats. */
export interface SeatsQuestion {
  readonly status: PaymentStatus;
  /** Some of what was paid is on its way back. */
  readonly isMoneyGoingBack: boolean;
  /** A change of schedule was begun, and is neither paid nor over. */
  readonly hasUnpaidChange: boolean;
  readonly now: Instant;
}

/** The last moment to change seats on a journey; undefined while it has no run. */
export const seatsCloseAt = ({ departs }: Pick<SeatedJourney, 'departs'>): Instant | undefined =>
  departs && changeClosesAt(departs);

/** Why nobody's seat changes on a journey; undefined where seats may. */
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

/** Why one passenger keeps their seat on a journey on which others may change theirs. */
export function passengerRefusal(
  { position, hasBoarded, changes }: SeatedPassenger,
  direction: Direction,
): Fault | undefined {
  const field = seatField(position, direction);
  if (hasBoarded) return fault('seat_change_closed', field, { minutes: CHANGE_MINUTES });
  return changes >= SEAT_CHANGES ? fault('seat_change_used', field, { times: SEAT_CHANGES }) : undefined;
}

/** A seat wished for a passenger. */
export interface SeatRequest {
  readonly position: number;
  readonly seat: number;
}

/** Those who would sit elsewhere: a wish for the seat one has is none. */
export const movesOf = ({ passengers }: Pick<SeatedJourney, 'passengers'>, requests: readonly SeatRequest[]) =>
  requests.filter(({ position, seat }) => passengers.find((one) => one.position === position)?.seat !== seat);

/**
 * What is wrong with the wishes of a journey on which seats may change. Whether the seats are free is not asked here.
 */
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
