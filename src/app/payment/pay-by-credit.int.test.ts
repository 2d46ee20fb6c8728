import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { cancelTickets } from '#app/amendments/refunds/cancel.ts';
import { claimRight } from '#app/amendments/refunds/claim.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { centavos } from '#kernel/money.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const FARE = 65_001;

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 20 });
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const deps = () => ({ ...fixture.sale, aftersales: aftersales(database.pool) });
const WHOLE = { passengers: undefined, directions: undefined };

/** A traveller who cancelled a round trip, and the code of the resulting credit. */
async function credit(caller?: Visit['caller']): Promise<{ readonly code: string; readonly visit: Visit }> {
  const visit = await fixture.sale.atPayment(caller && { caller });
  good(await fixture.paying(visit));
  const asked = {
    code: visit.code,
    ...WHOLE,
    means: 'credit',
    amount: centavos(2 * FARE),
    key: 'key-12345678',
  } as const;
  const { given } = good(await cancelTickets(deps())(asked, visit.caller, fixture.sale.now));
  return { code: given.credit!.code, visit };
}
const leftOf = async ({ visit }: { visit: Visit }) =>
  (await aftersales(database.pool).refunds(visit.reservation.id))[0]!.credit!.left;
const byCode = (token: string) => ({ method: 'store_credit', token }) as const;

test('sells at once to anyone who has the code, however it is typed, and keeps what is left', async () => {
  const mine = await credit();
  const next = await fixture.sale.atPayment({ round: false });
  const typed = ` ${mine.code.slice(0, 4).toLowerCase()}-${mine.code.slice(4).replaceAll('0', 'o')} `;
  const paid = good(await fixture.paying(next, byCode(typed)));
  expect(paid.reservation).toMatchObject({ status: 'approved', method: 'store_credit' });
  expect(await leftOf(mine)).toBe(FARE);
});

test('is offered to everybody, and all of a price is paid with it or nothing', async () => {
  const mine = await credit();
  const next = await fixture.sale.atPayment({ passengers: ['adult', 'adult'] });
  const offer = good(await listMethods(fixture.sale)(next, next.caller, fixture.sale.now));
  expect(offer.methods.map(({ type }) => type)).toContain('store_credit');
  expect(await fixture.paying(next, byCode(mine.code))).toMatchObject({
    fault: [{ code: 'credit_insufficient', params: { balance: 2 * FARE, missing: 2 * FARE } }],
  });
  expect(codes(await fixture.paying(next, byCode('0000000000000')))).toEqual(['credit_code_invalid']);
  expect(codes(await fixture.paying(next, byCode('')))).toEqual(['credit_code_invalid']);
  expect(await leftOf(mine)).toBe(2 * FARE);
});

test('is good for its year and not longer', async () => {
  const mine = await credit();
  const next = await fixture.sale.atPayment({ round: false });
  await database.pool.query(`update credit set expires_at = clock_timestamp()`);
  expect(codes(await fixture.paying(next, byCode(mine.code)))).toEqual(['credit_expired']);
});

const offered = async (visit: Visit) =>
  good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now)).credits.map(({ code, amount }) => [
    code,
    amount,
  ]);
const writesTo = (visit: Visit, email: string) =>
  database.pool.query(
    `update reservation set contact = contact || jsonb_build_object('email', $2::text) where reservation_id = $1`,
    [visit.reservation.id, email],
  );

test('is offered to its holder by itself, with what is left of it', async () => {
  const mine = await credit();
  const next = await fixture.sale.atPayment({ caller: mine.visit.caller, round: false });
  expect(await offered(next)).toEqual([[mine.code, 2 * FARE]]);
  good(await fixture.paying(next, byCode(mine.code)));
  const third = await fixture.sale.atPayment({ caller: mine.visit.caller, round: false });
  expect(await offered(third)).toEqual([[mine.code, FARE]]);
  await database.pool.query(`update credit set expires_at = clock_timestamp()`);
  expect(await offered(third)).toEqual([]);
});

