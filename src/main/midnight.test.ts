import { assert, constantFrom, integer, property } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import type { TripNotice } from '#app/amendments/trip-notice.ts';
import { deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { Run } from '#domain/timetable/run.ts';
import { letterOf } from '#http/format/letters/letter-of.ts';
import { noticeOf } from '#http/format/letters/testing/notice.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketCalendar } from '#http/format/ticket-calendar.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, type Instant, instant, localDate, MINUTE, zone } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { DeadlineList } from '#web/ticketing/deadline-list.tsx';
import { STOPS } from '../../db/demo/costera-network.ts';
import { signOf } from '#web/site-files.ts';

const DOCUMENTS = ticketDocuments(signOf(COSTERA));

type Lang = 'es' | 'en';

/** A stop in each zone of the demo carrier. */
const PLACES: readonly Stop[] = [...new Map(STOPS.map((stop) => [stop.zone, stop])).values()].map((stop) => ({
  ...stop,
  id: id(stop.id),
  zone: zone(stop.zone),
  dropOffOnly: false,
}));

/** Where connections begin: a place of no other role in them. */
const START = PLACES[0]!;

interface Case {
  readonly from: Stop;
  readonly to: Stop;
  readonly departs: Instant;
  readonly isPaid: boolean;
  readonly lang: Lang;
  /** It is the second bus of a connection: another one arrives three quarters of an hour before. */
  readonly isSecond?: boolean;
}

/** Chosen so that no arrival in another zone has the same clock time as a deadline. */
const LENGTH = 43 * MINUTE;

/** An order for one passenger, either to be paid at the counter or paid. */
function noticeFor({ from, to, departs, isPaid, lang, isSecond = false }: Case): TripNotice {
  const made = noticeOf(isPaid ? 'ticket.issued' : 'ticket.ordered', { lang });
  const quote = made.reservation.quote!;
  const run: Run = {
    ...made.runs.departure!,
    origin: from,
    destination: to,
    departs,
    arrives: after(departs, LENGTH),
  };
  const ticket: Ticket = {
    id: id('ticket'),
    folio: '7K3M9QX2VD-01',
    secret: 'secret',
    kind: isPaid ? 'E-Ticket' : 'PEND',
    passenger: 1,
    direction: 'departure',
    segment: run.segment,
    seat: 12,
    validUntil: localDate('2027-11-26'),
    total: quote.total,
    net: quote.net,
    vat: quote.vat,
    issuedAt: made.reservation.createdAt,
  };
  const trip = { ...made, origin: from, destination: to };
  if (!isSecond) {
    const reservation = { ...made.reservation, round: false, tickets: [ticket] };
    return { ...trip, reservation, runs: { departure: run, return: undefined } };
  }
  const arrives = before(departs, 45 * MINUTE);
  const first: Run = { ...run, origin: START, destination: from, departs: before(arrives, 2 * HOUR), arrives };
  const tickets: readonly Ticket[] = [
    { ...ticket, id: id('first'), folio: '7K3M9QX2VD-02', seat: 3 },
    { ...ticket, direction: 'return' },
  ];
  const reservation = { ...made.reservation, round: false, via: from.id, onward: from.id, tickets };
  return { ...trip, origin: START, via: from, onward: from, reservation, runs: { departure: first, return: run } };
}

const WEEKDAYS = { es: 'dom lun mar mié jue vie sáb', en: 'Sun Mon Tue Wed Thu Fri Sat' };
const MONTHS = {
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
};

/** Day and clock of a moment by the runtime's own calendar rather than ours. */
function local(at: Instant, stop: Stop, lang: Lang): { readonly day: string; readonly clock: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: stop.zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  const [year, month, day, hour] = [part('year'), part('month'), part('day'), part('hour')].map(Number);
  const weekday = new Date(Date.UTC(year!, month! - 1, day)).getUTCDay();
  const twelve = hour === 0 ? { es: 'de la medianoche', en: 'midnight' } : { es: 'del mediodía', en: 'noon' };
  const half = hour! < 12 ? 'a.m.' : 'p.m.';
  const isTwelve = hour! % 12 === 0 && part('minute') === '00';
  return {
    day: `${WEEKDAYS[lang].split(' ')[weekday]} ${day} ${MONTHS[lang].split(' ')[month! - 1]}`,
    clock: `${hour! % 12 || 12}:${part('minute')} ${isTwelve ? twelve[lang] : half}`,
  };
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/[,\s]+/g, ' ');
const unfolded = (ics: string): string => ics.replaceAll('\r\n ', '').replaceAll('\\', '').replaceAll(',', ' ');

/** Everything that shows a trip's deadlines, as text without commas. */
function surfaces(given: Case): Readonly<Record<string, string>> {
  const notice = noticeFor(given);
  const { lang, isPaid, from, departs } = given;
  const now = before(departs, 20 * HOUR);
  const view = reservationView(notice, now);
  const sheet = ticketSheet(view, { lang, carrier: COSTERA.legalName });
  const letter = letterOf({
    sender: COSTERA,
    origin: 'https://anden.example',
    resumeUrl: () => 'https://anden.example/r',
    invoicingUrl: () => 'https://anden.example/i',
    pins: { pinOf: () => '482913', codeOf: () => '730254' },
  })(notice, now);
  const ladder = createElement(DeadlineList, {
    deadlines: view.deadlines[given.isSecond ? 'return' : 'departure']!,
    place: from.city,
    now,
    isPaid,
    lang,
  });
  const ics = unfolded(ticketCalendar(view, { lang, carrier: 'Costera', host: 'anden.example' }));
  const descriptions = ics.match(/^DESCRIPTION:(?:Boleto|Ticket).*$/gm) ?? [];
  const description = descriptions.join(' ');
  return {
    page: plain(renderToStaticMarkup(ladder)),
    paper: plain(DOCUMENTS.html(sheet)),
    letter: plain(JSON.stringify(letter.blocks).replaceAll('"', ' ').replaceAll('label:', '')),
    calendar: plain(description.replace(/(?<=\S)n(?=[A-ZÚÁÉ])/g, ' ')),
    alarms: plain([...ics.matchAll(/BEGIN:VALARM[\s\S]*?END:VALARM/g)].join(' ')),
  };
}

/** Each deadline as stored by the server, with the text `day clock` of its own stop. */
function expected({ from, departs, lang }: Case) {
  const ladder = deadlinesOf(departs);
  const day = local(departs, from, lang).day;
  return [ladder.payAtCounterUntil, ladder.exchangeUntil, ladder.boardingAt, ladder.departsAt].map((at) => {
    const said = local(at, from, lang);
    return { ...said, differs: said.day !== day };
  });
}

/** The times a surface shows without a day although it differs from that of the departure. */
function undated(given: Case): readonly string[] {
  const moments = expected(given);
  const areOfTwoDays = moments.some(({ differs }) => differs);
  return Object.entries(surfaces(given)).flatMap(([name, text]) =>
    moments
      .filter(({ day, clock, differs }) =>
        areOfTwoDays
          ? !text.includes(`${day} ${clock}`) || (differs && bare(text, day, clock))
          : !text.includes(clock) || !text.includes(day),
      )
      .map(({ day, clock }) => `${name}: ${day} ${clock} is not in "${text}"`),
  );
}

/** Whether the clock time of another day appears without that day before it. */
const bare = (text: string, day: string, clock: string): boolean =>
  text
    .replace(/(martes|miércoles|jueves|Tuesday|Wednesday|Thursday)[^()]*?\(/g, '(')
    .replaceAll(`${day} ${clock}`, '')
    .match(new RegExp(`(?<!\\d)${clock.replaceAll('.', '\\.')}`)) !== null;

/** 2 December 2026, 12:00 a.m. in local time of each place. */
const midnightAt = (stop: Stop): Instant => {
  const hours = local(instant(Date.parse('2026-12-02T06:00:00Z')), stop, 'en').clock.startsWith('11') ? 7 : 6;
  return instant(Date.parse(`2026-12-02T0${hours}:00:00Z`));
};

const cases = {
  from: constantFrom(...PLACES),
  to: constantFrom(...PLACES),
  minutes: integer({ min: -60, max: 60 }),
  isPaid: constantFrom(true, false),
  lang: constantFrom<Lang>('es', 'en'),
};

test('around midnight every deadline stands with its own day: on page, paper, e-mail, calendar and alarm', () => {
  assert(
    property(cases.from, cases.to, cases.minutes, cases.isPaid, cases.lang, (from, to, minutes, isPaid, lang) => {
      const departs = after(midnightAt(from), minutes * MINUTE);
      expect(undated({ from, to, departs, isPaid, lang })).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('so it does of the second bus of a connection', () => {
  assert(
    property(cases.from, cases.to, cases.minutes, cases.isPaid, cases.lang, (from, to, minutes, isPaid, lang) => {
      const departs = after(midnightAt(from), minutes * MINUTE);
      const given = { from, to, departs, isPaid, lang, isSecond: true };
      expect(undated(given)).toEqual([]);
      // The first one leaves with its own day as well.
      const first = local(before(departs, 2 * HOUR + 45 * MINUTE), START, lang);
      for (const [name, text] of Object.entries(surfaces(given)))
        if (name === 'paper' || name === 'letter' || name === 'calendar')
          expect([name, text.includes(first.clock), text.includes(first.day)]).toEqual([name, true, true]);
    }),
    { numRuns: 60 },
  );
});

test('the check sees a deadline that lost its day', () => {
  expect(bare('mié 2 dic 12:15 a.m. Sale 11:45 p.m. Paga', 'mar 1 dic', '11:45 p.m.')).toBe(true);
  expect(bare('mar 1 dic 11:45 p.m. Paga', 'mar 1 dic', '11:45 p.m.')).toBe(false);
});

test('over the border of Nayarit the clock may be on the day before', () => {
  const vallarta = PLACES.find(({ zone: name }) => name === 'America/Mexico_City')!;
  const guayabitos = PLACES.find(({ zone: name }) => name === 'America/Mazatlan')!;
  const departs = after(midnightAt(vallarta), 15 * MINUTE);
  for (const lang of ['es', 'en'] as const) {
    const { calendar } = surfaces({ from: vallarta, to: guayabitos, departs, isPaid: true, lang });
    // It arrives at 11:58 p.m. on the first, in the stop's local time.
    expect(calendar).toContain(`${lang === 'es' ? 'mar 1 dic' : 'Tue 1 Dec'} 11:58 p.m.`);
  }
});

test('a paid ticket is told nowhere to pay, only to be there; an unpaid one everywhere', () => {
  const [from, to] = PLACES as [Stop, Stop];
  const at = { from, to, departs: after(midnightAt(from), 10 * HOUR) };
  const words = {
    es: ['Paga en taquilla o preséntate', 'Preséntate en tu punto de abordaje'],
    en: ['Pay or check in at the counter', 'Be at your boarding point'],
  } as const;
  for (const lang of ['es', 'en'] as const)
    for (const isPaid of [true, false])
      for (const [name, text] of Object.entries(surfaces({ ...at, isPaid, lang }))) {
        const said = words[lang].map((one) => text.includes(one));
        expect([name, lang, ...said]).toEqual([name, lang, !isPaid, isPaid]);
      }
});
