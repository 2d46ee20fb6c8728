import { connectionText, fedTrip } from '#text/connections.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { TicketRefund } from '#app/amendments/refunds/ports.ts';
import { isOfTickets } from '#app/amendments/refunds/read-for-notice.ts';
import type { NoticePayload } from '#app/announcement.ts';
import type { LetterBlock } from '#app/notices/letter.ts';
import { type Body, codeBlock, type Matter, momentAt } from '#http/format/letters/matter.ts';
import type { PaymentWords } from '#http/format/letters/message.ts';
import { paymentWordsOf } from '#http/format/letters/payment-words.ts';
import { cancelledThings, reservationThings } from '#http/format/letters/reservation-things.ts';
import { expectedAt } from '#domain/disruptions/delay.ts';
import { isCancelled as isRunCancelled } from '#domain/timetable/departure-event.ts';
import { givesUp } from '#domain/amendments/money-back.ts';
import { refundOffer, travelOffer } from '#domain/amendments/offer.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { formatDuration } from '#kernel/local-time.ts';
import { type Centavos, sum } from '#kernel/money.ts';
import type { Lang } from '#text/lang.ts';
import { moneyIn } from '#text/money.ts';
import { howBack, moneyBackMails } from '#text/mails/money-back.ts';
import { byLinkMails } from '#text/mails/paid-by-link.ts';
import { refundMails } from '#text/mails/refunds.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';
import type { Message } from '#text/message.ts';

const { delay: late, unpaid, given: back, returned } = moneyBackMails;
const { paid } = refundMails;

/** Whether a report no longer concerns a trip: not the departure of a ticket, nor the transfer it breaks. */
export const isNotOfTrip = (notice: Matter<'delay.notice'>['notice']): boolean =>
  !isOfTickets(notice.ticketsStatus ?? { tickets: [] }, notice.payload.event) && !isMissedBy(notice);

const isMissedBy = ({ missed, payload }: Matter<'delay.notice'>['notice']): boolean => missed?.event === payload.event;

/** What leads to a journey became late, after its passengers boarded it or with a ticket of its own. */
function missedLetter(matter: Matter<'delay.notice'>): Body {
  const { lang, notice, view, itineraryUrl } = matter;
  const { direction, closesAt } = notice.missed!;
  const [from] = stopsOf(notice, direction);
  const feeder = notice.fed.find((one) => one.direction === direction);
  const trip = feeder ? fedTrip(feeder.at, from) : notice;
  const text = connectionText.missed(trip, momentAt(closesAt, from, lang));
  return {
    subject: connectionText.missedSubject(stopsOf(view, direction)[1].city)[lang],
    preheader: connectionText.takeNext(trip)[lang],
    heading: connectionText.missedTitle[lang],
    blocks: [
      { kind: 'text', text: text[lang] },
      { kind: 'button', label: connectionText.takeNext(trip)[lang], url: itineraryUrl },
      codeBlock(matter),
    ],
  };
}

/** A departure is late or cancelled: when it leaves, and the compensation to the centavo. */
export function delayLetter(matter: Matter<'delay.notice'>): Body {
  const { lang, notice, view } = matter;
  if (!isOfTickets(notice.ticketsStatus ?? { tickets: [] }, notice.payload.event) && isMissedBy(notice))
    return missedLetter(matter);
  const tickets = notice.ticketsStatus?.tickets ?? [];
  const ticket = tickets.find(({ delay }) => delay?.event === notice.payload.event);
  if (!ticket?.delay || !notice.ticketsStatus) throw new Error(`nothing is late in ${notice.reservation.id}`);
  const { delay, departsAt, direction } = ticket;
  const [stop] = stopsOf(notice, direction);
  const place = stopsOf(view, direction)[1].city;
  const preheader = late.preheader(delay.reason)[lang];
  const heading = late.title[lang];
  if (delay.minutes === 0) {
    const blocks: LetterBlock[] = [{ kind: 'text', text: late.onTime[lang] }, codeBlock(matter)];
    return { subject: late.subjectOnTime(place)[lang], preheader, heading, blocks, things: reservationThings(matter) };
  }
  const expected = departsAt === undefined ? undefined : expectedAt(departsAt, delay);
  const facts = [
    ...(departsAt === undefined ? [] : [{ label: late.planned[lang], value: momentAt(departsAt, stop, lang) }]),
    { label: late.expected[lang], value: expected === undefined ? late.never[lang] : momentAt(expected, stop, lang) },
    { label: late.reason[lang], value: delay.reason },
  ];
  const minutes = delay.minutes === undefined ? undefined : formatDuration(delay.minutes);
  return {
    subject: (minutes === undefined ? late.subjectCancelled(place) : late.subject(place, minutes))[lang],
    preheader,
    heading,
    blocks: [
      { kind: 'text', text: late.intro[lang] },
      { kind: 'facts', heading: undefined, facts },
      ...rightsBlocks(matter),
      codeBlock(matter),
    ],
    // Times stay those on the tickets when it is only late: mail programs would send travellers to the stop too late.
    ...(minutes === undefined ? { things: cancelledThings(matter, ticketsOn(matter, direction)) } : {}),
  };
}

