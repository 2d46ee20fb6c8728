import { fault } from '#domain/errors.ts';
import { PASSENGER_TYPES } from '#domain/fares/passenger-type.ts';
import type { Lang } from '#text/lang.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type Known, searchFaults } from '#web/booking/search/search-faults.ts';
import type { SearchValues } from '#web/booking/search/search-values.ts';
import type { ShownError } from '#web/shown-errors.ts';
import { countIn } from '#wire/count-in.ts';

interface Asked {
  readonly query: URLSearchParams;
  readonly values: SearchValues;
  readonly known: Known;
  readonly lang: Lang;
}

/**
 * Errors in the URL's parameters; missing ones are not errors, because the form asks for them. A missing return is an
 * error only if the link requests a round trip.
 */
export function linkErrors({ query, values, known, lang }: Asked): readonly ShownError[] {
  // As nearly always: a visitor who comes without a link.
  if (query.size === 0) return [];
  const says = (...names: readonly string[]) => names.some((name) => (query.get(name) ?? '') !== '');
  const saysReturn = says('return') || query.get('round') === 'true';
  const said: Readonly<Record<string, boolean>> = {
    origin: says('origin'),
    destination: says('destination'),
    'departure.date': says('date'),
    'return.date': says('return'),
    passengers: says(...PASSENGER_TYPES),
  };
  const found = searchFaults({ ...values, round: values.round && saysReturn }, known);
  const wrong = found.filter(({ field }) => field !== undefined && said[field] === true);
  const isCountLost = PASSENGER_TYPES.some((type) => says(type) && countIn(query.get(type)) === undefined);
  const isPartyWrong = wrong.some(({ field }) => field === 'passengers');
  const faults = isCountLost && !isPartyWrong ? [...wrong, fault('passengers_required', 'passengers')] : wrong;
  return shownErrors(
    faults.map((one) => ({ ...one, message: '' })),
    lang,
  );
}
