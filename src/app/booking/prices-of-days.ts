import { type Buyer, offerOf, type PricedRun } from '#app/booking/offer-of-run.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import { type DayPrice, withoutRun } from '#domain/booking/day-prices.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** A day whose availability is not known yet; `runs` are those on sale, the lowest price first. */
export interface AskedDay {
  readonly date: LocalDate;
  readonly runs: readonly PricedRun[];
  /** The result for the day when none of them is on sale. */
  readonly otherwise: DayPrice;
}

/**
 * The lowest price available to the buyer on each day, in the given order. First queries the cheapest run of each day,
 * which nearly always suffices, then all other runs of the days where it has no room: a month takes two queries at
 * most.
 */
export async function pricesOfDays(
  availability: SaleDeps['availability'],
  buyer: Buyer,
  days: readonly AskedDay[],
): Promise<readonly DayPrice[]> {
  const offersOf = async (priced: readonly PricedRun[]) => {
    const runs = priced.map(({ run }) => run);
    const left = await leftOnRuns(availability, runs);
    return new Map(runs.map((run, index) => [run, offerOf(buyer, run, left[index]!)]));
  };
  const cheapest = await offersOf(days.flatMap(({ runs }) => runs.slice(0, 1)));
  const isShort = ({ runs: [first] }: AskedDay) => first !== undefined && cheapest.get(first.run)!.reason !== undefined;
  const others = await offersOf(days.filter(isShort).flatMap(({ runs }) => runs.slice(1)));
  return days.map(({ date, runs, otherwise }) => {
    const [first] = runs;
    if (first === undefined) return otherwise;
    if (cheapest.get(first.run)!.reason === undefined) return { date, state: 'on_sale', price: first.price };
    const offers = runs.flatMap(({ run }) => cheapest.get(run) ?? others.get(run) ?? []);
    const best = offers.find(({ reason }) => reason === undefined);
    return best ? { date, state: 'on_sale', price: best.price } : withoutRun(date, offers);
  });
}
