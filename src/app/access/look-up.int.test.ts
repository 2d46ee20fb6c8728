import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pins } from '#adapters/secrets/pins.ts';
import { lookUp, type LookUp } from './look-up.ts';
import type { OneTimeCodeId } from './ports.ts';
import { forgetItinerary, readItinerary } from './read-itinerary.ts';
import { proveByOneTimeCode, recoverPin, recoverTickets, sendOneTimeCode } from './recover-pin.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { fromAddress, type LookUpFixture, openLookUpFixture } from '#testing/look-up-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openProgramme } from '#testing/travellers.ts';
import { solvedPuzzle } from '#testing/solved-puzzle.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: LookUpFixture['fixture'];
let visit: LookUpFixture['visit'];
let deps: LookUpFixture['deps'];
let clear: LookUpFixture['clear'];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ fixture, visit, deps, clear } = await openLookUpFixture(database.pool, { passengers: ['adult', 'adult'] }));
});
afterAll(() => database.drop());
beforeEach(() => clear());

const find = (asked: Partial<LookUp>, caller = stranger()) =>
  lookUp(deps())(
    { code: visit.code, pin: undefined, lastName: undefined, captcha: undefined, ...asked },
    caller,
    fixture.sale.now,
  );
const pin = () => deps().pins.pinOf(visit.reservation);
const forgotten = (asked: { readonly code: string }, caller = stranger()) =>
  recoverPin(deps())(asked, caller, fixture.sale.now);
const wrongPin = () => (pin() === '000000' ? '000001' : '000000');
const seen = async (caller: ReturnType<typeof stranger>) => {
  const found = await readItinerary(deps())(visit, caller);
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
    expect(codes(await readReservation(fixture.sale)(visit, caller))).toEqual(['reservation_not_found']);
  });

  test('and its PIN show everything', async () => {
    const caller = stranger();
    expect(good(await find({ pin: pin() }, caller))).toBe('full');
    expect(good(await readReservation(fixture.sale)(visit, caller)).id).toBe(visit.reservation.id);
    expect(good(await find({ lastName: 'López' }, caller))).toBe('masked');
    expect(await seen(caller)).toBe('full');
  });

  test.each<[string, () => Partial<LookUp>]>([
    ['another last name', () => ({ lastName: 'García' })],
    ['a wrong PIN', () => ({ pin: wrongPin() })],
    ['a wrong PIN and the right name', () => ({ pin: wrongPin(), lastName: 'López' })],
    ['a code that is nobody’s', () => ({ code: '0000000000', lastName: 'López' })],
    ['a code that is none', () => ({ code: 'hello', lastName: 'López' })],
    ['the PIN of another version', () => ({ pin: deps().pins.pinOf({ ...visit.reservation, pinVersion: 2 }) })],
    ['the PIN of another site', () => ({ pin: pins('t'.repeat(32)).pinOf(visit.reservation) })],
  ])('%s is answered like every other', async (_name, asked) => {
    expect(await find(asked())).toEqual({ ok: false, fault: [{ code: 'reservation_not_found', field: 'code' }] });
  });

  test('of a draft is nobody’s', async () => {
    const draft = await fixture.sale.atPayment();
    expect(codes(await find({ code: draft.code, lastName: 'López' }))).toEqual(['reservation_not_found']);
  });

  test('alone, or nothing at all, is complained about at its fields', async () => {
    expect(codes(await find({}))).toEqual(['last_name_or_pin_required']);
    expect(codes(await find({ code: ' ', lastName: 'x' }))).toEqual(['code_required']);
  });

  test('is forgotten, and the booking stays', async () => {
    const caller = stranger();
    good(await find({ pin: pin() }, caller));
    await forgetItinerary(deps())(visit, caller);
    expect(await seen(caller)).toBeUndefined();
    expect(await seen(visit.caller)).toBe('full');
  });

  test('is forgotten by who made it, and found again like by anybody', async () => {
    const own = await fixture.sale.atPayment({ run: 1 });
    const forget = () => forgetItinerary(deps())(own, own.caller);
    const level = async () => {
      const found = await readItinerary(deps())(own, own.caller);
      return found.ok ? found.value.level : undefined;
    };
    await forget();
    expect(await level()).toBe('full');
    good(await fixture.paying(own));
    await forget();
    expect(await level()).toBeUndefined();
    good(await find({ code: own.code, pin: deps().pins.pinOf(own.reservation) }, own.caller));
    expect(await level()).toBe('full');
  });

  test('is forgotten by itself when nobody looks', async () => {
    const caller = stranger();
    good(await find({ pin: pin() }, caller));
    await database.pool.query(`update reservation_access set expires_at = expires_at - interval '14 minutes'`);
    expect(await seen(caller)).toBe('full');
    await database.pool.query(`update reservation_access set expires_at = expires_at - interval '16 minutes'`);
    expect(await seen(caller)).toBeUndefined();
    expect(codes(await readReservation(fixture.sale)(visit, caller))).toEqual(['reservation_not_found']);
  });
});

