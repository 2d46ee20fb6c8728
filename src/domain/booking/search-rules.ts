import { partyFaults } from '#domain/booking/party-rules.ts';
import { rateFaults } from '#domain/booking/rate-rules.ts';
import {
  type RequestedJourney,
  requestedOutbound,
  requestedReturn,
  type SearchInput,
} from '#domain/booking/search-request.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { partyOf } from '#domain/fares/passenger-type.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** External facts the rules need. */
export interface SearchContext {
  /** The current day at the origin stop, in its own time zone. */
  readonly today: LocalDate;
  readonly windows: readonly SepWindow[];
  readonly network: KnownNetwork;
  /** Whether the promotional code, if any, can be used today. */
  readonly promoUsable: boolean;
}

/** Which stops are sold from and to; not queried while either stop is missing. */
export interface KnownNetwork {
  isStop(id: string): boolean;
  /** False for a stop without boarding (T55). */
  sellsFrom(origin: string): boolean;
  serves(origin: string, destination: string): boolean;
}

/**
 * Every reason to refuse a search, each at its field: `origin`, `destination`, `departure.date`, `return.date`,
 * `passengers`, `promotional_code` (spec 5). Empty when a reservation can be created from it.
 */
export function validateSearch(input: SearchInput, context: SearchContext): readonly Fault[] {
  const party = partyOf(input.passengers);
  const departure = requestedOutbound(input.departure);
  const back = input.round ? requestedReturn(input.return) : undefined;
  return [
    ...pairFaults(input, context.network),
    ...departureFaults(departure, context.today),
    ...(back ? returnFaults(back, departure, context.today) : []),
    ...partyFaults(party),
    ...rateFaults({ party, departure, return: back, windows: context.windows }),
    ...promoFaults(input.promo, context.promoUsable),
  ];
}

function pairFaults(input: SearchInput, network: KnownNetwork): readonly Fault[] {
  const { origin, destination } = input;
  const faults: Fault[] = [];
  if (origin === '') faults.push(fault('origin_required', 'origin'));
  else if (!network.isStop(origin)) faults.push(fault('origin_unknown', 'origin'));
  if (destination === '') faults.push(fault('destination_required', 'destination'));
  else if (!network.isStop(destination)) faults.push(fault('destination_unknown', 'destination'));
  return faults.length > 0 ? faults : wayFaults(input, network);
}

/** A round trip also needs a way back: a stop without boarding has none (T55). */
function wayFaults({ origin, destination, round }: SearchInput, network: KnownNetwork): readonly Fault[] {
  if (!network.sellsFrom(origin)) return [fault('destinations_not_found', 'origin')];
  if (origin === destination || !network.serves(origin, destination)) return [fault('pair_not_served', 'destination')];
  return round && !network.serves(destination, origin) ? [fault('return_not_served', 'destination')] : [];
}

function departureFaults(departure: RequestedJourney, today: LocalDate): readonly Fault[] {
  const field = 'departure.date';
  if (departure.kind === 'missing') return [fault('departure_required', field)];
  if (departure.kind === 'impossible') return [fault('date_impossible', field)];
  if (departure.kind === 'open') return [];
  if (departure.date < today) return [fault('departure_in_past', field)];
  return horizonFaults(departure.date, today, field);
}

function returnFaults(back: RequestedJourney, departure: RequestedJourney, today: LocalDate): readonly Fault[] {
  const field = 'return.date';
  if (back.kind === 'open') return [];
  if (back.kind === 'missing') return [fault('return_required', field)];
  if (back.kind === 'impossible') return [fault('date_impossible', field)];
  if (departure.kind === 'impossible') return [];
  if (departure.kind !== 'dated') return [fault('return_needs_departure', field)];
  if (back.date < departure.date) return [fault('return_before_departure', field)];
  return horizonFaults(back.date, today, field);
}

const horizonFaults = (date: LocalDate, today: LocalDate, field: string): readonly Fault[] =>
  date > plusDays(today, SALES_HORIZON_DAYS)
    ? [fault('departure_beyond_horizon', field, { days: SALES_HORIZON_DAYS })]
    : [];

/** A code must not be blank and must be usable (spec 5); no code at all is fine. */
function promoFaults(promo: string | null, usable: boolean): readonly Fault[] {
  if (promo === null) return [];
  if (promo.trim() === '') return [fault('promo_empty', 'promotional_code')];
  return usable ? [] : [fault('promo_invalid', 'promotional_code')];
}
