import type { DescribedOrder, DescribeOrder } from '#app/basket/ports.ts';
import type { Reservations } from '#app/booking/ports.ts';
import { chosenRuns } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { CARRIER_SELLS } from '#domain/orders/seller.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Run } from '#domain/timetable/run.ts';
import { standsAlone, wordsOf } from '#http/orders/kinds.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { basketText } from '#text/basket.ts';
import { localMoment } from '#text/moments.ts';

export interface DescribeDeps extends Pick<SaleDeps, 'timetable' | 'departures'> {
  readonly reservations: Pick<Reservations, 'byId'>;
}

/** Orders as a basket lists them: in the words of their kinds, and those of trips by their journeys. */
export const describeOrder =
  (deps: DescribeDeps): DescribeOrder =>
  async (order, items) => {
    if (!standsAlone(items)) return describeTrip(deps, order);
    const words = items.map(wordsOf);
    return {
      title: words[0]!.title,
      details: words.flatMap(({ details }) => details),
      occasions: words.flatMap(({ occasions = [] }) => occasions),
      givesBack: words.find(({ givesBack }) => givesBack !== undefined)?.givesBack,
      seller: words.find(({ seller }) => seller !== undefined)?.seller ?? CARRIER_SELLS,
    };
  };

async function describeTrip(
  { reservations, timetable, departures }: DescribeDeps,
  order: Order,
): Promise<DescribedOrder> {
  const stored = await reservations.byId(order.id);
  const seller = CARRIER_SELLS;
  if (!stored) return { title: basketText.anything, details: [], occasions: [], seller };
  const { reservation } = stored;
  const runs = await chosenRuns({ departures }, await timetable.current(), reservation);
  const journeys = [runs.departure, runs.return].filter((run) => run !== undefined);
  const [out] = journeys;
  return {
    title:
      order.parent !== undefined || !out
        ? basketText.followUp
        : basketText.trip({ origin: out.origin.name, destination: out.destination.name }),
    details: journeys.map((run, i) => ({ label: i === 0 ? basketText.out : basketText.back, text: departureOf(run) })),
    occasions: journeys.map(({ departs, arrives, origin, destination }) => ({
      starts: departs,
      ends: arrives,
      from: origin.id,
      to: destination.id,
    })),
    isTrip: true,
    seller,
  };
}

function departureOf({ departs, origin }: Run) {
  const at = isoInZone(departs, origin.zone);
  return { es: localMoment(at, origin.city, 'es'), en: localMoment(at, origin.city, 'en') };
}
