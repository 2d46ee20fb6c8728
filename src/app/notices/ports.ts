import type { NoticePayload, NoticeTopic, QueuedNotice } from '#app/announcement.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { ReferenceLifetime } from '#domain/payment/reference-reminders.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** One e-mail, ready to be sent. */
export interface Mail {
  /** The same for every try of an e-mail, so that mailboxes show it once. Letters and digits. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly type: 'application/pdf' | 'application/xml' | 'image/png';
  /** The id by which the HTML refers to an inline image. */
  readonly contentId?: string;
  readonly content: Uint8Array;
}

/** The result of handing over an e-mail. `code` is for the operator and contains no personal data. */
export type Sending =
  | { readonly kind: 'sent'; readonly messageId: string }
  /** The provider will never accept this e-mail. */
  | { readonly kind: 'refused'; readonly code: string }
  /** This e-mail should be retried later. */
  | { readonly kind: 'retry'; readonly code: string }
  /** No e-mail can be sent now: no connection, or our account is rejected. */
  | { readonly kind: 'down'; readonly code: string };

/** Hands over e-mails. Never throws on network or provider errors. */
export interface Mailer {
  send(mail: Mail): Promise<Sending>;
}

/** An e-mail to be written. It holds ids; the data is read when it is written. */
export interface QueuedMail {
  readonly id: string;
  readonly topic: string;
  readonly dedupKey: string;
  readonly payload: object;
  /** Including this one. */
  readonly attempts: number;
}

/** A row enqueued by the sale. */
export interface OutboxRow extends QueuedMail {
  readonly topic: NoticeTopic;
  readonly payload: NoticePayload;
}

export interface SentMail {
  readonly recipient: string;
  readonly messageId: string;
}

/**
 * The queue of e-mails to be written. Several machines may drain it: a leased row is exclusive until its lease ends.
 */
export interface Outbox<Row extends QueuedMail = OutboxRow> {
  /** Leases the oldest row that may be tried now, for this many milliseconds. */
  take(leaseFor: number): Promise<Row | undefined>;
  /** Records that it was sent. Without `sent` there was nothing left to send. */
  done(row: Row, sent?: SentMail): Promise<void>;
  /** To be retried in this many milliseconds. */
  later(row: Row, wait: number, trouble: string): Promise<void>;
  /** The same without counting this try, which never reached the provider. */
  postpone(row: Row, wait: number, trouble: string): Promise<void>;
  /** Put aside as a dead letter, for people to examine. */
  deadLetter(row: Row, trouble: string): Promise<void>;
}

/** An unpaid reference. */
export interface UnpaidReference extends ReferenceLifetime {
  readonly reservation: ReservationId;
  readonly payment: PaymentId;
}

/** A payment that waits for its traveller at a bank or a provider. */
export type OpenPayment = Pick<UnpaidReference, 'reservation' | 'payment'>;

/** Finds due reminders, and enqueues them in the outbox. */
export interface Reminders {
  unpaidReferences(): Promise<readonly UnpaidReference[]>;
  /** Begun at least and at most this many milliseconds ago. */
  openPayments(age: { readonly least: number; readonly most: number }): Promise<readonly OpenPayment[]>;
  /** Returns how many were new. */
  enqueue(notices: readonly QueuedNotice[]): Promise<number>;
}

/** One run of a sender of messages. */
export interface SendingRun {
  /** How many were sent so far. */
  sent: number;
  /** Stops the run early. */
  readonly signal: AbortSignal | undefined;
}
