import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { RunsToCome } from '#app/timetable/runs-to-come.ts';
import { placeName } from '#domain/network/place-name.ts';
import type { Run } from '#domain/timetable/run.ts';
import { type CalendarEvent, calendarText, type Occurrence } from '#http/format/calendar.ts';
import type { Instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { Lang } from '#text/lang.ts';
import { moneyIn } from '#text/money.ts';
import { timetableCalendarText as text } from '#text/timetable-calendar.ts';

export interface TimetableCalendarOptions {
  readonly lang: Lang;
  readonly carrier: string;
  /** Makes event UIDs unique to this site. */
  readonly host: string;
  /** Where to buy the ride. */
  readonly url: string;
  readonly now: Instant;
}

/**
 * The timetable of a pair of stops as a calendar: one repeating event for each bus with the same local times on all its
 * days. Its UID stays the same as long as these times do. The events do not block time.
 */
export async function timetableCalendar(found: RunsToCome, options: TimetableCalendarOptions): Promise<string> {
  const byName = new Map<string, { readonly run: Run; readonly occurrences: Occurrence[] }>();
  for (const runs of found.rides) {
    for (const run of runs) {
      const occurrence = occurrenceOf(run);
      const name = nameOf(run, occurrence);
      const event = byName.get(name) ?? { run, occurrences: [] };
      byName.set(name, event);
      event.occurrences.push(occurrence);
    }
    await letOthersIn();
  }
  const events = [...byName].map(([name, { run, occurrences }]) => eventOf({ name, run, occurrences }, options));
  const { carrier, lang, now } = options;
  return calendarText({
    product: carrier,
    lang,
    name: text.name(found.origin.city, found.destination.city, carrier)[lang],
    stamp: new Date(now).toISOString(),
    events: events.toSorted((a, b) => clockOf(a.start.iso).localeCompare(clockOf(b.start.iso))),
  });
}

const occurrenceOf = ({ departs, arrives, origin, destination }: Run): Occurrence => ({
  start: { iso: isoInZone(departs, origin.zone), zone: origin.zone },
  end: { iso: isoInZone(arrives, destination.zone), zone: destination.zone },
});

/** `08:00` */
const clockOf = (iso: string): string => iso.slice(11, 16);

/** A day on which clocks change is a separate event: repeating it by local time would be wrong. */
const nameOf = ({ departure, segment, departs, arrives }: Run, { start, end }: Occurrence): string =>
  [departure.trip, segment.from, segment.to, clockOf(start.iso), clockOf(end.iso), (arrives - departs) / 60_000].join(
    '.',
  );

interface Repeated {
  readonly name: string;
  readonly run: Run;
  readonly occurrences: readonly Occurrence[];
}

function eventOf({ name, run, occurrences }: Repeated, { lang, host, url }: TimetableCalendarOptions): CalendarEvent {
  const { origin, destination, adultFare, departure } = run;
  const [first, ...again] = occurrences.toSorted((a, b) => Date.parse(a.start.iso) - Date.parse(b.start.iso));
  return {
    uid: `${name}@${host}`,
    sequence: 0,
    status: 'CONFIRMED',
    isFree: true,
    ...first!,
    again,
    title: text.title(origin.city, destination.city, departure.service.name)[lang],
    place: [placeName(origin), origin.address].filter(Boolean).join(', '),
    text: [text.fare(moneyIn(adultFare, lang))[lang], text.buy(url)[lang]].join('\n'),
    geo: origin,
    alarms: [],
  };
}
