import { describe, expect, test } from 'vitest';
import { readFrequencies, startsOf } from '#domain/timetable/gtfs/frequencies.ts';
import { tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

const HOUR_S = 3600;

describe('a headway', () => {
  const read = (...lines: string[]) => {
    const book = createNoticeCollector();
    const file = `trip_id,start_time,end_time,headway_secs,exact_times\n${lines.join('\n')}`;
    const { byTrip, faults } = readFrequencies(tablesOf({ frequencies: file }), (id) => id === 'T', book.report);
    const starts = faults.has('T') ? faults.get('T') : startsOf(byTrip.get('T') ?? []).map((start) => start / HOUR_S);
    return [starts, book.notices().map(({ code, field }) => `${field} ${code}`)];
  };
  const outOfRange = (field: string) => ['anden_headway_out_of_range', [`${field} anden_headway_out_of_range`]];

  test.each<[string, readonly string[], unknown]>([
    ['starts until before its end', ['T,06:00:00,09:00:00,3600,1'], [[6, 7, 8], []]],
    ['starts once more within its last part', ['T,06:00:00,08:00:01,3600,1'], [[6, 7, 8], []]],
    ['goes on with another one', ['T,08:00:00,09:00:00,1800,1', 'T,06:00:00,08:00:00,3600,1'], [[6, 7, 8, 8.5], []]],
    [
      'counts before one that overlaps it',
      ['T,06:00:00,08:00:00,3600,1', 'T,07:59:59,09:00:00,60,1'],
      [[6, 7], ['start_time overlapping_frequency']],
    ],
    [
      'without exact times is sold as if they were',
      ['T,06:00:00,07:00:00,3600,0'],
      [[6], ['headway_secs anden_headway_sold_as_times']],
    ],
    ['of less than a minute', ['T,06:00:00,07:00:00,59,1'], outOfRange('headway_secs')],
    ['of a minute', ['T,06:00:00,06:02:00,60,1'], [[6, 6 + 1 / 60], []]],
    [
      'of no length',
      ['T,06:00:00,06:00:00,600,1'],
      ['start_and_end_range_equal', ['end_time start_and_end_range_equal']],
    ],
    ['that begins in the third night', ['T,48:00:00,49:00:00,3600,1'], outOfRange('end_time')],
    ['that goes on into the third night', ['T,46:00:00,48:00:01,3600,1'], outOfRange('end_time')],
    ['that ends with the second night', ['T,46:00:00,48:00:00,3600,1'], [[46, 47], []]],
    ['of more starts than minutes in a day', ['T,00:00:00,24:01:00,60,1'], outOfRange('headway_secs')],
    [
      'of every minute of a day',
      ['T,00:00:00,24:00:00,60,1'],
      [Array.from({ length: 1_440 }, (_, i) => (i * 60) / HOUR_S), []],
    ],
  ])('%s', (_, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });
});
