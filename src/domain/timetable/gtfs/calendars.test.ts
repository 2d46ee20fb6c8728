import { expect, test } from 'vitest';
import { daysOf, readCalendars } from '#domain/timetable/gtfs/calendars.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { weeksToSale } from '#domain/timetable/gtfs/shift-weeks.ts';
import { tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { localDate, plusDays } from '#kernel/instant.ts';

const HEADER = 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date';

function read(calendar: string | undefined, dates?: string) {
  const book = createNoticeCollector();
  const files = {
    ...(calendar && { calendar: `${HEADER}\n${calendar}` }),
    ...(dates && { calendar_dates: `service_id,date,exception_type\n${dates}` }),
  };
  const services = readCalendars(tablesOf(files), book.report);
  const days = (service: string, from: string, to: string) =>
    daysOf(services.get(service)!, localDate(from), localDate(to));
  return { services, days, codes: book.notices().map(({ code }) => code) };
}

test('weekdays between two dates, with days added and taken out', () => {
  const { days, codes } = read('w,1,0,0,0,1,0,0,20261201,20261214', 'w,20261205,1\nw,20261211,2');
  expect(days('w', '2026-11-25', '2026-12-31')).toEqual(['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-14']);
  expect(codes).toEqual([]);
});

test('a service of single days needs no calendar.txt', () => {
  const { days } = read(undefined, 'x,20261225,1\nx,20270101,1\nx,20261231,2');
  expect(days('x', '2026-12-01', '2027-01-31')).toEqual(['2026-12-25', '2027-01-01']);
});

test.each([
  ['dates out of order', 'w,1,1,1,1,1,1,1,20261231,20261201', undefined, 'start_and_end_range_out_of_order'],
  ['no such day', 'w,1,1,1,1,1,1,1,20260230,20261201', undefined, 'invalid_date'],
  [
    'one service twice',
    'w,1,1,1,1,1,1,1,20261201,20261231\nw,0,0,0,0,0,0,0,20261201,20261231',
    undefined,
    'duplicate_key',
  ],
  ['one exception twice', undefined, 'x,20261225,1\nx,20261225,2', 'duplicate_key'],
  ['an unknown exception', undefined, 'x,20261225,3', 'number_out_of_range'],
  ['a weekday that is neither', 'w,2,1,1,1,1,1,1,20261201,20261231', undefined, 'unexpected_enum_value'],
])('says: %s', (_, calendar, dates, code) => {
  expect(read(calendar, dates).codes).toEqual([code]);
});

test('an old feed is moved by whole weeks to where most of it runs', () => {
  const today = localDate('2026-11-21');
  const { services } = read('few,1,1,1,1,1,1,1,20240101,20241231\nmany,1,1,1,1,1,1,1,20241001,20241231');
  const trips = new Map([
    ['few', 1],
    ['many', 5],
  ]);
  const weeks = weeksToSale({ calendars: services, trips, today, days: 90 });
  // A Saturday like today; one week later would show one day less of the busy months.
  expect(plusDays(today, -weeks * 7)).toBe('2024-09-28');
});
