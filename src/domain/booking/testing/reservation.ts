import { NOTHING_SOLD, NO_JOURNEY } from '#domain/booking/nothing-sold.ts';
import type { Journey, Passenger, Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import { id, type ReservationCode } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** Outbound on 1 December 2026, return on the third. */
export const OUT: Journey = journey('2026-12-01', 'out');
export const BACK: Journey = journey('2026-12-03', 'back');
export const OPEN: Journey = { ...NO_JOURNEY, open: true };

function journey(date: string, departure: string): Journey {
  return { date: localDate(date), open: false, segment: { departure: id(departure), from: 1, to: 3 } };
}

/** Ana, in seat 11 outbound and seat 21 on the return; each further passenger sits one seat further. */
export const passenger = (change: Partial<Passenger> = {}): Passenger => {
  const { position = 1 } = change;
  return {
    position,
    type: 'adult',
    firstName: 'Ana',
    lastName: 'Díaz',
    tier: undefined,
    seats: { departure: 10 + position, return: 20 + position },
    ...change,
  };
};

/** A draft of a round trip for one adult, with runs, contact and seats. */
export const draft = (change: Partial<Reservation> = {}): Reservation => ({
  ...NOTHING_SOLD,
  id: id('018f0000-0000-7000-8000-0000000000aa'),
  code: '7K3M9QX2VD' as ReservationCode,
  lang: 'es',
  origin: id('A'),
  destination: id('B'),
  round: true,
  departure: OUT,
  return: BACK,
  passengers: [passenger()],
  contact: {
    firstName: 'Ana',
    lastName: 'Díaz',
    phone: '+523221234567',
    email: 'a@b.mx',
    privacy: true,
    changes: true,
  },
  goesContact: false,
  additionalsSeen: true,
  extrasOffered: true,
  step: 'pago',
  pinVersion: 1,
  contactConfirmed: false,
  createdAt: instant(Date.parse('2026-11-20T18:00:00Z')),
  ...change,
});

/** Ana's ticket on a journey. */
export const soldTicket = (direction: Direction, change: Partial<Ticket> = {}): Ticket => ({
  id: id(`ticket-${direction}`),
  folio: direction === 'departure' ? '7K3M9QX2VD-01' : '7K3M9QX2VD-02',
  secret: 'c2VjcmV0',
  kind: 'E-Ticket',
  passenger: 1,
  direction,
  segment: direction === 'departure' ? OUT.segment : BACK.segment,
  seat: direction === 'departure' ? 11 : 21,
  validUntil: localDate('2027-12-01'),
  total: centavos(65_000),
  net: centavos(56_034),
  vat: centavos(8_966),
  issuedAt: instant(Date.parse('2026-11-20T18:05:00Z')),
  ...change,
});

/** The same trip, paid by card, with both of its tickets. */
export const paidTrip = (change: Partial<Reservation> = {}): Reservation =>
  draft({ status: 'approved', method: 'credit', tickets: [soldTicket('departure'), soldTicket('return')], ...change });
