import type { LoungeVisitView } from '#wire/lounge.ts';
import type { OwnTripView } from '#wire/my-account.ts';
import type { OwnVoucherView } from '#wire/own-vouchers.ts';
import type { ShownError } from '#web/shown-errors.ts';

export interface TripsData {
  readonly when: 'upcoming' | 'past';
  readonly trips: readonly OwnTripView[];
  /** Of tours and adventures, and visits to a lounge, that are still to come. */
  readonly vouchers: readonly OwnVoucherView[];
  readonly visits: readonly LoungeVisitView[];
  readonly page: number;
  readonly pages: number;
  /** A trip was just added. */
  readonly isAdded: boolean;
  /** The input for adding a trip; never its PIN. */
  readonly code: string;
  readonly errors: readonly ShownError[];
}
