import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CalendarQuestion, priceCalendar } from '#app/booking/price-calendar.ts';
import { type Instant, instant, type LocalDate, localDate, plusDays } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { loadDemo } from '#main/load-demo.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { codes, NOON, type SmallSale, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const TODAY = localDate('2026-11-27');
const LAST = plusDays(TODAY, 90);

/** A database with a sale, and ways to change its runs. */
interface Line {
  readonly database: TestDatabase;
  readonly sale: SmallSale;
}

let small: Line;
let demo: Line;

beforeAll(async () => {
  const [ours, theirs] = [await createTestDatabase(), await createTestDatabase()];
  await loadSmallLine(ours.pool);
  await loadDemo(theirs.pool, { now: NOON, random: randomBytes });
  small = { database: ours, sale: smallSale(ours.pool) };
  demo = { database: theirs, sale: smallSale(theirs.pool) };
});
afterAll(() => Promise.all([small.database.drop(), demo.database.drop()]));

async function daysOf({ sale }: Line, asked: Partial<CalendarQuestion>, now: Instant = NOON) {
  const found = await priceCalendar(sale.parts)({ ...GDL_PVR, ...asked }, now);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.value;
}

const GDL_PVR: CalendarQuestion = {
  origin: 'gdl',
  destination: 'pvr',
  from: '2026-12-01',
  to: '2026-12-02',
  round: false,
};

