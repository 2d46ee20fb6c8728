import type { SeatMapView } from '#wire/websale.ts';

/** A seat map as a page holds it: without its run, and without the position that follows from a seat's column. */
export interface DrawnSeatMap extends Omit<SeatMapView, 'schedule_id' | 'seats' | 'seats_healthy'> {
  readonly seats: readonly Omit<SeatMapView['seats'][number], 'position'>[];
}
