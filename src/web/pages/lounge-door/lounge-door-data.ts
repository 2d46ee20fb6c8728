import type { ShownError } from '#web/shown-errors.ts';
import type { LoungeEntryView } from '#wire/lounge.ts';

export interface LoungeDoorData {
  /** The last pass; null before the first. */
  readonly entry: LoungeEntryView | null;
  /** As typed, when there is no such pass. */
  readonly code: string;
  readonly errors: readonly ShownError[];
}
