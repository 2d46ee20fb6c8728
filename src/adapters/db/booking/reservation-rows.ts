import type { AdditionLine, Adding } from '#domain/booking/addition.ts';
import type { Feeder, Journey, Passenger, Reservation } from '#domain/booking/reservation.ts';
import type { ScheduleChange } from '#domain/booking/schedule-change.ts';
import { isCancelled } from '#domain/timetable/departure-event.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction, Quote } from '#domain/fares/quote.ts';
import { BUS_TRIP } from '#domain/fares/bus-trip.ts';
import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Contact } from '#domain/orders/contact.ts';
import { isExpired, isPaying } from '#domain/orders/order.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Ticket, TicketKind } from '#domain/ticketing/ticket.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { id } from '#kernel/ids.ts';
import { instant, type LocalDate, localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

export interface ReservationRow {
  readonly reservation_id: string;
  readonly code: string;
  readonly lang: 'es' | 'en';
  readonly origin_id: string;
  readonly destination_id: string;
  readonly round: boolean;
  readonly via_id: string | null;
  readonly onward_id: string | null;
  readonly departure_date: string | null;
  readonly departure_open: boolean;
  readonly departure_id: string | null;
  readonly departure_from: number | null;
  readonly departure_to: number | null;
  readonly return_date: string | null;
  readonly return_open: boolean;
  readonly return_id: string | null;
  readonly return_from: number | null;
  readonly return_to: number | null;
  readonly promo_code: string | null;
  readonly step: Reservation['step'];
  readonly contact: Contact | null;
  readonly goes_contact: boolean;
  readonly additionals_seen: boolean;
  readonly extras: readonly AdditionLine[];
  readonly dropped_extras: readonly AdditionLine[];
  readonly extras_offered: boolean;
  readonly released_seats: Reservation['releasedSeats'];
  readonly status: PaymentStatus;
  readonly method: PaymentMethod | null;
  readonly hold_until: number | null;
  readonly extensions: number;
  readonly expired: boolean;
  readonly quote: Quote | null;
  readonly created_at: number;
  readonly version: number;
  readonly is_being_left: boolean;
  readonly passengers: readonly PassengerRow[];
  readonly tickets: readonly TicketRow[];
  /** A payment was begun and is neither captured nor refused. */
  readonly has_payment_under_way: boolean;
  readonly reseated: 'same' | 'other' | null;
  readonly pin_version: number;
  readonly is_contact_confirmed: boolean;
  readonly change: ScheduleChange | null;
  readonly adding: Adding | null;
  readonly additions: readonly AdditionLine[];
  readonly changed: readonly Direction[];
  readonly given_up: readonly Direction[];
  /** Of each journey with disruptions of its run: the latest report, and how many there were. */
  readonly words: readonly { readonly direction: Direction; readonly minutes: number | null; readonly count: number }[];
  /** Of a connection: the latest report about its first bus on its way to the transfer stop. */
  readonly transfer_delay: {
    readonly event: string;
    readonly minutes: number | null;
    readonly has_boarded: boolean;
  } | null;
  /** Of a paid reservation that is no connection: what else of the same traveller arrives before its journeys begin. */
  readonly feeders: readonly {
    readonly direction: Direction;
    readonly code: string;
    readonly at: string;
    readonly arrives: number;
    readonly event: string | null;
    readonly minutes: number | null;
    readonly has_boarded: boolean;
  }[];
  readonly credits: readonly { readonly code: string; readonly amount: number; readonly expires_at: number }[];
  readonly voucher: {
    readonly reference: string;
    readonly barcode_url: string | null;
    readonly amount: number;
    readonly pay_by: number;
  } | null;
  readonly refund: { readonly amount: number; readonly is_paid: boolean; readonly is_by_hand: boolean } | null;
  /** By the clock of the database, which also ends holds. */
  readonly is_past_hold: boolean;
}

interface PassengerRow {
  readonly position: number;
  readonly type: PassengerType;
  readonly first_name: string;
  readonly last_name: string;
  readonly tier: Tier | null;
  readonly traveller_id: string | null;
  readonly seat_departure: number | null;
  readonly seat_return: number | null;
}

interface TicketRow {
  readonly ticket_id: string;
  readonly folio: string;
  readonly secret: string;
  readonly kind: TicketKind;
  readonly passenger: number;
  readonly direction: Direction;
  readonly departure_id: string | null;
  readonly from_leg: number | null;
  readonly to_leg: number | null;
  readonly seat: number | null;
  readonly valid_until: string;
  readonly total: number;
  readonly net: number;
  readonly vat: number;
  /** JSON has no timestamps, so this one is text. */
  readonly issued_at: string;
}

/** Columns that follow from an attempt to pay: a draft without one does not have them. */
const UNPAID = {
  tickets: [],
  has_payment_under_way: false,
  voucher: null,
  refund: null,
  transfer_delay: null,
  feeders: [],
  changed: [],
  additions: [],
  given_up: [],
  credits: [],
} satisfies Partial<ReservationRow>;

export type DraftRow = Omit<ReservationRow, keyof typeof UNPAID>;

/** A draft for which no payment was begun, as a domain object. */
export const draftOf = (row: DraftRow): Reservation => reservationOf({ ...row, ...UNPAID });

/** A row with its passengers and tickets, as a domain object. */
export const reservationOf = (row: ReservationRow): Reservation => ({
  id: id(row.reservation_id),
  code: id(row.code),
  lang: row.lang,
  origin: id(row.origin_id),
  destination: id(row.destination_id),
  round: row.round,
  via: row.via_id === null ? undefined : id(row.via_id),
  onward: row.onward_id === null ? undefined : id(row.onward_id),
  departure: journeyOf(row.departure_date, row.departure_open, [
    row.departure_id,
    row.departure_from,
    row.departure_to,
  ]),
  return: journeyOf(row.return_date, row.return_open, [row.return_id, row.return_from, row.return_to]),
  passengers: row.passengers.map(passengerOf),
  contact: row.contact ?? undefined,
  goesContact: row.goes_contact,
  additionalsSeen: row.additionals_seen,
  extras: row.extras.map(withTax),
  droppedExtras: row.dropped_extras.map(withTax),
  extrasOffered: row.extras_offered,
  promoCode: row.promo_code ?? undefined,
  step: row.step,
  status: row.status,
  method: row.method ?? undefined,
  paying: isPaying(endingOf(row)),
  holdUntil: row.hold_until === null ? undefined : instant(row.hold_until),
  extensions: row.extensions,
  expired: isExpired(endingOf(row)),
  releasedSeats: row.released_seats,
  quote: row.quote === null ? undefined : { ...row.quote, tickets: row.quote.tickets.map(withTax) },
  tickets: row.tickets.map(ticketOf),
  voucher: voucherOf(row),
  refund: refundOf(row),
  reseated: row.reseated ?? undefined,
  pinVersion: row.pin_version,
  contactConfirmed: row.is_contact_confirmed,
  change: row.change ?? undefined,
  adding: row.adding === null ? undefined : { ...row.adding, lines: row.adding.lines.map(withTax) },
  additions: row.additions,
  ...(row.transfer_delay && {
    transferDelay: {
      event: row.transfer_delay.event,
      minutes: row.transfer_delay.minutes ?? undefined,
      hasBoarded: row.transfer_delay.has_boarded,
    },
  }),
  ...(row.feeders.length > 0 && { feeders: row.feeders.map(feederOf) }),
  changed: row.changed,
  givenUp: row.given_up,
  cancelled: row.words
    .filter(({ minutes }) => isCancelled({ minutes: minutes ?? undefined }))
    .map(({ direction }) => direction),
  words: {
    departure: wordsOf(row, 'departure'),
    return: wordsOf(row, 'return'),
  },
  credits: row.credits.map(({ code, amount, expires_at }) => ({
    code,
    amount: centavos(amount),
    expiresAt: instant(Math.round(expires_at)),
  })),
  createdAt: instant(row.created_at),
});

const feederOf = ({ direction, code, at, arrives, ...row }: ReservationRow['feeders'][number]): Feeder => ({
  direction,
  code: id(code),
  at: id(at),
  arrives: instant(arrives),
  delay:
    row.event === null
      ? undefined
      : { event: row.event, minutes: row.minutes ?? undefined, hasBoarded: row.has_boarded },
});

/** Prices stored before tax categories existed: all of them were bus trips. */
const withTax = <T extends TaxCategory>(priced: T): T => ({ ...BUS_TRIP, ...priced });

const wordsOf = ({ words }: ReservationRow, asked: Direction): number =>
  words.find(({ direction }) => direction === asked)?.count ?? 0;

const voucherOf = ({ voucher, method }: ReservationRow): Reservation['voucher'] =>
  voucher === null || method === null
    ? undefined
    : {
        method,
        reference: voucher.reference,
        barcodeUrl: voucher.barcode_url ?? undefined,
        payBy: instant(Math.round(voucher.pay_by)),
        amount: centavos(voucher.amount),
      };

const refundOf = ({ refund }: ReservationRow): Reservation['refund'] =>
  refund === null
    ? undefined
    : { amount: centavos(refund.amount), isPaid: refund.is_paid, isByHand: refund.is_by_hand };

const endingOf = (row: ReservationRow) => ({
  status: row.status,
  isEnded: row.expired,
  isPastHold: row.is_past_hold,
  isPaymentUnderWay: row.has_payment_under_way,
});

const journeyOf = (
  date: string | null,
  open: boolean,
  segment: readonly [string | null, number | null, number | null],
): Journey => ({
  date: date === null ? undefined : (date as LocalDate),
  open,
  segment: segmentOf(segment),
});

const segmentOf = ([departure, from, to]: readonly [string | null, number | null, number | null]):
  | Segment
  | undefined =>
  departure === null || from === null || to === null ? undefined : { departure: id(departure), from, to };

const passengerOf = (row: PassengerRow): Passenger => ({
  position: row.position,
  type: row.type,
  firstName: row.first_name,
  lastName: row.last_name,
  tier: row.tier ?? undefined,
  ...(row.traveller_id !== null && { traveller: id(row.traveller_id) }),
  seats: { departure: row.seat_departure ?? undefined, return: row.seat_return ?? undefined },
});

const ticketOf = (row: TicketRow): Ticket => ({
  id: id(row.ticket_id),
  folio: row.folio,
  secret: row.secret,
  kind: row.kind,
  passenger: row.passenger,
  direction: row.direction,
  segment: segmentOf([row.departure_id, row.from_leg, row.to_leg]),
  seat: row.seat ?? undefined,
  validUntil: localDate(row.valid_until),
  total: centavos(row.total),
  net: centavos(row.net),
  vat: centavos(row.vat),
  issuedAt: instant(Date.parse(row.issued_at)),
});
