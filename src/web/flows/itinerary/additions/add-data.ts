import type { JourneyRow } from '#web/booking/add-data.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** What the page is drawn from. */
export interface AddData {
  readonly code: string;
  readonly journeys: readonly JourneyRow[];
  /** Where the reference is that waits to be paid for what was chosen before. */
  readonly reference: string | null;
  /** Something was added just now. */
  readonly isDone: boolean;
  readonly errors: readonly ShownError[];
}
