import { journeysOf } from '#domain/fares/journey-stops.ts';
import type { LetterBlock, LetterFact } from '#app/notices/letter.ts';
import { alertBlocks } from '#http/format/letters/alert-letter.ts';
import { ticketedJourneyBlocks } from '#http/format/letters/journey-blocks.ts';
import {
  type Body,
  clockAt,
  codeBlock,
  type Matter,
  momentAt,
  pinBlock,
  shortMomentAt,
} from '#http/format/letters/matter.ts';
import { reservationThings } from '#http/format/letters/reservation-things.ts';
import { placeName } from '#domain/network/place-name.ts';
import { cancelledJourneys } from '#domain/booking/cancelled-journeys.ts';
import { deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { pointsFor } from '#domain/loyalty/points.ts';
import { proofOf } from '#domain/ticketing/proof.ts';
import { isPointsMethod } from '#domain/payment/method.ts';
import { isExempt } from '#domain/ledger/vat.ts';
import { formatShortDate } from '#kernel/local-time.ts';
import { centavos, formatPoints } from '#kernel/money.ts';
import { moneyIn } from '#text/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { PROOF_TEXTS } from '#text/fares.ts';
import { cancelledHeadOf } from '#text/cancelled-head.ts';
import { changeMails } from '#text/mails/change.ts';
import { nameMails } from '#text/mails/name.ts';
import { seatMails } from '#text/mails/seats.ts';
import { ticketMails } from '#text/mails/tickets.ts';
import { belowTickets, ticketNotes } from '#text/ticket-notes.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';

const { issued, ordered, reseated } = ticketMails;

/** Paid: the tickets. */
export function issuedLetter(matter: Matter): Body {
  const { view, lang, notice } = matter;
  const run = notice.runs.departure;
  const journeys = journeysOf(view).map((direction) => view[direction]);
  const isAllOpen = journeys.every(({ open }) => open);
  const hasOpen = journeys.some(({ open }) => open);
  const intro = isAllOpen ? issued.introOpen : view.summary.total === 0 ? issued.introFree : issued.intro;
  const openPart: LetterBlock[] = hasOpen && !isAllOpen ? [{ kind: 'text', text: issued.openPart[lang] }] : [];
  const button = isAllOpen
    ? { label: issued.chooseDate[lang], url: matter.itineraryUrl }
    : { label: issued.button[lang], url: matter.resumeUrl };
  return {
    subject: run
      ? issued.subject(view.destination.city, formatShortDate(isoInZone(run.departs, run.origin.zone), lang))[lang]
      : issued.subjectOpen(view.destination.city)[lang],
    preheader: run
      ? issued.preheader(clockAt(run.departs, run.origin, lang), placeName(run.origin))[lang]
      : issued.preheaderOpen[lang],
    heading: ticketPapers.title[lang],
    blocks: ticketBlocks(matter, button, [{ kind: 'text', text: intro[lang] }, ...openPart]),
    things: reservationThings(matter),
  };
}

/** To be paid at the counter: no ticket yet (T40). */
export function orderedLetter(matter: Matter): Body {
  const { view, lang, notice } = matter;
  const run = notice.runs.departure ?? notice.runs.return;
  if (!run) throw new Error(`reservation ${notice.reservation.id} was ordered without a run`);
  const until = deadlinesOf(run.departs).payAtCounterUntil;
  const total = moneyIn(view.summary.total, lang);
  const facts = [
    { label: ticketPapers.payByTitle[lang], value: momentAt(until, run.origin, lang) },
    { label: ticketPapers.where[lang], value: ticketPapers.anyCounter(placeName(run.origin))[lang] },
    { label: ticketPapers.amountDue[lang], value: total },
  ];
  return {
    subject: ordered.subject(shortMomentAt(until, run.origin, lang))[lang],
    preheader: ordered.preheader(run.origin.city, total)[lang],
    heading: ticketPapers.titlePend[lang],
    blocks: [
      { kind: 'warning', text: ticketPapers.notATicket[lang] },
      { kind: 'text', text: ordered.intro[lang] },
      codeBlock(matter),
      { kind: 'facts', heading: undefined, facts },
      { kind: 'button', label: ordered.button[lang], url: matter.resumeUrl },
      ...ticketedJourneyBlocks(matter),
    ],
  };
}

/** Paid late: the trip is confirmed, in the same seats or in others (T4). */
export function reseatedLetter(matter: Matter<'ticket.reseated'>): Body {
  const { view, lang, notice } = matter;
  const seats = notice.payload.seats ?? 'same';
  const disagree: LetterBlock[] = seats === 'other' ? [{ kind: 'warning', text: reseated.disagree[lang] }] : [];
  return {
    subject: reseated.subject(view.destination.city)[lang],
    preheader: reseated.preheader[seats][lang],
    heading: reseated.title[lang],
    blocks: [{ kind: 'text', text: reseated.intro[seats][lang] }, ...disagree, ...ticketBlocks(matter)],
    things: reservationThings(matter),
  };
}

/** On another run: what is valid now and what no longer is. */
export function changedLetter(matter: Matter<'ticket.changed'>): Body {
  const { lang, notice } = matter;
  const { direction = 'departure', was_open: wasOpen = false } = notice.payload;
  const words = wasOpen ? changeMails.opened : changeMails;
  const run = notice.runs[direction];
  if (!run) throw new Error(`reservation ${notice.reservation.id} was changed to no run`);
  return {
    subject: words.subject(run.destination.city, formatShortDate(isoInZone(run.departs, run.origin.zone), lang))[lang],
    preheader: words.preheader(clockAt(run.departs, run.origin, lang), placeName(run.origin))[lang],
    heading: words.title[lang],
    blocks: [
      { kind: 'text', text: words.intro[lang] },
      { kind: 'warning', text: words.oldOnes[lang] },
      ...costLess(matter),
      ...ticketBlocks(matter),
    ],
    things: reservationThings(matter),
  };
}

/** What the new run cost less, by where it went. */
function costLess({ lang, notice }: Matter<'ticket.changed'>): readonly LetterBlock[] {
  const { credit = 0, credit_to_account: toAccount = 0, credit_to_agency: toAgency = 0 } = notice.payload;
  const told = [
    { amount: credit, words: changeMails.credit },
    { amount: toAccount, words: changeMails.toAccount },
    { amount: toAgency, words: changeMails.toAgency },
  ].filter(({ amount }) => amount > 0);
  return told.map(({ amount, words }) => ({ kind: 'text', text: words(moneyIn(amount, lang))[lang] }));
}

/** In another name: whose ticket it is now, what they show with it, and what is no longer valid. */
export function renamedLetter(matter: Matter<'ticket.renamed'>): Body {
  const { lang, notice, view } = matter;
  const passenger = view.passengers.find(({ position }) => position === (notice.payload.passenger ?? 1));
  if (!passenger) throw new Error(`reservation ${notice.reservation.id} has no such passenger`);
  const name = `${passenger.first_name} ${passenger.last_name}`;
  return {
    subject: nameMails.subject(view.destination.city)[lang],
    preheader: nameMails.preheader[lang],
    heading: nameMails.title[lang],
    blocks: [
      { kind: 'text', text: nameMails.intro(name)[lang] },
      { kind: 'warning', text: nameMails.oldOnes[lang] },
      { kind: 'text', text: nameMails.proof(PROOF_TEXTS[proofOf(passenger.type)][lang])[lang] },
      { kind: 'text', text: nameMails.notYou[lang] },
      ...ticketBlocks(matter),
    ],
    things: reservationThings(matter),
  };
}

/** In another seat of the same bus: which one, and what is no longer valid. */
export function seatChangedLetter(matter: Matter<'ticket.seat_changed'>): Body {
  const { lang, notice, view } = matter;
  const { direction = 'departure' } = notice.payload;
  const run = notice.runs[direction];
  if (!run) throw new Error(`reservation ${notice.reservation.id} has seats on no run`);
  const seats = seatsOn(view, direction);
  const clock = clockAt(run.departs, run.origin, lang);
  return {
    subject: seatMails.subject(seats, run.destination.city)[lang],
    preheader: seatMails.preheader[lang],
    heading: seatMails.title[lang],
    blocks: [
      {
        kind: 'text',
        text: seatMails.intro(seats, formatShortDate(isoInZone(run.departs, run.origin.zone), lang), clock)[lang],
      },
      { kind: 'warning', text: seatMails.oldOnes[lang] },
      { kind: 'text', text: nameMails.notYou[lang] },
      ...ticketBlocks(matter),
    ],
    things: reservationThings(matter),
  };
}

/** The current seats of all passengers. */
const seatsOn = ({ tickets }: Matter['view'], direction: Direction): readonly number[] =>
  tickets.flatMap((ticket) => (ticket.direction === direction ? (ticket.seat ?? []) : []));

/** The trip with its codes first, then the `said` texts, how to open it, and what was paid. */
function ticketBlocks(
  matter: Matter,
  button: { readonly label: string; readonly url: string } = {
    label: issued.button[matter.lang],
    url: matter.resumeUrl,
  },
  said: readonly LetterBlock[] = [],
): readonly LetterBlock[] {
  const { lang, view } = matter;
  const cancelled = cancelledJourneys(view.tickets, (direction) => view[direction].cancelled);
  return [
    ...(cancelled === 'none' ? [] : [{ kind: 'warning', text: cancelledHeadOf(view, cancelled)[lang] } as const]),
    ...ticketedJourneyBlocks(matter),
    ...alertBlocks(matter.notice.alerts ?? [], lang),
    ...said,
    codeBlock(matter),
    pinBlock(matter),
    { kind: 'text', text: ticketMails.whatThePinIsFor[lang] },
    { kind: 'button', ...button },
    { kind: 'facts', heading: undefined, facts: paidFacts(matter) },
    {
      kind: 'list',
      heading: belowTickets.toKnow[lang],
      items: Object.values(ticketNotes).map((note) => note[lang]),
      ordered: false,
    },
  ];
}

/** A payment by points is shown in points and without VAT: it is never invoiced. */
function paidFacts({ view, lang }: Matter): readonly LetterFact[] {
  const { summary } = view;
  const { total, vat } = summary;
  const label = ticketMails.totalPaid[lang];
  if (view.method !== null && isPointsMethod(view.method))
    return [{ label, value: formatPoints(pointsFor(centavos(total))) }];
  return [
    { label, value: moneyIn(total, lang) },
    { label: ticketsStep.vatInside[lang], value: isExempt(summary) ? ticketsStep.vatExempt[lang] : moneyIn(vat, lang) },
  ];
}
