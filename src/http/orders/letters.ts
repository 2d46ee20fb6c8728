import type { Pins } from '#app/access/ports.ts';
import type { NoticeSources } from '#app/amendments/trip-notice.ts';
import type { LinkAddresses } from '#app/links/ports.ts';
import type { Letter, LetterBlock } from '#app/notices/letter.ts';
import { type Found, type LetterWithFiles, MOOT } from '#app/notices/message.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { NoticedInvoice } from '#app/notices/noticed-invoice.ts';
import type { OrderMail } from '#app/notices/write-order-mail.ts';
import type { NewOrders, StoredItem } from '#app/orders/ports.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import type { Vouchers } from '#app/vouchers/ports.ts';
import type { Order } from '#domain/orders/order.ts';
import { isStoreMethod } from '#domain/payment/method.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import {
  invoiceLetter,
  type InvoiceMatter,
  invoiceRejectedLetter,
  invoiceReminderLetter,
} from '#http/format/letters/invoice-letters.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import type { Body } from '#http/format/letters/matter.ts';
import { headOf, wayOf } from '#http/format/letters/money-back-letters.ts';
import { messageOf } from '#http/format/letters/messages.ts';
import { inFours, minutesUntil } from '#http/format/letters/store-reference-letters.ts';
import { progressOf } from '#http/orders/item-words.ts';
import { wordsOf } from '#http/orders/kinds.ts';
import { type AttachedVoucherDeps, attachedVouchers } from '#http/vouchers/attached.ts';
import { voucherBlocks } from '#http/vouchers/letter-blocks.ts';
import { id } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { formatDuration } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { orderMails as say } from '#text/mails/orders.ts';
import { proofMails } from '#text/mails/proofs.ts';
import { refundMails } from '#text/mails/refunds.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';
import { dayAndClock, longMoment } from '#text/moments.ts';
import { moneyIn } from '#text/money.ts';
import { orderText } from '#text/orders.ts';
import { orderLive } from '#text/orders-live.ts';

export interface OrderLetterDeps extends NoticeSources, Pick<LinkAddresses, 'invoicingUrl'>, AttachedVoucherDeps {
  readonly newOrders: Pick<NewOrders, 'items'>;
  readonly vouchers: Pick<Vouchers, 'ofOrder'>;
  readonly orderUrl: (order: Pick<Order, 'id' | 'lang'>) => string;
  readonly sender: LetterSender;
  readonly pins: Pick<Pins, 'pinOf' | 'codeOf'>;
  /** The carrier's time zone. */
  readonly zone: Zone;
}

/** What a letter about such an order is made from. */
interface OrderMatter {
  readonly order: Order;
  readonly items: readonly StoredItem[];
  /** Issued for it so far. */
  readonly vouchers: readonly Voucher[];
  readonly payment: PaymentAttempt | undefined;
  readonly invoice: NoticedInvoice | undefined;
  readonly payload: {
    readonly reservation?: string;
    /** Of a one-time code: its id. */
    readonly request?: string;
    readonly until?: number;
    readonly fault?: InvoiceMatter['notice']['payload']['fault'];
    readonly amount?: number;
    readonly by_hand?: boolean;
    readonly to_account?: boolean;
    readonly to_agency?: boolean;
  };
  readonly now: Instant;
  readonly deps: OrderLetterDeps;
}

/** The order is paid, provided or undone, with a link back to it. */
export const orderLetter =
  (deps: OrderLetterDeps) =>
  async (topic: OrderMail['topic'], order: Order, now: Instant): Promise<Found<LetterWithFiles>> => {
    const [items, vouchers] = await Promise.all([deps.newOrders.items(order.id), deps.vouchers.ofOrder(order.id)]);
    const matter = { order, items, vouchers, payment: undefined, invoice: undefined, payload: {}, now, deps };
    const attachments = await attachedVouchers(deps, order, vouchers);
    return { kind: 'found', value: { letter: letterOf(matter, PROVIDED[topic](matter)), attachments } };
  };

