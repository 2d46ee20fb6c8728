import type { DescribedOrder, DescribeOrder } from '#app/basket/ports.ts';
import type { Reservations } from '#app/booking/ports.ts';
import { chosenRuns } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { NewOrders } from '#app/orders/ports.ts';
import { CARRIER_SELLS } from '#domain/orders/seller.ts';
import { endNames } from '#domain/network/end-names.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { basketText } from '#text/basket.ts';
import { between } from '#text/between.ts';
import { localMoment } from '#text/moments.ts';
import { itineraryPath, orderPath } from '#wire/link-paths.ts';

export interface DescribeDeps extends Pick<SaleDeps, 'timetable' | 'departures'> {
  readonly reservations: Pick<Reservations, 'byId'>;
  readonly newOrders: Pick<NewOrders, 'isReturned'>;
  /** What cancelling all of a trip gives back now; undefined when nothing of it is left. */
  readonly tripGivesBack: (trip: OrderId, now: Instant) => Promise<Centavos | undefined>;
}

/** Describes an order in the words of its items, as its page does. */
export const describeInWords =
  (
    { newOrders }: Pick<DescribeDeps, 'newOrders'>,
    wordsOf: (item: { readonly kind: string; readonly what: unknown }) => ItemWords,
  ): DescribeOrder =>
  async ({ id, code }, items) => {
    const words = items.map(wordsOf);
    const gives = words.find(({ givesBack }) => givesBack !== undefined)?.givesBack;
    return {
      title: words[0]?.title ?? basketText.anything,
      details: words.flatMap(({ details }) => details),
      occasions: words.flatMap(({ occasions = [] }) => occasions),
      isProvenByVouchers: words.some(({ hasVouchers }) => hasVouchers),
      path: { es: orderPath('es', code), en: orderPath('en', code) },
      givesBack: async (now) => ((await newOrders.isReturned(id)) ? undefined : (gives?.(now) ?? ZERO)),
      cancelledAs: words.some(({ isReturnable }) => isReturnable) ? 'order' : undefined,
      seller: words.find(({ seller }) => seller !== undefined)?.seller ?? CARRIER_SELLS,
    };
  };

/** Describes a trip, or what is bought for one afterwards, by its journeys. */
export const describeTrip =
  (deps: DescribeDeps): DescribeOrder =>
  async (order) => {
    const journeys = await journeysOf(deps, order);
    return {
      seller: CARRIER_SELLS,
      path: { es: itineraryPath('es', order.code), en: itineraryPath('en', order.code) },
      title: titleOf(order, journeys[0]),
      details: journeys.map((run, i) => ({
        label: i === 0 ? basketText.out : basketText.back,
        text: departureOf(run),
      })),
      occasions: journeys.map(({ departs, arrives, origin, destination }) => ({
        starts: departs,
        ends: arrives,
        from: origin.id,
        to: destination.id,
      })),
      givesBack: (now) => deps.tripGivesBack(order.id, now),
      // What was bought for a trip afterwards goes with it.
      ...(order.parent === undefined && { cancelledAs: 'trip' }),
    };
  };

function titleOf({ parent }: Order, out: Run | undefined): DescribedOrder['title'] {
  if (parent !== undefined) return basketText.followUp;
  return out ? between(endNames(out.origin, out.destination)) : basketText.anything;
}

async function journeysOf(
  { reservations, timetable, departures }: DescribeDeps,
  { id }: Order,
): Promise<readonly Run[]> {
  const stored = await reservations.byId(id);
  if (!stored) return [];
  const runs = await chosenRuns({ departures }, await timetable.current(), stored.reservation);
  return [runs.departure, runs.return].filter((run) => run !== undefined);
}

function departureOf({ departs, origin }: Run) {
  const at = isoInZone(departs, origin.zone);
  return { es: localMoment(at, origin.city, 'es'), en: localMoment(at, origin.city, 'en') };
}
