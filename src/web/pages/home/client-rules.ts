import { partyFaults } from '#domain/booking/party-rules.ts';
import { type KnownNetwork, validateSearch } from '#domain/booking/search-rules.ts';
import type { Fault } from '#domain/errors.ts';
import { PASSENGER_TYPES, type PassengerType, type Party, passengersOf } from '#domain/fares/passenger-type.ts';
import { localDate } from '#kernel/instant.ts';
import { passengerErrors } from '#text/errors/passengers.ts';
import { searchErrors } from '#text/errors/search.ts';
import type { Lang } from '#text/lang.ts';
import { say, type Text } from '#text/message.ts';
export { mostOf } from '#web/pages/home/party-limits.ts';
import { whyNoMore } from '#web/pages/home/party-limits.ts';
import type { SearchValues } from '#web/pages/home/search-values.ts';
import type { ShownError } from '#web/shown-errors.ts';

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
      passengers: passengersOf(party),
      promo: promo.trim() || null,
    },
    {
      today: localDate(today),
      windows: [],
      network: networkOf(destinations),
      promoUsable: true,
    },
  );
  return shown(
    faults.filter(({ code }) => !LEFT_TO_THE_SERVER.includes(code)),
    lang,
  );
}

const networkOf = (destinations: Known['destinations']): KnownNetwork => ({
  isStop: (id) => id in destinations || Object.values(destinations).some((served) => served.includes(id)),
  sellsFrom: (origin) => origin in destinations,
  serves: (from, to) => destinations[from]?.includes(to) ?? false,
});

/** Why no more of a type can be added, in words; types that can grow are absent. */
export const limitTexts = (party: Party, lang: Lang): Readonly<Partial<Record<PassengerType, string>>> =>
  Object.fromEntries(
    PASSENGER_TYPES.flatMap((type) => {
      const fault = whyNoMore(party, type);
      return shown(fault ? [fault] : [], lang).map(({ text }) => [type, text]);
    }),
  );

/** What is wrong with a party in its current state. */
export const partyErrors = (party: Party, lang: Lang): readonly ShownError[] => shown(partyFaults(party), lang);

const shown = (faults: readonly Fault[], lang: Lang): readonly ShownError[] =>
  faults.flatMap(({ code, field, params }) => {
    const text = TEXTS[code];
    return text ? [{ field, text: say(text, params)[lang] }] : [];
  });

/** What the rules of a search can say. */
const TEXTS: Readonly<Record<string, Text>> = { ...searchErrors, ...passengerErrors };
