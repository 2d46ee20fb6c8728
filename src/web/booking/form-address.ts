import type { Step } from '#domain/booking/step.ts';
import type { Lang } from '#text/lang.ts';
import { sameSearch } from './reservation-state.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { readSearchLink, searchQuery } from '#wire/search-link.ts';
import { stepAddress } from './step-address.ts';

/** In the address that a form of a step is sent to. */
const SEARCH = 'search';

/**
 * Where the form of a step is sent. Its search goes along: without the session that opens the reservation it is all that can
 * still be known of it.
 */
export const formAddress = (step: Step, reservation: LiveReservation, lang: Lang): string =>
  `${stepAddress(step, { lang, code: reservation.code })}&${new URLSearchParams({ [SEARCH]: sameSearch(reservation) })}`;

/** The search in such an address, as the home page takes it from anybody's link. */
export function searchIn(query: URLSearchParams): string {
  const given = new URLSearchParams(query.get(SEARCH) ?? '');
  return searchQuery(readSearchLink(given));
}
