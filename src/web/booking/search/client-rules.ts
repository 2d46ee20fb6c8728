import { partyFaults } from '#domain/booking/party-rules.ts';
import type { Fault } from '#domain/errors.ts';
import { PASSENGER_TYPES, type PassengerType, type Party } from '#domain/fares/passenger-type.ts';
import { passengerErrors } from '#text/errors/passengers.ts';
import { searchErrors } from '#text/errors/search.ts';
import type { Lang } from '#text/lang.ts';
import { say, type Text } from '#text/message.ts';
import { whyNoMore } from '#web/booking/search/party-limits.ts';
import { type Known, searchFaults } from '#web/booking/search/search-faults.ts';
import type { SearchValues } from '#web/booking/search/search-values.ts';
import type { ShownError } from '#web/shown-errors.ts';

export { mostOf } from '#web/booking/search/party-limits.ts';

/** The server's own rules, run before the form is submitted. */
export const clientErrors = (values: SearchValues, known: Known, lang: Lang): readonly ShownError[] =>
  shown(searchFaults(values, known), lang);

/** Messages why no more of a type can be added; types that can grow are absent. */
export const limitTexts = (party: Party, lang: Lang): Readonly<Partial<Record<PassengerType, string>>> =>
  Object.fromEntries(
    PASSENGER_TYPES.flatMap((type) => {
      const fault = whyNoMore(party, type);
      return shown(fault ? [fault] : [], lang).map(({ text }) => [type, text]);
    }),
  );

/** The errors of a party in its current state. */
export const partyErrors = (party: Party, lang: Lang): readonly ShownError[] => shown(partyFaults(party), lang);

const shown = (faults: readonly Fault[], lang: Lang): readonly ShownError[] =>
  faults.flatMap(({ code, field, params }) => {
    const text = TEXTS[code];
    return text ? [{ field, text: say(text, params)[lang] }] : [];
  });

/** Messages of the search rules. */
const TEXTS: Readonly<Record<string, Text>> = { ...searchErrors, ...passengerErrors };
