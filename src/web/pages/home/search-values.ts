import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import type { Pair } from '#web/pages/home/pair.ts';
import type { BodyInput } from '#wire/route.ts';
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

const NOBODY = Object.fromEntries(PASSENGER_TYPES.map((type) => [type, 0])) as Record<PassengerType, number>;

/** More than any limit, so that a wild number is refused by the rules and not by us. */
const MAX_TYPED_LENGTH = 99;

/**
 * A form that nobody has touched, or that a deep link filled in (`?origin=TLQ&destination=SAY&date=…&promo=…`, T52).
 */
export const linkedValues = (query: URLSearchParams): SearchValues => ({
  origin: query.get('origin') ?? '',
  destination: query.get('destination') ?? '',
  round: query.get('round') !== 'false',
  departureDate: query.get('date') ?? '',
  departureOpen: query.get('open') === 'true',
  returnDate: query.get('return') ?? '',
  party: { ...NOBODY, adult: 1 },
  promo: query.get('promo') ?? '',
});

/** The deep link of a search, without its passengers. */
export function linkOf(values: SearchValues): string {
  const { origin, destination, round, departureDate: date, departureOpen, returnDate, promo } = values;
  const open = departureOpen ? 'true' : '';
  const fields = { origin, destination, round: round ? '' : 'false', date, open, return: returnDate, promo };
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
}

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
    PASSENGER_TYPES.map((type) => [type, countIn(form.get(`passengers.${type}`))]),
  ) as SearchValues['party'],
  promo: form.get('promotional_code') ?? '',
});

/** Whether a number of passengers is none: below nobody, or a part of somebody. */
export const hasNoCount = (form: URLSearchParams): boolean =>
  PASSENGER_TYPES.some((type) => {
    const count = Number(form.get(`passengers.${type}`) ?? 0);
    return !Number.isInteger(count) || count < 0;
  });

function countIn(text: string | null): number {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_TYPED_LENGTH) : 0;
}

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
