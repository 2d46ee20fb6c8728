import { payReservation } from '#app/booking/pay-reservation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import { proveByOneTimeCode, sendOneTimeCode } from '#app/access/recover-pin.ts';
import type { OneTimeCodeId } from '#app/access/ports.ts';
import { CODES_PER_ASKER_A_DAY, CODES_PER_DAY } from '#domain/access/look-up.ts';
import { DAY, HOUR } from '#kernel/instant.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { solvedPuzzle } from '#testing/solved-puzzle.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const SECRET = 's'.repeat(32);
let database: TestDatabase;
let fixture: PaymentFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());

/** The sale configured as on the site, with unpaid seats counted. */
const counted = () => ({ ...fixture.sale, seats: seatInventory(database.pool, { secret: SECRET, factor: 1 }) });
const hold = ({ code, caller }: Visit, captcha?: string) =>
  holdSeats(counted())({ code, automatic: true, seats: [], captcha }, caller, fixture.sale.now);
/** A visit with its own, unconfirmed contact. */
async function unconfirmed(requested: SaleOptions = {}): Promise<Visit> {
  const visit = await fixture.sale.atSeats({ round: false, ...requested });
  await database.pool.query(
    `update reservation set confirmed_contact = null,
       contact = contact || jsonb_build_object('email', lower(code) || '@example.com', 'phone', code)
     where code = $1`,
    [visit.code],
  );
  return visit;
}
const deps = () => ({ lookUps: lookUps(database.pool, SECRET), pins: pins(SECRET) });
const askCode = async (visit: Visit): Promise<string> => {
  good(await sendOneTimeCode(deps())(visit, visit.caller));
  const { rows } = await database.pool.query<{ request: OneTimeCodeId }>(
    `select payload ->> 'request' as request from outbox where topic = 'one_time_code.requested' order by 1 desc limit 1`,
  );
  return pins(SECRET).codeOf(rows[0]!.request);
};
const prove = (visit: Visit, digits: string) => proveByOneTimeCode(deps())({ code: visit.code, digits }, visit.caller);
const isConfirmed = async (visit: Visit) =>
  good(await readReservation(fixture.sale)(visit, visit.caller)).contactConfirmed;

describe('seats held unpaid', () => {
  test('beyond a fifth of the bus cost a captcha, and then a code that is sent to the contact', async () => {
    // With a bus of five seats, one may be held without a proof and two with a captcha.
    await database.pool.query('update departure set seats = 5');
    const told: string[] = [];
    let asked: string | undefined;
    for (let n = 0; n < 40 && told.at(-1) !== 'hold_contact_required'; n += 1) {
      const visit = await unconfirmed();
      const first = await hold(visit);
      const puzzle = first.ok ? undefined : first.fault[0].params?.['puzzle'];
      const held = puzzle === undefined ? first : await hold(visit, solvedPuzzle(String(puzzle)));
      told.push(held.ok ? (puzzle === undefined ? 'free' : 'captcha') : held.fault[0].code);
      if (!held.ok) {
        good(await prove(visit, await askCode(visit)));
        asked = (await hold(visit)).ok ? 'held' : 'refused';
      }
    }
    expect([...new Set(told)]).toEqual(['free', 'captcha', 'hold_contact_required']);
    expect(asked).toBe('held');
  }, 120_000);
});

describe('a contact', () => {
  test('is confirmed by the code that was sent to it, until it is another one', async () => {
    const visit = await unconfirmed();
    expect(await isConfirmed(visit)).toBe(false);
    expect(codes(await prove(visit, 'x'))).toEqual(['one_time_code_wrong']);
    good(await prove(visit, await askCode(visit)));
    expect(await isConfirmed(visit)).toBe(true);
    await rename(visit, 'other@example.com');
    expect(await isConfirmed(visit)).toBe(false);
  });

  test('stays confirmed when its code is sent once more, since the answer to the first may have been lost', async () => {
    const visit = await unconfirmed();
    const digits = await askCode(visit);
    good(await prove(visit, digits));
    good(await prove(visit, digits));
    await rename(visit, 'other@example.com');
    expect(codes(await prove(visit, digits))).toEqual(['one_time_code_wrong']);
  });

  test('is not confirmed by a code that was read elsewhere: another contact voids it, also when the first comes back', async () => {
    const visit = await unconfirmed();
    await rename(visit, 'victim@example.com');
    const digits = await askCode(visit);
    await rename(visit, 'mine@example.com');
    await rename(visit, 'victim@example.com');
    expect(codes(await prove(visit, digits))).toEqual(['one_time_code_wrong']);
    expect(await isConfirmed(visit)).toBe(false);
  });

  test('gets three codes a day for a reservation, and twenty for all that name it', async () => {
    const told: string[] = [];
    for (let n = 0; n < 9; n += 1) {
      const visit = await unconfirmed();
      await rename(visit, 'flooded@example.com');
      for (let times = 0; times < 4; times += 1)
        told.push((await sendOneTimeCode(deps())(visit, visit.caller)).ok ? 'sent' : 'refused');
    }
    expect(told.slice(0, 4)).toEqual(['sent', 'sent', 'sent', 'refused']);
    expect(told.filter((one) => one === 'sent').length).toBeLessThanOrEqual(20);
  });

  test('gets a code also when strangers had twenty sent to it, and each network few of them', async () => {
    const asking = async (address: string) => {
      const visit = await unconfirmed({ caller: { ...stranger(), address } });
      await rename(visit, 'busy@example.com');
      return visit;
    };
    const told: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const visit = await asking('192.0.2.1');
      for (let times = 0; times < 3; times += 1)
        told.push((await sendOneTimeCode(deps())(visit, visit.caller)).ok ? 'sent' : 'refused');
    }
    expect(told.filter((one) => one === 'sent')).toHaveLength(CODES_PER_DAY + CODES_PER_ASKER_A_DAY);
    const owner = await asking('198.51.100.7');
    good(await prove(owner, await askCode(owner)));
    expect(await isConfirmed(owner)).toBe(true);
  });
});

