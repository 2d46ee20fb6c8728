import { endsOf } from '#domain/fares/journey-stops.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { localMoment } from '#text/moments.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Shares where and when with friends: no names, and nothing that opens the reservation (B31). */
export function shareAddress(view: ReservationView, lang: Lang): string {
  const journeys = DIRECTIONS.flatMap((direction) => {
    const { schedule } = view[direction];
    if (!schedule || view[direction].cancelled) return [];
    const { from, to } = endsOf(view, direction);
    return [`${from.city} → ${to.city}, ${localMoment(schedule.departs_at, from.city, lang)}`];
  });
  return `https://wa.me/?text=${encodeURIComponent(itineraryText.shared(journeys)[lang])}`;
}
