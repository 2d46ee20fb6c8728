import type { SeatLayout } from '#domain/seats/layout.ts';

/** The drawings of the buses. */
export interface BusLayouts {
  /** Throws for an unknown layout: a departure always names an existing one. */
  find(layoutId: string): Promise<SeatLayout>;
}
