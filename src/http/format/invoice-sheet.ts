import type { InvoiceEnd } from '#domain/invoicing/invoice-end.ts';
import type {
  Caption,
  InvoiceFact,
  InvoiceLine,
  InvoiceMark,
  InvoiceParty,
  InvoiceSheet,
} from '#app/invoicing/invoice-sheet.ts';
import type { CfdiFacts, LineFacts, TaxFacts } from '#domain/invoicing/cfdi-facts.ts';
import { type StampedFacts, verificationUrl } from '#domain/invoicing/verification-url.ts';
import { formatNumericDate } from '#kernel/local-time.ts';
import { decimalString, formatMoney } from '#kernel/money.ts';
import { invoiceSheetTexts as say } from '#text/invoice-sheet.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { pesosInWords } from '#text/pesos-in-words.ts';
import { keyAndWord, satWords } from '#text/sat-words.ts';

/** The carrier's letterhead, as travellers know it. */
export interface InvoiceLetterhead {
  readonly name: string;
  readonly tagline: Message;
  readonly phone: { readonly shown: string };
  readonly email: string;
  readonly address: string;
}

type Captioned = (message: Message) => Caption;

/** Lays out a stamped CFDI as final strings, with everything the SAT requires on its printed representation. */
export function invoiceSheet(
  facts: StampedFacts,
  { lang, head, end }: { readonly lang: Lang; readonly head: InvoiceLetterhead; readonly end?: InvoiceEnd | undefined },
): InvoiceSheet {
  const { stamp } = facts;
  const caption: Captioned = ({ es, en }) => ({ es, en: lang === 'en' ? en : undefined });
  const fact = (message: Message, value: string): InvoiceFact => ({ caption: caption(message), value });
  const { product, description, quantity, unitPrice, discount, amount } = say.columns;
  return {
    lang,
    letterhead: {
      name: head.name,
      tagline: head.tagline[lang],
      contact: [head.address, `${head.phone.shown} · ${head.email}`],
    },
    mark: end && markOf(end, caption),
    title: caption(titleOf(facts)),
    number: `${facts.series} ${facts.folio}`.trim(),
    uuid: fact(say.uuid, stamp.uuid),
    dates: [
      fact(say.issuedAt, dateAndTime(facts.issuedAt)),
      fact(say.stampedAt, dateAndTime(stamp.stampedAt)),
      fact(say.issuedIn, facts.placeOfIssue),
    ],
    parties: [issuerOf(facts, fact), receiverOf(facts, fact)],
    facts: termsOf(facts).map(([message, value]) => fact(message, value)),
    columns: {
      product: caption(product),
      description: caption(description),
      quantity: caption(quantity),
      unitPrice: caption(unitPrice),
      discount: caption(discount),
      amount: caption(amount),
    },
    lines: facts.lines.map(lineOf),
    totals: [
      fact(say.subtotal, formatMoney(facts.subtotal)),
      ...(facts.discount === undefined ? [] : [fact(say.discount, `– ${formatMoney(facts.discount)}`)]),
      ...facts.taxes.map(
        (tax): InvoiceFact => ({ caption: { es: taxName(tax), en: undefined }, value: taxAmount(tax) }),
      ),
    ],
    total: fact(say.total, formatMoney(facts.total)),
    words: fact(say.words, inWords(facts)),
    certificates: [
      fact(say.certificate, facts.certificateNumber),
      fact(say.satCertificate, stamp.satCertificateNumber),
      fact(say.pac, stamp.pacRfc),
    ],
    seals: [fact(say.seal, facts.seal), fact(say.satSeal, stamp.satSeal), fact(say.stampString, stamp.originalString)],
    qr: verificationUrl(facts),
    qrCaption: caption(say.qr),
    legend: caption(say.legend),
    pageOf: say.page[lang],
  };
}

type Facts = (message: Message, value: string) => InvoiceFact;

const markOf = ({ kind, insteadUuid }: InvoiceEnd, caption: Captioned): InvoiceMark => ({
  word: caption(say.ends[kind].word),
  says: caption(insteadUuid === undefined ? say.ends[kind].says : say.instead(insteadUuid)),
});

