import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSchedules } from '#app/booking/list-schedules.ts';
import { searchedDraft, seenDrafts } from '#app/booking/seen-drafts.ts';
import { NO_DISRUPTION } from '#testing/no-disruption.ts';
import { instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { CALLER, codes, NOON, type SmallSale, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: SmallSale;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  sale = smallSale(database.pool);
});
afterAll(() => database.drop());

describe('list schedules', () => {
  test('the runs of the day with the price for the party and what is left', async () => {
    const { code } = await sale.draft({ passengers: ['adult', 'minor'], promo: 'costa10' });
    const { offers, previousDay, nextDay, days, suggestion } = await sale.schedules(code, 'departure');
    expect(offers.map(({ run, price, reason }) => [isoInZone(run.departs, run.origin.zone), price, reason])).toEqual([
      ['2026-12-01T08:00:00-06:00', 58501 + 32501, undefined],
      ['2026-12-01T14:00:00-06:00', 81000 + 81000, undefined],
      ['2026-12-01T23:30:00-06:00', 58501 + 32501, undefined],
    ]);
    expect(offers[0]!.left).toEqual({ freeSeats: 4, student: 8, teacher: 2, inapam: 2, disruption: NO_DISRUPTION });
    expect([previousDay, nextDay, suggestion]).toEqual(['2026-11-30', '2026-12-02', undefined]);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ date: '2026-11-28', state: 'on_sale', price: 91002 });
  });

  test('a bus that boards after midnight belongs to the day of the stop', async () => {
    const { code } = await sale.draft({ origin: 'pvr', destination: 'gua', round: false });
    const { offers } = await sale.schedules(code, 'departure');
    expect(offers.map(({ run }) => isoInZone(run.departs, run.origin.zone))).toEqual([
      '2026-12-01T04:30:00-06:00',
      '2026-12-01T13:00:00-06:00',
      '2026-12-01T19:00:00-06:00',
    ]);
    expect(isoInZone(offers[0]!.run.arrives, offers[0]!.run.destination.zone)).toBe('2026-12-01T05:30:00-07:00');
  });

  test('a run that left is not listed and one about to leave is closed', async () => {
    const { code } = await sale.draft({ departure: { date: '2026-11-27' } });
    const { offers, previousDay, days } = await sale.schedules(code, 'departure', {
      now: instant(Date.parse('2026-11-27T19:31:00Z')),
    });
    expect(offers.map(({ reason }) => reason)).toEqual(['closed', undefined]);
    expect(previousDay).toBeUndefined();
    expect(days[0]!.date).toBe('2026-11-27');
  });

  test('a day without runs names the nearest that has one', async () => {
    const { code } = await sale.draft();
    expect(await sale.schedules(code, 'departure', { date: '2026-12-25' })).toMatchObject({
      offers: [],
      suggestion: '2026-12-26',
    });
  });

  test('a return is not listed before the outbound run has arrived', async () => {
    const { code } = await sale.draft({ return: { date: '2026-12-01' } });
    await sale.choose({ code, departure: await sale.offered(code, 'departure', 0) });
    const { offers, previousDay } = await sale.schedules(code, 'return', { date: '2026-12-01' });
    expect(offers.map(({ run }) => isoInZone(run.departs, run.origin.zone))).toEqual(['2026-12-01T20:00:00-06:00']);
    expect(previousDay).toBeUndefined();
  });

  test('why there is nothing to choose is the true reason', async () => {
    const late = await sale.draft({ return: { date: '2026-12-01' } });
    await sale.choose({ code: late.code, departure: await sale.offered(late.code, 'departure', 2) });
    const back = await sale.schedules(late.code, 'return', { date: '2026-12-02' });
    expect(back.none).toBeUndefined();
    expect(await sale.schedules(late.code, 'return', { date: '2026-12-01' })).toMatchObject({
      offers: [],
      none: 'before_arrival',
      suggestion: '2026-12-02',
    });
    const { code } = await sale.draft({ departure: { date: '2026-11-27' } });
    const midnight = instant(Date.parse('2026-11-28T05:45:00Z'));
    expect(await sale.schedules(code, 'departure', { now: midnight })).toMatchObject({ offers: [], none: 'all_left' });
    expect(await sale.schedules(code, 'departure', { date: '2026-12-25' })).toMatchObject({ none: 'no_runs' });
  });

  test.each([
    ['departure', '2026-11-26', 'departure_in_past date'],
    ['return', '2026-11-30', 'return_before_departure date'],
    ['departure', '2027-06-01', 'departure_beyond_horizon date'],
    ['departure', '2027-02-31', 'date_impossible date'],
    ['return', 'mañana', 'date_impossible date'],
  ] as const)('%s on %s is refused: %s', async (direction, date, expected) => {
    const { code } = await sale.draft();
    expect(codes(await listSchedules(sale.parts)({ code, direction, date }, CALLER, NOON))).toEqual([expected]);
  });

  test('an open return has no list', async () => {
    const { code } = await sale.draft({ return: { open: true } });
    expect(codes(await listSchedules(sale.parts)({ code, direction: 'return' }, CALLER, NOON))).toEqual([
      'schedules_not_found direction',
    ]);
  });

  test('seats taken on any leg asked count, on others not', async () => {
    const { code } = await sale.draft({ departure: { date: '2026-12-10' }, return: { date: '2026-12-11' } });
    const { departure } = await sale.offered(code, 'departure', 0);
    const take = (leg: number, bits: number) =>
      database.pool.query('update leg_seats set taken = $3 where departure_id = $1 and leg = $2', [
        departure,
        leg,
        bits,
      ]);
    await take(0, 0b0101);
    await take(1, 0b1111);
    await database.pool.query(
      `insert into seat_claim values ($1, $1, 'departure', 1, 1, 0, 1, 'inapam', 'sold', null)`,
      [departure],
    );
    expect((await sale.schedules(code, 'departure')).offers[0]!.left).toEqual({
      freeSeats: 2,
      student: 8,
      teacher: 2,
      inapam: 1,
      disruption: NO_DISRUPTION,
    });
  });
});

