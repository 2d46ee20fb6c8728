import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = new URL('../../../db/migrations', import.meta.url).pathname;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  await migrate(database.connection, MIGRATIONS, { through: 38 });
});
afterAll(() => database.drop());

/** A ticket and an addition as written by a server that has no VAT rates yet. */
const sell = (folio: string) =>
  database.pool.query(
    `insert into ticket (ticket_id, reservation_id, passenger, direction, folio, secret, kind, status, valid_until, total, net, vat, issued_at)
     values (gen_random_uuid(), gen_random_uuid(), 1, 'departure', '${folio}', 'x', 'E-Ticket', 'valid', '2027-12-01', 11600, 10000, 1600, now());
     insert into addition (addition_id, reservation_id, passenger, direction, offer, name, quantity, at_most, total, net, vat, made_by, payment_id)
     values (gen_random_uuid(), gen_random_uuid(), 1, 'departure', '${folio}', '{}', 1, 1, 1160, 1000, 160, gen_random_uuid(), gen_random_uuid())`,
  );

test('what was sold before the upgrade, and beside it by an older server, is a bus trip at 16 %', async () => {
  await sell('BEFORE');
  await migrate(database.connection, MIGRATIONS);
  await sell('BESIDE');
  const category = 'vat_rate, product, unit_key, unit_name';
  const { rows } = await database.pool.query(
    `select folio as of, ${category} from ticket union all select offer, ${category} from addition order by 1`,
  );
  const trip = { vat_rate: 16, product: '78111802', unit_key: 'E54', unit_name: 'Viaje' };
  expect(rows).toEqual(['BEFORE', 'BEFORE', 'BESIDE', 'BESIDE'].map((of) => ({ of, ...trip })));
});