function titleOf({ type, global }: CfdiFacts): Message {
  if (type === 'E') return say.titles.creditNote;
  return global ? say.titles.global : say.titles.invoice;
}

const issuerOf = ({ issuer }: CfdiFacts, fact: Facts): InvoiceParty => ({
  caption: fact(say.issuer, '').caption,
  name: issuer.name,
  facts: [fact(say.rfc, issuer.rfc), fact(say.regime, keyAndWord(satWords.regimes, issuer.regime))],
});

const receiverOf = ({ receiver }: CfdiFacts, fact: Facts): InvoiceParty => ({
  caption: fact(say.receiver, '').caption,
  name: receiver.name,
  facts: [
    fact(say.rfc, receiver.rfc),
    fact(say.regime, keyAndWord(satWords.regimes, receiver.regime)),
    fact(say.postalCode, receiver.postalCode),
    fact(say.use, keyAndWord(satWords.uses, receiver.use)),
    ...(receiver.country === undefined ? [] : [fact(say.country, receiver.country)]),
    ...(receiver.taxId === undefined ? [] : [fact(say.taxId, receiver.taxId)]),
  ],
});

type Term = readonly [caption: Message, value: string];

const termsOf = ({ paymentForm, paymentMethod, type, currency, global, related, ...facts }: CfdiFacts): Term[] => [
  ...(paymentForm ? [[say.form, keyAndWord(satWords.forms, paymentForm)] as const] : []),
  ...(paymentMethod ? [[say.method, keyAndWord(satWords.methods, paymentMethod)] as const] : []),
  [say.kind, keyAndWord(satWords.types, type)],
  [say.currency, currency === 'MXN' ? `${currency} ${say.inside.peso}` : currency],
  [say.export, keyAndWord(satWords.exports, facts.export)],
  ...(global ? [[say.global, globalOf(global)] as const] : []),
  ...(related
    ? [[say.related, `${keyAndWord(satWords.relations, related.kind)}: ${related.uuids.join(', ')}`] as const]
    : []),
];

const globalOf = ({ period, month, year }: NonNullable<CfdiFacts['global']>): string =>
  `${keyAndWord(satWords.periodicities, period)}, ${keyAndWord(satWords.months, month)} ${year}`;

const lineOf = (line: LineFacts): InvoiceLine => ({
  product: line.product,
  unit: line.unit === undefined ? line.unitKey : `${line.unitKey} ${line.unit}`,
  description: line.description,
  details: [
    ...(line.id === undefined ? [] : [line.id]),
    say.inside.taxObject(line.taxObject),
    ...line.taxes.map((tax) => `${taxName(tax)}: ${taxAmount(tax)}`),
  ],
  quantity: line.quantity,
  unitPrice: formatMoney(line.unitPrice),
  discount: line.discount === undefined ? '—' : formatMoney(line.discount),
  amount: formatMoney(line.gross),
});

/** `002 IVA 16 % sobre $ 602.59`. */
function taxName({ tax, factor, rate, base }: TaxFacts): string {
  const height = rate === undefined || factor === 'Exento' ? say.inside.exempt : percentOf(rate);
  return `${keyAndWord(satWords.taxes, tax)} ${height} ${say.inside.of} ${formatMoney(base)}`;
}

const taxAmount = ({ amount }: TaxFacts): string => (amount === undefined ? '—' : formatMoney(amount));

/** `0.160000` as `16 %`. */
const percentOf = (rate: string): string => `${Number((Number(rate) * 100).toFixed(4))} %`;

/** `2026-11-20T10:11:12` as `20/11/2026 10:11:12`: the document's own digits, day first. */
const dateAndTime = (local: string): string => `${formatNumericDate(local.slice(0, 10))} ${local.slice(11)}`;

/** Only amounts in pesos are written out in words. */
const inWords = ({ total, currency }: CfdiFacts): string =>
  currency === 'MXN' ? pesosInWords(total) : `${decimalString(total)} ${currency}`;
