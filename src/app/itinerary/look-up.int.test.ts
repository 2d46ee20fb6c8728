import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { lookUps } from '#adapters/db/itinerary/look-ups.ts';
import { puzzles } from '#adapters/secrets/puzzles.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { lookUp, type LookUp } from '#app/itinerary/look-up.ts';
import type { OneTimeCodeId } from '#app/itinerary/ports.ts';
import { forgetItinerary, readItinerary } from '#app/itinerary/read-itinerary.ts';
import { proveByOneTimeCode, recoverPin, recoverTickets, sendOneTimeCode } from '#app/itinerary/recover-pin.ts';
import { PUZZLE_BITS } from '#domain/aftersales/look-up.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { good, stranger, type Visit } from '#main/testing/paying-sale.ts';
import { codes, openDesk, type PaymentDesk } from '#main/testing/payment-desk.ts';
import { openProgramme } from '#main/testing/travellers.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';

const SECRET = 's'.repeat(32);
let database: TestDatabase;
let desk: PaymentDesk;
let visit: Visit;

beforeAll(async () => {
  database = await createTestDatabase();
  desk = await openDesk(database.pool);
  visit = await desk.sale.atPayment({ passengers: ['adult', 'adult'] });
  good(await desk.paying(visit));
});
afterAll(() => database.drop());
beforeEach(() =>
  database.pool.query('truncate look_up_try, recovery_request, one_time_code, outbox, reservation_access'),
);

const parts = () => ({ lookUps: lookUps(database.pool, SECRET), pins: pins(SECRET), puzzles: puzzles(SECRET) });
const find = (asked: Partial<LookUp>, caller = stranger()) =>
  lookUp(parts())(
    { code: visit.code, pin: undefined, lastName: undefined, puzzle: undefined, ...asked },
    caller,
    desk.sale.now,
  );
const pin = () => pins(SECRET).pinOf(visit.reservation);
const wrongPin = () => (pin() === '000000' ? '000001' : '000000');
const seen = async (caller: ReturnType<typeof stranger>) => {
  const found = await readItinerary(parts())(visit, caller);
  return found.ok ? found.value.level : undefined;
};
const mails = async () => {
  const { rows } = await database.pool.query<{
    topic: string;
    payload: { request: OneTimeCodeId; reservation?: string };
  }>('select topic, payload from outbox');
  return rows;
};

