import type { ConfirmedChange } from '#app/amendments/change/confirm-change.ts';
import type { ListedChanges, OtherRunOffer } from '#app/amendments/change/list-changes.ts';
import type { ChangeOffer } from '#app/amendments/change/offer-change.ts';
import type { Subject } from '#app/amendments/change/subject.ts';
import { isFullyPriced } from '#domain/booking/priced-journeys.ts';
import { availabilityOf, DISPLAY_FALLBACK } from '#domain/booking/availability.ts';
import type { FactsOf } from '#http/format/reservation-answer.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { scheduleView } from '#http/format/schedule-view.ts';
import { seatMapView } from '#http/format/seat-map-view.ts';
import { alongView } from '#http/format/sold-beside.ts';
import { stopView } from '#http/format/stop-view.ts';
import { summaryView } from '#http/format/summary-view.ts';
import type { Instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { busesOf, type ConnectedTrip } from '#text/connections.ts';
import type { DataOf } from '#wire/route.ts';
import type { getChangeAvailability, getChangeSchedules, postChangeSchedule } from '#wire/schedule-change.ts';

/** The runs of a day to change to, as sent on the wire. */
export const listedChangesView = (listed: ListedChanges, now: Instant): DataOf<typeof getChangeSchedules> => ({
  journey: journeyView(listed.subject),
  date: listed.date,
  prev_day: listed.previousDay ?? null,
  next_day: listed.nextDay ?? null,
  days: listed.days.map(({ date, state, difference }) => ({ date, state, difference: difference ?? null })),
  schedules: listed.offers.map((offer) => ({ schedule: runView(offer), difference: offer.difference })),
  server_now: new Date(now).toISOString(),
});

/** The outcome of a change: made, or to be paid first. */
export async function confirmedView(
  confirmed: ConfirmedChange,
  factsOf: FactsOf,
  now: Instant,
): Promise<DataOf<typeof postChangeSchedule>> {
  if (confirmed.kind === 'changed')
    return { changed: true, reservation: reservationView(await factsOf(confirmed.reservation), now), payment: null };
  const { code, amount, until, zone } = confirmed;
  return { changed: false, reservation: null, payment: { code, amount, valid_until: isoInZone(until, zone) } };
}

/** An offer as sent on the wire. */
export const changeOfferView = (offer: ChangeOffer, now: Instant): DataOf<typeof getChangeAvailability> => {
  const { changing, difference, map, subject } = offer;
  const quote = changing.quote!;
  return {
    journey: journeyView(subject),
    schedule: scheduleView({ run: map.run, price: quote.departure, counters: DISPLAY_FALLBACK, reason: undefined }),
    summary: summaryView(quote, isFullyPriced(changing)),
    difference,
    to_pay: quote.total,
    credit: Math.max(0, 0 - difference),
    not_on_board: offer.notOnBoard.map(alongView),
    valid_until: isoInZone(offer.validUntil, subject.origin.zone),
    seats: { ...seatMapView(map), direction: subject.direction },
    server_now: new Date(now).toISOString(),
  };
};

const journeyView = (subject: Subject): DataOf<typeof getChangeSchedules>['journey'] => {
  const { direction, run, paid, origin, destination, closesAt, missed, lastDay } = subject;
  return {
    direction,
    ...(missed && subject.stored.reservation.via !== undefined && { buses: busesOf(tripOf(subject)) }),
    origin: stopView(origin),
    destination: stopView(destination),
    current: run ? scheduleView({ run, price: paid.total, counters: DISPLAY_FALLBACK, reason: undefined }) : null,
    paid: paid.total,
    closes_at: isoInZone(closesAt, origin.zone),
    last_day: lastDay,
  };
};

/** The whole trip of which it is a journey. */
const tripOf = ({ stored: { reservation }, timetable: { stops } }: Subject): ConnectedTrip => ({
  via: reservation.via,
  origin: stops.get(reservation.origin),
  destination: stops.get(reservation.destination),
});

const runView = ({ run, price, reason, left, undiscounted }: OtherRunOffer) =>
  scheduleView({
    run,
    price,
    reason,
    counters: availabilityOf(left),
    disruption: left.disruption,
    advice: { undiscounted },
  });
