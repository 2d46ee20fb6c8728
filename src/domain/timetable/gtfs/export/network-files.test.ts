import { expect, test } from 'vitest';
import { type BusLayout, layoutOf } from '#domain/timetable/gtfs/bus-layouts.ts';
import { feedOf } from '#domain/timetable/gtfs/export/feed-of.ts';
import { PUBLISHER, writtenTables } from '#domain/timetable/gtfs/export/testing/written-tables.ts';
import type { TimetableOnSale } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import { publishSmall } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { centavos } from '#kernel/money.ts';

const { publication } = publishSmall();
const SMALL: TimetableOnSale = { ...publication!, fareOf: () => centavos(12_345) };

const rows = (file: string, change: Partial<TimetableOnSale> = {}) =>
  writtenTables(feedOf({ ...SMALL, ...change }, PUBLISHER))
    .get(file)
    ?.lines.map(({ cells }) => cells.join());

const inBus = (layout: BusLayout) => ({ classes: SMALL.classes.map((service) => ({ ...service, layout })) });

test.each([
  ['2+2', 40, 'L,2+2,40,door:1:right wc:10:right'],
  ['2+1', 24, 'L,2+1,24,door:1:right wc:8:right'],
  ['3+2', 12, 'L,3+2,12,door:1:right wc:3:right'],
  ['1', 3, 'L,1,3,door:1:right wc:3:right'],
])('a bus in %s of %i seats is written as it is read', (pattern, seats, line) => {
  expect(rows('anden_bus_layouts.txt', inBus(layoutOf('L', pattern, seats)!))).toEqual([line]);
});

test('a bus without door and toilet says so: an empty cell has both', () => {
  const layout = layoutOf('L', '2+2', 40)!;
  const bare = { ...layout, plan: { ...layout.plan, facilities: [] } };
  expect(rows('anden_bus_layouts.txt', inBus(bare))).toEqual(['L,2+2,40,none']);
});

test('an agency without an address has that of the site', () => {
  const agencies = SMALL.agencies.map((agency) => ({ ...agency, url: '', lang: 'es', phone: '33 5555 0100' }));
  expect(rows('agency.txt', { agencies })).toEqual([
    'A,Line A,https://line.example,America/Mexico_City,es,33 5555 0100',
  ]);
});

test('degrees have no exponent', () => {
  const stops = SMALL.stops.map((stop) => ({ ...stop, parent: undefined, latitude: 51.5074, longitude: -1e-7 }));
  expect(rows('stops.txt', { stops })?.[0]).toMatch(/^G,Bay,51\.5074,0,G,/);
});

test('a class without the legal discounts, and what is on board', () => {
  const classes = SMALL.classes.map((one) => ({
    ...one,
    discountsApply: false,
    vatExempt: true,
    amenities: ['wifi', 'wc'],
  }));
  expect(rows('anden_service_classes.txt', { classes })).toEqual(['primera,Primera,First class,2+2-40,0,1,wifi wc']);
});

test('a fare holds for a pair of a route, and what has none is not there', () => {
  const fareOf: TimetableOnSale['fareOf'] = ({ originId, destinationId }) =>
    originId === 'P' ? centavos(destinationId === 'G' ? 5_000 : 10_050) : undefined;
  expect(rows('fare_attributes.txt', { fareOf })).toEqual(['A-10050,100.50,MXN,1,0,A', 'A-5000,50.00,MXN,1,0,A']);
  expect(rows('fare_rules.txt', { fareOf })).toEqual(['A-5000,R,P,G', 'A-10050,R,P,H']);
  expect(rows('fare_rules.txt', { fareOf: () => undefined })).toBeUndefined();
});
