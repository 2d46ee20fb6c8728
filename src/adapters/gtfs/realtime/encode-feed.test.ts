import { expect, test } from 'vitest';
import { encodeFeed } from '#adapters/gtfs/realtime/encode-feed.ts';
import { number as numberField, text as textField } from '#adapters/gtfs/realtime/protobuf.ts';
import { message, messages, number, text } from '#adapters/gtfs/realtime/testing/decode.ts';
import type { RealtimeFeed, RealtimeTrip } from '#app/alerts/realtime.ts';
import { alertOf, at } from '#domain/alerts/testing/alerts.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const BOTH = { alerts: true, trips: true };
const EMPTY: RealtimeFeed = { at: instant(1_700_000_000_000), alerts: [], trips: [] };

const trip = (change: Partial<RealtimeTrip> = {}): RealtimeTrip => ({
  departure: id('d'),
  trip: 'T1',
  startDate: localDate('2026-11-27'),
  route: id('R'),
  isCancelled: false,
  calls: [],
  ...change,
});

test.each([
  [1, 0, '0800'],
  [1, 1, '0801'],
  // 150 and 300 are the examples in the format's documentation.
  [1, 150, '089601'],
  [2, 300, '10ac02'],
  [14, 4, '7004'],
  [16, 1, '800101'],
  [3, 2 ** 32, '188080808010'],
])('field %i with %i is %s', (field, value, expected) => {
  expect(hex(numberField(field, value))).toBe(expected);
});

test.each([-1, 1.5, Number.NaN, 2 ** 53])('%d is no unsigned number', (value) => {
  expect(() => numberField(1, value)).toThrow(RangeError);
});

test('a text is its length in bytes and UTF-8, and what is absent is nothing', () => {
  expect(hex(textField(2, 'testing'))).toBe('120774657374696e67');
  expect(hex(textField(1, 'ñ'))).toBe('0a02c3b1');
  expect([hex(textField(1, undefined)), hex(numberField(1, undefined))]).toEqual(['', '']);
});

test('an empty feed is its header, byte for byte: version 2.0, the full dataset, and when', () => {
  // 0a: header, 13 bytes; 0a 03 "2.0"; 10 00 FULL_DATASET; 18 and 1700000000 in five bytes of seven bits.
  expect(hex(encodeFeed(EMPTY, BOTH))).toBe('0a0d0a03322e3010001880e2cfaa06');
});

test('a cancelled trip, byte for byte', () => {
  const feed = { ...EMPTY, trips: [trip({ isCancelled: true })] };
  const header = hex(encodeFeed(EMPTY, BOTH));
  // 12 entity: 0a 06 "trip:d"; 1a trip_update: 0a trip: 0a "T1", 1a "20261127", 20 03 CANCELED, 2a "R".
  const descriptor = ['0a025431', '1a083230323631313237', '2003', '2a0152'];
  const entity = ['0a06747269703a64', '1a15', '0a13', ...descriptor].join('');
  expect(hex(encodeFeed(feed, BOTH))).toBe(`${header}121f${entity}`);
});

test('delays and stops that are skipped are updates by stop', () => {
  const calls = [
    { stop: id<'stop'>('A'), state: 20 },
    { stop: id<'stop'>('B'), state: 45 },
    { stop: id<'stop'>('C'), state: 'skipped' },
    { stop: id<'stop'>('D'), state: 0 },
  ] as const;
  const bytes = encodeFeed({ ...EMPTY, trips: [trip({ calls })] }, BOTH);
  const update = message(message(bytes, 2), 3);
  expect(number(message(update, 1), 4)).toBe(0);
  const read = messages(update, 2).map((one) => ({
    stop: text(one, 4),
    arrival: number(message(one, 2), 1),
    departure: number(message(one, 3), 1),
    relationship: number(one, 5),
  }));
  expect(read).toEqual([
    { stop: 'A', arrival: 1_200, departure: 1_200, relationship: 0 },
    { stop: 'B', arrival: 2_700, departure: 2_700, relationship: 0 },
    { stop: 'C', arrival: undefined, departure: undefined, relationship: 1 },
    { stop: 'D', arrival: 0, departure: 0, relationship: 0 },
  ]);
});

test('an alert has its period, what it is about, why, what, how bad, and both texts', () => {
  const alert = alertOf({}, { id: id('x'), severity: 'severe' });
  const active = { from: at('2026-11-27T06:00:00Z'), until: at('2026-11-28T06:00:00Z') };
  const informed = [{ agency: 'costera' }, { route: id<'route'>('p'), stop: id<'stop'>('gdl') }, {}];
  const bytes = encodeFeed({ ...EMPTY, alerts: [{ alert, active, informed }] }, BOTH);
  const entity = message(bytes, 2);
  const said = message(entity, 5);
  expect(text(entity, 1)).toBe('alert:x');
  const period = message(said, 1);
  expect([number(period, 1), number(period, 2)]).toEqual([active.from / 1000, active.until / 1000]);
  expect(messages(said, 5).map((one) => [text(one, 1), text(one, 2), number(one, 3), text(one, 5)])).toEqual([
    ['costera', undefined, undefined, undefined],
    [undefined, 'p', undefined, 'gdl'],
    [undefined, undefined, 3, undefined],
  ]);
  expect([number(said, 6), number(said, 7), number(said, 14)]).toEqual([8, 3, 4]);
  expect([10, 11].map((field) => messages(message(said, field), 1).map((one) => [text(one, 1), text(one, 2)]))).toEqual(
    [
      [
        ['Retrasos por lluvia', 'es'],
        ['Delays from rain', 'en'],
      ],
      [
        ['Sal con tiempo.', 'es'],
        ['Leave early.', 'en'],
      ],
    ],
  );
});

test('each part is a feed by itself', () => {
  const alert = alertOf();
  const feed = { ...EMPTY, alerts: [{ alert, active: alert.active, informed: [{}] }], trips: [trip()] };
  const ids = (parts: Parameters<typeof encodeFeed>[1]) =>
    messages(encodeFeed(feed, parts), 2).map((one) => text(one, 1));
  expect(ids({ alerts: true, trips: false })).toEqual([`alert:${alert.id}`]);
  expect(ids({ alerts: false, trips: true })).toEqual(['trip:d']);
  expect(ids(BOTH)).toHaveLength(2);
});