/** Notices of orders of all kinds, in the words of an order without a trip. Other topics are empty. */
export const composeOrderNotice =
  (deps: OrderLetterDeps) =>
  async ({ topic, payload, order, payment }: Notice, now: Instant): Promise<Found<LetterWithFiles>> => {
    const body = BODIES[topic];
    const rules = messageOf(topic);
    if (!body || !rules.isStillRelevant(payload, { ...order, now, payment })) return MOOT;
    const details = await rules.read?.(deps, { payload, now });
    if (details && details.kind !== 'found') return details;
    const invoice = details?.value.invoice;
    const [items, vouchers] = await Promise.all([deps.newOrders.items(order.id), deps.vouchers.ofOrder(order.id)]);
    // An invoice is in the language it was asked for in.
    const addressed = invoice ? { ...order, lang: invoice.lang } : order;
    const matter: OrderMatter = { order: addressed, items, vouchers, payment, invoice, payload, now, deps };
    const attachments =
      topic === 'ticket.resent' ? await attachedVouchers(deps, order, vouchers) : invoice?.attachments;
    return { kind: 'found', value: { letter: letterOf(matter, body(matter)), attachments: attachments ?? [] } };
  };

const letterOf = ({ order: { lang, contact }, deps }: OrderMatter, body: Body): Letter => ({
  lang,
  ...body,
  greeting: mailFrame.greeting(contact?.firstName ?? '')[lang],
  footer: footerOf(deps.sender, lang, say.why),
});

const codeBlock = ({ order: { code, lang } }: OrderMatter): LetterBlock => ({
  kind: 'code',
  label: say.code[lang],
  value: code,
});

const button = ({ order, deps }: OrderMatter, label: string = say.button[order.lang]): LetterBlock => ({
  kind: 'button',
  label,
  url: deps.orderUrl(order),
});

const text = (words: string): LetterBlock => ({ kind: 'text', text: words });

/** The ordered items, in words. */
function itemBlocks({ order: { lang, total }, items }: OrderMatter): readonly LetterBlock[] {
  const blocks = items.map((item): LetterBlock => {
    const { title, details } = wordsOf(item);
    const facts = details.map((detail) => ({ label: detail.label[lang], value: detail.text[lang] }));
    return { kind: 'facts', heading: title[lang], facts };
  });
  const sum = { label: say.total[lang], value: moneyIn(total, lang) };
  return [...blocks, { kind: 'facts', heading: undefined, facts: [sum] }];
}

/** Paid; with the vouchers that were issued at once. What cost nothing is only provided. */
function paidBody(matter: OrderMatter): Body {
  const { order, items, vouchers, now, deps } = matter;
  if (order.total === 0 && vouchers.length > 0) return readyBody(matter);
  const { lang } = order;
  const [first] = items;
  return {
    subject: say.paid.subject(first ? wordsOf(first).title[lang] : '')[lang],
    preheader: say.paid.preheader(moneyIn(order.total, lang))[lang],
    heading: say.paid.title[lang],
    blocks: [
      text(say.paid.intro[lang]),
      ...items.flatMap((item) => progressOf(wordsOf(item), now, deps.zone)?.[lang] ?? []).map(text),
      ...itemBlocks(matter),
      ...voucherBlocks(vouchers, lang),
      button(matter),
      codeBlock(matter),
      { kind: 'code', label: mailFrame.pin[lang], value: deps.pins.pinOf(order) },
      ...invoiceWords(matter).map(text),
    ],
  };
}

/** Who invoices what was paid; nobody what is prepaid. */
function invoiceWords({ order: { lang }, items }: OrderMatter): readonly string[] {
  const words = items.map((item) => wordsOf(item)).filter(({ isPrepaid }) => !isPrepaid);
  const partners = words.flatMap(({ seller }) =>
    seller?.kind === 'partner' ? [orderText.partnerInvoices(seller.name, seller.invoicePhone)[lang]] : [],
  );
  return words.length > partners.length ? [...partners, say.paid.invoice[lang]] : partners;
}

/** What was paid is provided: its vouchers. */
function readyBody(matter: OrderMatter): Body {
  const { order, vouchers, deps } = matter;
  const { lang } = order;
  const [first] = vouchers;
  return {
    subject: say.ready.subject(first?.title[lang] ?? '')[lang],
    preheader: say.ready.preheader[lang],
    heading: say.ready.title[lang],
    blocks: [
      text(say.ready.intro[lang]),
      ...voucherBlocks(vouchers, lang),
      button(matter, say.ready.button[lang]),
      codeBlock(matter),
      { kind: 'code', label: mailFrame.pin[lang], value: deps.pins.pinOf(order) },
    ],
  };
}

