import type { TicketRefundId } from '#app/amendments/refunds/ports.ts';
import type { OneTimeCodeId } from '#app/access/ports.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { DepartureEventId } from '#domain/disruptions/delay.ts';
import type { ServiceEventId } from '#domain/disruptions/other-service.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Reminder } from '#domain/payment/reference-reminders.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { LocalDate } from '#kernel/instant.ts';

interface About {
  readonly reservation: ReservationId;
}

interface AboutPayment extends About {
  readonly payment: PaymentId;
}

/** Somebody asked for it; it names the asking, and is no secret. */
interface Requested<RequestId extends string = string> extends About {
  readonly request: RequestId;
}

/**
 * What travellers are written about, by the topic of its row in the outbox, with what the row says. It names things; they are read when
 * they are written about. Rows wait while a release gives way to the next: topics and fields keep their names.
 */
export interface Announced {
  /** Paid: the tickets. */
  'ticket.issued': About;
  /** To be paid at the counter: the unpaid tickets and their list of times. */
  'ticket.ordered': About;
  /** Paid late: the seats were taken again, the same or others, and the tickets. */
  'ticket.reseated': About & { readonly seats: 'same' | 'other' };
  /** Its schedule was changed: other tickets, and another PIN. */
  'ticket.changed': About & {
    readonly change: ReservationId;
    readonly direction: Direction;
    /** What is credited, in centavos. */
    readonly credit: number;
    /** It gave an open ticket its first run. */
    readonly was_open: boolean;
  };
  /** Something was added after the sale, and is paid: what, as it was sold. */
  'addition.made': About & { readonly addition: ReservationId; readonly added: readonly AdditionLine[] };
  /** One of its passengers has another name, and other tickets. */
  'ticket.renamed': Requested & { readonly passenger: number };
  /** On one of its journeys somebody chose another seat of the same bus: another ticket. */
  'ticket.seat_changed': Requested & { readonly direction: Direction };
  /** An open ticket ends soon: the last day it is valid. */
  'open.reminder': About & { readonly direction: Direction; readonly last_day: LocalDate };
  'voucher.ordered': AboutPayment;
  'voucher.reminder': AboutPayment & { readonly which: Reminder };
  'voucher.lapsed': AboutPayment;
  /** The seats could not be kept, or it was paid twice: the money goes back. */
  'refund.due': AboutPayment;
  'refund.paid': AboutPayment;
  /** A payment was left open at the provider's page. */
  'payment.resume': AboutPayment;
  /** The PIN of a reservation was forgotten. It is computed when the e-mail is written. */
  'pin.requested': Requested;
  /** Digits for somebody who sees the reservation masked; computed when they are written. */
  'one_time_code.requested': Requested<OneTimeCodeId>;
  /** The traveller wants the e-mail with the tickets, or what stands for them, once more. */
  'ticket.resent': Requested;
  /** A departure that they ordered, and did not pay, does not run: why, as operators say it. */
  'order.cancelled': About & {
    readonly event: DepartureEventId;
    readonly direction: Direction;
    readonly reason: string;
  };
  /** A departure is late or does not run. */
  'delay.notice': About & { readonly event: DepartureEventId };
  /** A departure runs in another class than was sold. */
  'service.notice': About & { readonly event: ServiceEventId };
  /** Tickets were given up, or what a delay or a lower class gives was taken. */
  'tickets.given_back': About & { readonly give_back: TicketRefundId };
  'refund.returned': About & {
    readonly refund: string;
    /** Centavos. */
    readonly amount: number;
    /** People gave it back. */
    readonly by_hand: boolean;
    /** To points, a credit or an agency's account. */
    readonly to_account: boolean;
  };
  /** A tax document with its files: an invoice, one that stands in for another, or a credit note; to that address. */
  'invoice.ready': Requested & { readonly invoice: InvoiceId; readonly to: string };
  /**
   * The SAT did not take an invoice that was to come by itself, and nobody was there to see it refused: why, and the first moment that
   * is too late to ask again (milliseconds since 1970).
   */
  'invoice.rejected': About & {
    readonly invoice: InvoiceId;
    readonly fault: ErrorCode;
    readonly until: number;
    readonly to: string;
  };
  /** The month ends, and what was paid in it is not invoiced. */
  'invoice.reminder': About & { readonly to: string; readonly until: number };
}

export type NoticeTopic = keyof Announced;

/** What a row says, as it is read: one that an older release wrote may say less. */
export type NoticePayload<Topic extends NoticeTopic = NoticeTopic> = Topic extends NoticeTopic
  ? About & Partial<Announced[Topic]>
  : never;

/** Found by us as time passes; nothing that anybody does announces them. */
type ReminderTopic = 'open.reminder' | 'voucher.reminder' | 'payment.resume' | 'invoice.reminder';

/** Ids as rows of the database have them. */
type Stored<Payload> = {
  readonly [Field in keyof Payload]: Payload[Field] extends Id<string> ? string : Payload[Field];
};

/** What follows a sale, or anything else that somebody does. */
export type Announcement = {
  [Topic in Exclude<NoticeTopic, ReminderTopic>]: { readonly topic: Topic } & Stored<Announced[Topic]>;
}[Exclude<NoticeTopic, ReminderTopic>];

/** The same of what no sale announced. */
export type QueuedNotice = {
  [Topic in NoticeTopic]: {
    readonly topic: Topic;
    /** The same word is left once, however often this is said. */
    readonly dedupKey: string;
    readonly payload: Announced[Topic];
  };
}[NoticeTopic];
