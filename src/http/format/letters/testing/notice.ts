import { invoiceOf, invoicePayload } from '#http/format/letters/testing/invoice.ts';
import { moneyBackOf, moneyBackPayload, type MoneyBackWish } from '#http/format/letters/testing/money-back.ts';
import { alertOf } from '#domain/alerts/testing/alerts.ts';
import type { TripNotice } from '#app/amendments/trip-notice.ts';
import type { NoticePayload, NoticeTopic } from '#app/announcement.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import { NOTHING_SOLD } from '#domain/booking/nothing-sold.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { BUS_TRIP } from '#domain/fares/bus-trip.ts';
import type { Direction, TicketPrice } from '#domain/fares/quote.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { Run } from '#domain/timetable/run.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** Noon of Thursday 26 November 2026 in Guadalajara. */
export const NOW = instant(Date.parse('2026-11-26T18:00:00Z'));

const stop = (key: string, name: string, more: Partial<Stop>): Stop => ({
  id: id(key),
  name,
  city: name,
  area: name,
  zone: zone('America/Mexico_City'),
  latitude: 20,
  longitude: -104,
  kind: 'terminal',
  address: undefined,
  dropOffOnly: false,
  ...more,
});

const GDL = stop('gdl', 'Central Nueva', { city: 'Guadalajara' });
/** An hour behind. */
const GUA = stop('gua', 'Rincón de Guayabitos', { zone: zone('America/Mazatlan') });

const run = (departure: string, [from, to]: readonly [Stop, Stop], departs: string): Run => ({
  departure: {
    id: id(departure),
    trip: id('trip'),
    route: id('route'),
    serviceDate: localDate(departs.slice(0, 10)),
    service: {
      id: 'plus',
      name: { es: 'Plus', en: 'Plus' },
      layoutId: 'four',
      discountsApply: true,
      amenities: [],
    },
    seats: 40,
    calls: [],
  },
  segment: { departure: id(departure), from: 0, to: 3 },
  origin: from,
  destination: to,
  departs: instant(Date.parse(departs)),
  arrives: instant(Date.parse(departs) + 25_860_000),
  adultFare: centavos(80_000),
});

const price = (passenger: number, direction: Direction): TicketPrice => ({
  passenger,
  type: passenger === 2 ? 'infant' : 'adult',
  direction,
  fullFare: centavos(80_000),
  discount: centavos(0),
  total: centavos(passenger === 2 ? 0 : 80_000),
  net: centavos(passenger === 2 ? 0 : 68_966),
  vat: centavos(passenger === 2 ? 0 : 11_034),
  ...BUS_TRIP,
  steps: [],
});

const STATUS: Readonly<Record<NoticeTopic, PaymentStatus>> = {
  'ticket.issued': 'approved',
  'ticket.reseated': 'approved',
  'ticket.changed': 'approved',
  'change.withdrawn': 'order_generated',
  'ticket.renamed': 'approved',
  'ticket.seat_changed': 'approved',
  'addition.made': 'approved',
  'addition.withdrawn': 'order_generated',
  'internet.delivered': 'approved',
  'internet.refunded': 'approved',
  'open.reminder': 'approved',
  'ticket.ordered': 'order_generated',
  'order.cancelled': 'order_generated',
  'voucher.ordered': 'order_generated',
  'voucher.reminder': 'order_generated',
  'voucher.lapsed': 'process',
  'refund.due': 'process',
  'refund.paid': 'process',
  'payment.resume': 'process',
  'pin.requested': 'approved',
  'one_time_code.requested': 'approved',
  'ticket.resent': 'approved',
  'delay.notice': 'approved',
  'service.notice': 'approved',
  'alert.notice': 'approved',
  'tickets.given_back': 'approved',
  'refund.returned': 'approved',
  'invoice.ready': 'approved',
  'invoice.rejected': 'approved',
  'invoice.reminder': 'approved',
};

const TICKET: Ticket = {
  id: id('018f0000-0000-7000-8000-000000000003'),
  folio: '7K3M9QX2VD-03',
  secret: 'secret',
  kind: 'E-Ticket',
  passenger: 1,
  direction: 'departure',
  segment: { departure: id('out'), from: 0, to: 3 },
  seat: 12,
  validUntil: localDate('2027-11-26'),
  total: centavos(80_000),
  net: centavos(68_966),
  vat: centavos(11_034),
  issuedAt: NOW,
};

