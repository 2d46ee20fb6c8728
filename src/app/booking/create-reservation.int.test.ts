import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReservation } from '#app/booking/create-reservation.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { CALLER, codes, NOON, SEARCH, STRANGER, type SmallSale, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: SmallSale;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  sale = smallSale(database.pool);
});
afterAll(() => database.drop());

describe('create a reservation', () => {
  test('a search becomes a draft that its session can read again', async () => {
    const created = await sale.draft();
    expect(created).toMatchObject({ step: 'horarios', status: 'process', goesContact: false });
    expect(await readReservation(sale.parts)({ code: created.code }, CALLER)).toEqual({ ok: true, value: created });
  });

  test('a code is read as people type it', async () => {
    const { code } = await sale.draft();
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect(await readReservation(sale.parts)({ code: typed }, CALLER)).toMatchObject({ ok: true });
  });

  test.each(['AAAAAAAAAA', 'not a code', ''])('%o is no reservation', async (code) => {
    expect(codes(await readReservation(sale.parts)({ code }, CALLER))).toEqual(['reservation_not_found code']);
  });

  test('another session does not find it', async () => {
    const { code } = await sale.draft();
    expect(codes(await readReservation(sale.parts)({ code }, STRANGER))).toEqual(['reservation_not_found code']);
  });

  test('with an open departure the flow goes on to the contact, priced from the start', async () => {
    const open = await sale.draft({ departure: { open: true }, return: { open: true } });
    expect(open).toMatchObject({ step: 'contacto', goesContact: true, quote: { departure: 90000, return: 65001 } });
  });

  test.each([
    [{ origin: '' }, ['origin_required origin']],
    [{ origin: 'nowhere' }, ['origin_unknown origin']],
    [{ destination: 'nowhere' }, ['destination_unknown destination']],
    [{ origin: 'cru', destination: 'gdl' }, ['destinations_not_found origin']],
    [{ departure: { date: '2026-02-31' } }, ['date_impossible departure.date']],
    [{ origin: 'pvr', destination: 'zzz' }, ['pair_not_served destination']],
    [{ destination: 'cru' }, ['return_not_served destination']],
    [{ destination: 'cru', round: false }, []],
    [{ departure: {}, round: false }, ['departure_required departure.date']],
    [{ departure: {} }, ['departure_required departure.date', 'return_needs_departure return.date']],
    [{ departure: { date: '2026-11-26' } }, ['departure_in_past departure.date']],
    [{ return: { date: '2026-11-30' } }, ['return_before_departure return.date']],
    [{ passengers: ['student' as const] }, ['legal_rate_outside_window passengers']],
    [{ promo: '' }, ['promo_empty promotional_code']],
    [{ promo: 'VIEJO' }, ['promo_invalid promotional_code']],
    [{ promo: 'UNAVEZ' }, ['promo_invalid promotional_code']],
    [{ promo: ' costa 10 ' }, []],
  ])('%o is answered with %o', async (change, expected) => {
    expect(codes(await createReservation(sale.parts)({ ...SEARCH, ...change }, CALLER, NOON))).toEqual(expected);
  });
});
