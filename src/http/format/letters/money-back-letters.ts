import type { LetterBlock } from '#app/notices/letter.ts';
import { type Body, codeBlock, type Matter, momentAt } from '#http/format/letters/matter.ts';
import { expectedAt, isCancelled as isRunCancelled } from '#domain/aftersales/delay.ts';
import { givesUp } from '#domain/aftersales/money-back.ts';
import { refundOffer, travelOffer } from '#domain/aftersales/offer.ts';
import { formatDuration } from '#kernel/local-time.ts';
import { centavos, formatMoney, sum } from '#kernel/money.ts';
import { moneyBackMails } from '#text/mails/money-back.ts';
import { refundMails } from '#text/mails/refunds.ts';
import { voucherMails } from '#text/mails/vouchers.ts';

const { delay: late, unpaid, given: back, returned } = moneyBackMails;

/** A departure is late or does not run: when it leaves, and what that gives, to the centavo. */
export function delayLetter(matter: Matter): Body {
  const { lang, notice, view } = matter;
  const tickets = notice.standing?.tickets ?? [];
  const ticket = tickets.find(({ delay }) => delay?.event === notice.payload.event);
  if (!ticket?.delay || !notice.standing) throw new Error(`nothing is late in ${notice.reservation.id}`);
  const { delay, departsAt, direction } = ticket;
  const stop = direction === 'departure' ? notice.origin : notice.destination;
  const place = (direction === 'departure' ? view.destination : view.origin).city;
  const preheader = late.preheader(delay.reason)[lang];
  const heading = late.title[lang];
  if (delay.minutes === 0) {
    const blocks: LetterBlock[] = [{ kind: 'text', text: late.onTime[lang] }, codeBlock(matter)];
    return { subject: late.subjectOnTime(place)[lang], preheader, heading, blocks };
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
  };
}

/** A departure that nobody paid for yet does not run: not to pay, and that money which is on its way is safe. */
export function orderCancelledLetter(matter: Matter): Body {
  const { lang, notice, view, homeUrl } = matter;
  const { direction = 'departure', reason = '' } = notice.payload;
  const place = (direction === 'departure' ? view.destination : view.origin).city;
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
      { kind: 'button', label: voucherMails.lapsed.button[lang], url: homeUrl },
      codeBlock(matter),
    ],
  };
}

function rightsBlocks({ notice, lang, now, itineraryUrl }: Matter): readonly LetterBlock[] {
  const { paidFrom, tickets } = notice.standing!;
  const isCancelled = tickets.some((ticket) => isRunCancelled(ticket.delay));
  const offer = refundOffer(notice.standing!, now);
  const money = offer.ok ? offer.value.amounts.original : undefined;
  const besides = offer.ok && offer.value.compensated > 0 ? formatMoney(offer.value.compensated) : undefined;
  const travel = sum(travelOffer(notice.standing!).map(({ credit }) => credit));
  const items = [
    ...(money === undefined
      ? []
      : [late.money(formatMoney(money), besides, { isCancelled, isCash: paidFrom === 'cash' })[lang]]),
    ...(travel > 0 ? [late.travel(formatMoney(travel))[lang]] : []),
  ];
  if (items.length === 0) return [{ kind: 'text', text: late.noRight[lang] }];
  return [
    { kind: 'list', heading: late.rights[lang], items, ordered: false },
    { kind: 'button', label: late.button[lang], url: itineraryUrl },
  ];
}

/** Tickets were given up, or a delay was compensated: what goes back, and how. */
export function givenBackLetter(matter: Matter): Body {
  const { lang, notice } = matter;
  const given = notice.given?.find(({ id }) => id === notice.payload.give_back);
  if (!given) throw new Error(`nothing was given back of ${notice.reservation.id}`);
  const { money, credited, credit, lines, compensation } = given;
  const gone = lines.filter(givesUp).map(({ folio }) => folio);
  const compensated = sum(compensation.map((line) => line.credit));
  const isByHand = given.refund === 'by_hand' || given.refund === 'paid_by_hand';
  const facts = [
    ...(money > 0 ? [{ label: (isByHand ? back.moneyByHand : back.money)[lang], value: formatMoney(money) }] : []),
    ...(credited > 0 ? [{ label: back.credit[lang], value: formatMoney(credited) }] : []),
    ...(compensated > 0 ? [{ label: back.compensation[lang], value: formatMoney(compensated) }] : []),
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
    ...(money > 0
      ? ([{ kind: 'text', text: refundMails.due[isByHand ? 'byHand' : 'byProvider'][lang] }] as const)
      : []),
    codeBlock(matter),
  ];
  return { subject: back.subject[lang], preheader: back.preheader[lang], heading: back.title[lang], blocks };
}

/** The money of tickets that were given up went back. */
export function returnedLetter(matter: Matter): Body {
  const { lang, notice } = matter;
  const amount = formatMoney(centavos(notice.payload.amount ?? 0));
  return {
    subject: returned.subject(amount)[lang],
    preheader: refundMails.paid.preheader[lang],
    heading: refundMails.paid.title[lang],
    blocks: [
      { kind: 'facts', heading: undefined, facts: [{ label: refundMails.amount[lang], value: amount }] },
      { kind: 'text', text: (notice.payload.by_hand ? refundMails.paid.byHand : refundMails.paid.byProvider)[lang] },
      codeBlock(matter),
    ],
  };
}
