import { type SeatChoice, seatChosen } from '#app/booking/seat-choice.ts';
import { type SeatMap, seatsToChoose } from '#app/booking/seat-maps.ts';
import type { LostSeat } from '#app/seats/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { nearestSeat } from '#domain/seats/nearest.ts';
import { seatField } from '#domain/seats/seat-field.ts';

/**
 * A fault for each lost seat, at the passenger who requested it, with the nearest free seat that no one in the party
 * requested.
 */
export function lostSeatFaults(
  maps: readonly SeatMap[],
  choices: readonly SeatChoice[],
  lost: readonly LostSeat[],
): readonly Fault[] {
  return maps.flatMap((map) => {
    const wanted = new Set(choices.flatMap(({ position }) => seatChosen(choices, position, map.direction) ?? []));
    const free = new Set(seatsToChoose(map).filter((seat) => !wanted.has(seat)));
    return choices.flatMap(({ position }) => {
      const seat = seatChosen(choices, position, map.direction);
      if (seat === undefined || !lost.some((one) => one.direction === map.direction && one.seat === seat)) return [];
      const nearest = nearestSeat(map.layout, seat, [...free]);
      if (nearest !== undefined) free.delete(nearest);
      const alternative = nearest === undefined ? undefined : { nearest };
      return [fault('seat_taken', seatField(position, map.direction), { seat, ...alternative })];
    });
  });
}