describe('guessing', () => {
  const wrong = async (times: number, caller = stranger()) => {
    const told: unknown[] = [];
    for (let n = 0; n < times; n += 1) told.push(codes(await find({ pin: wrongPin() }, caller))![0]);
    return told;
  };
  /** Solves the captcha of the last refusal, as a browser does. */
  const solved = async (asked: Partial<LookUp>, caller = stranger()): Promise<string> => {
    const refused = await find(asked, caller);
    expect(codes(refused)).toEqual(['captcha_required']);
    return solvedPuzzle(String(!refused.ok && refused.fault[0].params!['puzzle']));
  };

  test('six wrong PINs of a stranger do not keep the owner out, who comes from elsewhere', async () => {
    expect(await wrong(6, fromAddress(1))).toEqual([
      ...Array<string>(5).fill('reservation_not_found'),
      'captcha_required',
    ]);
    expect(good(await find({ pin: pin() }, fromAddress(2)))).toBe('full');
  });

  test('nor do wrong PINs from everywhere: the owner solves a captcha, and each guess costs one', async () => {
    const tries = await Promise.all(Array.from({ length: 24 }, (_, n) => find({ pin: wrongPin() }, fromAddress(n))));
    const told = tries.map((tried) => codes(tried)![0]);
    expect(told.filter((code) => code === 'reservation_not_found').length).toBeLessThanOrEqual(10);
    for (let n = 0; n < 10; n += 1) await plant({ times: 1, secret: visit.code, from: n });
    const owner = fromAddress(99);
    const captcha = await solved({ pin: pin() }, owner);
    expect(codes(await find({ pin: pin(), captcha: `${captcha}0` }, owner))).toEqual(['captcha_required']);
    expect(codes(await find({ pin: wrongPin(), captcha }, owner))).toEqual(['reservation_not_found']);
    expect(codes(await find({ pin: pin(), captcha }, owner))).toEqual(['captcha_required']);
    expect(good(await find({ pin: pin(), captcha: await solved({ pin: pin() }, owner) }, owner))).toBe('full');
  }, 60_000);

  test('from one address ends after twenty a day, captchas or not, and for that address alone', async () => {
    await plant({ times: 20, secret: visit.code, from: 1 });
    const refused = await find({ pin: pin() }, fromAddress(1));
    expect(codes(refused)).toEqual(['too_many_requests']);
    // Not before tomorrow, and that is said.
    expect(refused.ok || refused.fault[0].params!['retry_after']).toBeGreaterThan(23 * 3600);
    await database.pool.query(`update look_up_try set tried_at = tried_at - interval '23 hours 50 minutes'`);
    const later = await find({ pin: pin() }, fromAddress(1));
    expect(later.ok || later.fault[0].params!['retry_after']).toBeLessThanOrEqual(600);
    await plant({ times: 20, secret: visit.code, from: 1 });
    expect(
      good(await find({ pin: pin(), captcha: await solved({ pin: pin() }, fromAddress(2)) }, fromAddress(2))),
    ).toBe('full');
  }, 60_000);

  test('one reservation from all the world ends after two hundred a day; its contact opens it then', async () => {
    for (let n = 0; n < 20; n += 1) await plant({ times: 10, secret: visit.code, from: n });
    expect(codes(await find({ pin: pin() }, fromAddress(99)))).toEqual(['look_up_by_contact']);
    good(await forgotten(visit));
    expect((await mails()).map(({ topic }) => topic)).toEqual(['pin.requested']);
  });

  test('ended so, it stays open to anyone who has it open; a device that opened it in full before costs a captcha', async () => {
    const [device, masked] = [fromAddress(50), fromAddress(51)];
    good(await find({ pin: pin() }, device));
    good(await find({ lastName: 'López' }, masked));
    for (let n = 0; n < 20; n += 1) await plant({ times: 10, secret: visit.code, from: n });
    expect([await seen(visit.caller), await seen(device), await seen(masked)]).toEqual(['full', 'full', 'masked']);
    // Simulates a period without use.
    await database.pool.query(`update reservation_access set expires_at = clock_timestamp() - interval '1 hour'`);
    expect([await seen(visit.caller), await seen(device), await seen(masked)]).toEqual(['full', undefined, undefined]);
    for (const caller of [masked, fromAddress(99)])
      expect(codes(await find({ pin: pin() }, caller))).toEqual(['look_up_by_contact']);
    const captcha = await solved({ pin: pin() }, device);
    expect(codes(await find({ pin: wrongPin(), captcha }, device))).toEqual(['reservation_not_found']);
    expect(good(await find({ pin: pin(), captcha: await solved({ pin: pin() }, device) }, device))).toBe('full');
    expect(await seen(device)).toBe('full');
  }, 60_000);

  test('a device that forgot it is like any other', async () => {
    const device = fromAddress(50);
    good(await find({ pin: pin() }, device));
    await forgetItinerary(deps())(visit, device);
    for (let n = 0; n < 20; n += 1) await plant({ times: 10, secret: visit.code, from: n });
    expect(codes(await find({ pin: pin() }, device))).toEqual(['look_up_by_contact']);
  });

  test('what was right is not counted, and neither is what a captcha was asked for', async () => {
    for (let n = 0; n < 8; n += 1) good(await find({ pin: pin() }));
    await wrong(9);
    const { rows } = await database.pool.query<{ tries: number }>('select count(*)::int as tries from look_up_try');
    expect(rows[0]!.tries).toBe(5);
  });

  test('of neighbours behind one address costs its owner a captcha and no more', async () => {
    for (let n = 0; n < 12; n += 1) await find({ code: `00000000${n + 10}`, lastName: 'x' });
    expect(good(await find({ pin: pin(), captcha: await solved({ pin: pin() }) }))).toBe('full');
  }, 60_000);

  test('from everywhere costs everybody a captcha, and an answer is good for its own code alone', async () => {
    for (let n = 0; n < 60; n += 1) await plant({ times: 1, secret: `00000000${n + 10}`, from: n });
    const captcha = await solved({ pin: pin() });
    expect(codes(await find({ code: '0000000009', pin: '1', captcha }))).toEqual(['captcha_required']);
    expect(good(await find({ pin: pin(), captcha }))).toBe('full');
  }, 60_000);
});

