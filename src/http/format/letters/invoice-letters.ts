import { INVOICE_LINK_LIFETIME } from '#app/invoicing/invoice-links.ts';
import type { LetterBlock } from '#app/notices/letter.ts';
import type { NoticedInvoice } from '#app/notices/noticed-invoice.ts';
import { isRefusedForMethod } from '#domain/invoicing/may-invoice.ts';
import { verificationUrl } from '#domain/invoicing/verification-url.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { before, DAY, type Instant, instant, SECOND, type Zone } from '#kernel/instant.ts';
import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { moneyIn } from '#text/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { errorMessage } from '#text/errors.ts';
import { invoiceMails as say } from '#text/mails/invoices.ts';
import { keyAndWord, satWords } from '#text/sat-words.ts';

/** What letters about invoices need, whether for a trip or anything else that was bought. */
export interface InvoiceMatter extends Pick<Matter, 'lang' | 'invoicingUrl'> {
  readonly view: { readonly code: string };
  readonly notice: {
    readonly reservation: { readonly id: string };
    readonly invoice?: NoticedInvoice | undefined;
    /** The carrier's. */
    readonly zone: Zone;
    readonly payload: {
      readonly reservation?: string;
      readonly until?: number | undefined;
      readonly fault?: ErrorCode | undefined;
    };
  };
}

/** A tax document with its files; its XML says which kind it is. */
export function invoiceLetter(matter: InvoiceMatter): Body {
  const { lang, notice } = matter;
  const { invoice } = notice;
  if (!invoice) throw new Error(`nothing to send of ${notice.reservation.id}: no invoice`);
  const { facts, urls } = invoice;
  const { kind, intro } = kindOf(invoice);
  return {
    subject: kind.subject(numberOf(invoice), moneyIn(facts.total, lang))[lang],
    preheader: kind.preheader[lang],
    heading: kind.title[lang],
    blocks: [
      { kind: 'text', text: intro[lang] },
      {
        kind: 'facts',
        heading: undefined,
        facts: [
          { label: say.number[lang], value: numberOf(invoice) },
          { label: say.uuid[lang], value: facts.stamp.uuid },
          { label: say.receiver[lang], value: facts.receiver.name },
          { label: say.rfc[lang], value: facts.receiver.rfc },
          { label: say.use[lang], value: keyAndWord(satWords.uses, facts.receiver.use) },
          { label: say.total[lang], value: moneyIn(facts.total, lang) },
        ],
      },
      ...linesBlocks(invoice, lang),
      { kind: 'button', label: say.pdf[lang], url: urls.pdf },
      {
        kind: 'links',
        links: [
          { label: say.xml[lang], url: urls.xml },
          { label: say.html[lang], url: urls.html },
          { label: say.verify[lang], url: verificationUrl(facts) },
        ],
      },
      { kind: 'text', text: say.links(INVOICE_LINK_LIFETIME / DAY)[lang] },
      ...(facts.type === 'E' ? [] : [{ kind: 'text', text: say.wrong[lang] } as const]),
      codeBlock(matter),
    ],
  };
}

/** Beyond these a letter would hide its buttons. */
const MAX_LINES = 20;

/** Each trip of an invoice of several, in the words of the document. */
function linesBlocks({ facts: { lines } }: NoticedInvoice, lang: Lang): readonly LetterBlock[] {
  if (lines.length < 2) return [];
  const shown = lines.slice(0, MAX_LINES).map(({ id, description }) => ({ label: id ?? '', value: description }));
  const hidden = lines.length - shown.length;
  const more = hidden > 0 ? [{ label: '…', value: say.more(hidden)[lang] }] : [];
  return [{ kind: 'facts', heading: say.covers[lang], facts: [...shown, ...more] }];
}

const numberOf = ({ facts }: NoticedInvoice): string => `${facts.series} ${facts.folio}`.trim();

function kindOf({ facts }: NoticedInvoice) {
  const uuids = facts.related?.uuids.join(', ') ?? '';
  if (facts.type === 'E') return { kind: say.creditNote, intro: say.creditNote.intro(uuids) };
  if (facts.related?.kind === '04') return { kind: say.replacement, intro: say.replacement.intro(uuids) };
  return { kind: say.ready, intro: say.ready.intro };
}

/**
 * An invoice requested before paying was rejected while the traveller was away: what to correct, where, and until when;
 * or that what was paid this way is not invoiced by us, where there is nothing to correct.
 */
export function invoiceRejectedLetter(matter: InvoiceMatter): Body {
  const { lang, notice, invoicingUrl } = matter;
  const { fault = 'cannot_stamp' } = notice.payload;
  const isFinal = isRefusedForMethod(fault);
  const { subject, preheader, title, intro } = isFinal ? say.notInvoiced : say.rejected;
  return {
    subject: subject[lang],
    preheader: preheader[lang],
    heading: title[lang],
    blocks: [
      { kind: 'text', text: intro[lang] },
      { kind: 'warning', text: errorMessage(fault)[lang] },
      ...(isFinal
        ? []
        : [untilBlock(matter), { kind: 'button', label: say.rejected.button[lang], url: invoicingUrl } as const]),
      codeBlock(matter),
    ],
  };
}

/** The month is ending and a payment of it is not invoiced (N5). */
export function invoiceReminderLetter(matter: InvoiceMatter): Body {
  const { lang, invoicingUrl } = matter;
  const { subject, preheader, title, intro, button } = say.reminder;
  return {
    subject: subject(formatLongDate(lastSecond(matter), lang))[lang],
    preheader: preheader[lang],
    heading: title[lang],
    blocks: [
      { kind: 'text', text: intro[lang] },
      untilBlock(matter),
      { kind: 'button', label: button[lang], url: invoicingUrl },
      codeBlock(matter),
    ],
  };
}

function untilBlock(matter: InvoiceMatter): LetterBlock {
  const { lang } = matter;
  const at = lastSecond(matter);
  const value = say.moment(formatLongDate(at, lang), formatClock(at, lang))[lang];
  return { kind: 'facts', heading: undefined, facts: [{ label: say.until[lang], value }] };
}

/** Shown as the last second in time, in the carrier's time zone. */
const lastSecond = ({ notice }: InvoiceMatter): string => isoInZone(before(untilOf(notice), SECOND), notice.zone);

function untilOf({ payload, reservation }: InvoiceMatter['notice']): Instant {
  if (payload.until === undefined) throw new Error(`an invoice of ${reservation.id} without its last moment`);
  return instant(payload.until);
}
