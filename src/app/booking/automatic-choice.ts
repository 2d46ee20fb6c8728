import type { SeatChoice } from '#app/booking/seat-choice.ts';
import { type SeatMap, seatsToChoose } from '#app/booking/seat-maps.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface AutomaticChoice {
  readonly reservation: Reservation;
  /** Manually chosen seats: the others are placed near the first of them. */
  readonly named: readonly SeatChoice[];
  /** How often the chosen seats were lost to a concurrent reservation. */
  readonly losses: number;
}

/**
 * The best seats of every bus for the party (B9). Concurrent parties are all offered the same best seats; after a loss,
 * a party is seated around a seat of its own, so that it does not collide with the others again.
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

/** A free seat that varies between reservations and between losses: the code is random. */
function ownPlace({ code }: Reservation, free: readonly number[], losses: number): number | undefined {
  const number = [...code].reduce((sum, symbol) => (sum * 31 + symbol.charCodeAt(0)) % 9973, losses);
  return free[number % free.length];
}
