import { type SeatMap, seatsToChoose } from '#app/booking/seat-maps.ts';
import type { RequestedJourneySeats } from '#app/seats/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { quotaOf, takesSeat } from '#domain/fares/passenger-type.ts';
import { journeysOf } from '#domain/fares/journey-stops.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { brokenPromise } from '#domain/seats/family-promise.ts';
import { findSeat } from '#domain/seats/layout.ts';
import { seatField } from '#domain/seats/seat-field.ts';

/** The seats requested for one passenger; an open journey needs none. */
export interface SeatChoice {
  readonly position: number;
  readonly departure: number | undefined;
  readonly return: number | undefined;
}

/**
 * Why the manually chosen seats of one journey cannot be requested: missing, not on this bus, or chosen twice (M61).
 */
export function choiceFaults(
  { direction, layout }: Pick<SeatMap, 'direction' | 'layout'>,
  reservation: Reservation,
  choices: readonly SeatChoice[],
): readonly Fault[] {
  const used = new Set<number>();
  return seated(reservation).flatMap(({ position }) => {
    const seat = seatChosen(choices, position, direction);
    const field = seatField(position, direction);
    if (seat === undefined) return [fault('seat_required', field)];
    if (!findSeat(layout, seat)) return [fault('seat_unknown', field, { seat })];
    if (used.has(seat)) return [fault('seat_repeated', field, { seat })];
    used.add(seat);
    return [];
  });
}

/**
 * Why manually chosen seats break the family promise (N7): a minor sits apart although the free seats would let the
 * family sit together.
 */
export const familyFaults = (
  map: SeatMap,
  reservation: Reservation,
  choices: readonly SeatChoice[],
): readonly Fault[] => {
  const party = reservation.passengers.map(({ position, type }) => ({
    position,
    type,
    seat: takesSeat(type) ? seatChosen(choices, position, map.direction) : undefined,
  }));
  const apart = brokenPromise({ layout: map.layout, free: seatsToChoose(map) }, party);
  return party
    .filter(({ seat }) => seat !== undefined && apart.includes(seat))
    .map(({ position, seat }) =>
      fault('minor_apart', seatField(position, map.direction), {
        seat: seat!,
        // The same seat number may be at fault on both buses of a round trip.
        ...(journeysOf(reservation).length > 1 ? { direction: runNamed(map, reservation) } : {}),
      }),
    );
};

/** Of a round trip its journey, and of a connection which run it is. */
function runNamed({ direction, run }: SeatMap, { via, onward }: Reservation): RunNamed {
  if (via === undefined) return direction;
  if (onward !== undefined) return run.origin.kind === 'shuttle' ? 'shuttle' : 'bus';
  return direction === 'departure' ? 'first' : 'second';
}

type RunNamed = Direction | 'first' | 'second' | 'shuttle' | 'bus';

/** The seats to request from the inventory for one journey, once every seat is known. */
export const requestedSeatsOf = (
  { direction, run }: Pick<SeatMap, 'direction' | 'run'>,
  reservation: Reservation,
  seatOf: (position: number) => number,
): RequestedJourneySeats => ({
  direction,
  segment: run.segment,
  seats: seated(reservation).map(({ position, type }) => ({
    passenger: position,
    seat: seatOf(position),
    quota: quotaOf(type),
  })),
});

export const seatChosen = (
  choices: readonly SeatChoice[],
  position: number,
  direction: Direction,
): number | undefined => choices.find((choice) => choice.position === position)?.[direction];

const seated = ({ passengers }: Reservation) => passengers.filter(({ type }) => takesSeat(type));
