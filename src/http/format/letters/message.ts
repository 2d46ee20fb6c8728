import type { MessageRules } from '#app/amendments/trip-notice.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import type { LetterBlock } from '#app/notices/letter.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Body, Matter } from '#http/format/letters/matter.ts';
import type { Lang } from '#text/lang.ts';

/**
 * A message to travellers: when it is sent, its e-mail and attachments, and whether it also goes out by other channels.
 */
export interface Message<Topic extends NoticeTopic = NoticeTopic> extends MessageRules<Topic> {
  letter(matter: Matter<Topic>): Body;
  attachments(reservation: Reservation): 'nothing' | 'tickets' | 'invoice';
  /** The text for channels; absent: the subject and first line of the letter. */
  text?(matter: Matter<Topic>): string;
  /**
   * Also sent by the channels a traveller chose: it changes the trip, or would end it. Receipts, refunds and PINs are
   * e-mails only: they are not urgent at a stop, and a PIN does not belong on a lock screen.
   */
  readonly byChannels?: true;
}

type Words = Readonly<Record<Lang, string>>;

interface Late {
  readonly text: Words;
  readonly preheader: Words;
}

interface Lapsed {
  subject(place: string): Words;
  readonly text: Words;
  /** Where it keeps something for a while: that it can still be paid another way. */
  keptUntil?(until: string): Words;
  /** For who paid nevertheless. */
  readonly paid: Words;
}

interface Cancelled {
  subject(place: string): Words;
  readonly title: Words;
  readonly text: readonly Words[];
}

/** How letters about a payment describe what it is for. */
export interface PaymentWords {
  referenceIntro(place: string): Words;
  reminderSubject(until: string, place: string): Words;
  /** The last step of paying in a store. */
  readonly keepReceipt: Words;
  readonly reminderTitle: Words;
  reminderIntro(left: string): Words;
  openSubject(place: string): Words;
  openIntro(until: string): Words;
  openPreheader(until: string): Words;
  /** Paid when it was no longer available; `byLink`: by somebody else. */
  readonly late: Late & { readonly byLink: Late };
  /**
   * For a lapsed reference whose trip stays valid; undefined when nothing is left and the traveller can search again.
   */
  readonly lapsed: Lapsed | undefined;
  /**
   * For a departure that was cancelled before it was paid: the subject, the heading and the text; undefined when it was
   * the trip itself, and the traveller can choose another.
   */
  readonly cancelled: Cancelled | undefined;
  /** Its details. */
  blocks(matter: Matter): readonly LetterBlock[];
}
