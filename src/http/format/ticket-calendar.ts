import { stopsOf } from '#domain/fares/journey-stops.ts';
import { type Direction, DIRECTIONS } from '#domain/fares/quote.ts';
import { placeName } from '#domain/network/place-name.ts';
import { isBoardable, parseFolio } from '#domain/ticketing/ticket-rules.ts';
import { type CalendarEvent, calendarText } from '#http/format/calendar.ts';
import { ticketAlarms } from '#http/format/ticket-alarms.ts';
import { deadlineTexts, describeDeadlines } from '#text/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { cancelledElsewhere } from '#text/cancelled-elsewhere.ts';
import { ticketCalendarText as text } from '#text/ticket-calendar.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';

type TicketView = ReservationView['tickets'][number];

export interface CalendarOptions {
  readonly lang: Lang;
  readonly carrier: string;
  /** Makes event UIDs unique to this site. */
  readonly host: string;
}

/**
 * The dated journeys of a reservation as a calendar, one event per passenger (B31), each end in the zone of its own
 * stop. An event keeps its UID when its ticket is changed, and is removed when no ticket is left.
 */
export const ticketCalendar = (reservation: ReservationView, options: CalendarOptions): string =>
  calendarText({
    product: options.carrier,
    lang: options.lang,
    stamp: reservation.server_now,
    events: DIRECTIONS.flatMap((direction) =>
      reservation.passengers.flatMap((passenger) => eventOf(reservation, { direction, passenger }, options) ?? []),
    ),
  });

interface Ride {
  readonly direction: Direction;
  readonly passenger: PassengerView;
}

function eventOf(
  reservation: ReservationView,
  { direction, passenger }: Ride,
  { lang, host }: CalendarOptions,
): CalendarEvent | undefined {
  const { schedule, cancelled, words } = reservation[direction];
  if (!schedule) return undefined;
  const ticket = reservation.tickets.find((one) => one.direction === direction && one.passenger === passenger.position);
  const [from, to] = stopsOf(reservation, direction);
  const isPaid = ticket !== undefined && isBoardable(ticket.kind);
  return {
    uid: `${reservation.code}-${direction}-${passenger.position}@${host}`,
    sequence: (ticket ? numberOf(ticket) : LAST) * WORDS_BELOW + Math.min(words, WORDS_BELOW - 1),
    status: statusOf(ticket, cancelled),
    start: { iso: schedule.departs_at, zone: from.zone },
    end: { iso: schedule.arrives_at, zone: to.zone },
    title: (cancelled ? cancelledElsewhere.calendar : text).title(from.city, to.city)[lang],
    place: [placeName(from), from.address].filter(Boolean).join(', '),
    text: wordsOf(reservation, { direction, passenger }, lang).filter(Boolean).join('\n'),
    geo: from,
    alarms: ticketAlarms(reservation, { direction, isPaid, lang }),
  };
}

/** A cancelled run is removed from the calendar even while its ticket is valid. */
function statusOf(ticket: TicketView | undefined, isCancelled: boolean): CalendarEvent['status'] {
  if (!ticket || isCancelled) return 'CANCELLED';
  return isBoardable(ticket.kind) ? 'CONFIRMED' : 'TENTATIVE';
}

/** A ticket that replaces another has a higher number. */
const numberOf = ({ folio }: TicketView): number => parseFolio(folio)?.number ?? 0;
/** Higher than any ticket number. */
const LAST = 100;
/**
 * Calendars keep the event with the higher sequence: a replaced ticket outranks any disruption of its run, and each
 * report, including one that withdraws a cancellation, outranks the one before.
 */
const WORDS_BELOW = 1000;

function wordsOf(reservation: ReservationView, { direction, passenger }: Ride, lang: Lang): readonly string[] {
  const { schedule, cancelled } = reservation[direction];
  const ticket = reservation.tickets.find((one) => one.direction === direction && one.passenger === passenger.position);
  const deadlines = reservation.deadlines[direction];
  const [place, city] = stopsOf(reservation, direction).map((stop) => stop.city) as [string, string];
  const listed =
    ticket && deadlines && !cancelled
      ? describeDeadlines(deadlines, { isPaid: isBoardable(ticket.kind), place, lang })
      : undefined;
  return [
    ticket ? text.folio(ticket.folio)[lang] : '',
    `${passenger.first_name} ${passenger.last_name}`,
    ticket?.seat ? text.seat(ticket.seat)[lang] : '',
    schedule?.service.name[lang] ?? '',
    cancelled ? cancelledElsewhere.calendar.text[lang] : '',
    listed ? `${deadlineTexts.ladder[lang]} · ${listed.heading}` : '',
    ...(listed?.deadlines ?? []).map(({ name, day, clock }) => `${name}: ${[day, clock].filter(Boolean).join(', ')}`),
    schedule && !cancelled ? text.arrives(clockBeside(schedule.arrives_at, schedule.departs_at, lang), city)[lang] : '',
  ];
}
