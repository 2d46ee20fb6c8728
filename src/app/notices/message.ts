import type { NoticePayload, NoticeTopic } from '#app/notices/announcement.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { RelevanceFacts } from '#app/notices/relevance.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** What its e-mail is written from, beside the reservation and its payment. */
export type NoticeSource = 'delay' | 'service' | 'refunds' | 'invoice' | 'invoiced';

/** What was read of it. */
export interface ReadFacts extends Pick<Notice, 'ticketsStatus'> {
  readonly reservation: Reservation;
  /** Whether money of it is on an invoice; where that was asked. */
  readonly isInvoiced?: boolean;
}

/** What is true of all messages under a topic. */
export interface MessageRules<Topic extends NoticeTopic = NoticeTopic> {
  /**
   * Whether it still tells the truth when it is about to go out: a queue that stood for an hour must not ask for money that was paid
   * meanwhile, nor regret the loss of seats that were bought after all.
   */
  isStillRelevant(payload: NoticePayload<Topic>, current: RelevanceFacts): boolean;
  readonly reads?: NoticeSource;
  /** Whether what was read leaves nothing to write. */
  isOvertaken?(payload: NoticePayload<Topic>, read: ReadFacts): boolean;
  attachments(reservation: Reservation): 'nothing' | 'tickets' | 'invoice';
}

/** One for each topic. */
export type Messages = { readonly [Topic in NoticeTopic]: MessageRules<Topic> };

export const rulesOf = (messages: Messages, topic: NoticeTopic): MessageRules => messages[topic];
