import type { Passenger, Reservation } from '#domain/booking/reservation.ts';
import { type Quota, quotaOf, takesSeat } from '#domain/fares/passenger-type.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { isInMask, type SeatMask } from '#domain/seats/bitmap.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';
import { drawsOnQuota } from '#domain/seats/quotas.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';

/*
 * For money that arrived after its seats went back on sale (T4): which seats are taken again, and which others if those
 * are gone.
 */

/** A journey whose run is chosen. */
export interface DatedJourney {
  readonly direction: Direction;
  readonly segment: Segment;
}

/** The seats of a journey: one for each passenger who needs one, with the legal quota it counts against. */
export interface JourneySeats extends DatedJourney {
  readonly seats: readonly { readonly passenger: number; readonly seat: number; readonly quota: Quota | undefined }[];
}

/** In the global locking order; undefined while a run is still to be chosen. */
export function datedJourneys(reservation: Reservation): readonly DatedJourney[] | undefined {
  const dated = DIRECTIONS.filter(
    (direction) => reservation[direction].date !== undefined && !reservation[direction].open,
  );
  const chosen = dated.flatMap((direction) => {
    const { segment } = reservation[direction];
    return segment ? [{ direction, segment }] : [];
  });
  if (chosen.length < dated.length) return undefined;
  return chosen.toSorted(({ segment: a }, { segment: b }) =>
    a.departure === b.departure ? a.from - b.from : a.departure < b.departure ? -1 : 1,
  );
}

/** The buses of its chosen runs, in the global locking order. */
export const busesOf = (reservation: Reservation): readonly DepartureId[] =>
  [...new Set(DIRECTIONS.flatMap((direction) => reservation[direction].segment?.departure ?? []))].toSorted();

/** The seats a reservation has for a journey; undefined when a passenger has none. */
export function seatsOfJourney(
  { passengers }: Pick<Reservation, 'passengers'>,
  { direction, segment }: DatedJourney,
): JourneySeats | undefined {
  const seated = passengers.filter(({ type }) => takesSeat(type));
  const seats = seated.flatMap(({ position, type, seats: { [direction]: seat } }) =>
    seat === undefined ? [] : [{ passenger: position, seat, quota: quotaOf(type) }],
  );
  return seats.length === seated.length ? { direction, segment, seats } : undefined;
}

/** The seats of a journey if a legal rate is among them: its run must have quota left. */
export const quotaSeats = (wanted: JourneySeats | undefined): JourneySeats | undefined =>
  wanted && drawsOnQuota(wanted) ? wanted : undefined;

interface Bus {
  readonly layout: SeatLayout;
  /** On any leg of the ride. */
  readonly taken: SeatMask;
}

/** Other seats on the same bus, near the original ones. Undefined when there are too few. */
export function otherSeats(
  reservation: Reservation,
  direction: Direction,
  { layout, taken }: Bus,
): Reservation | undefined {
  const { passengers } = reservation;
  const seated = seatParty({
    layout,
    free: layout.seats.map(({ seat }) => seat).filter((seat) => !isInMask(taken, seat)),
    passengers: passengers.map(({ type }) => type),
    near: passengers.find(({ seats }) => seats[direction] !== undefined)?.seats[direction],
  });
  if (!seated) return undefined;
  const move = (passenger: Passenger, index: number): Passenger => ({
    ...passenger,
    seats: { ...passenger.seats, [direction]: seated[index]!.seat },
  });
  return { ...reservation, passengers: passengers.map(move) };
}

/** Whether every passenger has the same seats as before. */
export const haveSameSeats = (before: Pick<Reservation, 'passengers'>, now: Pick<Reservation, 'passengers'>): boolean =>
  now.passengers.every(({ seats }, index) =>
    DIRECTIONS.every((direction) => seats[direction] === before.passengers[index]!.seats[direction]),
  );

/** Seats of a journey that a reservation is moved to. */
export interface MovedJourney {
  /** With its other seats. */
  readonly reservation: Reservation;
  readonly seats: JourneySeats;
}

/** Other seats of the same bus for all who need one; undefined when there are too few. */
export function movedJourney(reservation: Reservation, journey: DatedJourney, bus: Bus): MovedJourney | undefined {
  const moved = otherSeats(reservation, journey.direction, bus);
  const seats = moved && seatsOfJourney(moved, journey);
  return seats && { reservation: moved, seats };
}

/** Seats taken again for a late payment: the original ones, or others of the same bus (T4). */
export interface Retaken {
  readonly kind: 'same' | 'other';
  /** With its current seats. */
  readonly reservation: Reservation;
}

export const retakenAs = (before: Reservation, seated: Reservation): Retaken => ({
  kind: haveSameSeats(before, seated) ? 'same' : 'other',
  reservation: seated,
});
