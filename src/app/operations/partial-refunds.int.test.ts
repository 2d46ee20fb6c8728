import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { dailyReport } from '#app/operations/daily-report.ts';
import type { TakenCharge } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { DAY, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { good } from '#testing/paying-sale.ts';
import { openRefundFixture, type RefundFixture } from '#testing/refund-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: RefundFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openRefundFixture(database.pool);
});
afterAll(() => database.drop());
afterEach(async () => {
  await fixture.audit();
  await fixture.clear();
});

const TODAY = dateInZone(instant(Date.now()), CARRIER_ZONE);
const YESTERDAY = dateInZone(instant(Date.now() - DAY), CARRIER_ZONE);

/** Three people, of whom two and then the third give up their tickets of a cancelled bus, and its report. */
async function refundedInTwo() {
  const visit = await fixture.bought({ round: false, passengers: ['adult', 'adult', 'adult'] });
  const total = visit.reservation.quote!.total;
  await fixture.delay(visit.reservation, undefined);
  good(await fixture.cancel(visit, { passengers: [1, 2] }, 'original'));
  await refundDue(fixture.sale);
  good(await fixture.cancel(visit, { passengers: [3] }, 'original'));
  await refundDue(fixture.sale);
  const [attempt] = await fixture.attempts(visit);
  return { total, price: total / 3, payment: attempt!.payment_id };
}

const report = (day = TODAY, listed?: TakenCharge) => {
  const money = moneyRepository(database.pool);
  const { cards, sale } = fixture;
  const providers: Providers = listed
    ? new Map([['credit', { ...cards, taken: async () => [listed] }]])
    : sale.providers;
  return dailyReport({ money, providers, zone: CARRIER_ZONE })(day);
};
const line = { provider: 'scripted', method: 'credit', isMoney: true };

test('two refunds of a payment on one day count its capture once', async () => {
  const { total, payment } = await refundedInTwo();
  const charge = { payment, ref: 'tr1', at: instant(Date.now()), amount: centavos(total), refunded: centavos(total) };
  const asked = await report();
  const listed = await report(TODAY, { ...charge, refundedAt: instant(Date.now()) });
  for (const { lines, providers, differences } of [asked, listed]) {
    expect(lines).toEqual([{ ...line, movements: 3, captured: total, refunded: total, net: 0 }]);
    const figures = { captured: total, refunded: total };
    expect(providers[0]).toEqual({ provider: 'scripted', ours: figures, theirs: figures });
    expect(differences).toEqual([]);
  }
});

test('refunds of a payment on two days are each of their own day', async () => {
  const { total, price, payment } = await refundedInTwo();
  await database.pool.query(
    `update ledger_transfer set created_at = created_at - interval '1 day' where kind <> 'refund' or amount = $1`,
    [2 * price],
  );
  const charge = { payment, ref: 'tr1', at: instant(Date.now() - DAY), amount: centavos(total) };
  const theirs = { ...charge, refunded: centavos(total), refundedAt: instant(Date.now()) };
  for (const listed of [undefined, theirs]) {
    const [before, now] = [await report(YESTERDAY, listed), await report(TODAY, listed)];
    expect(before.lines).toMatchObject([{ ...line, movements: 2, captured: total, refunded: 2 * price }]);
    expect(now.lines).toMatchObject([{ ...line, movements: 1, captured: 0, refunded: price }]);
    expect(before.providers[0]!.theirs).toEqual({ captured: total, refunded: 2 * price });
    expect(now.providers[0]!.theirs).toEqual({ captured: 0, refunded: price });
    expect([...before.differences, ...now.differences]).toEqual([]);
  }
});
