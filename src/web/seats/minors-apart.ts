import type { Direction } from '#domain/fares/quote.ts';
import { isAdult, minorsApart } from '#domain/seats/family.ts';
import { layoutOf } from './map-layout.ts';
import type { SeatChoice } from './seat-choice.ts';
import type { Member } from './member.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

/** A companion whose seat cannot be chosen here. */
export interface Along extends Pick<Member, 'position' | 'type' | 'name'> {
  readonly seat: number;
}

/** The choice including those who keep their seats. */
export const withAlong = (choice: SeatChoice, direction: Direction, along: readonly Along[]): SeatChoice => ({
  ...choice,
  [direction]: { ...choice[direction], ...Object.fromEntries(along.map(({ position, seat }) => [position, seat])) },
});

/**
 * Positions of minors whose seat is not next to an adult of the party. Empty while an adult's seat is still to be
 * chosen, and for a party without adults, which has no alternative.
 */
export function minorsLeftApart(
  map: DrawnSeatMap,
  choice: SeatChoice,
  party: readonly Pick<Member, 'position' | 'type'>[],
): readonly number[] {
  const chosen = choice[map.direction];
  const adults = party.filter(({ type }) => isAdult(type));
  if (adults.length === 0 || adults.some(({ position }) => chosen[position] === undefined)) return [];
  const apart = minorsApart(
    layoutOf(map),
    party.map(({ type, position }) => ({ type, seat: chosen[position] })),
  );
  return party.flatMap(({ position }) => (apart.includes(chosen[position] ?? 0) ? [position] : []));
}