/** An unpaid order's departure is cancelled: do not pay, and money already sent is safe. */
export function orderCancelledLetter(matter: Matter<'order.cancelled'>): Body {
  const { lang, notice, view, homeUrl } = matter;
  const { direction = 'departure', reason = '' } = notice.payload;
  const { cancelled } = paymentWordsOf(matter);
  if (cancelled) return followUpCancelledLetter(matter, cancelled);
  const place = stopsOf(view, direction)[1].city;
  const run = notice.runs[direction];
  const facts = [
    ...(run ? [{ label: late.planned[lang], value: momentAt(run.departs, run.origin, lang) }] : []),
    { label: late.expected[lang], value: late.never[lang] },
    { label: late.reason[lang], value: reason },
  ];
  return {
    subject: late.subjectCancelled(place)[lang],
    preheader: late.preheader(reason)[lang],
    heading: unpaid.title[lang],
    blocks: [
      { kind: 'text', text: unpaid.intro[lang] },
      { kind: 'facts', heading: undefined, facts },
      { kind: 'text', text: unpaid.paid[lang] },
      { kind: 'button', label: storeReferenceMails.lapsed.button[lang], url: homeUrl },
      codeBlock(matter),
    ],
  };
}

/** The trip is paid, and has a letter of its own about what its owner can choose. */
const followUpCancelledLetter = (
  matter: Matter<'order.cancelled'>,
  { subject, title, text }: NonNullable<PaymentWords['cancelled']>,
): Body => {
  const { lang, notice, view } = matter;
  const { reason = '' } = notice.payload;
  return {
    subject: subject(view.destination.city)[lang],
    preheader: late.preheader(reason)[lang],
    heading: title[lang],
    blocks: [
      ...text.map((part): LetterBlock => ({ kind: 'text', text: part[lang] })),
      { kind: 'facts', heading: undefined, facts: [{ label: late.reason[lang], value: reason }] },
      ...paymentWordsOf(matter).blocks(matter),
      codeBlock(matter),
    ],
  };
};

const ticketsOn = ({ view }: Matter, direction: Direction) =>
  view.tickets.filter((ticket) => ticket.direction === direction && !ticket.open);

function rightsBlocks({ notice, lang, now, itineraryUrl }: Matter): readonly LetterBlock[] {
  const { tickets } = notice.ticketsStatus!;
  const isCancelled = tickets.some((ticket) => isRunCancelled(ticket.delay));
  const offer = refundOffer(notice.ticketsStatus!, now);
  const money = offer.ok ? offer.value.amounts.original : undefined;
  const besides = offer.ok && offer.value.compensated > 0 ? moneyIn(offer.value.compensated, lang) : undefined;
  const travel = sum(travelOffer(notice.ticketsStatus!).map(({ credit }) => credit));
  const items = [
    ...(notice.missed && notice.via
      ? [connectionText.missed(notice, momentAt(notice.missed.closesAt, notice.onward ?? notice.via, lang))[lang]]
      : []),
    ...(money === undefined
      ? []
      : [
          late[isByLink(notice) ? 'moneyByLink' : 'money'](howBackOf({ notice, lang }, money), besides, isCancelled)[
            lang
          ],
        ]),
    ...(travel > 0 ? [late.travel(moneyIn(travel, lang))[lang]] : []),
  ];
  if (items.length === 0) return [{ kind: 'text', text: late.noRight[lang] }];
  return [
    { kind: 'list', heading: late.rights[lang], items, ordered: false },
    { kind: 'button', label: late.button[lang], url: itineraryUrl },
  ];
}

/** Whether what is offered goes, at least in part, to whoever paid with a payment link. */
export const isByLink = ({ shares = [] }: Pick<Matter['notice'], 'shares'>): boolean =>
  shares.some((share) => share.isByLink);

/** An amount offered, with how it would be refunded. */
export const howBackOf = (
  { notice: { shares = [] }, lang }: Pick<Matter, 'notice' | 'lang'>,
  amount: Centavos,
): Message =>
  howBack(
    moneyIn(amount, lang),
    shares.map((share) => ({ ...share, amount: moneyIn(share.amount, lang) })),
  );

