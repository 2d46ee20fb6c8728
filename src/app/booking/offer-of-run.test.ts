import { expect, test } from 'vitest';
import { byPrice } from '#app/booking/offer-of-run.ts';
import { fareOfRun } from '#app/booking/quote-current.ts';
import { onlyRuns, runsOnDay } from '#app/timetable/runs-on-day.ts';
import { small } from '#app/timetable/testing/small-timetable.ts';
import { type PassengerType, partyOf } from '#domain/fares/passenger-type.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';
import { centavos, minus } from '#kernel/money.ts';

const timetable = small();
const PAIR = { origin: id<'stop'>('gdl'), destination: id<'stop'>('gua') };
const runs = runsOnDay(timetable, PAIR, localDate('2026-12-01'));

function buyer(passengers: readonly PassengerType[], promo?: { readonly percent: number }) {
  return { party: partyOf(passengers), terms: { round: false, windows: timetable.windows, promo }, now: instant(0) };
}

test('a day is in order once for each party and terms, and never in that of another', () => {
  const lowest = (of: ReturnType<typeof buyer>) => byPrice(of, runs)[0]!.price;
  const one = lowest(buyer(['adult']));
  expect(lowest(buyer(['adult', 'adult']))).toBe(2 * one);
  expect(lowest(buyer(['adult'], { percent: 50 }))).toBeLessThan(one);
  expect(byPrice(buyer(['adult']), runs)).toBe(byPrice(buyer(['adult']), runs));
});

test('what is left of a day has an order of its own', () => {
  const [first, ...others] = runs;
  const left = onlyRuns(runs, (run) => run !== first);
  expect(byPrice(buyer(['adult']), left).map(({ run }) => run.departs)).toEqual(others.map(({ departs }) => departs));
  expect(onlyRuns(runs, () => true)).toBe(runs);
});

test('an earlier and lower fare of a run is not that of today', () => {
  const [run] = runs;
  const rise = centavos(1_000);
  expect(fareOfRun(run!, rise).adultFare).toBe(minus(run!.adultFare, rise));
  expect(fareOfRun(run!).adultFare).toBe(run!.adultFare);
  expect(fareOfRun(run!, rise).adultFare).toBe(minus(run!.adultFare, rise));
});
