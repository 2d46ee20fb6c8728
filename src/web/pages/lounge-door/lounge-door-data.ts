import type { ShownError } from '#web/shown-errors.ts';
import type { LoungeEntryView } from '#wire/lounge.ts';

export interface LoungeDoorData {
  /** The last pass; null before the first. */
  readonly entry: LoungeEntryView | null;
  /** Names this page among the devices that scan, as long as it stays open: two doors are two devices. */
  readonly device: string;
  /** Names the next scan: sending the same code with it twice counts once. */
  readonly scan: string;
  /** As typed, when it could not be judged. */
  readonly code: string;
  readonly errors: readonly ShownError[];
}
