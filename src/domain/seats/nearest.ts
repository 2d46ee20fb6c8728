import { distance, findSeat, type SeatLayout, type SeatPlace } from '#domain/seats/layout.ts';

/**
 * The free seat to offer instead of a lost one: the nearest; on a tie the same kind (window or aisle), then the lower
 * number. Undefined on a full bus or for a seat the layout does not have.
 */
export function nearestSeat(layout: SeatLayout, lost: number, free: readonly number[]): number | undefined {
  const wanted = findSeat(layout, lost);
  if (!wanted) return undefined;
  const cost = (place: SeatPlace): number =>
    10 * distance(wanted, place) + (place.position === wanted.position ? 0 : 1);
  return free
    .flatMap((seat) => findSeat(layout, seat) ?? [])
    .toSorted((a, b) => cost(a) - cost(b) || a.seat - b.seat)
    .at(0)?.seat;
}
