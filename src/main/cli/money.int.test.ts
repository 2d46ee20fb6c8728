import { payReservation } from '#app/booking/pay-reservation.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { instant } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { openpayAccounts } from '#main/accounts/openpay-accounts.ts';
import { providersOf } from '#main/accounts/payment-account.ts';
import { saveSimulatedAccounts } from '#main/accounts/simulated-accounts.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { type SimulatedOpenpay, simulateOpenpay } from '#testing/simulated-openpay.ts';
import { good, openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let simulated: SimulatedOpenpay;
let sale: PayingSale;
let dataDir: string;

beforeAll(async () => {
  [database, simulated] = await Promise.all([createTestDatabase(), simulateOpenpay()]);
  const accounts = openpayAccounts(simulated.accounts, { OPENPAY_3DS: 'selective', OPENPAY_STORES: true });
  sale = await openSale(database.pool, [...providersOf(accounts)]);
  dataDir = await mkdtemp(join(tmpdir(), 'anden-money-'));
  // As a site with simulated providers does.
  await saveSimulatedAccounts(dataDir, simulated.accounts);
});
afterAll(async () => {
  await Promise.all([database.drop(), simulated.stop(), rm(dataDir, { recursive: true })]);
});

/** Runs the command as an operator does. */
const money = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl(database.connection), ANDEN_DATA_DIR: dataDir };
    execFile(process.execPath, ['src/main/cli/money.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
const json = async (...args: readonly string[]) => {
  const { code, out } = await money(...args, '--json');
  return { code, data: JSON.parse(out) };
};

let keys = 0;

/** A reservation of a separate bus, paid with a method; returns its newest payment as stored. */
async function paid(run: number, change: Partial<Pay>) {
  const { code, caller, reservation } = await sale.atPayment({ run, round: false });
  const total = reservation.quote!.total;
  const [token, deviceSession] = [undefined, undefined];
  good(
    await payReservation(sale)(
      { code, method: 'oxxo', token, deviceSession, key: `key-${(keys += 1)}`, total, ...change },
      caller,
      sale.now,
    ),
  );
  const { rows } = await database.pool.query<{ payment_id: PaymentId; provider_ref: string }>(
    'select payment_id, provider_ref from payment where reservation_id = $1',
    [reservation.id],
  );
  return { code, total, payment: rows[0]!.payment_id, ref: rows[0]!.provider_ref };
}

const today = () => dateInZone(instant(Date.now()), CARRIER_ZONE);

test('a reference is pending until its store has the money, which the report tells before we know', async () => {
  const { code, total, payment, ref } = await paid(0, {});
  const pending = await money('pending');
  expect(pending).toMatchObject({ code: 0, out: expect.stringMatching(new RegExp(`${code} +store +oxxo`)) });

  await simulated.happen(simulated.accounts.oxxo, `pay-store/${ref}`);
  const before = await json('report', '--date', today());
  const difference = { kind: 'not_booked', provider: 'oxxo', payment, ours: 0, theirs: total };
  expect(before).toMatchObject({ code: 1, data: { lines: [], differences: [difference] } });

  await confirmAttempt(sale, payment);
  const line = { provider: 'oxxo', method: 'oxxo', movements: 1, captured: total, refunded: 0, net: total };
  expect(await json('report', '--date', today())).toMatchObject({ code: 0, data: { lines: [line], differences: [] } });
  expect(await json('pending')).toEqual({ code: 0, data: [] });
});

test('cash for an order is taken by a person with a name', async () => {
  const { code, payment } = await paid(1, { method: 'cash' });
  expect(await money('take-cash', code, '--by', 'Eva')).toMatchObject({
    code: 0,
    out: expect.stringContaining('sold'),
  });
  const { rows } = await database.pool.query('select actor, action, payment_id from audit_log');
  expect(rows).toEqual([{ actor: 'Eva', action: 'cash.taken', payment_id: payment }]);
});

test('a provider that does not answer is not one that agrees', async () => {
  await simulated.faults({ questions: ['error', 'error', 'error'] });
  const { code, out } = await money('report', '--date', today());
  expect(code).toBe(3);
  expect(out).toContain('did not answer');
  await simulated.faults({});
});

test('wrong usage says how', async () => {
  expect(await money('refund', 'x')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('to-refund') });
  expect(await money('--help')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: npm run money') });
});
