import type { LetterBlock } from '#app/notices/letter.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import { paymentWordsOf } from '#http/format/letters/payment-words.ts';
import { isStoreMethod } from '#domain/payment/method.ts';
import { moneyIn } from '#text/money.ts';
import { refundMails } from '#text/mails/refunds.ts';

const { due, paid } = refundMails;

/** A refund is on its way: why, how and when (T4). */
export function refundDueLetter(matter: Matter): Body {
  const { lang, homeUrl } = matter;
  const { amount, byHand, twice } = refundOf(matter);
  const search: LetterBlock[] =
    twice || paymentWordsOf(matter).lapsed ? [] : [{ kind: 'button', label: due.button[lang], url: homeUrl }];
  return {
    subject: due.subject(amount)[lang],
    preheader: (byHand ? due.preheaderByHand : twice ? due.preheaderTwice : late(matter).preheader)[lang],
    heading: due.title[lang],
    blocks: [
      { kind: 'text', text: (twice ? due.twice : late(matter).text)[lang] },
      facts(matter, amount),
      { kind: 'text', text: (byHand ? due.byHand : due.byProvider)[lang] },
      ...search,
      codeBlock(matter),
    ],
  };
}

/** The refund was paid. */
export function refundPaidLetter(matter: Matter): Body {
  const { lang } = matter;
  const { amount, byHand, twice } = refundOf(matter);
  return {
    subject: paid.subject(amount)[lang],
    preheader: paid.preheader[lang],
    heading: paid.title[lang],
    blocks: [
      { kind: 'text', text: (twice ? due.twice : late(matter).text)[lang] },
      facts(matter, amount),
      { kind: 'text', text: (byHand || wasByHand(matter) ? paid.byHand : paid.byProvider)[lang] },
      codeBlock(matter),
    ],
  };
}

/** What was no longer available. */
const late = (matter: Matter) => paymentWordsOf(matter).late;

function refundOf({ notice, lang }: Matter) {
  const { payment, reservation } = notice;
  if (!payment) throw new Error(`reservation ${reservation.id} has no payment to give back`);
  return {
    amount: moneyIn(payment.amount, lang),
    /** Stores accept cash and cannot refund it. */
    byHand: isStoreMethod(payment.method),
    // The tickets exist, so the refunded money was a second payment.
    twice: reservation.status === 'approved',
  };
}

/** Also when a provider finally could not refund. */
const wasByHand = ({ notice }: Matter): boolean => notice.reservation.refund?.isByHand ?? false;

const facts = ({ lang }: Matter, amount: string): LetterBlock => ({
  kind: 'facts',
  heading: undefined,
  facts: [{ label: refundMails.amount[lang], value: amount }],
});