describe('a code', () => {
  test('and a last name show it masked, to this session alone', async () => {
    const caller = stranger();
    expect(good(await find({ lastName: 'lopez' }, caller))).toBe('masked');
    expect(await seen(caller)).toBe('masked');
    expect(await seen(stranger())).toBeUndefined();
    expect(codes(await readReservation(desk.sale)(visit, caller))).toEqual(['reservation_not_found']);
  });

  test('and its PIN show everything', async () => {
    const caller = stranger();
    expect(good(await find({ pin: pin() }, caller))).toBe('full');
    expect(good(await readReservation(desk.sale)(visit, caller)).id).toBe(visit.reservation.id);
    expect(good(await find({ lastName: 'López' }, caller))).toBe('masked');
    expect(await seen(caller)).toBe('full');
  });

  test.each<[string, () => Partial<LookUp>]>([
    ['another last name', () => ({ lastName: 'García' })],
    ['a wrong PIN', () => ({ pin: wrongPin() })],
    ['a wrong PIN and the right name', () => ({ pin: wrongPin(), lastName: 'López' })],
    ['a code that is nobody’s', () => ({ code: '0000000000', lastName: 'López' })],
    ['a code that is none', () => ({ code: 'hello', lastName: 'López' })],
    ['the PIN of another version', () => ({ pin: pins(SECRET).pinOf({ ...visit.reservation, pinVersion: 2 }) })],
    ['the PIN of another site', () => ({ pin: pins('t'.repeat(32)).pinOf(visit.reservation) })],
  ])('%s is answered like every other', async (_name, asked) => {
    expect(await find(asked())).toEqual({ ok: false, fault: [{ code: 'reservation_not_found', field: 'code' }] });
  });

  test('of a draft is nobody’s', async () => {
    const draft = await desk.sale.atPayment();
    expect(codes(await find({ code: draft.code, lastName: 'López' }))).toEqual(['reservation_not_found']);
  });

  test('alone, or nothing at all, is complained about at its fields', async () => {
    expect(codes(await find({}))).toEqual(['last_name_or_pin_required']);
    expect(codes(await find({ code: ' ', lastName: 'x' }))).toEqual(['code_required']);
  });

  test('is forgotten, and the booking stays', async () => {
    const caller = stranger();
    good(await find({ pin: pin() }, caller));
    await forgetItinerary(parts())(visit, caller);
    expect(await seen(caller)).toBeUndefined();
    expect(await seen(visit.caller)).toBe('full');
  });

  test('is forgotten by who made it, and found again like by anybody', async () => {
    const own = await desk.sale.atPayment({ run: 1 });
    const forget = () => forgetItinerary(parts())(own, own.caller);
    const level = async () => {
      const found = await readItinerary(parts())(own, own.caller);
      return found.ok ? found.value.level : undefined;
    };
    await forget();
    expect(await level()).toBe('full');
    good(await desk.paying(own));
    await forget();
    expect(await level()).toBeUndefined();
    good(await find({ code: own.code, pin: pins(SECRET).pinOf(own.reservation) }, own.caller));
    expect(await level()).toBe('full');
  });

  test('is forgotten by itself when nobody looks', async () => {
    const caller = stranger();
    good(await find({ pin: pin() }, caller));
    await database.pool.query(`update reservation_access set expires_at = expires_at - interval '14 minutes'`);
    expect(await seen(caller)).toBe('full');
    await database.pool.query(`update reservation_access set expires_at = expires_at - interval '16 minutes'`);
    expect(await seen(caller)).toBeUndefined();
    expect(codes(await readReservation(desk.sale)(visit, caller))).toEqual(['reservation_not_found']);
  });
});

describe('guessing', () => {
  test('one code stops after five, made at once or not, and then even the right PIN waits', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => find({ pin: `${n}` }, fromAddress(n))));
    const told = tries.map((tried) => codes(tried)![0]);
    expect(told.filter((code) => code === 'reservation_not_found').length).toBeLessThanOrEqual(5);
    expect(codes(await find({ pin: pin() }, fromAddress(99)))).toEqual(['too_many_requests']);
    await database.pool.query(`update look_up_try set tried_at = tried_at - interval '15 minutes'`);
    expect(good(await find({ pin: pin() }, fromAddress(99)))).toBe('full');
  });

  test('from one address stops after ten', async () => {
    for (let n = 0; n < 10; n += 1) await find({ code: `000000000${n}`, lastName: 'x' });
    expect(codes(await find({ pin: pin() }))).toEqual(['too_many_requests']);
  });

  test('from everywhere costs everybody a puzzle, and whoever solves it goes on', async () => {
    await Promise.all(
      Array.from({ length: 61 }, (_, n) => find({ code: `00000000${n + 10}`, lastName: 'x' }, fromAddress(n))),
    );
    const asked = await find({ pin: pin() });
    expect(codes(asked)).toEqual(['puzzle_required']);
    const text = String(!asked.ok && asked.fault[0].params!['puzzle']);
    expect(codes(await find({ pin: pin(), puzzle: { text, answer: 'no' } }))).toEqual(['puzzle_required']);
    expect(good(await find({ pin: pin(), puzzle: { text, answer: solve(text) } }))).toBe('full');
    const other = { code: '0000000009', pin: '1', puzzle: { text, answer: solve(text) } };
    expect(codes(await find(other))).toEqual(['puzzle_required']);
  });
});

describe('a lost PIN', () => {
  test('is sent to the contact, and the answer is the same for a code that is nobody’s', async () => {
    const known = await recoverPin(parts())(visit);
    expect(await recoverPin(parts())({ code: '0000000000' })).toEqual(known);
    expect((await mails()).map(({ topic }) => topic)).toEqual(['pin.requested']);
    expect(JSON.stringify(await mails())).not.toContain(pin());
  });

  test('is sent three times a day and no more', async () => {
    await Promise.all(Array.from({ length: 12 }, () => recoverPin(parts())(visit)));
    await recoverPin(parts())(visit);
    expect((await mails()).length).toBe(3);
  });
});

