import type { SeatLayout } from '#domain/seats/layout.ts';

/** How the buses are drawn. */
export interface BusLayouts {
  /** Throws on a layout that no bus has: a departure names one that exists. */
  find(layoutId: string): Promise<SeatLayout>;
}
