import type { Direction } from '#domain/fares/quote.ts';
import { isAdult, minorsApart } from '#domain/seats/family.ts';
import { layoutOf } from './map-layout.ts';
import type { SeatChoice } from './seat-choice.ts';
import type { Member } from './member.ts';
import type { SeatMapView } from '#wire/websale.ts';

/** Somebody of the party whose seat is not to be chosen here. */
export interface Along extends Pick<Member, 'position' | 'type' | 'name'> {
  readonly seat: number;
}

/** The choice with those who keep their seats. */
export const withAlong = (choice: SeatChoice, direction: Direction, along: readonly Along[]): SeatChoice => ({
  ...choice,
  [direction]: { ...choice[direction], ...Object.fromEntries(along.map(({ position, seat }) => [position, seat])) },
});

/**
 * Positions of the minors whose seat is next to no adult of the party. Nobody while an adult's seat is still to be chosen,
 * and nobody in a party without adults: there it is no choice.
 */
export function minorsLeftApart(
  map: SeatMapView,
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
