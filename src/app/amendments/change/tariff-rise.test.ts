import { describe, expect, test } from 'vitest';
import type { Subject } from '#app/amendments/change/subject.ts';
import { tariffRise } from '#app/amendments/change/tariff-rise.ts';
import { runOf, segmentOf, small } from '#app/timetable/testing/small-timetable.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { BACK, draft, OPEN } from '#domain/booking/testing/reservation.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

const timetable = small();

describe('how much fares rose since an open ticket was sold', () => {
  const sold = (adultFare: number) =>
    quoteReservation({
      passengers: ['infant', 'adult'],
      journeys: { return: { adultFare: centavos(adultFare), date: undefined, discountsApply: true } },
      round: true,
      windows: [],
    });
  const rise = (adultFare: number, change: Partial<Reservation> = {}, other: string | undefined = undefined) => {
    const reservation = draft({
      origin: id('pvr'),
      destination: id('gdl'),
      return: OPEN,
      quote: sold(adultFare),
      ...change,
    });
    const departure = other === undefined ? undefined : runOf(timetable, segmentOf(other, '2026-12-02'));
    return tariffRise({
      stored: { reservation },
      direction: 'return',
      timetable,
      runs: { departure, return: undefined },
    } as Subject);
  };

  test.each<[string, ReturnType<typeof rise>, number | undefined]>([
    ['in the class of the other journey', rise(60_000, {}, 'out-08'), 5_001],
    ['in the dearer class of the other journey', rise(60_000, {}, 'out-14'), 30_000],
    [
      'in the class that is next dearer, where the other journey is on another run now',
      rise(60_000, { changed: ['departure'] }, 'out-14'),
      5_001,
    ],
    ['in the class that is next dearer, where nothing tells the class', rise(65_002), 24_998],
    ['in the dearest class, at whose fare it was sold while no run was chosen', rise(85_000, {}, 'out-08'), 5_000],
    ['not at all', rise(65_001, {}, 'out-08'), undefined],
    ['not at all, of what was dearer than anything is today', rise(99_000), undefined],
    ['not of a journey that is on a run', rise(60_000, { return: BACK }), undefined],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});
