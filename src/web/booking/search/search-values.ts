import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import type { Pair } from '#web/booking/search/pair.ts';
import type { BodyInput } from '#wire/route.ts';
import { countIn } from '#wire/count-in.ts';
import { readSearchLink, searchQuery } from '#wire/search-link.ts';
import type { postCreate } from '#wire/websale.ts';

/** The current input of the search form, valid or not. */
export interface SearchValues extends Pair {
  readonly round: boolean;
  readonly departureDate: string;
  readonly departureOpen: boolean;
  readonly returnDate: string;
  readonly party: Readonly<Record<PassengerType, number>>;
  readonly promo: string;
}

/** An untouched form, or one prefilled by a search link (T52). */
export function linkedValues(query: URLSearchParams): SearchValues {
  const { date, open, return: back, ...said } = readSearchLink(query);
  return { ...said, departureDate: date, departureOpen: open, returnDate: back };
}

/** The search link for these values. */
export const linkOf = ({ departureDate, departureOpen, returnDate, ...said }: SearchValues): string =>
  searchQuery({ ...said, date: departureDate, open: departureOpen, return: returnDate });

/** Without unknown stops: a link may be old, or typed by anyone. */
export function onlyKnown<Values extends Pair>(values: Values, ids: readonly string[]): Values {
  const known = (id: string) => (ids.includes(id) ? id : '');
  return { ...values, origin: known(values.origin), destination: known(values.destination) };
}

/** The values of a submitted form. */
export const sentValues = (form: URLSearchParams): SearchValues => ({
  origin: form.get('origin') ?? '',
  destination: form.get('destination') ?? '',
  round: form.get('round') !== 'false',
  departureDate: form.get('departure.date') ?? '',
  departureOpen: form.get('departure.open') !== null,
  returnDate: form.get('return.date') ?? '',
  party: Object.fromEntries(
    PASSENGER_TYPES.map((type) => [type, countIn(form.get(`passengers.${type}`)) ?? 0]),
  ) as SearchValues['party'],
  promo: form.get('promotional_code') ?? '',
});

/** Whether a number of passengers is invalid: negative or not an integer. */
export const hasNoCount = (form: URLSearchParams): boolean =>
  PASSENGER_TYPES.some((type) => countIn(form.get(`passengers.${type}`)) === undefined);

/** The body of the call that creates a reservation. A blank promotional code is omitted. */
export const createBody = (values: SearchValues): BodyInput<typeof postCreate> => ({
  origin: values.origin,
  destination: values.destination,
  round: values.round,
  departure: { date: values.departureDate || null, open: values.departureOpen },
  return: values.round ? { date: values.returnDate || null } : {},
  passengers: PASSENGER_TYPES.flatMap((type) => Array.from({ length: values.party[type] }, () => ({ type }))),
  promotional_code: values.promo.trim() || null,
});
