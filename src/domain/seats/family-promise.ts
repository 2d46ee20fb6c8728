import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { seatParty } from '#domain/seats/automatic.ts';
import { isAdult, minorsApart, type Seated } from '#domain/seats/family.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';

interface FreeBus {
  readonly layout: SeatLayout;
  /** Seats the party may choose, its own included. */
  readonly free: readonly number[];
}

/**
 * How many minors of a party sit next to no adult of it however its seats are chosen (N7): none but on a bus that is nearly
 * full. A party without adults, or more than the bus has room for, is promised nothing.
 */
export function fewestApart({ layout, free }: FreeBus, passengers: readonly PassengerType[]): number {
  if (!passengers.some(isAdult) || !passengers.includes('minor')) return 0;
  const best = seatParty({ layout, free, passengers });
  return best ? minorsApart(layout, best).length : 0;
}

/** Seats that break the promise: a minor's next to no adult, where the free seats would let more of them sit with one. */
export function brokenPromise(bus: FreeBus, party: readonly Seated[]): readonly number[] {
  const passengers = party.map(({ type }) => type);
  // What somebody else took meanwhile is said first, as seats that are gone.
  const areFree = party.every(({ seat }) => seat === undefined || bus.free.includes(seat));
  if (!areFree || !passengers.some(isAdult)) return [];
  const apart = minorsApart(bus.layout, party);
  return apart.length > fewestApart(bus, passengers) ? apart : [];
}
