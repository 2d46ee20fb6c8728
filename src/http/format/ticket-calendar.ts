import { type Direction, DIRECTIONS } from '#domain/fares/quote.ts';
import { isBoardable, parseFolio } from '#domain/ticketing/ticket-rules.ts';
import { type CalendarEvent, calendarText } from '#http/format/calendar.ts';
import { formatClock } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { ticketCalendarText as text } from '#text/ticket-calendar.ts';
import type { PassengerView, ReservationView } from '#wire/reservation.ts';

type TicketView = ReservationView['tickets'][number];

/** So long before departure a calendar reminds. */
const REMINDS_MINUTES = 60;

export interface CalendarOptions {
  readonly lang: Lang;
  readonly carrier: string;
  /** Makes the names of events ours alone. */
  readonly host: string;
}

/**
 * The dated journeys of a reservation as a calendar, an event a passenger (B31), each end on the clock of its own stop. An
 * event keeps its name when its ticket is changed, and is taken out when there is no ticket any more.
 */
export const ticketCalendar = (reservation: ReservationView, options: CalendarOptions): string =>
  calendarText({
    product: options.carrier,
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
  const { schedule } = reservation[direction];
  if (!schedule) return undefined;
  const ticket = reservation.tickets.find((one) => one.direction === direction && one.passenger === passenger.position);
  const ends = [reservation.origin, reservation.destination] as const;
  const [from, to] = direction === 'departure' ? ends : ([ends[1], ends[0]] as const);
  return {
    uid: `${reservation.code}-${direction}-${passenger.position}@${host}`,
    sequence: ticket ? numberOf(ticket) : LAST,
    status: ticket ? (isBoardable(ticket.kind) ? 'CONFIRMED' : 'TENTATIVE') : 'CANCELLED',
    start: { iso: schedule.departs_at, zone: from.zone },
    end: { iso: schedule.arrives_at, zone: to.zone },
    title: text.title(from.city, to.city)[lang],
    place: [from.name, from.address].filter(Boolean).join(', '),
    text: wordsOf(reservation, { direction, passenger }, lang).filter(Boolean).join('\n'),
    geo: from,
    alarm: { minutes: REMINDS_MINUTES, text: text.soon(from.city, formatClock(schedule.departs_at, lang))[lang] },
  };
}

/** A ticket that takes the place of another has a higher number. */
const numberOf = ({ folio }: TicketView): number => parseFolio(folio)?.number ?? 0;
/** Above every number a ticket can have. */
const LAST = 100;

function wordsOf(reservation: ReservationView, { direction, passenger }: Ride, lang: Lang): readonly string[] {
  const { schedule } = reservation[direction];
  const ticket = reservation.tickets.find((one) => one.direction === direction && one.passenger === passenger.position);
  const boarding = reservation.deadlines[direction]?.boarding_at;
  const city = (direction === 'departure' ? reservation.destination : reservation.origin).city;
  return [
    ticket ? text.folio(ticket.folio)[lang] : '',
    `${passenger.first_name} ${passenger.last_name}`,
    ticket?.seat ? text.seat(ticket.seat)[lang] : '',
    schedule?.service.name[lang] ?? '',
    boarding ? text.board(formatClock(boarding, lang))[lang] : '',
    schedule ? text.arrives(formatClock(schedule.arrives_at, lang), city)[lang] : '',
  ];
}