/** It could not be provided: all of it goes back. */
function undoneBody(matter: OrderMatter): Body {
  const { order, items } = matter;
  const { lang, total } = order;
  const [first] = items;
  return {
    subject: say.undone.subject(first ? wordsOf(first).title[lang] : '')[lang],
    preheader: say.undone.preheader(moneyIn(total, lang))[lang],
    heading: say.undone.title[lang],
    blocks: [
      text(say.undone.intro(moneyIn(total, lang))[lang]),
      ...itemBlocks(matter),
      button(matter),
      codeBlock(matter),
    ],
  };
}

const PROVIDED: Readonly<Record<OrderMail['topic'], (matter: OrderMatter) => Body>> = {
  'order.paid': paidBody,
  'order.ready': readyBody,
  'order.undone': undoneBody,
};

function voucherOf({ order, payment, deps }: OrderMatter) {
  if (!payment?.voucher) throw new Error(`order ${order.id} has no reference to write about`);
  const { method, amount, voucher } = payment;
  const store = method === 'oxxo' ? ('oxxo' as const) : ('openpay' as const);
  return {
    store,
    amount: moneyIn(amount, order.lang),
    ...voucher,
    payBy: isoInZone(voucher.payBy, deps.zone),
    at: voucher.payBy,
  };
}

function payBlocks(matter: OrderMatter): readonly LetterBlock[] {
  const { lang } = matter.order;
  const { store, amount, payBy, reference } = voucherOf(matter);
  const items = [...storeReferenceMails.steps[store], say.ordered.keep].map((step) => step[lang]);
  const facts = [
    { label: storeReferenceMails.amount[lang], value: amount },
    { label: storeReferenceMails.payBy[lang], value: longMoment(payBy, orderLive.clock[lang], lang) },
  ];
  return [
    { kind: 'code', label: storeReferenceMails.reference[lang], value: inFours(reference) },
    { kind: 'facts', heading: undefined, facts },
    button(matter, storeReferenceMails.button[lang]),
    { kind: 'list', heading: storeReferenceMails.how[lang], items, ordered: true },
  ];
}

function orderedBody(matter: OrderMatter): Body {
  const { lang } = matter.order;
  const { store, amount, payBy } = voucherOf(matter);
  return {
    subject: storeReferenceMails.ordered.subject(dayAndClock(payBy, lang))[lang],
    preheader: say.ordered.preheader(amount, storeReferenceMails.stores[store][lang])[lang],
    heading: storeReferenceMails.ordered.title[lang],
    blocks: [text(say.ordered.intro[lang]), ...payBlocks(matter), ...itemBlocks(matter), codeBlock(matter)],
  };
}

function reminderBody(matter: OrderMatter): Body {
  const { lang } = matter.order;
  const { payBy, at } = voucherOf(matter);
  const left = formatDuration(minutesUntil(at, matter.now));
  return {
    subject: say.reminder.subject(dayAndClock(payBy, lang))[lang],
    preheader: say.reminder.preheader(left)[lang],
    heading: say.reminder.title[lang],
    blocks: [
      text(say.reminder.intro(left)[lang]),
      ...payBlocks(matter),
      text(storeReferenceMails.reminder.paid[lang]),
      codeBlock(matter),
    ],
  };
}

function lapsedBody(matter: OrderMatter): Body {
  const { lang } = matter.order;
  return {
    subject: say.lapsed.subject[lang],
    preheader: storeReferenceMails.lapsed.preheader[lang],
    heading: storeReferenceMails.lapsed.title[lang],
    blocks: [
      text(say.lapsed.text[lang]),
      button(matter, say.lapsed.button[lang]),
      text(say.lapsed.paid[lang]),
      codeBlock(matter),
    ],
  };
}

function openBody(matter: OrderMatter): Body {
  const { lang } = matter.order;
  return {
    subject: say.open.subject[lang],
    preheader: say.open.preheader[lang],
    heading: say.open.title[lang],
    blocks: [text(say.open.intro[lang]), button(matter), ...itemBlocks(matter), codeBlock(matter)],
  };
}

