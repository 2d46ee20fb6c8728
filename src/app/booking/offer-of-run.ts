import { fareText, keptByFare } from '#app/booking/kept-by-fare.ts';
import { fareOfRun } from '#app/booking/quote-current.ts';
import { type NoRoom, noRoomFor } from '#domain/booking/availability.ts';
import { isOnSale } from '#domain/booking/deadlines.ts';
import { PASSENGER_TYPES, type Party } from '#domain/fares/passenger-type.ts';
import type { JourneyFare, TripTerms } from '#domain/fares/price-ticket.ts';
import { priceParty } from '#domain/fares/quote-reservation.ts';
import type { LeftOnRun } from '#domain/seats/left-on-run.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { oncePer } from '#kernel/once-per.ts';

/** Who a run is priced for: a party, on the terms of its trip, at this moment. */
export interface Buyer {
  readonly party: Party;
  readonly terms: TripTerms;
  readonly now: Instant;
}

/** A run in the list, with its price for the party and why it may not be chosen. */
export interface Offer {
  readonly run: Run;
  readonly left: LeftOnRun;
  readonly price: Centavos;
  /** Undefined when the run can be chosen. */
  readonly reason: NoRoom | 'closed' | undefined;
}

export const offerOf = (buyer: Buyer, run: Run, left: LeftOnRun): Offer => ({
  run,
  left,
  price: priceOf(buyer, run),
  reason: isOnSale(buyer.now, run.departs) ? noRoomFor(buyer.party, left) : 'closed',
});

export interface PricedRun {
  readonly run: Run;
  readonly price: Centavos;
}

/** Parties remembered for each of thousands of lists, then all are cleared. */
const MAX_PARTIES = 10;

const ordersOf = oncePer((_runs: readonly Run[]) => keptByFare<readonly PricedRun[]>(MAX_PARTIES));

/** Runs of one day, the lowest price first, then the earliest: worked out once for a list that is kept. */
export function byPrice(buyer: Buyer, runs: readonly Run[]): readonly PricedRun[] {
  return ordersOf(runs)(buyer.terms, partyText(buyer.party), () =>
    runs.map((run) => ({ run, price: priceOf(buyer, run) })).sort(cheapestFirst),
  );
}

const prices = keptByFare<Centavos>();

/** Runs with the same fare cost a party the same. */
const priceOf = (buyer: Buyer, run: Run): Centavos => priceAt(buyer, fareOfRun(run));

/** The price of a journey for a party, VAT included. */
export function priceAt({ party, terms }: Pick<Buyer, 'party' | 'terms'>, fare: JourneyFare): Centavos {
  return prices(terms, `${partyText(party)} ${fareText(fare)}`, () => priceParty(party, fare, terms));
}

const partyText = oncePer((party: Party) => PASSENGER_TYPES.map((type) => party[type] ?? 0).join());

const cheapestFirst = (a: PricedRun, b: PricedRun): number => a.price - b.price || a.run.departs - b.run.departs;
