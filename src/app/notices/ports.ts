import type { TicketRefundId } from '#app/amendments/refunds/ports.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import type { NoticeTopic } from '#app/notices/topic.ts';
import type { OneTimeCodeId } from '#app/access/ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { DepartureEventId } from '#domain/disruptions/delay.ts';
import type { ServiceEventId } from '#domain/disruptions/other-service.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Reminder, ReferenceLifetime } from '#domain/payment/reference-reminders.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { LocalDate, Zone } from '#kernel/instant.ts';

/** One e-mail, ready to go. */
export interface Mail {
  /** The same for the same e-mail, however often it is tried: mailboxes show it once. Letters and digits. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly type: 'application/pdf' | 'application/xml';
  readonly content: Uint8Array;
}

/** How the handing over of an e-mail ended. `code` is for the operator and names nobody. */
export type Sending =
  | { readonly kind: 'sent'; readonly messageId: string }
  /** The provider will never take this e-mail. */
  | { readonly kind: 'refused'; readonly code: string }
  /** This e-mail is to be tried again later. */
  | { readonly kind: 'retry'; readonly code: string }
  /** No e-mail can be sent now: there is no line, or our account is not let in. */
  | { readonly kind: 'down'; readonly code: string };

/** Hands e-mails over. Never throws for what a network or a provider does. */
export interface Mailer {
  send(mail: Mail): Promise<Sending>;
}

/** What the sale enqueued. It names things; they are read when they are written about. */
export interface OutboxRow {
  readonly id: string;
  readonly topic: NoticeTopic;
  readonly dedupKey: string;
  readonly payload: NoticePayload;
  /** This one included. */
  readonly attempts: number;
}

export interface NoticePayload {
  readonly reservation: ReservationId;
  readonly payment?: PaymentId;
  /** Why a departure does not run, as operators say it. */
  readonly reason?: string;
  /** Of a reminder. */
  readonly which?: Reminder;
  /**
   * Of a change of schedule or of seats: which of the journeys. Of the schedule as well: what is credited, in centavos.
   */
  readonly direction?: Direction;
  readonly credit?: number;
  /** It gave an open ticket its first run. */
  readonly was_open?: boolean;
  /** What was added, as it was sold. */
  readonly added?: readonly AdditionLine[];
  /** Of a name that was changed: whose it is. */
  readonly passenger?: number;
  /** Of an open ticket: the last day it is good. */
  readonly last_day?: LocalDate;
  /** Of tickets paid late: whether the seats that were chosen could be had again. */
  readonly seats?: 'same' | 'other';
  /** What an operator said of a departure. */
  readonly event?: DepartureEventId | ServiceEventId;
  /** What was given back; and of a refund of it that was paid: how much, in centavos, and whether by people or to an
   * account in our own books. */
  readonly give_back?: TicketRefundId;
  readonly amount?: number;
  readonly by_hand?: boolean;
  readonly to_account?: boolean;
  /** Of what was asked for: names the asking, and is no secret. */
  readonly request?: OneTimeCodeId;
  /** A tax document, and where it goes: an invoice has an address of its own. */
  readonly invoice?: InvoiceId;
  readonly to?: string;
  /** Why it was refused. */
  readonly fault?: ErrorCode;
  /** Until when it can be asked for, in milliseconds since 1970: the first moment that is too late. */
  readonly until?: number;
}

export interface SentMail {
  readonly reservation: ReservationId;
  readonly recipient: string;
  readonly messageId: string;
}

/**
 * The queue of what is to be written. Several machines may drain it: a row taken is nobody else's until its lease ends.
 */
export interface Outbox {
  /** The oldest row that may be tried now, taken for this many milliseconds. */
  take(leaseFor: number): Promise<OutboxRow | undefined>;
  /** Sent, and written down as such. Without `sent` there was nothing to send any more. */
  done(row: OutboxRow, sent?: SentMail): Promise<void>;
  /** To be tried again in this many milliseconds. */
  later(row: OutboxRow, wait: number, trouble: string): Promise<void>;
  /** The same without counting this try, which never reached the provider. */
  postpone(row: OutboxRow, wait: number, trouble: string): Promise<void>;
  /** Put aside, for people to look at. */
  deadLetter(row: OutboxRow, trouble: string): Promise<void>;
}

/** Reservations for anyone who writes to their owners, and so has no session. */
export interface AddressBook {
  reservation(id: ReservationId): Promise<Reservation | undefined>;
}

/** A reference nobody has paid yet. */
export interface UnpaidReference extends ReferenceLifetime {
  readonly reservation: ReservationId;
  readonly payment: PaymentId;
}

/** A payment that waits for its traveller at a bank or a provider. */
export type OpenPayment = Pick<UnpaidReference, 'reservation' | 'payment'>;

/** Something to be written that no sale enqueued. */
export interface QueuedNotice {
  readonly topic: NoticeTopic;
  /** The same word is left once, however often this is said. */
  readonly dedupKey: string;
  readonly payload: NoticePayload;
}

/** Finds who is to be reminded, and enqueues it in the outbox. */
export interface OpenTicket {
  readonly reservation: ReservationId;
  readonly direction: Direction;
  /** The last day its tickets are valid, where they are boarded. */
  readonly lastDay: LocalDate;
  readonly zone: Zone;
}

export interface Reminders {
  unpaidReferences(): Promise<readonly UnpaidReference[]>;
  /** Begun this many milliseconds ago, at least and at most. */
  openPayments(age: { readonly least: number; readonly most: number }): Promise<readonly OpenPayment[]>;
  /** Paid journeys without a run whose tickets end within this many days. */
  openTickets(withinDays: number): Promise<readonly OpenTicket[]>;
  /** Answers how many were new. */
  enqueue(notices: readonly QueuedNotice[]): Promise<number>;
}
