import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Direction } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { instant } from '#kernel/instant.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { codes, type SmallSale, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: SmallSale;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  sale = smallSale(database.pool);
});
afterAll(() => database.drop());

describe('choose runs', () => {
  test('both journeys at once, and the draft goes on to the contact', async () => {
    const reservation = await sale.chosen({ passengers: ['adult', 'infant'] });
    expect(reservation).toMatchObject({ step: 'contacto', quote: { departure: 65001, return: 65001, total: 130002 } });
  });

  test('one after the other', async () => {
    const { code } = await sale.draft();
    const first = await sale.choose({ code, departure: await sale.offered(code, 'departure', 0) });
    expect(first).toMatchObject({ ok: true, value: { step: 'horarios', quote: { total: 65001 } } });
    const second = await sale.choose({ code, return: await sale.offered(code, 'return', 0) });
    expect(second).toMatchObject({ ok: true, value: { step: 'contacto', quote: { total: 130002 } } });
  });

  test('a run of another day moves the journey to that day', async () => {
    const { code } = await sale.draft({ round: false });
    const result = await sale.choose({ code, departure: await sale.offered(code, 'departure', 0, '2026-12-05') });
    expect(result).toMatchObject({ ok: true, value: { departure: { date: '2026-12-05' } } });
  });

  test('an outbound run that overtakes the return gives the return up', async () => {
    const { code } = await sale.chosen();
    const moved = await sale.choose({ code, departure: await sale.offered(code, 'departure', 0, '2026-12-07') });
    expect(moved).toMatchObject({
      ok: true,
      value: { step: 'horarios', return: { date: '2026-12-07', segment: undefined }, quote: { total: 65001 } },
    });
  });

  test('nothing chosen', async () => {
    const { code } = await sale.draft();
    expect(codes(await sale.choose({ code }))).toEqual(['schedule_required departure']);
  });

  test('a return that leaves before the arrival', async () => {
    const { code } = await sale.draft({ return: { date: '2026-12-01' } });
    const departure = await sale.offered(code, 'departure', 0);
    const early = await sale.offered(code, 'return', 0);
    expect(codes(await sale.choose({ code, departure, return: early }))).toEqual(['return_run_before_arrival return']);
  });

  test.each([
    ['an unknown departure', (segment: Segment) => ({ ...segment, departure: 'x' as Segment['departure'] })],
    ['other calls', (segment: Segment) => ({ ...segment, to: segment.to + 1 })],
    ['calls that are not there', (segment: Segment) => ({ ...segment, from: 7, to: 9 })],
  ])('%s is no run of the pair', async (_name, change) => {
    const { code } = await sale.draft();
    const departure = change(await sale.offered(code, 'departure', 0));
    expect(codes(await sale.choose({ code, departure }))).toEqual(['schedules_not_found departure']);
  });

  test('after T-30 the run is closed', async () => {
    const { code } = await sale.draft();
    const departure = await sale.offered(code, 'departure', 0);
    const late = instant(Date.parse('2026-12-01T13:30:00Z'));
    expect(codes(await sale.choose({ code, departure }, late))).toEqual(['departure_closed departure']);
  });

  test('a bus too small for the party, and a quota used up', async () => {
    const many = await sale.draft({ passengers: Array.from({ length: 5 }, () => 'adult' as const) });
    const full = await sale.choose({ code: many.code, departure: await sale.offered(many.code, 'departure', 0) });
    expect(codes(full)).toEqual(['departure_full departure']);

    const elder = await sale.draft({ passengers: ['inapam', 'inapam'], departure: { date: '2026-12-02' } });
    const departure = await sale.offered(elder.code, 'departure', 0);
    await database.pool.query(
      `insert into seat_claim values ($1, $1, 'departure', 1, 1, 0, 1, 'inapam', 'sold', null)`,
      [departure.departure],
    );
    expect(codes(await sale.choose({ code: elder.code, departure }))).toEqual(['quota_exhausted departure']);
  });

  test('a student may not move to a day outside the holidays', async () => {
    const { code } = await sale.draft({ passengers: ['student'], round: false, departure: { date: '2026-12-22' } });
    const departure = await sale.offered(code, 'departure', 0, '2026-12-10');
    expect(codes(await sale.choose({ code, departure }))).toEqual(['legal_rate_outside_window passengers']);
  });

  test('a changed run gives its seats back, and only its own', async () => {
    const { id, code, departure, ...reservation } = await sale.chosen();
    const claim = (where: Segment, direction: Direction) =>
      database.pool.query(
        `insert into seat_claim values ($1, $2, $3, 1, 2, $4, $5, null, 'held', now() + interval '10 min')`,
        [where.departure, id, direction, where.from, where.to],
      );
    await claim(departure.segment!, 'departure');
    await claim(reservation.return.segment!, 'return');
    await database.pool.query('update passenger set seat_departure = 2, seat_return = 2 where reservation_id = $1', [
      id,
    ]);
    await database.pool.query(`update reservation set hold_until = now() + interval '10 min' where code = $1`, [code]);

    const result = await sale.choose({ code, departure: await sale.offered(code, 'departure', 1) });
    expect(result).toMatchObject({
      ok: true,
      value: { passengers: [{ seats: { return: 2 } }], releasedSeats: [{ direction: 'departure', seat: 2 }] },
    });
    const { rows } = await database.pool.query('select direction from seat_claim where reservation_id = $1', [id]);
    expect(rows).toEqual([{ direction: 'return' }]);
  });
});

test('a code that ran out is dropped and the price told again', async () => {
  await database.pool.query(`insert into promo_code (code, percent, use_limit) values ('ULTIMO', 10, 1)`);
  const { code, id } = await sale.draft({ promo: 'ultimo' });
  await database.pool.query(`insert into promo_use values ('ULTIMO', $1, now())`, [id]);
  const result = await sale.choose({ code, departure: await sale.offered(code, 'departure', 0) });
  expect(result).toMatchObject({ ok: true, value: { promoCode: undefined, quote: { total: 65001 } } });
});
