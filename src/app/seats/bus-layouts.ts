import type { SeatLayout } from '#domain/seats/layout.ts';

/** The drawings of the buses. */
export interface BusLayouts {
  /**
   * As drawn in this version of the timetable, in which every departure names an existing one; throws for an unknown
   * layout.
   */
  find(layoutId: string, version: number): Promise<SeatLayout>;
}
