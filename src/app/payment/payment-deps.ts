import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { PayerDeps } from '#app/payment/payer.ts';
import type { ChargeRequest, Payments } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** What paying is made of. */
export interface PaymentDeps
  extends Pick<
      SaleDeps,
      'timetable' | 'departures' | 'promos' | 'reservations' | 'boardingCodes' | 'offers' | 'random' | 'report'
    >,
    PayerDeps {
  readonly payments: Payments;
  readonly providers: Providers;
  /** SHA-256 in hexadecimals: tells whether two requests are the same without keeping either. */
  readonly fingerprint: (text: string) => string;
  /** Where the bank or the provider sends the traveller back to. */
  readonly returnUrlOf: (reservation: Reservation) => string;
  /** Multiplies what may wait unpaid, for load tests. Absent: 1. */
  readonly limitFactor?: number;
  /** Absent where the reservation's own contact pays. */
  readonly chargeDescriptionOf?: (reservation: Reservation) => ChargeDescription;
}

/** What a provider is told besides the money: who pays, and for what. */
export type ChargeDescription = Pick<ChargeRequest, 'description' | 'customer' | 'lang'>;

/** What it takes to ask a provider and to write down what it says. */
export type SettlingDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'report'>;