describe('a list that is begun before its draft is read', () => {
  const seen = seenDrafts();
  const ask = (code: string, caller = CALLER, date?: string) =>
    listSchedules({ ...sale.parts, seenDrafts: seen })({ code, direction: 'departure', date }, caller, NOON);
  const asked = async (code: string) => {
    const [ahead, after] = [await ask(code), await sale.schedules(code, 'departure')];
    expect(ahead).toEqual({ ok: true, value: after });
    return after;
  };

  test('is of what is stored, whatever was seen before', async () => {
    const { code } = await sale.draft({ round: false });
    const first = await asked(code);
    await database.pool.query(
      `update passenger p set type = 'minor' from reservation r where r.code = $1 and p.reservation_id = r.reservation_id`,
      [code],
    );
    const cheaper = await asked(code);
    expect(cheaper.offers[0]!.price).toBeLessThan(first.offers[0]!.price);
    await database.pool.query(`update reservation set departure_date = '2026-12-02' where code = $1`, [code]);
    expect((await asked(code)).date).toBe('2026-12-02');
    expect(codes(await ask(code, CALLER, '2026-02-30'))).toEqual(['date_impossible date']);
  });

  test('has the seats of now', async () => {
    const { code } = await sale.draft({ round: false });
    const before = await asked(code);
    await database.pool.query('update leg_seats set taken = taken | 1');
    expect((await asked(code)).offers[0]!.left.freeSeats).toBe(before.offers[0]!.left.freeSeats - 1);
    await database.pool.query('update leg_seats set taken = taken & ~1::bigint');
  });

  test('is for nobody who may not open the draft, or no longer', async () => {
    const { code } = await sale.draft({ round: false });
    await asked(code);
    const other = { ...CALLER, sessionHash: Buffer.alloc(32, 8) };
    expect(codes(await ask(code, other))).toEqual(['reservation_not_found code']);
    await database.pool.query('update reservation set session_hash = $2 where code = $1', [code, other.sessionHash]);
    expect(codes(await ask(code))).toEqual(['reservation_not_found code']);
    expect(await ask(code, other)).toMatchObject({ ok: true });
  });

  test('is begun again when what was seen cannot be listed', async () => {
    const draft = await sale.draft({ round: false });
    seen.saw(searchedDraft({ ...draft, departure: { ...draft.departure, date: undefined } }), CALLER);
    await asked(draft.code);
  });
});

test('the drafts seen first are forgotten first', async () => {
  const seen = seenDrafts();
  const draft = await sale.draft();
  const saw = (code: string) => seen.saw(searchedDraft({ ...draft, code: code as typeof draft.code }), CALLER);
  for (let other = 0; other < 500; other += 1) saw(`C${other}`);
  saw('C0');
  saw('C500');
  const isKnown = (code: string) => seen.last(code, CALLER) !== undefined;
  expect(['C0', 'C1', 'C2', 'C500'].map(isKnown)).toEqual([true, false, true, true]);
});
