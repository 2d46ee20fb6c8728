import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOOD_STOPS, tripOf, tryFeed } from '#adapters/gtfs/testing/good-feed.ts';
import { mutated, mutations } from '#adapters/gtfs/testing/mutations.ts';

/** A normal run takes a second or two; `ANDEN_FEED_MUTATIONS=100000` searches deeper. */
const RUNS = Number(process.env.ANDEN_FEED_MUTATIONS ?? 500);
const SEED = Number(process.env.ANDEN_SEED ?? 20261122);

test('a good feed changed by chance: never a crash, never a trip without one of its stops', {
  timeout: 3_600_000,
}, async () => {
  const seen = { loaded: 0, refused: 0, partly: 0, noticed: 0 };
  await fc.assert(
    fc.asyncProperty(mutations, async (some) => {
      const { publication, refusal, notices } = await tryFeed(mutated(some));
      if (notices.length > 0) seen.noticed += 1;
      if (!publication) {
        seen.refused += 1;
        expect(refusal, some.map(({ what }) => what).join('; ')).toBeTruthy();
        return;
      }
      seen.loaded += 1;
      const { trips, stops, reading, fares } = publication;
      if (reading.leftOut.size > 0) seen.partly += 1;
      const label = some.map(({ what }) => what).join('; ');
      for (const { id, calls } of trips) {
        const wanted = GOOD_STOPS.get(tripOf(id));
        if (wanted) expect([id, calls.map(({ stopId }) => stopId)], label).toEqual([id, wanted]);
        for (const [i, call] of calls.entries()) {
          expect(call.departsS, label).toBeGreaterThanOrEqual(call.arrivesS);
          if (i > 0) expect(call.arrivesS, label).toBeGreaterThanOrEqual(calls[i - 1]!.departsS);
        }
      }
      expect(reading.tripsLoaded + [...reading.leftOut.values()].reduce((sum, n) => sum + n, 0), label).toBe(
        reading.tripsRead,
      );
      for (const { id, name, city, area } of stops) {
        for (const text of [name, city, area]) expect(text, label).toMatch(/^[^\p{Cc}\p{Cf}]{1,120}$/u);
        expect(id.length, label).toBeLessThanOrEqual(128);
      }
      for (const { amount } of fares) expect(amount > 0 && amount <= 10_000_000, label).toBe(true);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Mutations without an effect would prove nothing.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS / 20);
});
