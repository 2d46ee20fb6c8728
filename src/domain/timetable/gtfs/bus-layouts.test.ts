import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatLabel, seatLayout } from '#domain/seats/layout.ts';
import { layoutOf, MAX_SEATS, readBusLayouts } from '#domain/timetable/gtfs/bus-layouts.ts';
import { tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

const labels = (pattern: string, seats: number) => {
  const layout = layoutOf('bus', pattern, seats);
  if (!layout) return undefined;
  const drawn = seatLayout('bus', layout.plan);
  return drawn.seats.map((seat) => seatLabel(drawn, seat));
};

test.each<[string, number, readonly string[] | undefined]>([
  ['2+1', 6, ['1A', '1B', '1C', '2A', '2B', '2C']],
  ['2+1', 4, ['1A', '1B', '1C', '2A']],
  ['1+2', 3, ['1A', '1B', '1C']],
  ['2+2', 5, ['1A', '1B', '1C', '1D', '2A']],
  ['3', 2, ['1A', '1B']],
  ['1+1+1', 3, ['1A', '1B', '1C']],
  ['2+1', 0, undefined],
  ['2+1', 3.5, undefined],
  ['2+2', 64, undefined],
  ['4+3', 7, undefined],
  ['2+0', 4, undefined],
  ['2+', 4, undefined],
  ['two', 4, undefined],
  ['1', 33, undefined],
])('a bus of %s with %d seats has the seats %j', (pattern, seats, expected) => {
  expect(labels(pattern, seats)).toEqual(expected);
});

test('whatever bus is drawn has as many seats as it was said to have, each with a number of its own', () => {
  const sides = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(sides, fc.integer({ min: 1, max: MAX_SEATS }), (across, seats) => {
      const drawn = labels(across.join('+'), seats);
      const rows = Math.ceil(seats / across.reduce((sum, side) => sum + side, 0));
      expect(drawn === undefined ? undefined : new Set(drawn).size).toBe(rows > 32 ? undefined : seats);
    }),
  );
});

const read = (line: string) => {
  const book = createNoticeCollector();
  const tables = tablesOf({ anden_bus_layouts: `layout_id,pattern,seats,facilities\n${line}` });
  const layouts = readBusLayouts(tables, book.report);
  return { layout: layouts.get('L'), said: book.notices().map(({ code, field }) => `${field} ${code}`) };
};

describe('a bus of the feed', () => {
  test('has its door in front and its toilet behind, unless the feed says where they are', () => {
    expect(read('L,2+1,7,').layout?.plan.facilities).toEqual([
      { kind: 'door', row: 1, side: 'right' },
      { kind: 'wc', row: 3, side: 'right' },
    ]);
    expect(read('L,2+1,7,stairs:2:left').layout?.plan.facilities).toEqual([{ kind: 'stairs', row: 2, side: 'left' }]);
  });

  test.each(['moon:1:left', 'door:0:left', 'door:1:up', 'door', 'door:4:left', 'door:100:left', 'door:x:left'])(
    'has nothing where the feed says %s',
    (facilities) => {
      expect(read(`L,2+1,7,${facilities}`).layout?.plan.facilities).toEqual([]);
    },
  );

  test.each([
    ['with more seats than can be sold', 'L,2+2,64,', ['seats number_out_of_range']],
    ['with an unknown number of seats', 'L,2+2,,', ['seats missing_required_field']],
    ['with a number of seats that is none', 'L,2+2,many,', ['seats invalid_integer']],
    ['of no width', 'L,0+0,20,', ['pattern number_out_of_range']],
    ['too long for its seats', 'L,1,40,', ['pattern number_out_of_range']],
    ['of no width and no seats', 'L,0+0,,', ['seats missing_required_field', 'pattern number_out_of_range']],
  ])('%s is not one', (_, line, notices) => {
    expect(read(line)).toEqual({ layout: undefined, said: notices });
  });

  test('has two seats on either side where the feed does not say', () => {
    expect(read('L,,8,').layout?.plan.columns).toEqual(['A', 'B', null, 'C', 'D']);
  });
});