test('is offered in the order in which credits end', async () => {
  const mine = await credit();
  const other = await credit(mine.visit.caller);
  const next = await fixture.sale.atPayment({ caller: mine.visit.caller });
  await database.pool.query(`update credit set expires_at = expires_at - interval '1 day' where code = $1`, [
    other.code,
  ]);
  expect((await offered(next)).map(([code]) => code)).toEqual([other.code, mine.code]);
});

test('is offered to nobody else: not on another device by the same address, and not on the same device by another', async () => {
  const mine = await credit();
  expect(await offered(await fixture.sale.atPayment())).toEqual([]);
  const next = await fixture.sale.atPayment({ caller: mine.visit.caller });
  await writesTo(next, 'eva@example.com');
  expect(await offered(next)).toEqual([]);
});

test('is offered for a while to anyone who proved that the trip is theirs, and to who saw it in part not at all', async () => {
  const mine = await credit();
  const next = await fixture.sale.atPayment();
  const letIn = (level: string, lasts: string) =>
    database.pool.query(
      `insert into reservation_access (reservation_id, session_hash, level, expires_at)
       values ($1, $2, $3, clock_timestamp() + $4::interval)
       on conflict (reservation_id, session_hash) do update set level = excluded.level, expires_at = excluded.expires_at`,
      [mine.visit.reservation.id, Buffer.from(next.caller.sessionHash), level, lasts],
    );
  await letIn('masked', '1 minute');
  expect(await offered(next)).toEqual([]);
  await letIn('full', '1 minute');
  expect(await offered(next)).toEqual([[mine.code, 2 * FARE]]);
  await letIn('full', '-1 second');
  expect(await offered(next)).toEqual([]);
});

test('is spent once by two who spend it at once', async () => {
  const mine = await credit();
  const visits = await Promise.all([fixture.sale.atPayment(), fixture.sale.atPayment()]);
  const paid = await Promise.all(visits.map((visit) => fixture.paying(visit, byCode(mine.code))));
  expect(paid.filter(({ ok }) => ok).length).toBe(1);
  expect(await leftOf(mine)).toBe(0);
});

test('gets back what was paid with it', async () => {
  const mine = await credit();
  const next = await fixture.sale.atPayment();
  const { reservation } = good(await fixture.paying(next, byCode(mine.code)));
  await fixture.delay(reservation, 121);
  const asked = { code: next.code, take: 'original', amount: centavos(2 * FARE), key: 'key-12345678' } as const;
  good(await claimRight(deps())(asked, next.caller, fixture.sale.now));
  await refundDue(fixture.sale);
  expect(await leftOf(mine)).toBe(2 * FARE);
});

/** Spent on a trip, and its time is over before its trip is. */
async function spentAndOver() {
  const mine = await credit();
  const next = await fixture.sale.atPayment();
  const { reservation } = good(await fixture.paying(next, byCode(mine.code)));
  await database.pool.query(`update credit set expires_at = clock_timestamp()`);
  return { mine, next: { ...next, reservation } };
}

/** Whole, by the way it was paid. */
async function cancelled({ code, caller }: Visit): Promise<void> {
  const asked = { code, ...WHOLE, means: 'original', amount: centavos(2 * FARE), key: 'key-12345678' } as const;
  good(await cancelTickets(deps())(asked, caller, fixture.sale.now));
  await refundDue(fixture.sale);
}

test('gets back what was paid with it after its own time, for as long as a new one', async () => {
  const { mine, next } = await spentAndOver();
  await cancelled(next);
  const { rows } = await database.pool.query(
    `select expires_at between clock_timestamp() + interval '12 months' - interval '1 hour'
       and clock_timestamp() + interval '12 months' as is_as_long from credit`,
  );
  expect(rows).toEqual([{ is_as_long: true }]);
  good(await fixture.paying(await fixture.sale.atPayment(), byCode(mine.code)));
});

test('keeps a later end than that of a new one, as the credit of a gift card does', async () => {
  const { next } = await spentAndOver();
  await database.pool.query(`update credit set expires_at = 'infinity'`);
  await cancelled(next);
  const { rows } = await database.pool.query(`select expires_at = 'infinity' as is_endless from credit`);
  expect(rows).toEqual([{ is_endless: true }]);
});
