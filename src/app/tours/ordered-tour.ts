import type { OrderedTour, TourSelection } from '#app/tours/ports.ts';
import { pickUpAt, slotCloses } from '#domain/tours/slot-sale.ts';
import { after, MINUTE } from '#kernel/instant.ts';

/** What an order says of the tour it buys, as it is now: nothing of it is asked of the supplier again. */
export function orderedTour(
  { product, slot, adults, children, pickUp }: TourSelection,
  bought: Pick<OrderedTour, 'claim' | 'participants' | 'total'>,
): OrderedTour {
  const place = product.pickUps.find(({ key }) => key === pickUp);
  return {
    ...bought,
    product: product.name,
    title: product.title,
    slot: slot.key,
    starts: slot.starts,
    ends: after(slot.starts, product.minutes * MINUTE),
    closes: slotCloses(product, slot),
    zone: product.zone,
    adults,
    children,
    pickUp: place ? { key: place.key, place: place.place, at: pickUpAt(place, slot.starts) } : null,
    meetingPoint: product.meetingPoint,
    bring: product.bring,
    cancellation: product.cancellation,
    seller: product.seller,
  };
}

/** Reads a stored row. Throws when it is not a tour. */
export function readTour(what: unknown): OrderedTour {
  const tour = what as Partial<OrderedTour> | null | undefined;
  if (!tour?.claim || !tour.slot || !tour.starts || !tour.total) throw new Error('an item without its tour');
  return tour as OrderedTour;
}
