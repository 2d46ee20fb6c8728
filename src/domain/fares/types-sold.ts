import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import { rateHoldsOn } from '#domain/fares/rates.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { LocalDate } from '#kernel/instant.ts';

/**
 * Types that describe the traveller rather than a rate: offered on every service, at the leg fare without a reduction.
 */
const WITHOUT_LEGAL_RATE: readonly PassengerType[] = ['adult', 'minor', 'infant'];

/**
 * Passenger types offered for one journey. `date` undefined is an open journey: no student or teacher rate (spec 5). A
 * service class without legal discounts (T18) offers only adults, minors and lap infants.
 */
export function typesSold(
  date: LocalDate | undefined,
  windows: readonly SepWindow[],
  service: { readonly discountsApply: boolean } = { discountsApply: true },
): readonly PassengerType[] {
  const offered = service.discountsApply ? PASSENGER_TYPES : WITHOUT_LEGAL_RATE;
  return offered.filter((type) => rateHoldsOn(type, date, windows));
}
