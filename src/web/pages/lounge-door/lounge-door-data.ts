import type { ShownError } from '#web/shown-errors.ts';
import type { LoungeEntryView } from '#wire/lounge.ts';

export interface LoungeDoorData {
  /** The last pass; null before the first. */
  readonly entry: LoungeEntryView | null;
  /** As typed, when it could not be judged. */
  readonly code: string;
  readonly errors: readonly ShownError[];
}
