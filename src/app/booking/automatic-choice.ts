import type { SeatChoice } from '#app/booking/seat-choice.ts';
import { type SeatMap, seatsToChoose } from '#app/booking/seat-maps.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The best seats of every bus for the party, near the first seat somebody named, if anybody did (B9). */
export function chooseAutomatically(
  maps: readonly SeatMap[],
  { passengers }: Reservation,
  named: readonly SeatChoice[],
): Result<readonly SeatChoice[], Faults> {
  const chosen = new Map<number, SeatChoice>();
  for (const map of maps) {
    const party = seatParty({
      layout: map.layout,
      free: seatsToChoose(map),
      passengers: passengers.map(({ type }) => type),
      near: named.find((choice) => choice[map.direction] !== undefined)?.[map.direction],
    });
    if (!party) return fail([fault('departure_full', map.direction)]);
    for (const [index, { position }] of passengers.entries()) {
      const before = chosen.get(position) ?? { position, departure: undefined, return: undefined };
      chosen.set(position, { ...before, [map.direction]: party[index]!.seat });
    }
  }
  return ok([...chosen.values()]);
}