export interface NoticeOptions extends MoneyBackWish {
  readonly lang?: 'es' | 'en';
  readonly reservation?: Partial<Reservation>;
  readonly payment?: Partial<PaymentAttempt>;
  readonly payload?: Partial<NoticePayload>;
  readonly cfdi?: Partial<StampedFacts>;
}

/** A round trip of an adult and an infant to the coast, and a notice about it. */
export function noticeOf(topic: NoticeTopic, { lang = 'es', ...change }: NoticeOptions = {}): TripNotice {
  const reservation: Reservation = {
    ...NOTHING_SOLD,
    id: id('018f0000-0000-7000-8000-000000000001'),
    code: id('7K3M9QX2VD'),
    lang,
    origin: GDL.id,
    destination: GUA.id,
    round: true,
    departure: { date: localDate('2026-11-27'), open: false, segment: { departure: id('out'), from: 0, to: 3 } },
    return: { date: localDate('2026-11-29'), open: false, segment: { departure: id('back'), from: 0, to: 3 } },
    passengers: [
      {
        position: 1,
        type: 'adult',
        firstName: 'María José',
        lastName: 'Muñoz',
        tier: undefined,
        seats: { departure: 12, return: 7 },
      },
      {
        position: 2,
        type: 'infant',
        firstName: 'Luz',
        lastName: 'Muñoz',
        tier: undefined,
        seats: { departure: undefined, return: undefined },
      },
    ],
    contact: {
      firstName: 'María José',
      lastName: 'Muñoz',
      phone: '+523331234567',
      email: 'maria@example.com',
      privacy: true,
      changes: false,
    },
    goesContact: true,
    additionalsSeen: true,
    extrasOffered: true,
    step: 'pago',
    status: STATUS[topic],
    method: 'oxxo',
    holdUntil: instant(NOW + 900_000),
    quote: {
      tickets: [price(1, 'departure'), price(2, 'departure'), price(1, 'return'), price(2, 'return')],
      departure: centavos(80_000),
      return: centavos(80_000),
      additionals: centavos(0),
      discount: centavos(0),
      net: centavos(137_932),
      vat: centavos(22_068),
      total: centavos(160_000),
    },
    tickets: topic === 'ticket.seat_changed' ? [TICKET] : [],
    pinVersion: 1,
    contactConfirmed: false,
    createdAt: NOW,
    ...change.reservation,
  };
  const payment: PaymentAttempt = {
    id: id('018f0000-0000-7000-8000-000000000002'),
    order: reservation.id,
    method: 'oxxo',
    provider: 'oxxo',
    key: 'key',
    requestHash: '',
    amount: centavos(160_000),
    isByLink: false,
    state: 'pending',
    fault: undefined,
    redirectUrl: undefined,
    ref: 'ref',
    voucher: { reference: '93000412345678', barcodeUrl: undefined, payBy: instant(NOW + 8_100_000) },
    age: 0,
    overdue: undefined,
    ...change.payment,
  };
  return {
    fed: [],
    ...moneyBackOf(topic, change),
    ...invoiceOf(topic, lang, change.cfdi),
    ...(topic === 'alert.notice' ? { alert: alertOf({ from: '2026-11-27' }) } : {}),
    topic,
    payload: {
      reservation: reservation.id,
      ...(topic === 'one_time_code.requested' ? { request: id('request') } : {}),
      ...(topic === 'open.reminder' ? { last_day: localDate('2027-11-27') } : {}),
      ...(topic === 'order.cancelled' ? { reason: 'Falla mecánica' } : {}),
      ...moneyBackPayload(topic),
      ...invoicePayload(topic),
      ...change.payload,
    },
    reservation,
    payment,
    origin: GDL,
    destination: GUA,
    runs: {
      departure: reservation.departure.open ? undefined : run('out', [GDL, GUA], '2026-11-27T15:05:00Z'),
      return: reservation.return.open ? undefined : run('back', [GUA, GDL], '2026-11-29T19:00:00Z'),
    },
    codes: new Map(),
    windows: [],
    zone: zone('America/Mexico_City'),
  };
}
