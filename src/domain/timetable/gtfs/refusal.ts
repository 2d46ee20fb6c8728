import type { LocalDate } from '#kernel/instant.ts';

/** Why a feed leaves nothing to sell. */
export interface FeedRefusal {
  readonly reason: 'incomplete' | 'no_agency' | 'no_trips' | 'not_running' | 'too_many_departures' | 'no_fares';
  /** When it does run, where it is known. */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export const refuse = (
  reason: FeedRefusal['reason'],
  span: { readonly from?: LocalDate; readonly to?: LocalDate } = {},
): FeedRefusal => ({ reason, ...span });
