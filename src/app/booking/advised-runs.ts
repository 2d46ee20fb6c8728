import type { OtherJourney } from '#app/booking/other-journey.ts';
import { fareText, keptByFare } from '#app/booking/kept-by-fare.ts';
import { fareOfRun } from '#app/booking/quote-current.ts';
import {
  cheaperWay,
  otherRun,
  type OtherWay,
  type SeenRun,
  type TripQuestion,
  type Undiscounted,
  undiscounted,
} from '#domain/booking/discount-advice.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { TripTerms } from '#domain/fares/price-ticket.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Centavos } from '#kernel/money.ts';

/** Advice about a run before it is chosen (N1). */
export interface RunAdvice {
  /** Passengers who pay the adult fare on it, and why. */
  readonly undiscounted: readonly Undiscounted[];
  /** The same trip at a lower price, bought differently. */
  readonly cheaperWay: OtherWay | undefined;
  /** Another run of the day that has the discount this one lacks. */
  readonly elsewhere: { readonly run: Run; readonly saves: Centavos | undefined } | undefined;
}

interface Listed extends Omit<SeenRun, 'fare' | 'departs'> {
  readonly run: Run;
  readonly other: OtherJourney | undefined;
}

interface AdviceDeps {
  readonly passengers: readonly PassengerType[];
  readonly terms: TripTerms;
  readonly direction: Direction;
}

const ways = keptByFare<OtherWay | undefined>();

function cheaper(trip: TripQuestion): OtherWay | undefined {
  const fares = DIRECTIONS.map((direction) => (trip.journeys[direction] ? fareText(trip.journeys[direction]) : ''));
  return ways(trip.terms, [trip.passengers.join(' '), ...fares].join('; '), () => cheaperWay(trip));
}

/** Adds the advice to each run of a list. */
export function withAdvice<L extends Listed>(
  listed: readonly L[],
  { passengers, terms, direction }: AdviceDeps,
): readonly (L & RunAdvice)[] {
  const seen = listed.map((offer) => ({ ...offer, fare: fareOfRun(offer.run), departs: offer.run.departs }));
  return seen.map((offer, index) => {
    const { other, fare } = offer;
    const journeys = { [direction]: fare, ...(other && other.kind !== 'none' && { [other.direction]: other.fare }) };
    const elsewhere = otherRun(offer, seen, { passengers, windows: terms.windows });
    return {
      ...listed[index]!,
      undiscounted: undiscounted(passengers, fare, terms),
      cheaperWay: offer.reason === undefined ? cheaper({ passengers, journeys, terms }) : undefined,
      elsewhere: elsewhere && { run: elsewhere.run.run, saves: elsewhere.saves },
    };
  });
}
