import type { ShownWay } from './way-texts.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

export type Waiting = NonNullable<DataOf<typeof getPayment>['waiting']>;

/** What the payment step is drawn from. */
export interface PaymentData {
  readonly reservation: ReservationView;
  readonly ways: readonly ShownWay[];
  /** Centavos, as the payment call says it: what is agreed to. */
  readonly total: number;
  /** Address of the frame in which the card is typed; null where no card is taken. */
  readonly cardFrame: string | null;
  /** Address of the frame with the wallets' buttons; null where no wallet is taken. */
  readonly walletFrame: string | null;
  /** Where a payment under way waits for the traveller. */
  readonly waiting: Waiting | null;
  /** The payer came back from there without paying. */
  readonly isCancelled: boolean;
  /** The link for somebody else to pay, once it is asked for. */
  readonly payLink: string | null;
  /** Whom an invoice will be for, where that was said already. */
  readonly invoiceFor: string | null;
  /** Names the attempt of a form sent without scripts. */
  readonly key: string;
  /** What was chosen when the form is shown again. */
  readonly chosen: string | undefined;
  /** Confirming the contact, where an order at the counter asks for it. */
  readonly contactCode: ContactCodeData | null;
  readonly errors: readonly ShownError[];
}

/** What of it the browser is sent. */
export interface ShownPayment extends Omit<PaymentData, 'reservation' | 'invoiceFor' | 'contactCode'> {
  readonly reservation: LiveReservation;
}
