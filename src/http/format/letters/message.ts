import type { MessageRules } from '#app/amendments/trip-notice.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import type { LetterBlock } from '#app/notices/letter.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Body, Matter } from '#http/format/letters/matter.ts';
import type { Lang } from '#text/lang.ts';

/** A message to travellers: when it is sent, what its e-mail says and carries, and whether it is not only an e-mail. */
export interface Message<Topic extends NoticeTopic = NoticeTopic> extends MessageRules<Topic> {
  letter(matter: Matter<Topic>): Body;
  attachments(reservation: Reservation): 'nothing' | 'tickets' | 'invoice';
  /** All that a channel says of it; absent where it says the subject and the first line of the letter. */
  text?(matter: Matter<Topic>): string;
  /**
   * Goes out by the channels as well, to anyone who chose one: it changes the trip, or would end it. Receipts, refunds and PINs are
   * e-mails alone: nobody waits for them at a stop, and a PIN does not belong on a lock screen.
   */
  readonly byChannels?: true;
}

type Words = Readonly<Record<Lang, string>>;

/** What letters about a payment say of what it is for. */
export interface PaymentWords {
  referenceIntro(place: string): Words;
  reminderSubject(until: string, place: string): Words;
  readonly reminderTitle: Words;
  reminderIntro(left: string): Words;
  openIntro(until: string): Words;
  openPreheader(until: string): Words;
  /** Paid when it could not be had any more. */
  readonly late: { readonly text: Words; readonly preheader: Words };
  /** Of a reference that lapsed, where the trip it was for stays; undefined where nothing is left, and another can be searched. */
  readonly lapsed: readonly Words[] | undefined;
  /** What it is, in detail. */
  blocks(matter: Matter): readonly LetterBlock[];
}
