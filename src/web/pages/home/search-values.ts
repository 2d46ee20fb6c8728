import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import type { BodyInput } from '#wire/route.ts';
import type { postCreate } from '#wire/websale.ts';

/** The search form as it stands: what was typed, valid or not. */
export interface SearchValues {
  readonly origin: string;
  readonly destination: string;
  readonly round: boolean;
  readonly departureDate: string;
  readonly departureOpen: boolean;
  readonly returnDate: string;
  readonly party: Readonly<Record<PassengerType, number>>;
  readonly promo: string;
}

const NOBODY = Object.fromEntries(PASSENGER_TYPES.map((type) => [type, 0])) as Record<PassengerType, number>;

/** More than any limit, so that a wild number is refused by the rules and not by us. */
const MOST_TYPED = 99;

/** A form that nobody has touched, or that a deep link filled in (`?origin=TLQ&destination=SAY&date=…&promo=…`). */
export const linkedValues = (query: URLSearchParams): SearchValues => ({
  origin: query.get('origin') ?? '',
  destination: query.get('destination') ?? '',
  round: query.get('round') !== 'false',
  departureDate: query.get('date') ?? '',
  departureOpen: false,
  returnDate: query.get('return') ?? '',
  party: { ...NOBODY, adult: 1 },
  promo: query.get('promo') ?? '',
});

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

function countIn(text: string | null): number {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_TYPED) : 0;
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
