import type { JourneyRow } from '#web/booking/add-data.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** Data the page is rendered from. */
export interface AddData {
  readonly code: string;
  readonly journeys: readonly JourneyRow[];
  /** URL of the payment reference for additions chosen earlier. */
  readonly reference: string | null;
  /** An addition was just made. */
  readonly isDone: boolean;
  readonly errors: readonly ShownError[];
}