describe('a lost PIN', () => {
  test('is sent to the contact, and the answer is the same for a code that is nobody’s', async () => {
    const known = await forgotten(visit);
    expect(await forgotten({ code: '0000000000' })).toEqual(known);
    expect((await mails()).map(({ topic }) => topic)).toEqual(['pin.requested']);
    expect(JSON.stringify(await mails())).not.toContain(pin());
  });

  test('of one code after the other costs a captcha', async () => {
    const caller = fromAddress(1);
    for (let n = 0; n < 10; n += 1) good(await forgotten({ code: `00000000${n + 10}` }, caller));
    expect(codes(await forgotten(visit, caller))).toEqual(['captcha_required']);
  });

  test('is sent three times a day to one network and no more', async () => {
    await Promise.all(Array.from({ length: 5 }, () => forgotten(visit, fromAddress(1))));
    expect((await mails()).length).toBe(3);
  });
});

describe('a lost code', () => {
  const recover = (contact: string, caller = stranger()) =>
    recoverTickets(deps())({ contact }, caller, fixture.sale.now);
  /** More reservations with the same contact. */
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

  test('three times a day for a contact to one network, also at once, and not for what is over', async () => {
    await Promise.all(Array.from({ length: 5 }, () => recover('ana@example.com', fromAddress(1))));
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
    good(await sendOneTimeCode(deps())(visit, caller));
    const digits = deps().pins.codeOf((await mails()).at(-1)!.payload.request);
    return {
      caller,
      digits,
      prove: (typed: string) => proveByOneTimeCode(deps())({ code: visit.code, digits: typed }, caller),
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
    expect(codes(await proveByOneTimeCode(deps())({ code: visit.code, digits }, other))).toEqual([
      'one_time_code_wrong',
    ]);
  });

  test('of a draft that has no contact yet is refused in words, and nothing is queued', async () => {
    const caller = stranger();
    const draft = await fixture.sale.atPayment({ caller, run: 1, round: false });
    await database.pool.query('update reservation set contact = null where reservation_id = $1', [
      draft.reservation.id,
    ]);
    expect(codes(await sendOneTimeCode(deps())(draft, caller))).toEqual(['no_contact_yet']);
    expect(await mails()).toEqual([]);
  });

  test('is still sent when a stranger had the PIN sent as often as it goes', async () => {
    for (let n = 0; n < 4; n += 1) await forgotten(visit, fromAddress(n));
    await database.pool.query('truncate outbox');
    const { caller, prove, digits } = await masked();
    good(await prove(digits));
    expect(await seen(caller)).toBe('full');
  });

  test('is sent to nobody who cannot see the reservation', async () => {
    expect(codes(await sendOneTimeCode(deps())(visit, stranger()))).toEqual(['reservation_not_found']);
    expect(await mails()).toEqual([]);
  });
});

/** Inserts recorded failures. */
async function plant({
  times,
  secret,
  from,
}: {
  readonly times: number;
  readonly secret: string;
  readonly from: number;
}) {
  const tried = { kind: 'reservation', secret, address: `198.51.100.${from}` } as const;
  for (let n = 0; n < times; n += 1) await deps().guesses.begin(tried);
}
