import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import { type ChooseRuns, chooseRuns } from '#app/booking/choose-runs.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import { listSchedules } from '#app/booking/list-schedules.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import type { SaleParts } from '#app/booking/sale-parts.ts';
import { type SaveContact, saveContact } from '#app/booking/save-contact.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { loadSmallLine } from '#main/testing/small-line.ts';
import { CALLER, draft, NOON, SEARCH, STRANGER, saleParts } from '#main/testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';

let database: TestDatabase;
let parts: SaleParts;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  parts = saleParts(database.pool, async (session, reservation, departures) =>
    session.query('delete from seat_claim where reservation_id = $1 and departure_id = any ($2)', [
      reservation,
      departures,
    ]),
  );
});
afterAll(() => database.drop());

const codes = (result: { ok: boolean; fault?: readonly { code: string; field?: string }[] }) =>
  result.ok ? [] : result.fault?.map(({ code, field }) => `${code} ${field ?? ''}`.trim());

const schedules = async (
  code: string,
  direction: Direction,
  { date, now = NOON }: { date?: string; now?: Instant } = {},
) => {
  const listed = await listSchedules(parts)({ code, direction, date }, CALLER, now);
  if (!listed.ok) throw new Error(JSON.stringify(listed.fault));
  return listed.value;
};

const offered = async (code: string, direction: Direction, at: number, date?: string): Promise<Segment> =>
  (await schedules(code, direction, { date })).offers[at]!.run.segment;

const choose = (input: ChooseRuns, now = NOON) => chooseRuns(parts)(input, CALLER, now);

