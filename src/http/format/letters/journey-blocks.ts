import { transferNote } from '#http/format/ticket-sheet.ts';
import { aboutJourney, journeyName } from '#text/journey-name.ts';
import { journeysOf, stopsOf } from '#domain/fares/journey-stops.ts';
import type { LetterBlock, LetterStop } from '#app/notices/letter.ts';
import type { Matter } from '#http/format/letters/matter.ts';
import { clockDifferenceHours, formatClock, formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { extrasText } from '#text/extras.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import { deadlineTexts, describeDeadlines } from '#text/deadlines.ts';
import { ticketMails } from '#text/mails/tickets.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import type { JourneyView, ReservationView } from '#wire/reservation.ts';
import type { StopView } from '#wire/shapes.ts';

type Direction = 'departure' | 'return';

/** The journeys of a reservation, with origin, destination, passengers and seats. */
export const journeyBlocks = ({ view, lang }: Matter): readonly LetterBlock[] =>
  journeysOf(view).flatMap((direction) => [journey(view, direction, lang), seats(view, direction, lang)]);

/**
 * The same with each ticket's boarding code and the deadlines, for travellers who have a code or fetch it at the
 * counter.
 */
export const ticketedJourneyBlocks = ({ view, lang }: Matter): readonly LetterBlock[] => [
  ...transferNote(view, lang).map((text): LetterBlock => ({ kind: 'text', text })),
  ...journeysOf(view).flatMap((direction) => [
    journey(view, direction, lang),
    codes(view, direction, lang) ?? seats(view, direction, lang),
    ...takenAlong(view, direction, lang),
    ...(view[direction].cancelled ? doesNotRun(lang) : deadlines(view, direction, lang)),
  ]),
];

function journey(view: ReservationView, direction: Direction, lang: Lang): LetterBlock {
  const [from, to] = stopsOf(view, direction);
  const { schedule } = view[direction];
  const name = journeyName(view, direction, deadlineTexts.journey)[lang];
  return {
    kind: 'journey',
    heading: aboutJourney([name, (schedule?.service.name ?? ticketsStep.open)[lang]]),
    from: stop(from, { schedule, end: 'departs_at', lang }),
    to: stop(to, { schedule, end: 'arrives_at', lang }),
  };
}

interface End {
  readonly schedule: JourneyView['schedule'];
  readonly end: 'departs_at' | 'arrives_at';
  readonly lang: Lang;
}

function stop(at: StopView, { schedule, end, lang }: End): LetterStop {
  const { city, detail } = at;
  if (!schedule) return { time: undefined, date: ticketsStep.openHint[lang], city, detail, note: undefined };
  const differs = clockDifferenceHours(schedule.departs_at, schedule.arrives_at) !== 0;
  return {
    time: formatClock(schedule[end], lang),
    date: formatLongDate(schedule[end], lang),
    city,
    detail,
    note: differs ? deadlineTexts.localTime(city)[lang] : undefined,
  };
}

function seats(view: ReservationView, direction: Direction, lang: Lang): LetterBlock {
  const items = view.passengers.map((passenger) => seated(view, { passenger, direction }, lang));
  return { kind: 'list', heading: ticketMails.passengers[lang], items, ordered: false };
}

/** Undefined when nothing can be boarded by a code: unpaid, open, or on a cancelled bus. */
function codes(view: ReservationView, direction: Direction, lang: Lang): LetterBlock | undefined {
  if (view[direction].cancelled) return undefined;
  const own = view.tickets.filter((ticket) => ticket.direction === direction);
  const tickets = own.flatMap(({ folio, qr, passenger: position }) => {
    const passenger = view.passengers.find((one) => one.position === position);
    if (!passenger || qr === null) return [];
    const text = seated(view, { passenger, direction }, lang);
    return [{ text, folio: { label: ticketPapers.folio[lang], value: folio }, qr, qrLabel: ticketsStep.qr[lang] }];
  });
  if (tickets.length === 0 || tickets.length < own.length) return undefined;
  return { kind: 'tickets', heading: ticketMails.passengers[lang], tickets };
}

interface Seated {
  readonly passenger: ReservationView['passengers'][number];
  readonly direction: Direction;
}

/** A passenger and their seat. */
function seated(view: ReservationView, { passenger, direction }: Seated, lang: Lang): string {
  const name = `${passenger.first_name} ${passenger.last_name}`;
  const seat = direction === 'departure' ? passenger.seat_departure : passenger.seat_return;
  if (passenger.type === 'infant') return ticketMails.lap(name)[lang];
  return seat === null || view[direction].open ? name : ticketMails.seat(name, String(seat))[lang];
}

/** Extras included by a card, bought with the seats or added later. */
function takenAlong({ tickets, passengers }: ReservationView, direction: Direction, lang: Lang): LetterBlock[] {
  const items = tickets
    .filter((ticket) => ticket.direction === direction)
    .flatMap(({ passenger, baggage, additions }) => {
      const who = passengers.find(({ position }) => position === passenger);
      const what = [...(baggage ? [baggage[lang]] : []), ...additions.map((one) => listCarriedExtras([one], lang))];
      return what.map((one) => `${one} (${who?.first_name} ${who?.last_name})`);
    });
  return items.length === 0 ? [] : [{ kind: 'list', heading: extrasText.heading[lang], items, ordered: false }];
}

const doesNotRun = (lang: Lang): LetterBlock[] => [{ kind: 'warning', text: cancelledRun.instead[lang] }];

/** The deadlines (T1), earliest first; the status says whether the first is for paying or for being there. */
function deadlines(view: ReservationView, direction: Direction, lang: Lang): LetterBlock[] {
  const times = view.deadlines[direction];
  if (!times) return [];
  const place = stopsOf(view, direction)[0].city;
  const { heading, deadlines } = describeDeadlines(times, { isPaid: view.payment === 'approved', place, lang });
  const facts = deadlines.map(({ name, day, clock }) => ({
    label: name,
    value: [day, clock].filter(Boolean).join(', '),
  }));
  return [{ kind: 'facts', heading: `${deadlineTexts.ladder[lang]} · ${heading}`, facts }];
}
