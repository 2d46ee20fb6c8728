import { expect, test } from 'vitest';
import { nextDepartures } from '#app/seats/next-departures.ts';
import { segmentOf, small, STOPS } from '#app/timetable/testing/small-timetable.ts';
import { id } from '#kernel/ids.ts';
import { after, DAY, type Instant, instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';

const GDL = STOPS[0]!;

/** The board of the terminal while the database is away, so with what the timetable knows. */
async function board(now: Instant, minutes: number | undefined) {
  const word = { event: id<'departure-event'>('e'), fromCall: 0, minutes };
  const { departure } = segmentOf('out-23', '2026-12-01');
  const timetable = { ...small(), words: [{ ...word, departure }] };
  const availability = { taken: () => Promise.reject(new Error('away')) };
  const asked = { from: [GDL], to: [STOPS[1]!], now, most: 2 };
  const { today, next } = await nextDepartures({ availability, report: () => undefined }, timetable, asked);
  const at = ({ departs }: { readonly departs: Instant }) => isoInZone(departs, GDL.zone).slice(0, 16);
  return { today: today.map(at), next: next.map(({ run }) => at(run)) };
}

const YESTERDAY = '2026-12-01T23:30';
const TODAY = ['2026-12-02T08:00', '2026-12-02T14:00', '2026-12-02T23:30'];
const at = (clock: string) => instant(Date.parse(`2026-12-02T${clock}:00-06:00`));

test.each([
  ['that has not left is still on the board', at('00:20'), 60, [YESTERDAY, TODAY[0]]],
  ['that has left is not', at('00:31'), 60, TODAY.slice(0, 2)],
  ['that left on time is not', at('00:20'), 0, TODAY.slice(0, 2)],
  ['that did not run is not', at('00:20'), undefined, TODAY.slice(0, 2)],
])('after midnight, a bus of yesterday %s, and it is none of today', async (_, now, minutes, next) => {
  expect(await board(now, minutes)).toEqual({ today: TODAY, next });
});

test('a bus that is late by more than a day is on the board until it leaves', async () => {
  const dayAfter = (clock: string) => after(at(clock), DAY);
  const late = 2_880;
  expect((await board(dayAfter('23:29'), late)).next[0]).toBe(YESTERDAY);
  expect((await board(dayAfter('23:31'), late)).next).not.toContain(YESTERDAY);
});