const chosen = async (change: Parameters<typeof draft>[1] = {}): Promise<Reservation> => {
  const { code, round } = await draft(parts, change);
  const result = await choose({
    code,
    departure: await offered(code, 'departure', 0),
    return: round ? await offered(code, 'return', 0) : undefined,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

const contactOf = (code: string, change: Partial<SaveContact['contact']> = {}): SaveContact => ({
  code,
  lang: 'en',
  passengers: [{ firstName: ' José ', lastName: 'Núñez' }],
  contact: {
    firstName: 'Ana',
    lastName: 'Díaz',
    phone: '322 123 4567',
    email: 'ana@example.com',
    privacy: true,
    changes: false,
    ofAge: true,
    ...change,
  },
});

describe('create a reservation', () => {
  test('a search becomes a draft that its session can read again', async () => {
    const created = await draft(parts);
    expect(created).toMatchObject({ step: 'horarios', status: 'process', goesContact: false });
    expect(await readReservation(parts)({ code: created.code }, CALLER)).toEqual({ ok: true, value: created });
  });

  test('a code is read as people type it', async () => {
    const { code } = await draft(parts);
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect(await readReservation(parts)({ code: typed }, CALLER)).toMatchObject({ ok: true });
  });

  test.each(['AAAAAAAAAA', 'not a code', ''])('%o is no reservation', async (code) => {
    expect(codes(await readReservation(parts)({ code }, CALLER))).toEqual(['reservation_not_found code']);
  });

  test('another session does not find it', async () => {
    const { code } = await draft(parts);
    expect(codes(await readReservation(parts)({ code }, STRANGER))).toEqual(['reservation_not_found code']);
  });

  test('with an open departure the flow goes on to the contact, priced from the start', async () => {
    const open = await draft(parts, { departure: { open: true }, return: { open: true } });
    expect(open).toMatchObject({ step: 'contacto', goesContact: true, quote: { departure: 90000, return: 65001 } });
  });

  test.each([
    [{ origin: '' }, ['origin_required origin']],
    [{ origin: 'nowhere' }, ['pair_not_served destination']],
    [{ origin: 'pvr', destination: 'zzz' }, ['pair_not_served destination']],
    [{ destination: 'cru' }, ['pair_not_served destination']],
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
    expect(codes(await createReservation(parts)({ ...SEARCH, ...change }, CALLER, NOON))).toEqual(expected);
  });
});

describe('list schedules', () => {
  test('the runs of the day with the price for the party and what is left', async () => {
    const { code } = await draft(parts, { passengers: ['adult', 'minor'], promo: 'costa10' });
    const { offers, previousDay, nextDay, days, suggestion } = await schedules(code, 'departure');
    expect(offers.map(({ run, price, reason }) => [isoInZone(run.departs, run.origin.zone), price, reason])).toEqual([
      ['2026-12-01T08:00:00-06:00', 58501 + 32501, undefined],
      ['2026-12-01T14:00:00-06:00', 81000 + 81000, undefined],
      ['2026-12-01T23:30:00-06:00', 58501 + 32501, undefined],
    ]);
    expect(offers[0]!.left).toEqual({ freeSeats: 4, student: 8, teacher: 2, inapam: 2 });
    expect([previousDay, nextDay, suggestion]).toEqual(['2026-11-30', '2026-12-02', undefined]);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ date: '2026-11-28', price: 91002 });
  });

  test('a bus that boards after midnight belongs to the day of the stop', async () => {
    const { code } = await draft(parts, { origin: 'pvr', destination: 'gua', round: false });
    const { offers } = await schedules(code, 'departure');
    expect(offers.map(({ run }) => isoInZone(run.departs, run.origin.zone))).toEqual([
      '2026-12-01T04:30:00-06:00',
      '2026-12-01T13:00:00-06:00',
      '2026-12-01T19:00:00-06:00',
    ]);
    expect(isoInZone(offers[0]!.run.arrives, offers[0]!.run.destination.zone)).toBe('2026-12-01T05:30:00-07:00');
  });

  test('a run that left is not listed and one about to leave is closed', async () => {
    const { code } = await draft(parts, { departure: { date: '2026-11-27' } });
    const { offers, previousDay, days } = await schedules(code, 'departure', {
      now: instant(Date.parse('2026-11-27T19:31:00Z')),
    });
    expect(offers.map(({ reason }) => reason)).toEqual(['closed', undefined]);
    expect(previousDay).toBeUndefined();
    expect(days[0]!.date).toBe('2026-11-27');
  });

  test('a day without runs names the nearest that has one', async () => {
    const { code } = await draft(parts);
    expect(await schedules(code, 'departure', { date: '2026-12-25' })).toMatchObject({
      offers: [],
      suggestion: '2026-12-26',
    });
  });

  test('a return is not listed before the outbound run has arrived', async () => {
    const { code } = await draft(parts, { return: { date: '2026-12-01' } });
    await choose({ code, departure: await offered(code, 'departure', 0) });
    const { offers, previousDay } = await schedules(code, 'return', { date: '2026-12-01' });
    expect(offers.map(({ run }) => isoInZone(run.departs, run.origin.zone))).toEqual(['2026-12-01T20:00:00-06:00']);
    expect(previousDay).toBeUndefined();
  });

  test.each([
    ['departure', '2026-11-26', 'departure_in_past date'],
    ['return', '2026-11-30', 'return_before_departure date'],
    ['departure', '2027-06-01', 'departure_beyond_horizon date'],
  ] as const)('%s on %s is refused: %s', async (direction, date, expected) => {
    const { code } = await draft(parts);
    expect(codes(await listSchedules(parts)({ code, direction, date }, CALLER, NOON))).toEqual([expected]);
  });

  test('an open return has no list', async () => {
    const { code } = await draft(parts, { return: { open: true } });
    expect(codes(await listSchedules(parts)({ code, direction: 'return' }, CALLER, NOON))).toEqual([
      'schedules_not_found direction',
    ]);
  });

  test('seats taken on any leg asked count, on others not', async () => {
    const { code } = await draft(parts, { departure: { date: '2026-12-10' }, return: { date: '2026-12-11' } });
    const { departure } = await offered(code, 'departure', 0);
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
    expect((await schedules(code, 'departure')).offers[0]!.left).toEqual({
      freeSeats: 2,
      student: 8,
      teacher: 2,
      inapam: 1,
    });
  });
});

describe('choose runs', () => {
  test('both journeys at once, and the draft goes on to the contact', async () => {
    const reservation = await chosen({ passengers: ['adult', 'infant'] });
    expect(reservation).toMatchObject({ step: 'contacto', quote: { departure: 65001, return: 65001, total: 130002 } });
  });

  test('one after the other', async () => {
    const { code } = await draft(parts);
    const first = await choose({ code, departure: await offered(code, 'departure', 0) });
    expect(first).toMatchObject({ ok: true, value: { step: 'horarios', quote: { total: 65001 } } });
    const second = await choose({ code, return: await offered(code, 'return', 0) });
    expect(second).toMatchObject({ ok: true, value: { step: 'contacto', quote: { total: 130002 } } });
  });

  test('a run of another day moves the journey to that day', async () => {
    const { code } = await draft(parts, { round: false });
    const result = await choose({ code, departure: await offered(code, 'departure', 0, '2026-12-05') });
    expect(result).toMatchObject({ ok: true, value: { departure: { date: '2026-12-05' } } });
  });

  test('an outbound run that overtakes the return gives the return up', async () => {
    const { code } = await chosen();
    const moved = await choose({ code, departure: await offered(code, 'departure', 0, '2026-12-07') });
    expect(moved).toMatchObject({
      ok: true,
      value: { step: 'horarios', return: { date: '2026-12-07', segment: undefined }, quote: { total: 65001 } },
    });
  });

  test('nothing chosen', async () => {
    const { code } = await draft(parts);
    expect(codes(await choose({ code }))).toEqual(['schedule_required departure']);
  });

  test('a return that leaves before the arrival', async () => {
    const { code } = await draft(parts, { return: { date: '2026-12-01' } });
    const departure = await offered(code, 'departure', 0);
    const early = await offered(code, 'return', 0);
    expect(codes(await choose({ code, departure, return: early }))).toEqual(['return_run_before_arrival return']);
  });

  test.each([
    ['an unknown departure', (segment: Segment) => ({ ...segment, departure: 'x' as Segment['departure'] })],
    ['other calls', (segment: Segment) => ({ ...segment, to: segment.to + 1 })],
    ['calls that are not there', (segment: Segment) => ({ ...segment, from: 7, to: 9 })],
  ])('%s is no run of the pair', async (_name, change) => {
    const { code } = await draft(parts);
    const departure = change(await offered(code, 'departure', 0));
    expect(codes(await choose({ code, departure }))).toEqual(['schedules_not_found departure']);
  });

  test('after T-30 the run is closed', async () => {
    const { code } = await draft(parts);
    const departure = await offered(code, 'departure', 0);
    const late = instant(Date.parse('2026-12-01T13:30:00Z'));
    expect(codes(await choose({ code, departure }, late))).toEqual(['departure_closed departure']);
  });

  test('a bus too small for the party, and a quota used up', async () => {
    const many = await draft(parts, { passengers: Array.from({ length: 5 }, () => 'adult' as const) });
    const full = await choose({ code: many.code, departure: await offered(many.code, 'departure', 0) });
    expect(codes(full)).toEqual(['departure_full departure']);

    const elder = await draft(parts, { passengers: ['inapam', 'inapam'], departure: { date: '2026-12-02' } });
    const departure = await offered(elder.code, 'departure', 0);
    await database.pool.query(
      `insert into seat_claim values ($1, $1, 'departure', 1, 1, 0, 1, 'inapam', 'sold', null)`,
      [departure.departure],
    );
    expect(codes(await choose({ code: elder.code, departure }))).toEqual(['quota_exhausted departure']);
  });

  test('a student may not move to a day outside the holidays', async () => {
    const { code } = await draft(parts, { passengers: ['student'], round: false, departure: { date: '2026-12-22' } });
    const departure = await offered(code, 'departure', 0, '2026-12-10');
    expect(codes(await choose({ code, departure }))).toEqual(['legal_rate_outside_window passengers']);
  });

  test('a changed run gives its seats back, and only its own', async () => {
    const { id, code, departure, ...reservation } = await chosen();
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

    const result = await choose({ code, departure: await offered(code, 'departure', 1) });
    expect(result).toMatchObject({
      ok: true,
      value: { passengers: [{ seats: { return: 2 } }], releasedSeats: [{ direction: 'departure', seat: 2 }] },
    });
    const { rows } = await database.pool.query('select direction from seat_claim where reservation_id = $1', [id]);
    expect(rows).toEqual([{ direction: 'return' }]);
  });
});

describe('contact', () => {
  test('names and contact are kept, the phone in its international form', async () => {
    const { code } = await chosen();
    const saved = await saveContact(parts)(contactOf(code), CALLER, NOON);
    expect(saved).toMatchObject({
      ok: true,
      value: {
        step: 'adicionales',
        lang: 'en',
        contact: { phone: '+523221234567' },
        passengers: [{ firstName: 'José', lastName: 'Núñez' }],
      },
    });
    expect(await readReservation(parts)({ code }, CALLER)).toEqual(saved);
  });

  test('every gap at its field', async () => {
    const { code } = await chosen();
    const empty = { firstName: '', lastName: ' ', phone: '', email: '', privacy: false, ofAge: false };
    const refused = await saveContact(parts)({ ...contactOf(code, empty), passengers: [] }, CALLER, NOON);
    expect(codes(refused)).toEqual([
      'first_name_required contact.first_name',
      'last_name_required contact.last_name',
      'phone_required contact.cell_phone',
      'email_required contact.email',
      'privacy_required contact.privacy',
      'of_age_required contact.of_age',
      'first_name_required passengers.0.first_name',
      'last_name_required passengers.0.last_name',
    ]);
  });

  test('before the runs it is too early, and one name too many is refused', async () => {
    const { code } = await draft(parts);
    expect(codes(await saveContact(parts)(contactOf(code), CALLER, NOON))).toEqual(['schedule_required']);
    const ready = contactOf((await chosen()).code);
    const crowded = { ...ready, passengers: [...ready.passengers, ...ready.passengers] };
    expect(codes(await saveContact(parts)(crowded, CALLER, NOON))).toEqual(['invalid_request passengers']);
  });
});

describe('additionals', () => {
  test('are skipped, after the contact', async () => {
    const { code } = await chosen();
    const skip = () => chooseAdditionals(parts)({ code, packages: [] }, CALLER, NOON);
    expect(codes(await skip())).toEqual(['step_out_of_order']);
    await saveContact(parts)(contactOf(code), CALLER, NOON);
    expect(await skip()).toMatchObject({ ok: true, value: { step: 'asientos', additionalsSeen: true } });
    expect(codes(await chooseAdditionals(parts)({ code, packages: ['wifi-7'] }, CALLER, NOON))).toEqual([
      'additional_unavailable sale_internet.packages',
    ]);
  });
});

describe('what can no longer be changed', () => {
  const pay = (id: string, state: string) =>
    database.pool.query(
      `insert into payment (payment_id, reservation_id, method, provider, idempotency_key, request_hash, amount, state,
         created_at, updated_at)
       values (gen_random_uuid(), $1, 'credit', 'openpay', 'key', 'hash', 1, $2, now(), now())`,
      [id, state],
    );

  test.each([
    ['paid', `status = 'approved'`, 'already_paid'],
    ['waiting for a store', `status = 'order_generated'`, 'payment_in_progress'],
    ['swept', 'expired = true', 'time_exceeded'],
    ['past its hold', `hold_until = now() - interval '1 second'`, 'time_exceeded'],
  ])('%s', async (_name, change, expected) => {
    const { code } = await chosen();
    await database.pool.query(`update reservation set ${change} where code = $1`, [code]);
    expect(codes(await saveContact(parts)(contactOf(code), CALLER, NOON))).toEqual([expected]);
  });

  test('while a payment is under way, which also outlives the hold', async () => {
    const { code, id } = await chosen();
    await pay(id, 'pending');
    await database.pool.query(`update reservation set hold_until = now() - interval '1 s' where code = $1`, [code]);
    expect(codes(await saveContact(parts)(contactOf(code), CALLER, NOON))).toEqual(['payment_in_progress']);
    expect(await readReservation(parts)({ code }, CALLER)).toMatchObject({ value: { paying: true, expired: false } });
  });
});

test('a code that ran out is dropped and the price told anew', async () => {
  await database.pool.query(`insert into promo_code (code, percent, use_limit) values ('ULTIMO', 10, 1)`);
  const { code, id } = await draft(parts, { promo: 'ultimo' });
  await database.pool.query(`insert into promo_use values ('ULTIMO', $1, now())`, [id]);
  const result = await choose({ code, departure: await offered(code, 'departure', 0) });
  expect(result).toMatchObject({ ok: true, value: { promoCode: undefined, quote: { total: 65001 } } });
});

test('two changes at once both arrive', async () => {
  const { code } = await chosen();
  const [contact, runs] = await Promise.all([
    saveContact(parts)(contactOf(code), CALLER, NOON),
    choose({ code, departure: await offered(code, 'departure', 1) }),
  ]);
  expect([contact.ok, runs.ok]).toEqual([true, true]);
  expect(await readReservation(parts)({ code }, CALLER)).toMatchObject({
    value: { contact: { firstName: 'Ana' }, quote: { departure: 90000 } },
  });
});
