import type { OwnTripView } from '#wire/my-account.ts';
import type { BoughtBeside } from '#web/my-account/bought-beside.ts';
import type { ShownError } from '#web/shown-errors.ts';

export interface TripsData {
  readonly when: 'upcoming' | 'past';
  readonly trips: readonly OwnTripView[];
  /** On the first page. */
  readonly beside: BoughtBeside | undefined;
  readonly page: number;
  readonly pages: number;
  /** A trip was just added. */
  readonly isAdded: boolean;
  /** The input for adding a trip; never its PIN. */
  readonly code: string;
  readonly errors: readonly ShownError[];
}
