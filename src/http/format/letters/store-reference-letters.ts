import type { LetterBlock } from '#app/notices/letter.ts';
import { type Body, codeBlock, type Matter, momentAt, shortMomentAt } from '#http/format/letters/matter.ts';
import type { PaymentWords } from '#http/format/letters/message.ts';
import { paymentWordsOf } from '#http/format/letters/payment-words.ts';
import type { Stop } from '#domain/network/stop.ts';
import { keptUntil, stateOf } from '#domain/orders/order-state.ts';
import type { StoreReference } from '#domain/payment/store-reference.ts';
import { type Instant, MINUTE } from '#kernel/instant.ts';
import { formatDuration } from '#kernel/local-time.ts';
import type { Centavos } from '#kernel/money.ts';
import { moneyIn } from '#text/money.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';

const { ordered, reminder, lapsed } = storeReferenceMails;

/** A reference was issued: amount, place, deadline. */
export function referenceLetter(matter: Matter): Body {
  const { lang, view } = matter;
  const { store, amount, boarding, voucher } = voucherOf(matter);
  const say = paymentWordsOf(matter);
  return {
    subject: ordered.subject(shortMomentAt(voucher.payBy, boarding, lang))[lang],
    preheader: ordered.preheader(boarding.city, moneyIn(amount, lang), storeReferenceMails.stores[store][lang])[lang],
    heading: ordered.title[lang],
    blocks: [
      { kind: 'text', text: say.referenceIntro(view.destination.city)[lang] },
      ...payBlocks(matter),
      ...say.blocks(matter),
      codeBlock(matter),
    ],
  };
}

/** Half of its time is over, or nearly all of it (B35). */
export function referenceReminderLetter(matter: Matter): Body {
  const { lang, view, now } = matter;
  const { boarding, voucher } = voucherOf(matter);
  const left = formatDuration(minutesUntil(voucher.payBy, now));
  const say = paymentWordsOf(matter);
  return {
    subject: say.reminderSubject(shortMomentAt(voucher.payBy, boarding, lang), view.destination.city)[lang],
    preheader: reminder.preheader(left, boarding.city)[lang],
    heading: say.reminderTitle[lang],
    blocks: [
      { kind: 'text', text: say.reminderIntro(left)[lang] },
      ...payBlocks(matter),
      { kind: 'text', text: reminder.paid[lang] },
      codeBlock(matter),
    ],
  };
}

/** The trip it was for is already paid and unaffected. */
function lapsedFollowUp(matter: Matter, said: NonNullable<PaymentWords['lapsed']>): Body {
  const { lang, view } = matter;
  return {
    subject: said.subject(view.destination.city)[lang],
    preheader: lapsed.preheader[lang],
    heading: lapsed.title[lang],
    blocks: [
      { kind: 'text', text: said.text[lang] },
      ...keptBlocks(matter, said),
      { kind: 'text', text: said.paid[lang] },
      ...paymentWordsOf(matter).blocks(matter),
      codeBlock(matter),
    ],
  };
}

function keptBlocks(matter: Matter, said: NonNullable<PaymentWords['lapsed']>): readonly LetterBlock[] {
  const { lang, notice, resumeUrl } = matter;
  const until = heldUntil(matter);
  if (!said.keptUntil || until === undefined) return [];
  return [
    { kind: 'text', text: said.keptUntil(momentAt(until, notice.origin, lang))[lang] },
    { kind: 'button', label: lapsed.goOn[lang], url: resumeUrl },
  ];
}

/** What it was for is still kept, to be paid another way; undefined: it is not. */
function heldUntil({ notice, now }: Matter): Instant | undefined {
  const state = stateOf(notice.reservation);
  const end = state.kind === 'ended' ? undefined : keptUntil(state);
  return end !== undefined && now < end ? end : undefined;
}

/** Nobody paid in time, or another payment method was chosen: then the seats are still held. */
export function referenceLapsedLetter(matter: Matter): Body {
  const { lapsed: said } = paymentWordsOf(matter);
  if (said) return lapsedFollowUp(matter, said);
  const { lang, view, notice, homeUrl, resumeUrl } = matter;
  const until = heldUntil(matter);
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
  /** Times are in the zone of the stop where the trip begins. */
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
    { label: storeReferenceMails.amount[lang], value: moneyIn(amount, lang) },
    { label: storeReferenceMails.payBy[lang], value: momentAt(voucher.payBy, boarding, lang) },
  ];
  const { keepReceipt } = paymentWordsOf(matter);
  const items = [...storeReferenceMails.steps[store], keepReceipt].map((step) => step[lang]);
  return [
    { kind: 'code', label: storeReferenceMails.reference[lang], value: inFours(voucher.reference) },
    { kind: 'facts', heading: undefined, facts },
    { kind: 'button', label: storeReferenceMails.button[lang], url: resumeUrl },
    { kind: 'list', heading: storeReferenceMails.how[lang], items, ordered: true },
  ];
}

/** `1234 5678 9012 3456`: as it is read aloud to the cashier. */
export const inFours = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

/** In steps of five above an hour: 11 h 59 min is needlessly exact. */
export function minutesUntil(at: Instant, now: Instant): number {
  const minutes = Math.max(1, Math.floor((at - now) / MINUTE));
  return minutes > 60 ? Math.round(minutes / 5) * 5 : minutes;
}
