import type { NoticePayload, NoticeTopic, QueuedNotice } from '#app/announcement.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { ReferenceLifetime } from '#domain/payment/reference-reminders.ts';
import type { ReservationId } from '#kernel/ids.ts';

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
  readonly type: 'application/pdf' | 'application/xml' | 'image/png';
  /** What the HTML names it by, of a picture that it shows. */
  readonly contentId?: string;
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

/** An e-mail that is to be written. It names things; they are read when they are written about. */
export interface QueuedMail {
  readonly id: string;
  readonly topic: string;
  readonly dedupKey: string;
  readonly payload: object;
  /** This one included. */
  readonly attempts: number;
}

/** What the sale enqueued. */
export interface OutboxRow extends QueuedMail {
  readonly topic: NoticeTopic;
  readonly payload: NoticePayload;
}

export interface SentMail {
  readonly recipient: string;
  readonly messageId: string;
}

/**
 * The queue of what is to be written. Several machines may drain it: a row taken is nobody else's until its lease ends.
 */
export interface Outbox<Row extends QueuedMail = OutboxRow> {
  /** The oldest row that may be tried now, taken for this many milliseconds. */
  take(leaseFor: number): Promise<Row | undefined>;
  /** Sent, and written down as such. Without `sent` there was nothing to send any more. */
  done(row: Row, sent?: SentMail): Promise<void>;
  /** To be tried again in this many milliseconds. */
  later(row: Row, wait: number, trouble: string): Promise<void>;
  /** The same without counting this try, which never reached the provider. */
  postpone(row: Row, wait: number, trouble: string): Promise<void>;
  /** Put aside, for people to look at. */
  deadLetter(row: Row, trouble: string): Promise<void>;
}

/** A reference nobody has paid yet. */
export interface UnpaidReference extends ReferenceLifetime {
  readonly reservation: ReservationId;
  readonly payment: PaymentId;
}

/** A payment that waits for its traveller at a bank or a provider. */
export type OpenPayment = Pick<UnpaidReference, 'reservation' | 'payment'>;

/** Finds who is to be reminded, and enqueues it in the outbox. */
export interface Reminders {
  unpaidReferences(): Promise<readonly UnpaidReference[]>;
  /** Begun this many milliseconds ago, at least and at most. */
  openPayments(age: { readonly least: number; readonly most: number }): Promise<readonly OpenPayment[]>;
  /** Answers how many were new. */
  enqueue(notices: readonly QueuedNotice[]): Promise<number>;
}
