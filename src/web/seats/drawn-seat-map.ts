import type { SeatMapView } from '#wire/websale.ts';

/** A seat map as a page holds it: a seat's position follows from its column, and is left out of each. */
export interface DrawnSeatMap extends Omit<SeatMapView, 'seats'> {
  readonly seats: readonly Omit<SeatMapView['seats'][number], 'position'>[];
}
