import type { SeatChoice } from '#app/booking/seat-choice.ts';
import { type SeatMap, seatsToChoose } from '#app/booking/seat-maps.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface AutomaticChoice {
  readonly reservation: Reservation;
  /** Seats somebody named: the others are near the first of them. */
  readonly named: readonly SeatChoice[];
  /** How often the choice was lost to somebody faster. */
  readonly losses: number;
}

/**
 * The best seats of every bus for the party (B9). Many who ask at once are all offered the same best seats; who has lost
 * them is seated around a place of their own, so that they do not meet the others again.
 */
export function chooseAutomatically(
  maps: readonly SeatMap[],
  { reservation, named, losses }: AutomaticChoice,
): Result<readonly SeatChoice[], Faults> {
  const { passengers } = reservation;
  const chosen = new Map<number, SeatChoice>();
  for (const map of maps) {
    const free = seatsToChoose(map);
    const party = seatParty({
      layout: map.layout,
      free,
      passengers: passengers.map(({ type }) => type),
      near:
        losses > 0
          ? ownPlace(reservation, free, losses)
          : named.find((choice) => choice[map.direction] !== undefined)?.[map.direction],
    });
    if (!party) return fail([fault('departure_full', map.direction)]);
    for (const [index, { position }] of passengers.entries()) {
      const before = chosen.get(position) ?? { position, departure: undefined, return: undefined };
      chosen.set(position, { ...before, [map.direction]: party[index]!.seat });
    }
  }
  return ok([...chosen.values()]);
}

/** A free seat that differs from one reservation to the next, and from one loss to the next: its code is random. */
function ownPlace({ code }: Reservation, free: readonly number[], losses: number): number | undefined {
  const number = [...code].reduce((sum, symbol) => (sum * 31 + symbol.charCodeAt(0)) % 9973, losses);
  return free[number % free.length];
}