describe.each([
  ['at the counter', 'cash'],
  ['in a store', 'oxxo'],
] as const)('an order to be paid %s', (_name, method) => {
  const cash = { method, token: undefined };
  const held = async (requested: SaleOptions = {}): Promise<Visit> => {
    const visit = await unconfirmed(requested);
    return {
      ...visit,
      reservation: good(
        await holdSeats(fixture.sale)({ ...visit, automatic: true, seats: [] }, visit.caller, fixture.sale.now),
      ),
    };
  };

  test('more than three days ahead is for who confirmed their contact', async () => {
    const visit = await held();
    expect(codes(await fixture.paying(visit, cash))).toEqual(['cash_contact_required']);
    good(await prove(visit, await askCode(visit)));
    const fresh = { ...visit, reservation: good(await readReservation(fixture.sale)(visit, visit.caller)) };
    expect(good(await fixture.paying(fresh, cash)).reservation.status).toBe('order_generated');
  });

  describe('of those that wait unconfirmed', () => {
    // Large enough that neither the bus share nor the counter share applies first; near enough that no single order
    // must confirm its contact.
    beforeEach(() => database.pool.query('update departure set seats = 48'));
    let made = 0;
    const waits = async (address: string, email?: string): Promise<Visit> => {
      const run = (made += 1) % 3;
      const caller = { ...stranger(), address };
      const visit = await unconfirmed({ caller, run, departure: { date: near() } });
      if (email !== undefined)
        await database.pool.query(
          `update reservation set contact = contact || jsonb_build_object('email', $2::text), version = version + 1
           where code = $1`,
          [visit.code, email],
        );
      return { ...visit, reservation: good(await hold(visit)) };
    };
    const near = () => new Date(fixture.sale.now + 2 * DAY - 6 * HOUR).toISOString().slice(0, 10);
    const ordered = async (address: string, email?: string) =>
      told(await fixture.paying(await waits(address, email), cash));
    const told = (result: Awaited<ReturnType<typeof fixture.paying>>) =>
      result.ok ? result.value.reservation.status : result.fault[0].code;
    const times = async (count: number, order: () => Promise<string>) => {
      const all: string[] = [];
      for (let n = 0; n < count; n += 1) all.push(await order());
      return all;
    };

    test('an address has ten: its next one confirms the contact, and other addresses order as ever', async () => {
      expect(await times(10, () => ordered('192.0.2.1'))).toEqual(Array(10).fill('order_generated'));
      const next = await waits('192.0.2.1');
      expect(told(await fixture.paying(next, cash))).toBe('cash_contact_required');
      good(await prove(next, await askCode(next)));
      expect(told(await fixture.paying(next, cash))).toBe('order_generated');
      expect(await ordered('192.0.2.2')).toBe('order_generated');
    }, 60_000);

    test('an address gets one more when one of its ten is given up, paid or confirmed', async () => {
      const first = await waits('192.0.2.1');
      expect(told(await fixture.paying(first, cash))).toBe('order_generated');
      expect(await times(9, () => ordered('192.0.2.1'))).toEqual(Array(9).fill('order_generated'));
      const next = await waits('192.0.2.1');
      expect(told(await fixture.paying(next, cash))).toBe('cash_contact_required');
      await database.pool.query(`update seat_claim set proof = 'contact' where reservation_id = $1`, [
        first.reservation.id,
      ]);
      expect(told(await fixture.paying(next, cash))).toBe('order_generated');
    }, 60_000);

    test('a contact has two, from whatever addresses; an address in another spelling is the same contact', async () => {
      expect(await ordered('192.0.2.1', 'ana@example.com')).toBe('order_generated');
      expect(await ordered('192.0.2.2', 'ANA@example.com')).toBe('order_generated');
      expect(await ordered('192.0.2.3', 'ana@example.com')).toBe('cash_contact_required');
      expect(await ordered('192.0.2.3', 'luis@example.com')).toBe('order_generated');
    });

    test('control: where nobody is counted all of them pass', async () => {
      const uncounted = {
        ...fixture.sale,
        ...orderDeps(database.pool, { ...fixture.sale, limitFactor: Infinity }),
      };
      const order = async (address: string, email?: string) => {
        const visit = await waits(address, email);
        return told(await payReservation(uncounted)(fixture.asked(visit, cash), visit.caller, fixture.sale.now));
      };
      expect(await times(11, () => order('192.0.2.1', 'ana@example.com'))).toEqual(Array(11).fill('order_generated'));
    }, 60_000);
  });
});

const rename = async (visit: Visit, email: string) => {
  const contact = {
    firstName: 'Ana',
    lastName: 'López',
    phone: '3331234567',
    email,
    privacy: true,
    changes: false,
    ofAge: true,
  };
  const passengers = visit.reservation.passengers.map(() => ({ firstName: 'Ana', lastName: 'López' }));
  good(
    await saveContact(fixture.sale)(
      { code: visit.code, contact, passengers, lang: 'es' },
      visit.caller,
      fixture.sale.now,
    ),
  );
};
