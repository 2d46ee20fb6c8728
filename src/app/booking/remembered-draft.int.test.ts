import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { CALLER, codes, NOON, type SmallSale, smallSale } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: SmallSale;
/** Another process of the site. */
let elsewhere: SmallSale;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSmallLine(database.pool);
  [sale, elsewhere] = [smallSale(database.pool), smallSale(database.pool)];
});
afterAll(() => database.drop());

const contactOf = (code: string, firstName: string) => ({
  code,
  lang: 'es' as const,
  passengers: [{ firstName, lastName: 'Núñez' }],
  contact: {
    firstName,
    lastName: 'Núñez',
    phone: '3221234567',
    email: 'ana@example.com',
    privacy: true,
    changes: false,
    ofAge: true,
  },
});

const remembered = async ({ code }: { readonly code: string }) =>
  sale.parts.reservations.remembered(code as never, CALLER.sessionHash);

test('a step writes on what this process wrote last, and nothing of another process is lost', async () => {
  const { code } = await sale.chosen();
  expect(await remembered({ code })).toMatchObject({ reservation: { code } });
  expect(await saveContact(elsewhere.parts)(contactOf(code, 'Eva'), CALLER, NOON)).toMatchObject({ ok: true });
  // Remembered without the contact, which would be refused as too early.
  const next = await chooseAdditionals(sale.parts)({ code }, CALLER, NOON);
  expect(next).toMatchObject({ ok: true, value: { contact: { firstName: 'Eva' }, additionalsSeen: true } });
  expect(await saveContact(elsewhere.parts)(contactOf(code, 'Ana'), CALLER, NOON)).toMatchObject({
    ok: true,
    value: { contact: { firstName: 'Ana' }, additionalsSeen: true },
  });
});

test('a session that has lost the draft writes nothing more to it', async () => {
  const { code } = await sale.chosen();
  await database.pool.query('update reservation set session_hash = $2 where code = $1', [code, Buffer.alloc(32, 9)]);
  expect(await remembered({ code })).toBeDefined();
  expect(codes(await saveContact(sale.parts)(contactOf(code, 'Ana'), CALLER, NOON))).toEqual([
    'reservation_not_found code',
  ]);
  const { rows } = await database.pool.query('select contact from reservation where code = $1', [code]);
  expect(rows).toEqual([{ contact: null }]);
  expect(await remembered({ code })).toBeUndefined();
});

test('a draft is remembered for its session only', async () => {
  const { code } = await sale.chosen();
  expect(sale.parts.reservations.remembered(code as never, Buffer.alloc(32, 6))).toBeUndefined();
});

test('a step shows what was reported about its run since it was remembered', async () => {
  const { code, departure } = await sale.chosen();
  await database.pool.query(
    `insert into departure_event (event_id, departure_id, from_call, minutes, is_ours, reason, recorded_by, recorded_at)
     values (gen_random_uuid(), $1, 0, null, true, 'Falla', 'tester', clock_timestamp())`,
    [departure.segment!.departure],
  );
  expect(await remembered({ code })).toMatchObject({ reservation: { cancelled: [] } });
  const saved = await saveContact(sale.parts)(contactOf(code, 'Ana'), CALLER, NOON);
  expect(saved).toMatchObject({ ok: true, value: { cancelled: ['departure'], contact: { firstName: 'Ana' } } });
});
