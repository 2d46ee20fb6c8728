import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import type { Pair } from '#web/pages/home/pair.ts';
import type { BodyInput } from '#wire/route.ts';
import { countIn } from '#wire/count-in.ts';
import { readSearchLink, searchQuery } from '#wire/search-link.ts';
import type { postCreate } from '#wire/websale.ts';

/** The search form in its current state: what was typed, valid or not. */
export interface SearchValues extends Pair {
  readonly round: boolean;
  readonly departureDate: string;
  readonly departureOpen: boolean;
  readonly returnDate: string;
  readonly party: Readonly<Record<PassengerType, number>>;
  readonly promo: string;
}

/** A form that nobody has touched, or that a search link filled in (T52). */
export function linkedValues(query: URLSearchParams): SearchValues {
  const { date, open, return: back, ...said } = readSearchLink(query);
  return { ...said, departureDate: date, departureOpen: open, returnDate: back };
}

/** The link of a search. */
export const linkOf = ({ departureDate, departureOpen, returnDate, ...said }: SearchValues): string =>
  searchQuery({ ...said, date: departureDate, open: departureOpen, return: returnDate });

/** Without stops that nobody knows (any more): a link may be old, or anybody's. */
export function onlyKnown<Values extends Pair>(values: Values, ids: readonly string[]): Values {
  const known = (id: string) => (ids.includes(id) ? id : '');
  return { ...values, origin: known(values.origin), destination: known(values.destination) };
}

/** What a sent form says. */
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

/** Whether a number of passengers is none: below nobody, or a part of somebody. */
export const hasNoCount = (form: URLSearchParams): boolean =>
  PASSENGER_TYPES.some((type) => countIn(form.get(`passengers.${type}`)) === undefined);

/** The body of the call that starts a reservation. A blank box is no code. */
export const createBody = (values: SearchValues): BodyInput<typeof postCreate> => ({
  origin: values.origin,
  destination: values.destination,
  round: values.round,
  departure: { date: values.departureDate || null, open: values.departureOpen },
  return: values.round ? { date: values.returnDate || null } : {},
  passengers: PASSENGER_TYPES.flatMap((type) => Array.from({ length: values.party[type] }, () => ({ type }))),
  promotional_code: values.promo.trim() || null,
});
