import type { LetterBlock } from '#app/notices/letter.ts';
import { journeyBlocks } from '#http/format/letters/journey-blocks.ts';
import { type Body, codeBlock, type Matter, momentAt, shortMomentAt } from '#http/format/letters/matter.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { StoreReference } from '#domain/payment/store-reference.ts';
import { type Instant, MINUTE } from '#kernel/instant.ts';
import { formatDuration } from '#kernel/local-time.ts';
import { type Centavos, formatMoney } from '#kernel/money.ts';
import { additionMails } from '#text/mails/additions.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';

const { ordered, reminder, lapsed } = storeReferenceMails;

/** A reference was given: what, where, until when. */
export function referenceLetter(matter: Matter): Body {
  const { lang, view } = matter;
  const { store, amount, boarding, voucher } = voucherOf(matter);
  return {
    subject: ordered.subject(shortMomentAt(voucher.payBy, boarding, lang))[lang],
    preheader: ordered.preheader(boarding.city, formatMoney(amount), storeReferenceMails.stores[store][lang])[lang],
    heading: ordered.title[lang],
    blocks: [
      { kind: 'text', text: (view.adding ? additionMails.voucherIntro : ordered.intro)(view.destination.city)[lang] },
      ...payBlocks(matter),
      ...journeyBlocks(matter),
      codeBlock(matter),
    ],
  };
}

/** Half of its time is over, or it is nearly over (B35). */
export function referenceReminderLetter(matter: Matter): Body {
  const { lang, view, now } = matter;
  const { boarding, voucher } = voucherOf(matter);
  const left = formatDuration(minutesUntil(voucher.payBy, now));
  const subject = view.adding ? additionMails.reminderSubject : reminder.subject;
  return {
    subject: subject(shortMomentAt(voucher.payBy, boarding, lang), view.destination.city)[lang],
    preheader: reminder.preheader(left, boarding.city)[lang],
    heading: (view.adding ? additionMails.reminderTitle : reminder.title)[lang],
    blocks: [
      { kind: 'text', text: (view.adding ? additionMails.reminderIntro : reminder.intro)(left)[lang] },
      ...payBlocks(matter),
      { kind: 'text', text: reminder.paid[lang] },
      codeBlock(matter),
    ],
  };
}

/** The trip it was for is paid, and stays. */
const lapsedAddition = (matter: Matter): Body => ({
  subject: lapsed.subject(matter.view.destination.city)[matter.lang],
  preheader: lapsed.preheader[matter.lang],
  heading: lapsed.title[matter.lang],
  blocks: [
    { kind: 'text', text: additionMails.lapsed[matter.lang] },
    { kind: 'text', text: additionMails.lapsedPaid[matter.lang] },
    ...journeyBlocks(matter),
  ],
});

/** Nobody paid in time, or it was given up for another way to pay: then the seats are there still. */
export function referenceLapsedLetter(matter: Matter): Body {
  if (matter.view.adding) return lapsedAddition(matter);
  const { lang, view, now, notice, homeUrl, resumeUrl } = matter;
  const { holdUntil, expired } = notice.reservation;
  const until = holdUntil !== undefined && !expired && now < holdUntil ? holdUntil : undefined;
  return {
    subject: lapsed.subject(view.destination.city)[lang],
    preheader: lapsed.preheader[lang],
    heading: lapsed.title[lang],
    blocks: [
      ...(until === undefined
        ? ([
            { kind: 'text', text: lapsed.released[lang] },
            { kind: 'button', label: lapsed.button[lang], url: homeUrl },
          ] as const)
        : ([
            { kind: 'text', text: lapsed.keptUntil(momentAt(until, notice.origin, lang))[lang] },
            { kind: 'button', label: lapsed.goOn[lang], url: resumeUrl },
          ] as const)),
      { kind: 'text', text: lapsed.paid[lang] },
      codeBlock(matter),
    ],
  };
}

interface VoucherFacts {
  readonly store: 'oxxo' | 'openpay';
  readonly amount: Centavos;
  readonly voucher: StoreReference;
  /** Times are told on the clock of the stop where the trip begins. */
  readonly boarding: Stop;
}

function voucherOf({ notice }: Matter): VoucherFacts {
  const { payment, runs, origin, reservation } = notice;
  if (!payment?.voucher) throw new Error(`reservation ${reservation.id} has no reference to write about`);
  const { method, amount, voucher } = payment;
  return { store: method === 'oxxo' ? 'oxxo' : 'openpay', amount, voucher, boarding: runs.departure?.origin ?? origin };
}

function payBlocks(matter: Matter): readonly LetterBlock[] {
  const { lang, resumeUrl } = matter;
  const { store, amount, boarding, voucher } = voucherOf(matter);
  const facts = [
    { label: storeReferenceMails.amount[lang], value: formatMoney(amount) },
    { label: storeReferenceMails.payBy[lang], value: momentAt(voucher.payBy, boarding, lang) },
  ];
  const items = storeReferenceMails.steps[store].map((step) => step[lang]);
  return [
    { kind: 'code', label: storeReferenceMails.reference[lang], value: inFours(voucher.reference) },
    { kind: 'facts', heading: undefined, facts },
    { kind: 'button', label: storeReferenceMails.button[lang], url: resumeUrl },
    { kind: 'list', heading: storeReferenceMails.how[lang], items, ordered: true },
  ];
}

/** `1234 5678 9012 3456`: as it is read aloud at the till. */
const inFours = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

/** In steps of five while there is more than an hour: nobody needs to know that it is 11 h 59 min. */
function minutesUntil(at: Instant, now: Instant): number {
  const minutes = Math.max(1, Math.floor((at - now) / MINUTE));
  return minutes > 60 ? Math.round(minutes / 5) * 5 : minutes;
}
