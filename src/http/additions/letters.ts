import type { LetterBlock } from '#app/notices/letter.ts';
import { untilPaid, whilePaid } from '#app/notices/relevance.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import type { Message, PaymentWords } from '#http/format/letters/message.ts';
import { moneyIn } from '#text/money.ts';
import { extrasText } from '#text/extras.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import { additionMails as say } from '#text/additions/mails.ts';
import { openPaymentMail } from '#text/mails/open-payment.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';
import type { ReservationView } from '#wire/reservation.ts';

type Line = NonNullable<ReservationView['adding']>['lines'][number];

/** Paid and part of the trip: the additions of each passenger. */
function additionLetter(matter: Matter<'addition.made'>): Body {
  const { lang, view, notice, itineraryUrl } = matter;
  const lines = (notice.payload.added ?? []).map((line) => ({ ...line, name: { ...line.name } }));
  const paid = moneyIn(
    lines.reduce((sum, { total }) => sum + total, 0),
    lang,
  );
  if (view.adding?.on_board) return receiptLetter(matter, lines, paid);
  const words = notice.payload.onBoard
    ? say.paidOnBoard
    : { title: say.title, preheader: say.preheader, intro: say.intro, amount: say.paid };
  return {
    subject: say.subject(view.destination.city)[lang],
    preheader: words.preheader(paid)[lang],
    heading: words.title[lang],
    blocks: [
      { kind: 'text', text: words.intro[lang] },
      listOf(matter, lines),
      { kind: 'facts', heading: undefined, facts: [{ label: words.amount[lang], value: paid }] },
      { kind: 'button', label: say.button[lang], url: itineraryUrl },
      codeBlock(matter),
    ],
  };
}

/** For the person who paid on the bus, who may be a stranger to the reservation. */
const receiptLetter = (matter: Matter<'addition.made'>, lines: readonly Line[], paid: string): Body => ({
  subject: say.receipt.subject(paid)[matter.lang],
  preheader: say.receipt.preheader[matter.lang],
  heading: say.receipt.title[matter.lang],
  blocks: [
    { kind: 'text', text: say.receipt.intro[matter.lang] },
    listOf(matter, lines),
    { kind: 'facts', heading: undefined, facts: [{ label: say.paid[matter.lang], value: paid }] },
    { kind: 'button', label: say.receipt.button[matter.lang], url: matter.resumeUrl },
    codeBlock(matter),
  ],
});

/** What is being paid for, before the payment is complete. */
const addingBlocks = (matter: Matter): readonly LetterBlock[] =>
  matter.view.adding ? [listOf(matter, matter.view.adding.lines)] : [];

const listOf = ({ lang, view }: Matter, lines: readonly Line[]): LetterBlock => ({
  kind: 'list',
  heading: extrasText.heading[lang],
  items: lines.map(({ passenger, direction, name, quantity }) => {
    const who = view.passengers.find(({ position }) => position === passenger);
    const whose = extrasText.whose(`${who?.first_name ?? ''} ${who?.last_name ?? ''}`.trim(), direction, view.buses);
    return `${listCarriedExtras([{ quantity, name }], lang)} (${whose[lang]})`;
  }),
  ordered: false,
});

/** Not to be paid, and why; only money for an earlier bus may still buy it. */
function withdrawnLetter(matter: Matter<'addition.withdrawn'>): Body {
  const { lang, notice } = matter;
  const { why = 'ticket_cancelled' } = notice.payload;
  const text = [say.withdrawn.why[why], why === 'leaves_earlier' ? say.lapsedPaid : say.cancelledPaid];
  return {
    subject: say.cancelledSubject[lang],
    preheader: say.withdrawn.preheader[lang],
    heading: say.cancelledTitle[lang],
    blocks: [
      ...text.map((part): LetterBlock => ({ kind: 'text', text: part[lang] })),
      ...addingBlocks(matter),
      codeBlock(matter),
    ],
  };
}

type Topics = 'addition.made' | 'addition.withdrawn';

export const additionMessages: { readonly [Topic in Topics]: Message<Topic> } = {
  'addition.made': {
    isStillRelevant: whilePaid,
    letter: additionLetter,
    attachments: ({ adding }) => (adding ? 'nothing' : 'tickets'),
  },
  'addition.withdrawn': { isStillRelevant: untilPaid, letter: withdrawnLetter, attachments: () => 'nothing' },
};

/** The trip is already paid and unaffected. */
export const additionWords: PaymentWords = {
  referenceIntro: say.voucherIntro,
  keepReceipt: say.keepReceipt,
  reminderSubject: say.reminderSubject,
  reminderTitle: say.reminderTitle,
  reminderIntro: say.reminderIntro,
  openSubject: openPaymentMail.subject,
  openIntro: say.openIntro,
  openPreheader: say.openPreheader,
  late: {
    text: say.late,
    preheader: say.latePreheader,
    byLink: { text: say.lateByLink, preheader: say.latePreheaderByLink },
  },
  lapsed: { subject: storeReferenceMails.lapsed.subject, text: say.lapsed, paid: say.lapsedPaid },
  cancelled: {
    subject: () => say.cancelledSubject,
    title: say.cancelledTitle,
    text: [say.cancelled, say.cancelledPaid],
  },
  blocks: addingBlocks,
};
