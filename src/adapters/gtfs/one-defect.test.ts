import { expect, test } from 'vitest';
import { CALENDARS } from '#adapters/gtfs/testing/defects/calendars.ts';
import { CALLS } from '#adapters/gtfs/testing/defects/calls.ts';
import { CARRIER } from '#adapters/gtfs/testing/defects/carrier.ts';
import type { Defect } from '#adapters/gtfs/testing/defects/defect.ts';
import { FARES } from '#adapters/gtfs/testing/defects/fares.ts';
import { PLACES } from '#adapters/gtfs/testing/defects/places.ts';
import { SHAPES } from '#adapters/gtfs/testing/defects/shapes.ts';
import { type FeedBytes, GOOD, GOOD_STOPS, tripOf, tryFeed } from '#adapters/gtfs/testing/good-feed.ts';
import type { Publication } from '#domain/timetable/gtfs/publication.ts';

const DEFECTS: readonly Defect[] = [...CALLS, ...CALENDARS, ...FARES, ...PLACES, ...CARRIER, ...SHAPES];

const good = await tryFeed(GOOD);

test('the good feed is loaded whole, without a notice', () => {
  expect(good.notices).toEqual([]);
  expect(sold(good.publication)).toEqual([...GOOD_STOPS.keys()].sort());
  expect(good.publication?.trips.map(({ id }) => id)).toContain('TRIP-SHUTTLE@09:00');
});

test('there are a hundred defects and more, each by a name of its own', () => {
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
  expect(DEFECTS.length).toBeGreaterThan(130);
});

test.each(DEFECTS)('$name', async ({ files, notice, without = [], refused, fares = {}, days = {}, options }) => {
  const feed = Object.fromEntries(Object.entries({ ...GOOD, ...files }).filter(([, text]) => text !== undefined));
  const { publication, refusal, notices } = await tryFeed(feed as FeedBytes, options);
  if (notice) {
    const wanted = typeof notice === 'string' ? { code: notice } : notice;
    expect(notices).toContainEqual(expect.objectContaining(wanted));
  } else if (!refused) expect(notices).toEqual([]);
  expect(refusal).toBe(refused);
  if (refused) return;
  expect(sold(publication)).toEqual([...GOOD_STOPS.keys()].filter((trip) => !without.includes(trip)).sort());
  sameStops(publication!);
  addsUp(publication!);
  for (const [pair, amount] of Object.entries(fares))
    expect([pair, fareOf(publication!, pair)]).toEqual([pair, amount]);
  for (const [trip, count] of Object.entries(days)) {
    expect(publication?.trips.find(({ id }) => id === trip)?.dates).toHaveLength(count);
  }
  const dearer = publication!.fares.filter(
    ({ originId, destinationId, amount }) => amount !== fareOf(good.publication!, `${originId} ${destinationId}`),
  );
  expect(
    dearer.map(({ originId, destinationId }) => `${originId} ${destinationId}`).filter((pair) => !(pair in fares)),
  ).toEqual([]);
});

const sold = (publication: Publication | undefined): string[] =>
  [...new Set((publication?.trips ?? []).map(({ id }) => tripOf(id)))].sort();

function sameStops({ trips }: Publication): void {
  for (const { id, calls } of trips) {
    expect([id, calls.map(({ stopId }) => stopId)]).toEqual([id, GOOD_STOPS.get(tripOf(id))]);
  }
}

function addsUp({ reading: { tripsRead, tripsLoaded, leftOut } }: Publication): void {
  expect(tripsLoaded + [...leftOut.values()].reduce((sum, n) => sum + n, 0)).toBe(tripsRead);
}

const fareOf = ({ fares }: Publication, pair: string): number | undefined =>
  fares.find(({ originId, destinationId }) => `${originId} ${destinationId}` === pair)?.amount;