/** The result of a day's list: the lowest price of the runs that can be chosen. */
async function lowestInList({ sale }: Line, code: string, date: LocalDate, now: Instant): Promise<number | undefined> {
  const { offers } = await sale.schedules(code, 'departure', { date, now });
  const prices = offers.filter(({ reason }) => reason === undefined).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Compares every day of the sale with its list, and returns how many of them have a price. */
async function compare(line: Line, pair: { origin: string; destination: string }, now: Instant = NOON) {
  const { today, last, days: first } = await daysOf(line, { ...pair, from: TODAY, to: plusDays(TODAY, 61) }, now);
  const { days: rest } = await daysOf(line, { ...pair, from: plusDays(TODAY, 62), to: last }, now);
  const { code } = await line.sale.draft({ ...pair, round: false, departure: { date: plusDays(today, 30) } });
  const days = [...first, ...rest];
  for (const day of days.filter(({ date }) => today <= date)) {
    const price = day.state === 'on_sale' ? day.price : undefined;
    expect(await lowestInList(line, code, day.date, now), `${day.date}, ${day.state}`).toBe(price);
  }
  return days.filter(({ state }) => state === 'on_sale').length;
}

const runsOf = async ({ sale }: Line, pair: object, date: string) => {
  const { code } = await sale.draft({ ...pair, round: false, departure: { date } });
  return (await sale.schedules(code, 'departure')).offers.map(({ run }) => run);
};
type Runs = Awaited<ReturnType<typeof runsOf>>;

const idsOf = (runs: Runs) => runs.map(({ departure }) => departure.id);

const fill = ({ database }: Line, runs: Runs) =>
  database.pool.query(
    `update leg_seats set taken = (1::bigint << d.seats) - 1
     from departure d where d.departure_id = leg_seats.departure_id and d.departure_id = any($1)`,
    [idsOf(runs)],
  );

const cancel = ({ database }: Line, runs: Runs) =>
  database.pool.query(
    `insert into departure_event (event_id, departure_id, from_call, minutes, is_ours, reason, recorded_by)
     select gen_random_uuid(), id, 0, null, true, 'broken', 'test' from unnest($1::uuid[]) as t (id)`,
    [idsOf(runs)],
  );

describe('the price of a day is the lowest of its list', () => {
  test('on every day on sale of the demo timetable, the last one too', async () => {
    const pair = { origin: 'TLQ', destination: 'PVR' };
    expect(await compare(demo, pair)).toBe(91);
    expect((await daysOf(demo, { ...pair, from: LAST, to: LAST })).days[0]?.state).toBe('on_sale');
  });

  test('over the border of Nayarit and back, at the hour when the days differ', async () => {
    const late = instant(Date.parse('2026-11-28T06:15:00Z'));
    const out = { origin: 'TLQ', destination: 'GUA' };
    const back = { origin: 'GUA', destination: 'TLQ' };
    expect(isoInZone(late, (await runsOf(demo, back, '2026-12-01'))[0]!.origin.zone)).toMatch(/^2026-11-27T23/);
    expect([(await daysOf(demo, out, late)).today, (await daysOf(demo, back, late)).today]).toEqual([
      '2026-11-28',
      '2026-11-27',
    ]);
    await compare(demo, out, late);
    await compare(demo, back, late);
  });

  test('where the cheapest run of a day is full, another cancelled, and a whole day sold', async () => {
    const pair = { origin: 'TLQ', destination: 'PVR' };
    const before = await daysOf(demo, { ...pair, from: '2026-12-08', to: '2026-12-10' });
    const dearer = await runsOf(demo, pair, '2026-12-08');
    const least = Math.min(...dearer.map(({ adultFare }) => adultFare));
    const cheapest = dearer.filter(({ adultFare }) => adultFare === least);
    expect(cheapest.length).toBeLessThan(dearer.length);
    await fill(demo, cheapest.slice(1));
    await cancel(demo, cheapest.slice(0, 1));
    await fill(demo, await runsOf(demo, pair, '2026-12-09'));
    await cancel(demo, await runsOf(demo, pair, '2026-12-10'));
    const { days } = await daysOf(demo, { ...pair, from: '2026-12-08', to: '2026-12-10' });
    expect(days.map(({ state }) => state)).toEqual(['on_sale', 'sold_out', 'no_runs']);
    expect(days[0]).not.toEqual(before.days[0]);
    await compare(demo, pair);
  });

  test('in the strip of days around a list, which leads on from a day that is sold', async () => {
    const pair = { origin: 'TLQ', destination: 'PVR' };
    const { code } = await demo.sale.draft({ ...pair, round: false, departure: { date: '2026-12-13' } });
    await fill(demo, await runsOf(demo, pair, '2026-12-13'));
    await cancel(demo, await runsOf(demo, pair, '2026-12-14'));
    const { days, suggestion } = await demo.sale.schedules(code, 'departure');
    expect(days).toEqual((await daysOf(demo, { ...pair, from: '2026-12-10', to: '2026-12-16' })).days);
    expect(days.map(({ state }) => state)).toContain('sold_out');
    expect(suggestion).toBe('2026-12-12');
  });
});

describe('a day without a price says why', () => {
  test('past, gone, on sale, without runs, not on sale yet', async () => {
    const asked = async (from: string, now = NOON) =>
      (await daysOf(small, { from, to: from }, now)).days.map(({ state }) => state)[0];
    expect(await asked('2026-11-26')).toBe('left');
    expect(await asked('2026-11-27')).toBe('on_sale');
    // The last run is about to leave.
    expect(await asked('2026-11-27', instant(Date.parse('2026-11-28T05:00:00Z')))).toBe('left');
    expect(await asked('2026-12-25')).toBe('no_runs');
    expect(await asked(LAST)).toBe('no_runs');
    expect(await asked(plusDays(LAST, 1))).toBe('not_yet');
  });

  test('seats that are held on another part of the way do not close the day', async () => {
    const runs = await runsOf(small, {}, '2026-12-05');
    await small.database.pool.query('update leg_seats set taken = 15 where leg > 0 and departure_id = any($1)', [
      idsOf(runs),
    ]);
    const of = async (destination: string) =>
      (await daysOf(small, { destination, from: '2026-12-05', to: '2026-12-05' })).days[0]!.state;
    expect([await of('pvr'), await of('gua')]).toEqual(['on_sale', 'sold_out']);
  });
});

test.each([
  [{ origin: 'nowhere' }, 'origin_unknown origin'],
  [{ destination: 'nowhere' }, 'destination_unknown destination'],
  [{ origin: 'gdl', destination: 'gdl' }, 'pair_not_served destination'],
  [{ origin: 'cru', destination: 'gdl' }, 'pair_not_served destination'],
  [{ from: '2026-02-31' }, 'date_impossible from'],
  [{ to: 'tomorrow' }, 'date_impossible to'],
  [{ to: '2026-11-30' }, 'day_range_invalid to'],
  [{ to: '2027-02-01' }, 'day_range_invalid to'],
])('%j is refused: %s', async (asked, expected) => {
  expect(codes(await priceCalendar(small.sale.parts)({ ...GDL_PVR, ...asked }, NOON))).toEqual([expected]);
});

test('two months are asked about in two questions at most', async () => {
  const { availability } = small.sale.parts;
  const sizes: number[] = [];
  const counting = {
    taken: (segments: Parameters<typeof availability.taken>[0]) => {
      sizes.push(segments.length);
      return availability.taken(segments);
    },
  };
  const asked = { ...GDL_PVR, from: '2026-11-28', to: '2027-01-28' };
  const ask = () => priceCalendar({ ...small.sale.parts, availability: counting })(asked, NOON);
  await ask();
  expect(sizes).toEqual([33, 0]);
  await fill(small, (await runsOf(small, {}, '2026-12-12')).slice(0, 1));
  sizes.length = 0;
  await ask();
  expect(sizes).toEqual([33, 2]);
});
