import type { LetterBlock } from '#app/notices/letter.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import { paymentWordsOf } from '#http/format/letters/payment-words.ts';
import { isStoreMethod } from '#domain/payment/method.ts';
import { moneyIn } from '#text/money.ts';
import { byLinkMails } from '#text/mails/paid-by-link.ts';
import { refundMails } from '#text/mails/refunds.ts';

const { due, paid } = refundMails;

/** A refund is on its way: why, how and when (T4). */
export function refundDueLetter(matter: Matter): Body {
  const { lang, homeUrl } = matter;
  const { amount, byHand, twice, isByLink } = refundOf(matter);
  const words = isByLink ? BY_LINK.due : due;
  const late = lateOf(matter);
  const search: LetterBlock[] =
    twice || paymentWordsOf(matter).lapsed ? [] : [{ kind: 'button', label: due.button[lang], url: homeUrl }];
  return {
    subject: words.subject(amount)[lang],
    preheader: (byHand ? words.preheaderByHand : twice ? due.preheaderTwice : late.preheader)[lang],
    heading: words.title[lang],
    blocks: [
      { kind: 'text', text: (twice ? words.twice : late.text)[lang] },
      facts(matter, amount),
      { kind: 'text', text: (byHand ? words.byHand : words.byProvider)[lang] },
      ...tellThem(matter),
      ...search,
      codeBlock(matter),
    ],
  };
}

/** The refund was paid. */
export function refundPaidLetter(matter: Matter): Body {
  const { lang } = matter;
  const { amount, byHand, twice, isByLink } = refundOf(matter);
  const words = isByLink ? BY_LINK.paid : paid;
  const why = twice ? (isByLink ? BY_LINK.due : due).twice : lateOf(matter).text;
  return {
    subject: words.subject(amount)[lang],
    preheader: words.preheader[lang],
    heading: words.title[lang],
    blocks: [
      { kind: 'text', text: why[lang] },
      facts(matter, amount),
      { kind: 'text', text: (byHand || wasByHand(matter) ? words.byHand : words.byProvider)[lang] },
      ...tellThem(matter),
      codeBlock(matter),
    ],
  };
}

/** The owner of the trip is written to, and somebody with a payment link paid. */
const BY_LINK = {
  due: { ...byLinkMails.due, byProvider: byLinkMails.given.byProvider, byHand: byLinkMails.given.byHand },
  paid: byLinkMails.paid,
};

/** What was no longer available. */
function lateOf(matter: Matter) {
  const { late } = paymentWordsOf(matter);
  return refundOf(matter).isByLink ? late.byLink : late;
}

const tellThem = (matter: Matter): readonly LetterBlock[] =>
  refundOf(matter).isByLink ? [{ kind: 'text', text: byLinkMails.tellThem[matter.lang] }] : [];

function refundOf({ notice, lang }: Matter) {
  const { payment, reservation } = notice;
  if (!payment) throw new Error(`reservation ${reservation.id} has no payment to give back`);
  return {
    amount: moneyIn(payment.amount, lang),
    /** Stores accept cash and cannot refund it. */
    byHand: isStoreMethod(payment.method),
    // The tickets exist, so the refunded money was a second payment.
    twice: reservation.status === 'approved',
    isByLink: payment.isByLink,
  };
}

/** Also when a provider finally could not refund. */
const wasByHand = ({ notice }: Matter): boolean => notice.reservation.refund?.isByHand ?? false;

const facts = ({ lang }: Matter, amount: string): LetterBlock => ({
  kind: 'facts',
  heading: undefined,
  facts: [{ label: refundMails.amount[lang], value: amount }],
});
