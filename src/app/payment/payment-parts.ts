import type { SaleParts } from '#app/booking/sale-parts.ts';
import type { CardGateway, Payments } from '#app/payment/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** What paying is made of. */
export interface PaymentParts
  extends Pick<SaleParts, 'timetable' | 'departures' | 'promos' | 'reservations' | 'random' | 'report'> {
  readonly payments: Payments;
  /** Absent: no card is taken. */
  readonly cards: CardGateway | undefined;
  /** SHA-256 in hexadecimals: tells whether two requests are the same without keeping either. */
  readonly fingerprint: (text: string) => string;
  /** Where the bank sends the traveller back to. */
  readonly returnUrlOf: (reservation: Reservation) => string;
}
