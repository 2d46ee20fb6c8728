import { SALES_HORIZON_DAYS } from '#domain/booking/limits.ts';
import { partyFaults } from '#domain/booking/party-rules.ts';
import { rateFaults } from '#domain/booking/rate-rules.ts';
import { type JourneyWish, outboundWish, returnWish, type SearchInput } from '#domain/booking/search-request.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { partyOf } from '#domain/fares/passenger-type.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** What the rules need to know about the world. */
export interface SearchContext {
  /** The day at the stop where the trip begins, in its own zone. */
  readonly today: LocalDate;
  readonly windows: readonly SepWindow[];
  /** Whether the line serves the pair; not asked while either stop is missing. */
  readonly pairServed: boolean;
  /** Whether the code, if there is one, can be used today. */
  readonly promoUsable: boolean;
}

/**
 * Every reason to refuse a search, each at its field: `origin`, `destination`, `departure.date`, `return.date`,
 * `passengers`, `promotional_code` (spec 5). Empty when a reservation can be created from it.
 */
export function validateSearch(input: SearchInput, context: SearchContext): readonly Fault[] {
  const party = partyOf(input.passengers);
  const departure = outboundWish(input.departure);
  const back = input.round ? returnWish(input.return) : undefined;
  return [
    ...pairFaults(input, context.pairServed),
    ...departureFaults(departure, context.today),
    ...(back ? returnFaults(back, departure, context.today) : []),
    ...partyFaults(party),
    ...rateFaults({ party, departure, return: back, windows: context.windows }),
    ...promoFaults(input.promo, context.promoUsable),
  ];
}

function pairFaults({ origin, destination }: SearchInput, served: boolean): readonly Fault[] {
  const faults: Fault[] = [];
  if (origin === '') faults.push(fault('origin_required', 'origin'));
  if (destination === '') faults.push(fault('destination_required', 'destination'));
  if (faults.length > 0) return faults;
  return served && origin !== destination ? [] : [fault('pair_not_served', 'destination')];
}

function departureFaults(departure: JourneyWish, today: LocalDate): readonly Fault[] {
  const field = 'departure.date';
  if (departure.kind === 'missing') return [fault('departure_required', field)];
  if (departure.kind === 'open') return [];
  if (departure.date < today) return [fault('departure_in_past', field)];
  return horizonFaults(departure.date, today, field);
}

function returnFaults(back: JourneyWish, departure: JourneyWish, today: LocalDate): readonly Fault[] {
  const field = 'return.date';
  if (back.kind === 'open') return [];
  if (back.kind === 'missing') return [fault('return_required', field)];
  if (departure.kind !== 'dated') return [fault('return_needs_departure', field)];
  if (back.date < departure.date) return [fault('return_before_departure', field)];
  return horizonFaults(back.date, today, field);
}

const horizonFaults = (date: LocalDate, today: LocalDate, field: string): readonly Fault[] =>
  date > plusDays(today, SALES_HORIZON_DAYS)
    ? [fault('departure_beyond_horizon', field, { days: SALES_HORIZON_DAYS })]
    : [];

/** A code that is given must not be blank and must be usable (spec 5); no code at all is fine. */
function promoFaults(promo: string | null, usable: boolean): readonly Fault[] {
  if (promo === null) return [];
  if (promo.trim() === '') return [fault('promo_empty', 'promotional_code')];
  return usable ? [] : [fault('promo_invalid', 'promotional_code')];
}
