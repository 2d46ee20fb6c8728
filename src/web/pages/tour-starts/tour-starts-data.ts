import type { ShownError } from '#web/shown-errors.ts';
import type { TourStartView } from '#wire/tours-staff.ts';

export interface TourStartsData {
  /** As chosen or typed: `2026-11-28`. */
  readonly date: string;
  readonly starts: readonly TourStartView[];
  /** The start about to be cancelled. */
  readonly chosen: TourStartView | null;
  /** As chosen for it. */
  readonly why: string;
  /** How many orders the last cancellation gave back; null without one. */
  readonly returned: number | null;
  readonly errors: readonly ShownError[];
}
