import type { LocalDate } from '#kernel/instant.ts';

/** Why nothing of a feed can be sold. */
export interface FeedRefusal {
  readonly reason: 'incomplete' | 'no_agency' | 'no_trips' | 'not_running' | 'too_many_departures' | 'no_fares';
  /** The days on which it runs, if known. */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export const refuse = (
  reason: FeedRefusal['reason'],
  span: { readonly from?: LocalDate; readonly to?: LocalDate } = {},
): FeedRefusal => ({ reason, ...span });
