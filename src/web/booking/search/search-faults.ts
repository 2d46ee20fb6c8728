import { type KnownNetwork, validateSearch } from '#domain/booking/search-rules.ts';
import type { Fault } from '#domain/errors.ts';
import { passengersOf } from '#domain/fares/passenger-type.ts';
import { localDate } from '#kernel/instant.ts';
import type { SearchValues } from '#web/booking/search/search-values.ts';

export interface Known {
  readonly today: string;
  readonly destinations: Readonly<Record<string, readonly string[]>>;
}

/** Holiday windows and promotional codes are checked by the server. */
const LEFT_TO_THE_SERVER = ['legal_rate_outside_window', 'flex_rate_inside_window', 'promo_invalid'];

/** The faults of a search that can be found without the server. */
export function searchFaults(values: SearchValues, { today, destinations }: Known): readonly Fault[] {
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
  return faults.filter(({ code }) => !LEFT_TO_THE_SERVER.includes(code));
}

const networkOf = (destinations: Known['destinations']): KnownNetwork => ({
  isStop: (id) => id in destinations || Object.values(destinations).some((served) => served.includes(id)),
  sellsFrom: (origin) => origin in destinations,
  serves: (from, to) => destinations[from]?.includes(to) ?? false,
});