/** Tickets were cancelled or a delay was compensated: what is refunded, and how. */
export function ticketsRefundedLetter(matter: Matter<'tickets.given_back'>): Body {
  const { lang, notice } = matter;
  const given = notice.given?.find(({ id }) => id === notice.payload.give_back);
  if (!given) throw new Error(`nothing was given back of ${notice.reservation.id}`);
  const { credited, credit, lines, compensation } = given;
  const gone = lines.filter(givesUp).map(({ folio }) => folio);
  const compensated = sum(compensation.map((line) => line.credit));
  const ways = bySort(given);
  const toPayer = ways.some(({ way }) => way === 'byLink' || way === 'byLinkByHand');
  const head = toPayer ? byLinkMails.given : back;
  const facts = [
    ...ways.map(({ way, amount }) => ({ label: GOES_BACK[way].label[lang], value: moneyIn(amount, lang) })),
    ...(credited > 0 ? [{ label: back.credit[lang], value: moneyIn(credited, lang) }] : []),
    ...(compensated > 0 ? [{ label: back.compensation[lang], value: moneyIn(compensated, lang) }] : []),
  ];
  const blocks: LetterBlock[] = [
    { kind: 'text', text: (gone.length > 0 ? back.gone(gone) : back.stays)[lang] },
    { kind: 'facts', heading: undefined, facts },
    ...(credit
      ? ([
          { kind: 'code', label: back.creditCode[lang], value: credit.code },
          { kind: 'text', text: back.spend(momentAt(credit.expiresAt, notice.origin, lang))[lang] },
        ] as const)
      : []),
    ...ways.map(
      ({ way }) => ({ kind: 'text', text: GOES_BACK[way][ways.length > 1 ? 'part' : 'whole'][lang] }) as const,
    ),
    ...(toPayer ? [textOf(byLinkMails.tellThem[lang])] : []),
    codeBlock(matter),
  ];
  return {
    subject: head.subject[lang],
    preheader: head.preheader[lang],
    heading: back.title[lang],
    blocks,
    things: cancelledThings(matter, lines.filter(givesUp)),
  };
}

const BY_SOURCE = {
  provider: 'byProvider',
  cash: 'byProvider',
  account: 'toAccount',
  agency: 'toAgency',
} as const;

/** The refunds by means, one line each. */
function bySort({ refunds }: TicketRefund) {
  const sorts = refunds.map(({ amount, ...share }) => ({ way: sortOf(share), amount }));
  return (['byProvider', 'byLink', 'toAccount', 'toAgency', 'byHand', 'byLinkByHand'] as const).flatMap((way) => {
    const amount = sum(sorts.filter((sort) => sort.way === way).map((sort) => sort.amount));
    return amount > 0 ? [{ way, amount }] : [];
  });
}

function sortOf({ from, state, isByLink: isTheirs }: Omit<TicketRefund['refunds'][number], 'amount'>) {
  const isByHand = state === 'by_hand' || state === 'paid_by_hand';
  if (isTheirs) return isByHand ? 'byLinkByHand' : 'byLink';
  return isByHand ? 'byHand' : BY_SOURCE[from];
}

/** The sentence for each, for all of the money or a part of it. */
const GOES_BACK = {
  byProvider: { label: back.money, whole: refundMails.due.byProvider, part: refundMails.due.partByProvider },
  byHand: { label: back.moneyByHand, whole: refundMails.due.byHand, part: refundMails.due.partByHand },
  byLink: { label: byLinkMails.given.label, whole: byLinkMails.given.byProvider, part: byLinkMails.given.byProvider },
  byLinkByHand: {
    label: byLinkMails.given.labelByHand,
    whole: byLinkMails.given.byHand,
    part: byLinkMails.given.byHand,
  },
  toAccount: { label: back.moneyToAccount, whole: refundMails.due.toAccount, part: refundMails.due.toAccount },
  toAgency: { label: back.moneyToAgency, whole: refundMails.due.toAgency, part: refundMails.due.toAgency },
} as const;

const textOf = (text: string): LetterBlock => ({ kind: 'text', text });

/** The money of cancelled tickets was refunded. */
export function returnedLetter(matter: Matter<'refund.returned'>): Body {
  const { lang, notice } = matter;
  const amount = moneyIn(notice.payload.amount ?? 0, lang);
  const way = wayOf(notice.payload);
  const facts: LetterBlock = {
    kind: 'facts',
    heading: undefined,
    facts: [{ label: refundMails.amount[lang], value: amount }],
  };
  if (notice.payload.by_link && (way === 'byProvider' || way === 'byHand')) {
    const words = byLinkMails.paid;
    return {
      subject: words.subject(amount)[lang],
      preheader: words.preheader[lang],
      heading: words.title[lang],
      blocks: [facts, ...[words[way], byLinkMails.tellThem].map((part) => textOf(part[lang])), codeBlock(matter)],
    };
  }
  return {
    subject: returned.subject(amount)[lang],
    ...headOf(way, lang),
    blocks: [facts, textOf(paid[way][lang]), codeBlock(matter)],
  };
}

type Returned = Partial<Pick<NoticePayload<'refund.returned'>, 'by_hand' | 'to_account' | 'to_agency'>>;

export function wayOf({ by_hand: isByHand, to_account: isToAccount, to_agency: isToAgency }: Returned) {
  if (isByHand) return 'byHand';
  return isToAgency ? 'toAgency' : isToAccount ? 'toAccount' : 'byProvider';
}

const HEADS = {
  byProvider: { preheader: paid.preheader, heading: paid.title },
  byHand: { preheader: paid.preheader, heading: paid.title },
  toAccount: { preheader: paid.preheaderToAccount, heading: paid.titleToAccount },
  toAgency: { preheader: paid.preheaderToAgency, heading: paid.titleToAgency },
} as const;

/** The beginning of a letter about money that went back. */
export const headOf = (way: keyof typeof HEADS, lang: Lang): Pick<Body, 'preheader' | 'heading'> => ({
  preheader: HEADS[way].preheader[lang],
  heading: HEADS[way].heading[lang],
});
