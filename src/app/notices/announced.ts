import type { OneTimeCodeId } from '#app/access/ports.ts';
import type { About, Requested } from '#app/announcement.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Reminder } from '#domain/payment/reference-reminders.ts';

interface AboutPayment extends About {
  readonly payment: PaymentId;
}

/** Topics of all kinds of orders: payments, refunds, proofs and invoices. */
declare module '#app/announcement.ts' {
  interface Announced {
    'voucher.ordered': AboutPayment;
    'voucher.lapsed': AboutPayment;
    /** The seats could not be kept, or it was paid twice: the money is refunded. */
    'refund.due': AboutPayment;
    'refund.paid': AboutPayment;
    'refund.returned': About & {
      readonly refund: string;
      /** Centavos. */
      readonly amount: number;
      /** Refunded by people. */
      readonly by_hand: boolean;
      /** To points, a credit or an agency's account. */
      readonly to_account: boolean;
      /** To an agency's; absent from those written before it was told apart. */
      readonly to_agency?: boolean;
      /** To whoever paid with a payment link; absent from those written before it was recorded. */
      readonly by_link?: boolean;
    };
    /** A forgotten PIN was requested. It is computed when the e-mail is written. */
    'pin.requested': Requested;
    /** A one-time code for a session with masked access; computed when the message is written. */
    'one_time_code.requested': Requested<OneTimeCodeId>;
    /** The traveller requested the e-mail with their tickets, or its substitute, again. */
    'ticket.resent': Requested;
    /** A tax document with its files, to that address: an invoice, its replacement, or a credit note. */
    'invoice.ready': Requested & { readonly invoice: InvoiceId; readonly to: string };
    /**
     * The SAT rejected an automatic invoice while nobody was on the page, or it was never made for how it was paid: the
     * reason, and the first moment too late to request it again or to tell (milliseconds since 1970).
     */
    'invoice.rejected': About & {
      readonly invoice?: InvoiceId;
      readonly fault: ErrorCode;
      readonly until: number;
      readonly to: string;
    };
  }

  interface Reminded {
    'voucher.reminder': AboutPayment & { readonly which: Reminder };
    /** A payment was left open on the provider's page. */
    'payment.resume': AboutPayment;
    /** The month ends, and what was paid in it is not invoiced. */
    'invoice.reminder': About & { readonly until: number; readonly to: string };
  }

  interface SaidByChannel {
    /** The first message by a channel: what it will be used for, and how to unsubscribe. */
    'channel.chosen': About;
  }
}
