import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { nearestSeat } from '#domain/seats/nearest.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';
import { layoutOf } from './map-layout.ts';
import { assign, type SeatChoice } from './seat-choice.ts';
import type { SeatMaps } from './seats-data.ts';

/** A chosen seat taken by another buyer, and the nearest free one. */
export interface LostSeat {
  readonly direction: Direction;
  readonly seat: number;
  readonly nearest: number | undefined;
}

export interface AfterLosses {
  readonly choice: SeatChoice;
  readonly lost: readonly LostSeat[];
}

/** The choice updated to the current buses: a lost seat is replaced by the nearest free one, if there is any. */
export const afterLosses = (choice: SeatChoice, maps: SeatMaps): AfterLosses =>
  DIRECTIONS.reduce<AfterLosses>((whole, direction) => onBus(whole, maps[direction]), { choice, lost: [] });

function onBus(before: AfterLosses, map: DrawnSeatMap | null): AfterLosses {
  if (!map) return before;
  const { direction, seats } = map;
  const isTaken = (seat: number) => seats.some((cell) => cell.seat === seat && cell.state === 'taken');
  return Object.entries(before.choice[direction]).reduce((whole, [position, seat]) => {
    if (!isTaken(seat)) return whole;
    const ours = Object.values(whole.choice[direction]);
    const free = seats.map((cell) => cell.seat).filter((one) => !isTaken(one) && !ours.includes(one));
    const nearest = nearestSeat(layoutOf(map), seat, free);
    return {
      choice: assign(whole.choice, direction, { position: Number(position), seat: nearest }),
      lost: [...whole.lost, { direction, seat, nearest }],
    };
  }, before);
}
