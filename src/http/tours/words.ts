import type { OrderedTour } from '#app/tours/ports.ts';
import { readTour } from '#app/tours/ordered-tour.ts';
import { cancellationOffer } from '#domain/tours/cancellation.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { centavos } from '#kernel/money.ts';
import { instant } from '#kernel/instant.ts';
import { dateInZone, isoInZone } from '#kernel/zoned.ts';
import { orderLive } from '#text/orders-live.ts';
import { longMoment } from '#text/moments.ts';
import * as paths from '#wire/page-paths.ts';
import { tourReservationPath } from '#wire/tours-paths.ts';
import { tourWordsText as say } from '#text/tours/words.ts';

type Said = ItemWords['title'];

const moment = (at: OrderedTour['starts'], zone: OrderedTour['zone']): Said => {
  const local = isoInZone(at, zone);
  return { es: longMoment(local, orderLive.clock.es, 'es'), en: longMoment(local, orderLive.clock.en, 'en') };
};

const bothPaths = (query: Parameters<typeof tourReservationPath>[1]): Said => ({
  es: tourReservationPath('es', query),
  en: tourReservationPath('en', query),
});

/** A tour on the page of its order and in its letters. The voucher is on its own page. */
export function tourWords(what: unknown): ItemWords {
  const tour = readTour(what);
  const { product: name, title, starts, slot, zone, adults, children, pickUp, meetingPoint, seller } = tour;
  const picked = pickUp && moment(pickUp.at, zone);
  return {
    title: say.title(title),
    details: [
      { label: say.starts, text: moment(starts, zone) },
      { label: say.people, text: say.peopleOf(adults, children) },
      pickUp && picked
        ? {
            label: say.pickUp,
            text: { es: `${pickUp.place.es}, ${picked.es}`, en: `${pickUp.place.en}, ${picked.en}` },
          }
        : { label: say.meet, text: meetingPoint },
      { label: say.operator, text: say.operatorOf(seller.name, seller.phone) },
    ],
    // The ride to it begins before it starts.
    occasions: [{ starts: pickUp?.at ?? starts, ends: tour.ends }],
    givesBack: (now) => cancellationOffer(tour.cancellation, { starts, total: centavos(tour.total), now }).amount,
    next: say.next,
    place: paths.tourPayment,
    again: bothPaths({
      name,
      date: dateInZone(instant(starts), zone),
      slot,
      adults,
      children,
      pickup: pickUp?.key,
    }),
    zone,
    hasVouchers: true,
    isReturnable: true,
  };
}
