import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { isAdult, minorsApart, type Seated } from '#domain/seats/family.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';

interface FreeBus {
  readonly layout: SeatLayout;
  /** Seats the party may choose, including its own. */
  readonly free: readonly number[];
}

/**
 * The smallest possible number of minors of a party without an adult beside them (N7): 0 unless the bus is nearly full.
 * Parties without adults, or larger than the bus has room for, are promised nothing.
 */
export function fewestApart({ layout, free }: FreeBus, passengers: readonly PassengerType[]): number {
  if (!passengers.some(isAdult) || !passengers.includes('minor')) return 0;
  const best = seatParty({ layout, free, passengers });
  return best ? minorsApart(layout, best).length : 0;
}

/** Seats that break the promise: those of minors without an adult beside them, when the free seats allow fewer. */
export function brokenPromise(bus: FreeBus, party: readonly Seated[]): readonly number[] {
  const passengers = party.map(({ type }) => type);
  // Seats taken meanwhile are reported first, as lost seats.
  const areFree = party.every(({ seat }) => seat === undefined || bus.free.includes(seat));
  if (!areFree || !passengers.some(isAdult)) return [];
  const apart = minorsApart(bus.layout, party);
  return apart.length > fewestApart(bus, passengers) ? apart : [];
}
