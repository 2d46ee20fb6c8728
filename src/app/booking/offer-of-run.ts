import { fareOfRun } from '#app/booking/quote-current.ts';
import { type NoRoom, noRoomFor } from '#domain/booking/availability.ts';
import { isOnSale } from '#domain/booking/deadlines.ts';
import type { Party } from '#domain/fares/passenger-type.ts';
import type { TripTerms } from '#domain/fares/price-ticket.ts';
import { priceParty } from '#domain/fares/quote-reservation.ts';
import type { LeftOnRun } from '#domain/seats/left-on-run.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

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

/**
 * Runs of one day, the lowest price first, then the earliest. Runs with the same adult fare and terms cost the party
 * the same, so each fare is priced only once.
 */
export function byPrice(buyer: Buyer, runs: readonly Run[]): readonly PricedRun[] {
  const prices = new Map<string, Centavos>();
  return runs.map((run) => ({ run, price: remembered(prices, run, () => priceOf(buyer, run)) })).sort(cheapestFirst);
}

const priceOf = ({ party, terms }: Buyer, run: Run): Centavos => priceParty(party, fareOfRun(run), terms);

const cheapestFirst = (a: PricedRun, b: PricedRun): number => a.price - b.price || a.run.departs - b.run.departs;

function remembered(prices: Map<string, Centavos>, { adultFare, departure }: Run, work: () => Centavos): Centavos {
  const key = `${adultFare} ${departure.service.discountsApply}`;
  const price = prices.get(key) ?? work();
  prices.set(key, price);
  return price;
}
