import { busesOf } from '#text/connections.ts';
import { journeysOf, stopsOf } from '#domain/fares/journey-stops.ts';
import type { LinkedPayment } from '#app/booking/read-payment.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { stateOf } from '#domain/orders/order-state.ts';
import { factsOf } from '#domain/payment/method.ts';
import { offerView, type PaymentPage } from '#http/format/offer-view.ts';
import { expiresAt, utc, storeReferenceView } from '#http/format/reservation-view.ts';
import type { Instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { PayLinkView } from '#wire/pay-link.ts';

/** Written field by field: a spread could leak passenger data. */
export function payLinkView(
  { facts, ways, paidBy, waiting }: LinkedPayment,
  page: PaymentPage,
  now: Instant,
): PayLinkView {
  const { reservation } = facts;
  const offered = { ...ways, methods: ways.methods.filter(({ type }) => factsOf(type).openToOthers) };
  const { methods, card, wallets, test_mode, total } = offerView(offered, { ...page, zone: facts.zone });
  const byTime = standingOf(facts, now);
  const withdrawn = byTime === 'paid' || byTime === 'paying' ? undefined : ways.withdrawn;
  const standing = withdrawn === undefined ? byTime : 'over';
  return {
    standing,
    withdrawn: withdrawn ?? null,
    declined: standing === 'open' && reservation.status === 'decline',
    ...(facts.via && { buses: busesOf(facts) }),
    journeys: DIRECTIONS.flatMap((direction) => journeyView(facts, direction)),
    passengers: reservation.passengers.length,
    ...followedView(reservation),
    total,
    boarding: placeView(facts.runs.departure || !facts.runs.return ? facts.origin : facts.destination),
    methods,
    card,
    wallets,
    waiting: waiting ?? null,
    test_mode,
    voucher: standing === 'over' ? null : storeReferenceView(facts),
    reference: standing === 'paid' && paidBy ? referenceOf(paidBy) : null,
    expires_at: expiresAt(reservation),
    server_now: utc(now),
  };
}

function standingOf({ reservation }: ReservationFacts, now: Instant): PayLinkView['standing'] {
  const state = stateOf(reservation);
  if (state.kind !== 'sold' && reservation.voucher) return 'voucher';
  switch (state.kind) {
    case 'sold':
      return 'paid';
    case 'paying':
      return 'paying';
    // An order to be paid at the counter concerns only its holder.
    case 'ordered':
    case 'ended':
      return 'over';
    case 'held':
      return state.until <= now ? 'over' : 'open';
    case 'draft':
      return 'open';
  }
}

/** What a follow-up sale of a paid trip is for. */
function followedView({ change, adding }: Reservation): Pick<PayLinkView, 'follows' | 'added'> {
  if (change) return { follows: 'change' };
  if (!adding) return {};
  const added = adding.lines.map(({ name, quantity }) => ({ name: { es: name.es, en: name.en }, quantity }));
  return { follows: 'addition', added };
}

function journeyView(facts: ReservationFacts, direction: Direction): PayLinkView['journeys'] {
  const { reservation, runs } = facts;
  if (!journeysOf(reservation).includes(direction)) return [];
  const run = runs[direction];
  const [from, to] = stopsOf(facts, direction);
  return [
    {
      direction,
      from: placeView(from),
      to: placeView(to),
      departs_at: run ? isoInZone(run.departs, run.origin.zone) : null,
      arrives_at: run ? isoInZone(run.arrives, run.destination.zone) : null,
    },
  ];
}

const placeView = ({ city, name }: ReservationFacts['origin']) => ({ city, name });

/** `1A2B-3C4D-5E6F`: the end of the attempt's random id; enough for us to find it, useless to open anything. */
const referenceOf = ({ id }: PaymentAttempt): string =>
  id
    .slice(-12)
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$&-');