describe('a lost code', () => {
  const recover = (contact: string) => recoverTickets(parts())({ contact });
  /** Others were bought with the same contact. */
  const sent = async () =>
    (await mails())
      .filter(({ payload }) => payload.reservation === visit.reservation.id)
      .map(({ topic, payload }) => [topic, payload.reservation]);

  test.each(['ANA@example.com ', '33 3123 4567', '+52 33 3123 4567'])(
    'by %s the tickets go to the address on file; nobody’s is answered the same',
    async (contact) => {
      const known = await recover(contact);
      expect(await recover('nobody@example.com')).toEqual(known);
      expect(await recover('33 9999 9999')).toEqual(known);
      expect(await sent()).toEqual([['ticket.resent', visit.reservation.id]]);
      expect(JSON.stringify(await mails())).not.toMatch(/ana@|333123/i);
    },
  );

  test('by the card of a traveller whose address it was bought with', async () => {
    const { card } = await openProgramme(database.pool).account({ email: 'ana@example.com' });
    good(await recover(card));
    expect(await sent()).toEqual([['ticket.resent', visit.reservation.id]]);
  });

  test('three times a day for a contact, also at once, and not for what is over', async () => {
    await Promise.all(Array.from({ length: 12 }, () => recover('ana@example.com')));
    expect(await sent()).toHaveLength(3);
    await database.pool.query('truncate outbox, recovery_request');
    const { rowCount } = await database.pool.query(
      `update ticket set valid_until = current_date - 1 where reservation_id = $1`,
      [visit.reservation.id],
    );
    good(await recover('ana@example.com'));
    expect(rowCount).toBeGreaterThan(0);
    expect(await sent()).toEqual([]);
    await database.pool.query(`update ticket set valid_until = current_date + 365 where reservation_id = $1`, [
      visit.reservation.id,
    ]);
  });

  test.each(['', 'López', 'ana@', '12'])('“%s” is nothing one buys with', async (contact) => {
    expect(codes(await recover(contact))).toEqual(['contact_to_recover_required']);
  });
});

describe('a one-time code', () => {
  const masked = async () => {
    const caller = stranger();
    good(await find({ lastName: 'López' }, caller));
    good(await sendOneTimeCode(parts())(visit, caller));
    const digits = pins(SECRET).codeOf((await mails()).at(-1)!.payload.request);
    return {
      caller,
      digits,
      prove: (typed: string) => proveByOneTimeCode(parts())({ code: visit.code, digits: typed }, caller),
    };
  };

  test('opens the rest, once', async () => {
    const { caller, digits, prove } = await masked();
    const both = await Promise.all([prove(digits), prove(` ${digits} `)]);
    expect(both.filter(({ ok }) => ok).length).toBe(1);
    expect(await seen(caller)).toBe('full');
  });

  test('is no good after five wrong ones, for another session, or when a newer one was sent', async () => {
    const { digits, prove } = await masked();
    for (let n = 0; n < 5; n += 1) expect(codes(await prove('x'))).toEqual(['one_time_code_wrong']);
    expect(codes(await prove(digits))).toEqual(['one_time_code_wrong']);
    const other = stranger();
    good(await find({ lastName: 'López' }, other));
    expect(codes(await proveByOneTimeCode(parts())({ code: visit.code, digits }, other))).toEqual([
      'one_time_code_wrong',
    ]);
  });

  test('is sent to nobody who cannot see the reservation', async () => {
    expect(codes(await sendOneTimeCode(parts())(visit, stranger()))).toEqual(['reservation_not_found']);
    expect(await mails()).toEqual([]);
  });
});

/** An address for each. */
const fromAddress = (n: number) => ({ ...stranger(), address: `198.51.100.${n}` });

function solve(puzzle: string): string {
  for (let n = 0; ; n += 1) {
    const hash = createHash('sha256').update(`${puzzle}.${n}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - PUZZLE_BITS) === 0) return `${n}`;
  }
}
