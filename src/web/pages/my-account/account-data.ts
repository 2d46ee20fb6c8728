import type { ShownCard } from '#web/my-account/traveller-card.tsx';
import type { OpenJourneyView, OwnTripView } from '#wire/my-account.ts';

/** A run on which an open ticket can be confirmed at no extra cost. */
export interface OfferedRun {
  /** `schedule|detail`. */
  readonly run: string;
  readonly departsAt: string;
}

export interface OfferedJourney extends OpenJourneyView {
  /** The next such runs; empty if there are none. */
  readonly runs: readonly OfferedRun[];
}

/** Data of an account's first page. */
export interface AccountData {
  readonly name: string;
  readonly card: ShownCard;
  readonly trips: readonly OwnTripView[];
  readonly open: readonly OfferedJourney[];
}
