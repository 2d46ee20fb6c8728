import type { ShownWay } from './way-texts.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

export type Waiting = NonNullable<DataOf<typeof getPayment>['waiting']>;

/** Data of the payment step. */
export interface PaymentData {
  readonly reservation: ReservationView;
  readonly ways: readonly ShownWay[];
  /** Centavos, as returned by the payment call: the amount agreed to. */
  readonly total: number;
  /** URL of the frame in which the card is typed; null when cards are not accepted. */
  readonly cardFrame: string | null;
  /** URL of the frame with the wallets' buttons; null when wallets are not accepted. */
  readonly walletFrame: string | null;
  /** It can no longer be had: where a run was cancelled, others can be chosen. */
  readonly isWithdrawn: boolean;
  /** For the reason that its trip was changed or given up meanwhile. */
  readonly isOvertaken: boolean;
  /** Where a payment under way waits for the traveller. */
  readonly waiting: Waiting | null;
  /** The payer returned from there without paying. */
  readonly isCancelled: boolean;
  /** The link for another payer, once requested. */
  readonly payLink: string | null;
  /** The invoice's receiver, if entered already. */
  readonly invoiceFor: string | null;
  /** Identifies the attempt of a form sent without scripts. */
  readonly key: string;
  /** The selected method when the form is shown again. */
  readonly chosen: string | undefined;
  /** Confirming the contact, if an order at the counter requires it. */
  readonly contactCode: ContactCodeData | null;
  readonly errors: readonly ShownError[];
}

/** The part sent to the browser. */
export interface ShownPayment extends Omit<PaymentData, 'reservation' | 'invoiceFor' | 'contactCode'> {
  readonly reservation: LiveReservation;
}
