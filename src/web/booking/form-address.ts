import type { Step } from '#domain/booking/step.ts';
import type { Lang } from '#text/lang.ts';
import { sameSearch } from './reservation-state.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { readSearchLink, searchQuery } from '#wire/search-link.ts';
import { stepAddress } from './step-address.ts';

/** Query parameter in the URL that a step's form is sent to. */
const SEARCH = 'search';

/**
 * The URL a step's form is sent to. It includes the search: without the session that opens the reservation, nothing
 * else is available.
 */
export const formAddress = (step: Step, reservation: LiveReservation, lang: Lang): string =>
  `${stepAddress(step, { lang, code: reservation.code })}&${new URLSearchParams({ [SEARCH]: sameSearch(reservation) })}`;

/** The search in such a URL, parsed as untrusted input as on the home page. */
export function searchIn(query: URLSearchParams): string {
  const given = new URLSearchParams(query.get(SEARCH) ?? '');
  return searchQuery(readSearchLink(given));
}
