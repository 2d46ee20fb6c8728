import type { SeatLayout } from '#domain/seats/layout.ts';
import type { SeatMapView } from '#wire/websale.ts';

/** The bus in the form that the seating rules use. */
export const layoutOf = ({ layout, seats }: SeatMapView): SeatLayout => ({ ...layout, gaps: [], seats });
