import { describe, expect, test } from 'vitest';
import { addressesOf, type PlaceFacts, placeFacts, type RouteFacts, ridesBetween } from '#app/timetable/places.ts';
import { DAYS, SMALL, small, STOPS } from '#app/timetable/testing/small-timetable.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { localDate, plusDays } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';

const timetable = small();
const [DAY] = DAYS as [(typeof DAYS)[number]];
const factsOf = (slug: string, { of = timetable, date = DAY } = {}): PlaceFacts =>
  placeFacts(of, addressesOf(of).places.get(slug)!, date);
const routeTo = (slug: string, from = 'gdl', of: Timetable = timetable): RouteFacts =>
  factsOf(from, { of }).from.find(({ to }) => to.slug === slug)!;

describe('what a timetable is called by in addresses', () => {
  test('each city once, and each stop that is sold', () => {
    const { places, stops, slugs } = addressesOf(timetable);
    expect([...places.keys()]).toEqual(['gdl', 'pvr', 'cru', 'gua']);
    expect([...stops.keys()]).toEqual(['gdl', 'pvr', 'cru', 'gua']);
    expect([...slugs]).toEqual(['gdl', 'pvr', 'cru', 'gua'].map((stop) => [stop, stop]));
  });

  test('is worked out once, whatever operators say since', () => {
    expect(addressesOf({ ...timetable, words: [] })).toBe(addressesOf(timetable));
    expect(addressesOf(small())).not.toBe(addressesOf(timetable));
  });

  test('stops of one city are one place, and a stop that is not sold is none', () => {
    const vallarta = STOPS.map((stop) => (stop.id === 'gdl' ? stop : { ...stop, city: 'Puerto Vallarta' }));
    const unsold = { ...STOPS[0]!, id: 'zzz' as never, name: 'zzz', city: 'zzz' };
    const { places } = addressesOf(small({ stops: [...vallarta, unsold] }));
    expect([...places].map(([slug, { city, stops }]) => [slug, city, stops.length])).toEqual([
      ['gdl', 'gdl', 1],
      ['vallarta', 'Puerto Vallarta', 3],
    ]);
  });
});

describe('the way between two places', () => {
  test('is as long, as dear and as often as the runs of the day are', () => {
    const { origin, destination, date, minutes, fare, first, last, departures, services, via } = routeTo('pvr');
    expect([origin.id, destination.id, date]).toEqual(['gdl', 'pvr', DAY]);
    expect([minutes, fare, departures]).toEqual([300, 65_001, 3]);
    expect([first, last].map((at) => isoInZone(at, origin.zone))).toEqual([
      '2026-12-01T08:00:00-06:00',
      '2026-12-01T23:30:00-06:00',
    ]);
    expect(services.map(({ id, fare: its, minutes: lasts }) => [id, its, lasts])).toEqual([
      ['plus', 65_001, 300],
      ['lujo', 90_000, 300],
    ]);
    expect(via).toEqual([]);
  });

  test('names the stops between', () => {
    expect(routeTo('gua').via.map(({ id }) => id)).toEqual(['pvr', 'cru']);
  });

  test('costs what the dearer class costs where no other runs', () => {
    const patterns = SMALL.patterns.filter(({ serviceClass }) => serviceClass === 'lujo');
    expect(routeTo('pvr', 'gdl', small({ patterns })).fare).toBe(90_000);
  });

  test('is of the next day on which it is run, within a week', () => {
    const before = (days: number) => factsOf('gdl', { date: plusDays(DAY, -days) }).from.map(({ date }) => date);
    expect(before(1)).toEqual([DAY, DAY, DAY]);
    expect(before(6)).toEqual([DAY, DAY, DAY]);
    expect(before(7)).toEqual([]);
  });

  test('of two stops of a place names the one with the most departures', () => {
    const city = STOPS.map((stop) => (stop.id === 'pvr' || stop.id === 'gdl' ? { ...stop, city: 'both' } : stop));
    const route = routeTo('gua', 'both', small({ stops: city }));
    // All three buses can be boarded at both; the last reaches the second one on the next day.
    expect([route.departures, route.origin.id, route.minutes, route.fare]).toEqual([5, 'gdl', 120, 15_000]);
  });
});

describe('the ways of a place', () => {
  test('lead there and from there, those with the most hours of driving first', () => {
    const { to, from } = factsOf('pvr');
    expect(to.map((route) => [route.from.slug, route.departures])).toEqual([['gdl', 3]]);
    expect(from.map((route) => [route.to.slug, route.departures])).toEqual([
      ['gdl', 2],
      ['gua', 2],
    ]);
  });

  test('where nobody gets on only lead there', () => {
    const { to, from } = factsOf('cru');
    expect([to.length, from.length]).toEqual([1, 0]);
  });

  test('are worked out once a day', () => {
    expect(factsOf('pvr')).toBe(factsOf('pvr'));
    expect(factsOf('pvr', { date: localDate('2026-12-02') })).not.toBe(factsOf('pvr'));
  });
});

describe('rides between stops', () => {
  const ends = (origins: readonly string[], destinations?: readonly string[]) =>
    ridesBetween(
      timetable,
      origins.map((id) => ({ id: id as never })),
      destinations?.map((id) => ({ id: id as never })),
    ).map(({ pattern, from, to }) => `${pattern.trip} ${from}-${to}`);

  test('go as far as they are sold', () => {
    expect(ends(['gdl'])).toEqual(['out-14 0-3', 'out-08 0-3', 'out-23 0-3']);
  });

  test('or as far as was asked', () => {
    expect(ends(['gdl'], ['pvr', 'cru'])).toEqual(['out-14 0-2', 'out-08 0-2', 'out-23 0-2']);
    expect(ends(['gdl'], ['gdl'])).toEqual([]);
    expect(ends(['cru'])).toEqual([]);
  });
});
