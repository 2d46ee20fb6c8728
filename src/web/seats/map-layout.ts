import { positionOf, type SeatLayout } from '#domain/seats/layout.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

/** The bus in the form that the seating rules use. */
export const layoutOf = ({ layout, seats }: DrawnSeatMap): SeatLayout => ({
  ...layout,
  gaps: [],
  seats: seats.map((seat) => ({ ...seat, position: positionOf(layout, seat.column) })),
});
