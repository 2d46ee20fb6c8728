import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction, PriceStep, TicketPrice } from '#domain/fares/quote.ts';
import { rateHoldsOn, rateOf } from '#domain/fares/rates.ts';
import { BUS_TRIP, METROPOLITAN_TRIP } from '#domain/fares/bus-trip.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { LocalDate } from '#kernel/instant.ts';
import { type Centavos, centavos, minus, ZERO } from '#kernel/money.ts';

/** The carrier's reductions by kind of trip, in whole per cent. Not in the specification: none today. */
export interface FarePolicy {
  readonly roundTripPercent: number;
  readonly openTicketPercent: number;
}

export const CARRIER_POLICY: FarePolicy = { roundTripPercent: 0, openTicketPercent: 0 };

/** The adult fare of a journey, and the facts that decide its discounts. */
export interface JourneyFare {
  readonly adultFare: Centavos;
  /** Travel date at the boarding stop; undefined for an open journey. */
  readonly date: LocalDate | undefined;
  /** Whether the legal discounts apply to the service class (T18). */
  readonly discountsApply: boolean;
  /** Whether the service class is exempt from VAT (T31). */
  readonly vatExempt?: boolean;
}

/** What all tickets of a trip share. */
export interface TripTerms {
  readonly round: boolean;
  readonly windows: readonly SepWindow[];
  readonly promo?: { readonly percent: number } | undefined;
  readonly policy?: FarePolicy;
}

/** One passenger on one journey. */
export interface Traveller {
  /** Position in the reservation, from 1. */
  readonly passenger: number;
  readonly type: PassengerType;
  readonly direction: Direction;
}

/** Prices one ticket; docs/pricing.md explains the algorithm. */
export function priceTicket(traveller: Traveller, journey: JourneyFare, terms: TripTerms): TicketPrice {
  const steps = traveller.type === 'infant' ? LAP_INFANT : explain(traveller.type, journey, terms);
  const fullFare = traveller.type === 'infant' ? ZERO : journey.adultFare;
  const tax = journey.vatExempt ? METROPOLITAN_TRIP : BUS_TRIP;
  const total = centavos(steps.reduce((running, step) => running + step.amount, 0));
  return {
    ...traveller,
    fullFare,
    discount: minus(fullFare, total),
    total,
    ...splitVat(total, tax.vatRate),
    ...tax,
    steps,
  };
}

/** An infant takes no seat, so there is no fare to discount. */
const LAP_INFANT: readonly PriceStep[] = [{ reason: 'lap_infant', amount: ZERO }];

type Reduction = Pick<PriceStep, 'reason'> & { readonly percent: number };

function explain(type: PassengerType, journey: JourneyFare, terms: TripTerms): readonly PriceStep[] {
  const { adultFare } = journey;
  let kept = 1; // product of the remaining hundredths: exact, as are all integers below 2^53
  let scale = 1;
  let discount = 0;
  const steps: PriceStep[] = [{ reason: 'adult_fare', amount: adultFare }];
  for (const { reason, percent } of reductions(type, journey, terms)) {
    kept *= 100 - percent;
    scale *= 100;
    const running = Math.floor((adultFare * (scale - kept)) / scale);
    steps.push({ reason, amount: centavos(0 - (running - discount)), percent });
    discount = running;
  }
  return steps;
}

function reductions(type: PassengerType, journey: JourneyFare, terms: TripTerms): readonly Reduction[] {
  const { roundTripPercent, openTicketPercent } = terms.policy ?? CARRIER_POLICY;
  const holds = journey.discountsApply && rateHoldsOn(type, journey.date, terms.windows);
  const category = holds ? rateOf(type).percent : 0;
  const all: readonly (Reduction & { readonly applies: boolean })[] = [
    { reason: 'round_trip', percent: roundTripPercent, applies: terms.round && roundTripPercent > 0 },
    { reason: 'open_ticket', percent: openTicketPercent, applies: journey.date === undefined && openTicketPercent > 0 },
    // A category without a discount is shown as well, so that nobody is surprised at the counter (T13).
    { reason: 'category', percent: category, applies: type !== 'adult' },
    { reason: 'promo', percent: terms.promo?.percent ?? 0, applies: terms.promo !== undefined && category === 0 },
  ];
  return all.filter(({ applies }) => applies).map(({ reason, percent }) => ({ reason, percent }));
}
