import type { Announced, NoticePayload, NoticeTopic, QueuedNotice } from '#app/notices/announcement.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ReferenceLifetime } from '#domain/payment/reference-reminders.ts';
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

/** Finds who is to be reminded, and enqueues it in the outbox. */
export interface OpenTicket {
  readonly reservation: ReservationId;
  readonly direction: Announced['open.reminder']['direction'];
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
