import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { CalendarEvent } from '#http/format/calendar.ts';
import { clockOf, dayAndClock } from '#text/moments.ts';
import { deadlineTexts, deadlinesInOrder } from '#text/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { ticketCalendarText as text } from '#text/ticket-calendar.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Minutes before a deadline at which a calendar reminds, including the time to get there. */
const AHEAD: ReadonlyMap<Message, number> = new Map<Message, number>([
  [deadlineTexts.payAtCounter, 60],
  [deadlineTexts.beThere, 30],
  [deadlineTexts.change, 30],
  [deadlineTexts.released, 15],
  [deadlineTexts.departs, 60],
]);
/** For what is done where it leaves. */
const AHEAD_THERE = 10;

interface Ring {
  readonly direction: Direction;
  readonly isPaid: boolean;
  readonly lang: Lang;
}

/**
 * A reminder before each deadline of a journey (N4), from the deadlines stored on the server; deadlines at the same
 * moment share one reminder.
 */
export function ticketAlarms(reservation: ReservationView, { direction, isPaid, lang }: Ring): CalendarEvent['alarms'] {
  const deadlines = reservation.deadlines[direction];
  if (!deadlines) return [];
  const [{ city }] = stopsOf(reservation, direction);
  const byMinutes = Map.groupBy(deadlinesInOrder(deadlines, isPaid), ([name, at]) => {
    const before = (Date.parse(deadlines.departs_at) - Date.parse(at)) / 60_000;
    return before + (AHEAD.get(name) ?? AHEAD_THERE);
  });
  return [...byMinutes]
    .toSorted(([a], [b]) => b - a)
    .map(([minutes, deadlines]) => {
      const said = deadlines.map(([name, at]) => `${name[lang]}: ${dayAndClock(at, lang)}`);
      return { minutes, text: text.alarm(said, clockOf(city)[lang])[lang] };
    });
}
