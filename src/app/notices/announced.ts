import type { OneTimeCodeId } from '#app/access/ports.ts';
import type { About, Requested } from '#app/announcement.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Reminder } from '#domain/payment/reference-reminders.ts';

interface AboutPayment extends About {
  readonly payment: PaymentId;
}

/** Of everything that is sold: payments, refunds, proofs and invoices. */
declare module '#app/announcement.ts' {
  interface Announced {
    'voucher.ordered': AboutPayment;
    'voucher.lapsed': AboutPayment;
    /** The seats could not be kept, or it was paid twice: the money goes back. */
    'refund.due': AboutPayment;
    'refund.paid': AboutPayment;
    'refund.returned': About & {
      readonly refund: string;
      /** Centavos. */
      readonly amount: number;
      /** People gave it back. */
      readonly by_hand: boolean;
      /** To points, a credit or an agency's account. */
      readonly to_account: boolean;
    };
    /** The PIN of a reservation was forgotten. It is computed when the e-mail is written. */
    'pin.requested': Requested;
    /** Digits for somebody who sees the reservation masked; computed when they are written. */
    'one_time_code.requested': Requested<OneTimeCodeId>;
    /** The traveller wants the e-mail with what they bought, or what stands for it, once more. */
    'ticket.resent': Requested;
    /** A tax document with its files: an invoice, one that stands in for another, or a credit note; to that address. */
    'invoice.ready': Requested & { readonly invoice: InvoiceId; readonly to: string };
    /**
     * The SAT did not take an invoice that was to come by itself, and nobody was there to see it refused: why, and the first moment
     * that is too late to ask again (milliseconds since 1970).
     */
    'invoice.rejected': About & {
      readonly invoice: InvoiceId;
      readonly fault: ErrorCode;
      readonly until: number;
      readonly to: string;
    };
  }

  interface Reminded {
    'voucher.reminder': AboutPayment & { readonly which: Reminder };
    /** A payment was left open at the provider's page. */
    'payment.resume': AboutPayment;
    /** The month ends, and what was paid in it is not invoiced. */
    'invoice.reminder': About & { readonly until: number; readonly to: string };
  }

  interface SaidByChannel {
    /** The first message of a channel: what it will be used for, and how it ends. */
    'channel.chosen': About;
  }
}
