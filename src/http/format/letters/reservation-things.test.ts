import { describe, expect, test } from 'vitest';
import type { NoticeTopic } from '#app/announcement.ts';
import { letterOf } from '#http/format/letters/letter-of.ts';
import { NOW, noticeOf, type NoticeOptions } from '#http/format/letters/testing/notice.ts';
import { late, ticket, ticketsStatus } from '#domain/amendments/testing/tickets-status.ts';
import { COSTERA } from '#main/costera.ts';

const ORIGIN = 'https://anden.example';
const [TICKET] = noticeOf('ticket.seat_changed').reservation.tickets;
const BACK = { ...TICKET!, folio: '7K3M9QX2VD-04', direction: 'return', seat: 7 } as const;
const PAID = { tickets: [TICKET!, BACK] };

const write = letterOf({
  sender: COSTERA,
  origin: ORIGIN,
  resumeUrl: () => `${ORIGIN}/r?t=SIGNED`,
  invoicingUrl: () => ORIGIN,
  pins: { pinOf: () => '482913', codeOf: () => '730254' },
});

const thingsOf = (topic: NoticeTopic, wish: NoticeOptions = {}) =>
  write(noticeOf(topic, { reservation: PAID, ...wish }), NOW).things ?? [];

const CONFIRMED = [
  'ticket.issued',
  'ticket.reseated',
  'ticket.changed',
  'ticket.renamed',
  'ticket.seat_changed',
  'ticket.resent',
] as const;

describe.each(CONFIRMED)('%s', (topic) => {
  test('has each ticket as a reservation that mail programs can read, update and open', () => {
    const [out, back] = thingsOf(topic);
    expect(out).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BusReservation',
      reservationNumber: '7K3M9QX2VD',
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      underName: { '@type': 'Person', name: 'María José Muñoz' },
      modifyReservationUrl: `${ORIGIN}/r?t=SIGNED&to=itinerary`,
      modifiedTime: '2026-11-26T12:00:00-06:00',
      reservationFor: {
        '@type': 'BusTrip',
        busCompany: { name: 'Costera' },
        departureBusStop: { '@type': 'BusStation', name: 'Central Nueva', address: { addressLocality: 'Guadalajara' } },
        departureTime: '2026-11-27T09:05:00-06:00',
        arrivalBusStop: { name: 'Rincón de Guayabitos' },
        arrivalTime: '2026-11-27T15:16:00-07:00',
      },
      reservedTicket: { ticketNumber: TICKET!.folio, ticketedSeat: { seatNumber: '12' } },
    });
    expect(back).toMatchObject({
      reservationFor: { departureTime: '2026-11-29T12:00:00-07:00' },
      reservedTicket: { ticketNumber: BACK.folio, ticketedSeat: { seatNumber: '7' } },
    });
  });

  test('says nothing of an open ticket, and nothing that boards', () => {
    const open = { date: undefined, open: true, segment: undefined };
    const reservation = { tickets: [TICKET!, { ...BACK, segment: undefined, seat: undefined }], return: open };
    const things = thingsOf(topic, { reservation });
    expect(things).toHaveLength(1);
    expect(JSON.stringify(things)).not.toMatch(/secret|482913|null|undefined/);
  });
});

test('a refund cancels the tickets it takes back, in the calendar of the mail program too', () => {
  const things = thingsOf('tickets.given_back');
  expect(things.map(({ reservationStatus }) => reservationStatus)).toEqual([
    'https://schema.org/ReservationCancelled',
    'https://schema.org/ReservationCancelled',
  ]);
  expect(things[0]).not.toHaveProperty('modifyReservationUrl');
});

describe('a delay', () => {
  const departsAt = noticeOf('delay.notice').runs.departure!.departs;
  const said = (minutes: number | undefined) => {
    const delay = { ...late(150), minutes };
    const notice = noticeOf('delay.notice', { reservation: PAID });
    const status = ticketsStatus([ticket({ departsAt, delay })]);
    return write({ ...notice, payload: { ...notice.payload, event: delay.event }, ticketsStatus: status }, NOW).things;
  };

  test('leaves the time of the ticket: who comes later may miss the bus', () => {
    expect(said(150)).toBeUndefined();
  });

  test('back on time confirms what a cancellation took back, and a cancelled run cancels its tickets alone', () => {
    const statuses = (things = said(0)) =>
      things?.map(({ reservationStatus: status }) => String(status).split('/').pop());
    expect(statuses()).toEqual(['ReservationConfirmed', 'ReservationConfirmed']);
    expect(statuses(said(undefined))).toEqual(['ReservationCancelled']);
  });
});

test.each(['ticket.ordered', 'voucher.ordered', 'order.cancelled', 'pin.requested', 'invoice.ready'] as const)(
  '%s is no reservation yet, or says nothing of one',
  (topic) => expect(thingsOf(topic)).toEqual([]),
);
