import type { DescribedOrder, DescribeOrder } from '#app/basket/ports.ts';
import type { Reservations } from '#app/booking/ports.ts';
import { chosenRuns } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { NewOrders } from '#app/orders/ports.ts';
import { CARRIER_SELLS } from '#domain/orders/seller.ts';
import { endNames } from '#domain/network/end-names.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { basketText } from '#text/basket.ts';
import { between } from '#text/between.ts';
import { busesOf } from '#text/connections.ts';
import { localMoment } from '#text/moments.ts';
import { itineraryPath, orderPath } from '#wire/link-paths.ts';

export interface DescribeDeps extends Pick<SaleDeps, 'timetable' | 'departures'> {
  readonly reservations: Pick<Reservations, 'byId'>;
  readonly newOrders: Pick<NewOrders, 'isReturned' | 'isUsed'>;
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
      givesBack: async (now) => {
        const [isReturned, isUsed] = await Promise.all([newOrders.isReturned(id), newOrders.isUsed(id)]);
        return isReturned ? undefined : (gives?.(now, isUsed) ?? ZERO);
      },
      cancelledAs: words.some(({ isReturnable }) => isReturnable) ? 'order' : undefined,
      seller: words.find(({ seller }) => seller !== undefined)?.seller ?? CARRIER_SELLS,
    };
  };

/** Describes a trip, or what is bought for one afterwards, by its journeys. */
export const describeTrip =
  (deps: DescribeDeps): DescribeOrder =>
  async (order) => {
    const { journeys, ends, names, isConnection } = await journeysOf(deps, order);
    return {
      seller: CARRIER_SELLS,
      path: { es: itineraryPath('es', order.code), en: itineraryPath('en', order.code) },
      title: titleOf(order, ends),
      details: journeys.map((run, i) => ({
        label: names[i]!,
        text: departureOf(run),
      })),
      occasions: journeys.map(({ departs, arrives, origin, destination }) => ({
        starts: departs,
        ends: arrives,
        from: origin.id,
        to: destination.id,
        isProtected: !isConnection,
      })),
      givesBack: (now) => deps.tripGivesBack(order.id, now),
      // What was bought for a trip afterwards goes with it.
      ...(order.parent === undefined && { cancelledAs: 'trip' }),
    };
  };

function titleOf({ parent }: Order, ends: readonly [Stop, Stop] | undefined): DescribedOrder['title'] {
  if (parent !== undefined) return basketText.followUp;
  return ends ? between(endNames(...ends)) : basketText.anything;
}

/** The runs of a trip, between which stops it goes, and what its runs are called. */
interface DescribedJourneys {
  readonly journeys: readonly Run[];
  readonly ends: readonly [Stop, Stop] | undefined;
  readonly names: readonly DescribedOrder['title'][];
  /** Its second run has a first one of its own, and the first is not changed alone. */
  readonly isConnection: boolean;
}

async function journeysOf(
  { reservations, timetable, departures }: DescribeDeps,
  { id }: Order,
): Promise<DescribedJourneys> {
  const stored = await reservations.byId(id);
  if (!stored) return { journeys: [], ends: undefined, names: [], isConnection: false };
  const { reservation } = stored;
  const current = await timetable.current();
  const runs = await chosenRuns({ departures }, current, reservation);
  const journeys = [runs.departure, runs.return].filter((run) => run !== undefined);
  const first = journeys[0];
  if (!first || reservation.via === undefined) {
    const ends = first && ([first.origin, first.destination] as const);
    return { journeys, ends, names: [basketText.out, basketText.back], isConnection: false };
  }
  const [origin, destination] = [current.stops.get(reservation.origin)!, current.stops.get(reservation.destination)!];
  const { departure, return: onward } = busesOf({ via: reservation.via, origin, destination })!;
  return { journeys, ends: [origin, destination], names: [departure, onward], isConnection: true };
}

function departureOf({ departs, origin }: Run) {
  const at = isoInZone(departs, origin.zone);
  return { es: localMoment(at, origin.city, 'es'), en: localMoment(at, origin.city, 'en') };
}
