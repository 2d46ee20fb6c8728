import type { SeatMapView } from '#wire/websale.ts';

/** A bus with seats 1 2 | 3 4, 5 6 | 7 8 and so on, some of them taken. */
export const bus = (rows: number, ...taken: readonly number[]): SeatMapView => ({
  direction: 'departure',
  schedule_id: 'run',
  layout: { id: 'test', rows, columns: ['A', 'B', null, 'C', 'D'], facilities: [] },
  seats: Array.from({ length: rows * 4 }, (_, index) => {
    const seat = index + 1;
    const place = index % 4;
    return {
      seat,
      row: Math.floor(index / 4) + 1,
      column: place < 2 ? place : place + 1,
      position: place === 0 || place === 3 ? ('window' as const) : ('aisle' as const),
      state: taken.includes(seat) ? ('taken' as const) : ('free' as const),
    };
  }),
  seats_healthy: [],
});
