import { validateSearch } from '#domain/booking/search-rules.ts';
import { PASSENGER_TYPES } from '#domain/fares/passenger-type.ts';
import { localDate } from '#kernel/instant.ts';
import { passengerErrors } from '#text/errors/passengers.ts';
import { searchErrors } from '#text/errors/search.ts';
import type { Lang } from '#text/lang.ts';
import { say, type Text } from '#text/message.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { SearchValues } from '#web/pages/home/search-values.ts';

interface Known {
  readonly today: string;
  readonly destinations: Readonly<Record<string, readonly string[]>>;
}

/** What holiday windows and codes decide is the server's to say. */
const LEFT_TO_THE_SERVER = ['legal_rate_outside_window', 'flex_rate_inside_window', 'promo_invalid'];

/** The server's own rules, asked before the form is sent. */
export function clientErrors(values: SearchValues, { today, destinations }: Known, lang: Lang): readonly ShownError[] {
  const { origin, destination, round, departureDate, departureOpen, returnDate, party, promo } = values;
  const faults = validateSearch(
    {
      origin,
      destination,
      round,
      departure: { date: departureDate, open: departureOpen },
      return: { date: returnDate || null },
      passengers: PASSENGER_TYPES.flatMap((type) => Array.from({ length: party[type] }, () => type)),
      promo: promo.trim() || null,
    },
    {
      today: localDate(today),
      windows: [],
      pairServed: destinations[origin]?.includes(destination) ?? true,
      promoUsable: true,
    },
  ).filter(({ code }) => !LEFT_TO_THE_SERVER.includes(code));
  return faults.flatMap(({ code, field, params }) => {
    const text = TEXTS[code];
    return text ? [{ field, text: say(text, params)[lang] }] : [];
  });
}

/** What the rules of a search can say. */
const TEXTS: Readonly<Record<string, Text>> = { ...searchErrors, ...passengerErrors };