/** A refund is on its way or complete. */
const backBody =
  (when: 'due' | 'paid') =>
  (matter: OrderMatter): Body => {
    const { order, payment } = matter;
    const { lang } = order;
    if (!payment) throw new Error(`order ${order.id} has no payment to give back`);
    const amount = moneyIn(payment.amount, lang);
    const byHand = isStoreMethod(payment.method);
    const words = refundMails[when];
    return {
      subject: words.subject(amount)[lang],
      preheader: (byHand ? refundMails.due.preheaderByHand : refundMails.paid.preheader)[lang],
      heading: words.title[lang],
      blocks: [
        text((order.status === 'approved' ? say.back.twice : say.back.late)[lang]),
        { kind: 'facts', heading: undefined, facts: [{ label: refundMails.amount[lang], value: amount }] },
        text((byHand ? words.byHand : words.byProvider)[lang]),
        codeBlock(matter),
      ],
    };
  };

function returnedBody(matter: OrderMatter): Body {
  const { lang, total } = matter.order;
  const { amount = 0 } = matter.payload;
  const { paid } = refundMails;
  const { returned, returnedInPart } = say.back;
  const way = wayOf(matter.payload);
  return {
    subject: paid.subject(moneyIn(amount, lang))[lang],
    ...headOf(way, lang),
    blocks: [
      text((amount < total ? returnedInPart : returned)[lang]),
      { kind: 'facts', heading: undefined, facts: [{ label: refundMails.amount[lang], value: moneyIn(amount, lang) }] },
      text(paid[way][lang]),
      codeBlock(matter),
    ],
  };
}

function pinBody(matter: OrderMatter): Body {
  const { order, deps } = matter;
  const { lang } = order;
  return {
    subject: say.pin.subject[lang],
    preheader: say.pin.preheader[lang],
    heading: proofMails.pin.title[lang],
    blocks: [
      text(say.pin.intro[lang]),
      codeBlock(matter),
      { kind: 'code', label: mailFrame.pin[lang], value: deps.pins.pinOf(order) },
      button(matter),
      { kind: 'warning', text: proofMails.pin.notYou[lang] },
    ],
  };
}

/** For the visitor who has the page open: unpaid, it confirms the contact; otherwise it opens the order. */
function oneTimeCodeBody({ order, payload, deps }: OrderMatter): Body {
  const { lang, status } = order;
  if (!payload.request) throw new Error(`a one-time code of ${order.id} without its name`);
  const isDraft = status === 'process' || status === 'decline';
  const words = { ...proofMails.oneTimeCode, ...(isDraft ? proofMails.oneTimeCode.confirm : {}) };
  return {
    subject: (isDraft ? words : say.oneTimeCode).subject[lang],
    preheader: words.preheader[lang],
    heading: words.title[lang],
    blocks: [
      { kind: 'code', label: words.label[lang], value: deps.pins.codeOf(id(payload.request)) },
      text((isDraft ? say.oneTimeCode.confirm : say.oneTimeCode.intro)[lang]),
      { kind: 'warning', text: words.notYou[lang] },
    ],
  };
}

const invoiceMatter = ({ order, invoice, payload, deps }: OrderMatter): InvoiceMatter => ({
  lang: order.lang,
  view: order,
  invoicingUrl: deps.invoicingUrl(order),
  notice: { reservation: order, invoice, zone: deps.zone, payload },
});

function invoiceBody(matter: OrderMatter): Body {
  const body = invoiceLetter(invoiceMatter(matter));
  const isFirst = matter.invoice?.facts.type !== 'E' && matter.invoice?.facts.related === undefined;
  // The others say which document they are about, and nothing about a trip.
  return isFirst ? { ...body, blocks: [text(say.invoiceIntro[matter.order.lang]), ...body.blocks.slice(1)] } : body;
}

const BODIES: Readonly<Partial<Record<Notice['topic'], (matter: OrderMatter) => Body>>> = {
  'voucher.ordered': orderedBody,
  'voucher.reminder': reminderBody,
  'voucher.lapsed': lapsedBody,
  'payment.resume': openBody,
  'refund.due': backBody('due'),
  'refund.paid': backBody('paid'),
  'refund.returned': returnedBody,
  'pin.requested': pinBody,
  'one_time_code.requested': oneTimeCodeBody,
  'ticket.resent': (matter) => (matter.vouchers.length > 0 ? readyBody : paidBody)(matter),
  'invoice.ready': invoiceBody,
  'invoice.rejected': (matter) => invoiceRejectedLetter(invoiceMatter(matter)),
  'invoice.reminder': (matter) => invoiceReminderLetter(invoiceMatter(matter)),
};
