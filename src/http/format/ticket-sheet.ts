import { changeOf, connectionText } from '#text/connections.ts';
import { journeyName } from '#text/journey-name.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { SheetFact, SheetStop, SheetTicket, TicketSheet } from '#app/ticketing/documents.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { isExempt } from '#domain/ledger/vat.ts';
import { moneyIn } from '#text/money.ts';
import { clockDifferenceHours, formatClock, formatLongDate, formatNumericDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { carriedExtrasText, includedText, listCarriedExtras } from '#text/carried-extras.ts';
import { cancelledJourneys } from '#domain/booking/cancelled-journeys.ts';
import { cancelledHeadOf } from '#text/cancelled-head.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { deadlineTexts, describeDeadlines } from '#text/deadlines.ts';
import { longMoment } from '#text/moments.ts';
import { ticketNotes } from '#text/ticket-notes.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import type { JourneyView, PassengerView, ReservationView } from '#wire/reservation.ts';
import type { StopView } from '#wire/shapes.ts';

type TicketView = ReservationView['tickets'][number];

/** Lays out the tickets of a reservation as final strings in the traveller's language. */
export function ticketSheet(
  reservation: ReservationView,
  { lang, carrier }: { lang: Lang; carrier: string },
): TicketSheet {
  const pending = reservation.tickets.some((ticket) => ticket.kind === 'PEND');
  return {
    lang,
    carrier,
    title: (pending ? ticketPapers.titlePend : ticketPapers.title)[lang],
    codeLabel: ticketsStep.code[lang],
    code: reservation.code,
    warning: warningOf(reservation, pending, lang),
    tickets: reservation.tickets.map((ticket) => sheetTicket(reservation, ticket, lang)),
    notes: [...transferNote(reservation, lang), ...Object.values(ticketNotes).map((note) => note[lang])],
  };
}

/** Where the buses of a connection change, and how much time there is. */
export function transferNote(reservation: ReservationView, lang: Lang): readonly string[] {
  const change = changeOf(reservation, lang);
  return change ? [connectionText.change(reservation, change)[lang]] : [];
}

function warningOf(reservation: ReservationView, isPending: boolean, lang: Lang): string | undefined {
  const cancelled = cancelledJourneys(reservation.tickets, (direction) => reservation[direction].cancelled);
  if (cancelled !== 'none') return cancelledHeadOf(reservation, cancelled)[lang];
  return isPending ? payWarning(reservation, lang) : undefined;
}

/** The journey that leaves first sets the deadline of the whole reservation. */
function payWarning(reservation: ReservationView, lang: Lang): string {
  const [first] = DIRECTIONS.flatMap((direction) => {
    const at = reservation.deadlines[direction]?.pay_at_counter_until;
    return at ? [{ at, place: stopsOf(reservation, direction)[0].city }] : [];
  }).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const payBy = first ? ` ${ticketPapers.payByTitle[lang]}: ${longMoment(first.at, first.place, lang)}.` : '';
  return `${ticketPapers.notATicket[lang]}${payBy}`;
}

function sheetTicket(reservation: ReservationView, ticket: TicketView, lang: Lang): SheetTicket {
  const passenger = reservation.passengers.find(({ position }) => position === ticket.passenger)!;
  const journey = reservation[ticket.direction];
  const [from, to] = stopsOf(reservation, ticket.direction);
  const times = journey.schedule ? ([journey.schedule.departs_at, journey.schedule.arrives_at] as const) : undefined;
  return {
    heading: `${journeyName(reservation, ticket.direction, deadlineTexts.journey)[lang]} · ${passenger.first_name} ${passenger.last_name}`,
    kind: (journey.cancelled ? cancelledRun.stamp : ticketsStep.kinds[ticket.kind])[lang],
    from: sheetStop(from, { time: times?.[0], other: times?.[1], lang }),
    to: sheetStop(to, { time: times?.[1], other: times?.[0], lang }),
    seat: { label: ticketsStep.seat[lang], value: seatOf(ticket, passenger, lang) },
    facts: facts({ ticket, passenger, journey, lang }),
    included: ticket.baggage ? { label: includedText[lang], value: ticket.baggage[lang] } : undefined,
    along: takenAlong(ticket, lang),
    deadlines: journey.cancelled
      ? undefined
      : deadlineBlock(reservation.deadlines[ticket.direction], { ticket, place: from.city, lang }),
    qr: ticket.kind === 'PEND' ? undefined : (ticket.qr ?? undefined),
    qrLabel: ticketsStep.qr[lang],
  };
}

function sheetStop(stop: StopView, at: { time: string | undefined; other: string | undefined; lang: Lang }): SheetStop {
  const { time, other, lang } = at;
  const differs = time !== undefined && other !== undefined && clockDifferenceHours(time, other) !== 0;
  return {
    city: stop.city,
    detail: stop.detail,
    time: time ? formatClock(time, lang) : ticketsStep.open[lang],
    date: time ? formatLongDate(time, lang) : ticketsStep.openHint[lang],
    note: differs ? deadlineTexts.localTime(stop.city)[lang] : undefined,
  };
}

interface TicketFacts {
  readonly ticket: TicketView;
  readonly passenger: PassengerView;
  readonly journey: JourneyView;
  readonly lang: Lang;
}

const seatOf = ({ seat }: TicketView, { type }: PassengerView, lang: Lang): string =>
  String(seat ?? (type === 'infant' ? ticketsStep.noSeat : ticketsStep.openSeat)[lang]);

const vatOf = (ticket: TicketView, lang: Lang): string =>
  isExempt(ticket) ? ticketsStep.vatExempt[lang] : moneyIn(ticket.vat, lang);

/** What the law requires on a ticket (M89) and what the traveller looks for. */
function facts({ ticket, passenger, journey, lang }: TicketFacts): SheetFact[] {
  const service = journey.schedule ? journey.schedule.service.name[lang] : ticketsStep.open[lang];
  return [
    { label: ticketPapers.type[lang], value: passengerTypeNames[passenger.type][lang] },
    { label: ticketPapers.service[lang], value: service },
    { label: ticketPapers.folio[lang], value: ticket.folio },
    { label: ticketsStep.total[lang], value: moneyIn(ticket.total, lang) },
    { label: ticketsStep.vatInside[lang], value: vatOf(ticket, lang) },
    { label: ticketsStep.validUntil[lang], value: formatNumericDate(ticket.valid_until) },
    { label: ticketsStep.issued[lang], value: formatNumericDate(ticket.issued_on) },
  ];
}

/** Additions bought after the sale, as boarding staff check them. */
const takenAlong = ({ additions }: TicketView, lang: Lang): SheetFact | undefined =>
  additions.length === 0
    ? undefined
    : {
        label: carriedExtrasText[lang],
        value: listCarriedExtras(additions, lang),
      };

type Deadlines = ReservationView['deadlines']['departure'];

/** The deadlines (T1), earliest first: what a ticket still needs depends on whether it is paid. */
function deadlineBlock(
  deadlines: Deadlines,
  { ticket, place, lang }: { readonly ticket: TicketView; readonly place: string; readonly lang: Lang },
): SheetTicket['deadlines'] {
  if (!deadlines) return undefined;
  const { heading, deadlines: listed } = describeDeadlines(deadlines, {
    isPaid: isBoardable(ticket.kind),
    place,
    lang,
  });
  return {
    heading: `${deadlineTexts.ladder[lang]} · ${heading}`,
    deadlines: listed.map(({ name, day, clock }) => ({ label: name, value: clock, day })),
  };
}
