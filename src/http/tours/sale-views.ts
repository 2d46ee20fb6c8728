import type { TourProduct } from '#domain/tours/product.ts';
import type { TourOrder } from '#app/tours/paid-tour.ts';
import type { OrderedTour, SoldStart, TourBooking, TourSelection, TourSession } from '#app/tours/ports.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { Order } from '#domain/orders/order.ts';
import { type CancellationOffer, cancellationSteps, stepsAhead } from '#domain/tours/cancellation.ts';
import { tourLines, tourTotal } from '#domain/tours/participants.ts';
import { TOUR_TAX } from '#domain/tours/product.ts';
import { pickUpAt } from '#domain/tours/slot-sale.ts';
import { utc } from '#http/format/reservation-view.ts';
import { chosenSlotViewOf, tourViewOf } from '#http/tours/views.ts';
import { type Instant, instant, type Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { ShoppingData, ShoppingView, TourBookingView, TourTicketView } from '#wire/tours-sale.ts';
import type { TourStartView } from '#wire/tours-staff.ts';

/** A tour session as its visitor sees it. */
export const shoppingDataOf = (session: TourSession, now: Instant): ShoppingData => {
  const { id, expires, selection, order, isDelivered } = session;
  return {
    session: { id, expires_at: utc(expires) },
    shopping: selection ? shoppingOf(session, selection, now) : null,
    order: order ? { code: order.code, status: order.status, paying: order.isPaying, delivered: isDelivered } : null,
    server_now: utc(now),
  };
};

function shoppingOf({ contact, heldUntil }: TourSession, selection: TourSelection, now: Instant): ShoppingView {
  const { product, slot, adults, children, pickUp } = selection;
  const total = tourTotal(slot.prices, selection);
  const place = product.pickUps.find(({ key }) => key === pickUp);
  return {
    tour: tourViewOf(product),
    slot: chosenSlotViewOf({ product, slot }, now),
    adults,
    children,
    pickup: place
      ? { key: place.key, place: { ...place.place }, at: isoInZone(pickUpAt(place, slot.starts), product.zone) }
      : null,
    lines: tourLines(slot.prices, selection).map((line) => ({ ...line })),
    total,
    ...splitVat(total, TOUR_TAX.vatRate),
    held_until: heldUntil === undefined ? null : isoInZone(heldUntil, product.zone),
    contact: contact
      ? {
          first_name: contact.buyer.firstName,
          last_name: contact.buyer.lastName,
          cell_phone: contact.buyer.phone,
          email: contact.buyer.email,
          privacy: contact.buyer.privacy,
          of_age: contact.buyer.ofAge,
        }
      : null,
    participants: participantViews(contact?.participants ?? []),
  };
}

const participantViews = (participants: OrderedTour['participants']) =>
  participants.map(({ firstName, lastName, age }) => ({ first_name: firstName, last_name: lastName, age }));

export const bookingViewOf = ({ code }: Pick<Order, 'code'>, booking: TourBooking | undefined): TourBookingView => ({
  code,
  state: booking?.state ?? 'waiting',
  reference: booking?.reference ?? null,
  refunded: booking?.refunded ?? null,
});

function ladderViews({ cancellation, zone, ...tour }: OrderedTour, now: Instant) {
  const starts = instant(tour.starts);
  return cancellationSteps(stepsAhead(cancellation, { starts, now }), starts).map(({ until, percent }) => ({
    until: isoInZone(until, zone),
    percent,
  }));
}

/** What the ticket shows. */
export const ticketViewOf = (
  { order, tour, booking }: TourOrder,
  voucher: Voucher | undefined,
  now: Instant,
): TourTicketView => ({
  ...bookingViewOf(order, booking),
  title: { ...tour.title },
  name: tour.product,
  starts_at: isoInZone(tour.starts, tour.zone),
  ends_at: isoInZone(tour.ends, tour.zone),
  zone: tour.zone,
  adults: tour.adults,
  children: tour.children,
  participants: participantViews(tour.participants),
  pickup: tour.pickUp && {
    key: tour.pickUp.key,
    place: { ...tour.pickUp.place },
    at: isoInZone(tour.pickUp.at, tour.zone),
  },
  meeting_point: { ...tour.meetingPoint },
  bring: tour.bring.map((one) => ({ ...one })),
  total: centavos(tour.total),
  seller: { ...tour.seller },
  cancellation: ladderViews(tour, now),
  voucher: voucher ? { code: voucher.folio } : null,
});

export const cancellationViewOf = (tour: OrderedTour, { amount, percent, until }: CancellationOffer, now: Instant) => ({
  amount,
  percent,
  until: until === undefined ? null : isoInZone(until, tour.zone),
  cancellation: ladderViews(tour, now),
});

export const soldStartViewOf =
  (zone: Zone, products: readonly Pick<TourProduct, 'name' | 'title'>[]) =>
  ({ slot, product, starts, people, orders, isCancelled }: SoldStart): TourStartView => ({
    slot,
    name: product,
    title: products.find(({ name }) => name === product)?.title ?? { es: product, en: product },
    starts_at: isoInZone(starts, zone),
    people,
    orders,
    cancelled: isCancelled,
  });
