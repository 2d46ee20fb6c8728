import type { Contact } from '#domain/orders/contact.ts';
import { baggageView } from '#http/format/baggage-view.ts';
import { alongView, soldBesideView } from '#http/format/sold-beside.ts';
import { scheduleView, detailId } from '#http/format/schedule-view.ts';
import { stopView } from '#http/format/stop-view.ts';
import { summaryView } from '#http/format/summary-view.ts';
import type { FedJourney, ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { MissedTransfer } from '#domain/booking/missed-transfer.ts';
import { DISPLAY_FALLBACK } from '#domain/booking/availability.ts';
import { deadlinesOf, extensionsLeft, isOnSale } from '#domain/booking/deadlines.ts';
import { MAX_PASSENGERS, MAX_STUDENTS, MAX_TEACHERS } from '#domain/booking/limits.ts';
import { isSamePlace } from '#domain/booking/addition.ts';
import { carriedExtras } from '#domain/booking/extras.ts';
import { isFullyPriced } from '#domain/booking/priced-journeys.ts';
import type { Passenger, Reservation, TransferDelay } from '#domain/booking/reservation.ts';
import { isOpening } from '#domain/booking/schedule-change.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import { busesOf } from '#text/connections.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { keptUntil, stateOf } from '#domain/orders/order-state.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { Run } from '#domain/timetable/run.ts';
import { currentWindow } from '#domain/timetable/sep-windows.ts';
import { after, type Instant, MINUTE, type Zone } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';
import { dateInZone, isoInZone } from '#kernel/zoned.ts';
import type { JourneyView, PassengerView, ReservationView } from '#wire/reservation.ts';

/** The reservation as its owner sees it (M25, M26, M27). */
export function reservationView(facts: ReservationFacts, now: Instant): ReservationView {
  const { reservation, runs } = facts;
  return {
    code: reservation.code,
    origin: stopView(facts.origin),
    destination: stopView(facts.destination),
    round: reservation.round,
    ...(facts.via && { via: stopView(facts.via), buses: busesOf(facts) }),
    ...(facts.onward && { onward: stopView(facts.onward) }),
    contact: contactView(reservation.contact),
    departure: journeyView(facts, 'departure', now),
    return: journeyView(facts, 'return', now),
    ...soldBesideView(reservation),
    goes_contact: reservation.goesContact,
    summary: summaryView(reservation.quote, isFullyPriced(reservation)),
    price_departure: reservation.quote?.departure ?? ZERO,
    price_return: reservation.quote?.return ?? ZERO,
    promotional_code: reservation.promoCode ?? null,
    configs: configsView(facts, now),
    passengers: reservation.passengers.map(passengerView),
    payment: reservation.status,
    method: reservation.method ?? null,
    process_payment: reservation.paying,
    now: reservation.step,
    released_seats: reservation.releasedSeats.map(({ direction, seat }) => ({ direction, seat })),
    exist_traveller: false,
    expires_at: expiresAt(reservation),
    extensions_left: extensionsLeft(reservation.extensions),
    expired: reservation.expired,
    deadlines: { departure: deadlinesView(runs.departure), return: deadlinesView(runs.return) },
    tickets: reservation.tickets.map((ticket) => ticketView(facts, ticket)),
    voucher: storeReferenceView(facts),
    refund: refundView(reservation.refund),
    change: changeView(reservation.change),
    adding: addingView(reservation),
    ...lateArrival(facts),
    ...(facts.missed && { missed_transfer: missedView(facts, facts.missed) }),
    ...(facts.fed.length > 0 && { fed_by: facts.fed.map(fedView) }),
    changed: [...reservation.changed],
    given_back: [...reservation.givenUp],
    credits: creditViews(reservation.credits, facts.origin.zone),
    reseated: reservation.reseated ?? null,
    server_now: utc(now),
  };
}

const missedView = (facts: ReservationFacts, { direction, closesAt }: MissedTransfer) => ({
  direction,
  until: isoInZone(closesAt, stopsOf(facts, direction)[0].zone),
});

const fedView = ({ direction, code, at, arrives, delay }: FedJourney) => ({
  direction,
  code,
  at: stopView(at),
  arrives_at: isoInZone(expectedArrival(arrives, delay), at.zone),
});

const expectedArrival = (arrives: Instant, delay: TransferDelay | undefined): Instant =>
  after(arrives, (delay?.minutes ?? 0) * MINUTE);

/** Of a connection whose first bus is late. */
function lateArrival({ reservation: { transferDelay: delay }, via, runs }: ReservationFacts) {
  if (!delay?.minutes || !via || !runs.departure) return {};
  return { transfer_arrives_at: isoInZone(expectedArrival(runs.departure.arrives, delay), via.zone) };
}

export const creditViews = (credits: Reservation['credits'], zone: Zone): ReservationView['credits'] =>
  credits.map(({ code, amount, expiresAt }) => ({ code, amount, expires_on: dateInZone(expiresAt, zone) }));

/** With milliseconds, so that a countdown does not lose its first second. */
export const utc = (at: Instant): string => new Date(at).toISOString();

/** When the held seats go back on sale. */
export function expiresAt(reservation: Reservation): string | null {
  const until = keptUntil(stateOf(reservation));
  return until === undefined ? null : utc(until);
}

/** The defaults of a form not yet filled in (M27). */
const contactView = (contact: Contact | undefined): ReservationView['contact'] => ({
  first_name: contact?.firstName ?? '',
  last_name: contact?.lastName ?? '',
  cell_phone: contact?.phone ?? '',
  email: contact?.email ?? '',
  privacy: contact?.privacy ?? true,
  changes: contact?.changes ?? false,
  first_time_contact: contact === undefined,
});

function journeyView({ reservation, runs }: ReservationFacts, direction: Direction, now: Instant): JourneyView {
  const { date, open, segment } = reservation[direction];
  const run = runs[direction];
  return {
    date: date ?? null,
    open,
    schedule_id: segment?.departure ?? null,
    schedule_detail_id: segment ? detailId(segment) : null,
    schedule: run ? chosenView(run, reservation, { direction, now }) : null,
    cancelled: reservation.cancelled.includes(direction),
    words: reservation.words[direction],
  };
}

/** A run already chosen: its counters are not queried again and show the specification's figures (M20). */
const chosenView = (
  run: Run,
  { quote }: Reservation,
  { direction, now }: { readonly direction: Direction; readonly now: Instant },
) =>
  scheduleView({
    run,
    price: quote?.[direction] ?? ZERO,
    counters: DISPLAY_FALLBACK,
    reason: isOnSale(now, run.departs) ? undefined : 'closed',
  });

const passengerView = (passenger: Passenger): PassengerView => ({
  position: passenger.position,
  type: passenger.type,
  first_name: passenger.firstName,
  last_name: passenger.lastName,
  seat_departure: passenger.seats.departure ?? null,
  seat_return: passenger.seats.return ?? null,
  baggage: baggageView(passenger.tier),
});

function configsView({ windows, zone }: ReservationFacts, now: Instant): ReservationView['configs'] {
  const window = currentWindow(dateInZone(now, zone), windows);
  return {
    max_passengers: MAX_PASSENGERS,
    max_students: MAX_STUDENTS,
    max_teachers: MAX_TEACHERS,
    fecha_sep: window?.startsOn ?? null,
    fecha_fin_sep: window?.endsOn ?? null,
  };
}

/** The deadlines at the passenger's own boarding stop (T1). */
function deadlinesView(run: Run | undefined): ReservationView['deadlines']['departure'] {
  if (!run) return null;
  const { zone } = run.origin;
  const deadlines = deadlinesOf(run.departs);
  return {
    pay_at_counter_until: isoInZone(deadlines.payAtCounterUntil, zone),
    exchange_until: isoInZone(deadlines.exchangeUntil, zone),
    released_at: isoInZone(deadlines.releasedAt, zone),
    boarding_at: isoInZone(deadlines.boardingAt, zone),
    departs_at: isoInZone(deadlines.departsAt, zone),
    zone,
  };
}

/** A payment due in a store. */
export const storeReferenceView = ({
  reservation: { voucher },
  origin,
}: ReservationFacts): ReservationView['voucher'] =>
  voucher === undefined
    ? null
    : {
        method: voucher.method,
        reference: voucher.reference,
        barcode_url: voucher.barcodeUrl ?? null,
        pay_by: isoInZone(voucher.payBy, origin.zone),
        amount: voucher.amount,
      };

const refundView = (refund: Reservation['refund']): ReservationView['refund'] =>
  refund === undefined ? null : { amount: refund.amount, paid: refund.isPaid, by_hand: refund.isByHand };

/** The zone of the stop where the journey of a ticket begins. */
const boardingZone = (facts: ReservationFacts, { direction }: Ticket): Zone => stopsOf(facts, direction)[0].zone;

/** A ticket that is unpaid or whose bus is cancelled has no code that a scanner would accept (T40). */
const ticketView = (facts: ReservationFacts, ticket: Ticket): ReservationView['tickets'][number] => ({
  folio: ticket.folio,
  passenger: ticket.passenger,
  direction: ticket.direction,
  kind: ticket.kind,
  seat: ticket.seat ?? null,
  open: ticket.segment === undefined,
  valid_until: ticket.validUntil,
  issued_on: dateInZone(ticket.issuedAt, boardingZone(facts, ticket)),
  total: ticket.total,
  net: ticket.net,
  vat: ticket.vat,
  baggage: baggageView(facts.reservation.passengers.find(({ position }) => position === ticket.passenger)?.tier),
  additions: carriedExtras(facts.reservation)
    .filter((line) => isSamePlace(line, ticket))
    .map(({ name, quantity, access }) => ({
      name: { ...name },
      quantity,
      ...(access && { access: { code: access.code } }),
    })),
  qr: facts.reservation.cancelled.includes(ticket.direction) ? null : (facts.codes.get(ticket.folio) ?? null),
});

const changeView = (change: Reservation['change']): ReservationView['change'] =>
  change ? { code: change.code, direction: change.direction, was_open: isOpening(change) } : null;

const addingView = ({ adding, code }: Reservation): ReservationView['adding'] =>
  adding
    ? {
        // Knowing a seat must not reveal the code of its reservation.
        code: adding.onBoard ? code : adding.code,
        lines: adding.lines.map(alongView),
        on_board: adding.onBoard === true,
      }
    : null;
