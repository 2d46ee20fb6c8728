import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { type SaveContact, saveContact } from '#app/booking/save-contact.ts';
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

describe('contact', () => {
  test('names and contact are kept, the phone in its international form', async () => {
    const { code } = await sale.chosen();
    const saved = await saveContact(sale.parts)(contactOf(code), CALLER, NOON);
    expect(saved).toMatchObject({
      ok: true,
      value: {
        step: 'adicionales',
        lang: 'en',
        contact: { phone: '+523221234567' },
        passengers: [{ firstName: 'José', lastName: 'Núñez' }],
      },
    });
    expect(await readReservation(sale.parts)({ code }, CALLER)).toEqual(saved);
  });

  test('every gap at its field', async () => {
    const { code } = await sale.chosen();
    const empty = { firstName: '', lastName: ' ', phone: '', email: '', privacy: false, ofAge: false };
    const refused = await saveContact(sale.parts)({ ...contactOf(code, empty), passengers: [] }, CALLER, NOON);
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
    const { code } = await sale.draft();
    expect(codes(await saveContact(sale.parts)(contactOf(code), CALLER, NOON))).toEqual(['schedule_required']);
    const ready = contactOf((await sale.chosen()).code);
    const crowded = { ...ready, passengers: [...ready.passengers, ...ready.passengers] };
    expect(codes(await saveContact(sale.parts)(crowded, CALLER, NOON))).toEqual(['invalid_request passengers']);
  });
});

describe('additionals', () => {
  test('are skipped, after the contact', async () => {
    const { code } = await sale.chosen();
    const skip = () => chooseAdditionals(sale.parts)({ code }, CALLER, NOON);
    expect(codes(await skip())).toEqual(['step_out_of_order']);
    await saveContact(sale.parts)(contactOf(code), CALLER, NOON);
    expect(await skip()).toMatchObject({ ok: true, value: { step: 'asientos', additionalsSeen: true } });
    expect(
      codes(
        await chooseAdditionals(sale.parts)(
          { code, unplaced: { offers: ['wifi-7'], field: 'sale_internet.packages' } },
          CALLER,
          NOON,
        ),
      ),
    ).toEqual(['additional_unavailable sale_internet.packages.0']);
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
    ['waiting for a store', `status = 'order_generated'`, 'order_waits'],
    ['swept', 'expired = true', 'time_exceeded'],
    ['past its hold', `hold_until = now() - interval '1 second'`, 'time_exceeded'],
  ])('%s', async (_name, change, expected) => {
    const { code } = await sale.chosen();
    await database.pool.query(`update reservation set ${change} where code = $1`, [code]);
    expect(codes(await saveContact(sale.parts)(contactOf(code), CALLER, NOON))).toEqual([expected]);
  });

  test('while a payment is under way, which also outlives the hold', async () => {
    const { code, id } = await sale.chosen();
    await pay(id, 'pending');
    await database.pool.query(`update reservation set hold_until = now() - interval '1 s' where code = $1`, [code]);
    expect(codes(await saveContact(sale.parts)(contactOf(code), CALLER, NOON))).toEqual(['payment_in_progress']);
    expect(await readReservation(sale.parts)({ code }, CALLER)).toMatchObject({
      value: { paying: true, expired: false },
    });
  });
});

test('two changes at once both arrive', async () => {
  const { code } = await sale.chosen();
  const [contact, runs] = await Promise.all([
    saveContact(sale.parts)(contactOf(code), CALLER, NOON),
    sale.choose({ code, departure: await sale.offered(code, 'departure', 1) }),
  ]);
  expect([contact.ok, runs.ok]).toEqual([true, true]);
  expect(await readReservation(sale.parts)({ code }, CALLER)).toMatchObject({
    value: { contact: { firstName: 'Ana' }, quote: { departure: 90000 } },
  });
});
