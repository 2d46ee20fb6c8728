import type { SeatLayout } from '#domain/seats/layout.ts';
import type { SeatMapView } from '#wire/websale.ts';

/** The bus as the rules of seating know it. */
export const layoutOf = ({ layout, seats }: SeatMapView): SeatLayout => ({ ...layout, gaps: [], seats });
