import { FOLLOW_UP_WORDS } from '#http/format/letters/follow-ups.ts';
import { journeyBlocks } from '#http/format/letters/journey-blocks.ts';
import type { Matter } from '#http/format/letters/matter.ts';
import type { PaymentWords } from '#http/format/letters/message.ts';
import { changeMails } from '#text/mails/change.ts';
import { changePaymentMails } from '#text/mails/change-payment.ts';
import { openPaymentMail } from '#text/mails/open-payment.ts';
import { byLinkMails } from '#text/mails/paid-by-link.ts';
import { refundMails } from '#text/mails/refunds.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';

const { ordered, reminder } = storeReferenceMails;

/** For a trip. */
const TRIP: PaymentWords = {
  referenceIntro: ordered.intro,
  keepReceipt: storeReferenceMails.keepReceipt,
  reminderSubject: reminder.subject,
  reminderTitle: reminder.title,
  reminderIntro: reminder.intro,
  openSubject: openPaymentMail.subject,
  openIntro: openPaymentMail.intro,
  openPreheader: openPaymentMail.preheader,
  late: {
    text: refundMails.due.late,
    preheader: refundMails.due.preheader,
    byLink: { text: byLinkMails.due.late, preheader: byLinkMails.due.preheader },
  },
  lapsed: undefined,
  cancelled: undefined,
  blocks: journeyBlocks,
};

/** A change of it leaves it as it was until it is paid. */
const CHANGE: PaymentWords = {
  ...changePaymentMails,
  late: changeMails.late,
  cancelled: {
    subject: changeMails.withdrawn.subject,
    title: changePaymentMails.cancelled.title,
    text: [changePaymentMails.cancelled.text, storeReferenceMails.withdrawn.paid],
  },
  blocks: journeyBlocks,
};

/** The only place in the letters that checks the kind of order. */
export const paymentWordsOf = ({ view }: Pick<Matter, 'view'>): PaymentWords =>
  (view.adding && FOLLOW_UP_WORDS.adding) ?? (view.change ? CHANGE : TRIP);
