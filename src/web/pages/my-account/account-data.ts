import type { ShownCard } from '#web/my-account/traveller-card.tsx';
import type { OpenJourneyView, OwnTripView } from '#wire/my-account.ts';

/** A run that an open ticket can be confirmed on without paying more. */
export interface OfferedRun {
  /** `schedule|detail`. */
  readonly run: string;
  readonly departsAt: string;
}

export interface OfferedJourney extends OpenJourneyView {
  /** The next ones; empty where none can be had for nothing. */
  readonly runs: readonly OfferedRun[];
}

/** What the first page of an account is drawn from. */
export interface AccountData {
  readonly name: string;
  readonly card: ShownCard;
  readonly trips: readonly OwnTripView[];
  readonly open: readonly OfferedJourney[];
}
