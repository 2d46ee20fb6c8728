import { type Buyer, type Offer, offerOf } from '#app/booking/offer-of-run.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import { connectingRuns } from '#app/timetable/connections-on-day.ts';
import type { Pair, Timetable } from '#app/timetable/timetable.ts';
import type { DayPrice } from '#domain/booking/day-prices.ts';
import { isOnSale } from '#domain/booking/deadlines.ts';
import { connectionsOf } from '#domain/timetable/connections.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { LocalDate } from '#kernel/instant.ts';
import { type Centavos, plus } from '#kernel/money.ts';

/** A journey of two runs that the party can have, for one price. */
export interface OfferedConnection {
  readonly first: Offer;
  readonly second: Offer;
  /** For the whole party and both runs, VAT included. */
  readonly price: Centavos;
}

interface Asked extends Buyer {
  readonly timetable: Timetable;
}

/** The journeys of two runs of some days, with room for the party on both; one query for all days. */
export async function offeredConnections(
  availability: SaleDeps['availability'],
  search: Asked,
  { pair, days }: { readonly pair: Pair; readonly days: readonly LocalDate[] },
): Promise<readonly (readonly OfferedConnection[])[]> {
  const found = days.map((date) => connectingRuns(search.timetable, pair, date));
  const runs = new Set(found.flatMap(({ firsts, seconds, direct }) => [...firsts, ...seconds, ...direct]));
  const onSale = [...runs].filter(({ departs }) => isOnSale(search.now, departs));
  const left = await leftOnRuns(availability, onSale);
  const offers = new Map(onSale.map((run, index) => [run, offerOf(search, run, left[index]!)]));
  const withRoom = (some: readonly Run[]) =>
    some.filter((run) => offers.get(run)?.reason === undefined && offers.has(run));
  return found.map(({ firsts, seconds, direct }) =>
    connectionsOf(
      { firsts: withRoom(firsts), seconds: withRoom(seconds), direct: withRoom(direct) },
      search.timetable.transfers,
      (run) => offers.get(run)?.left.disruption?.late ?? 0,
    ).map((one) => {
      const [first, second] = [offers.get(one.first)!, offers.get(one.second)!];
      return { first, second, price: plus(first.price, second.price) };
    }),
  );
}

/** The lowest price of each day by connections alone. */
export const connectionPrices = (
  days: readonly LocalDate[],
  offered: readonly (readonly OfferedConnection[])[],
): readonly DayPrice[] =>
  days.map((date, index) => {
    const prices = (offered[index] ?? []).map(({ price }) => price);
    const [lowest] = prices.toSorted((a, b) => a - b);
    return lowest === undefined ? { date, state: 'no_runs' } : { date, state: 'on_sale', price: lowest };
  });
