import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { centavos } from '#kernel/money.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';
import { type Cancel, cancelTickets, previewCancel } from './cancel.ts';
import { claimRight, readEntitlements, type Take } from './claim.ts';

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
const bought = async (requested = {}): Promise<Visit> => {
  const visit = await fixture.sale.atPayment(requested);
  return { ...visit, reservation: good(await fixture.paying(visit)).reservation };
};
const late = ({ reservation }: Visit, minutes: number | undefined) => fixture.delay(reservation, minutes);
const ALL = { passengers: undefined, directions: undefined };
const preview = (visit: Visit, selection = {}) =>
  previewCancel(deps())({ code: visit.code, ...ALL, ...selection }, visit.caller, fixture.sale.now);
const cancel = (visit: Visit, change: Partial<Cancel> & Pick<Cancel, 'amount' | 'means'>) =>
  cancelTickets(deps())({ code: visit.code, ...ALL, key: 'key-12345678', ...change }, visit.caller, fixture.sale.now);
const claim = (visit: Visit, take: Take, amount: number, key = 'key-12345678') =>
  claimRight(deps())({ code: visit.code, take, amount: centavos(amount), key }, visit.caller, fixture.sale.now);
const rights = async (visit: Visit) => good(await readEntitlements(deps())(visit, visit.caller, fixture.sale.now));
const sales = async () => {
  const { rows } = await database.pool.query<{ account: string; balance: number }>(
    `select account, sum(amount)::int as balance from (
       select credit as account, amount from ledger_transfer union all select debit, 0 - amount from ledger_transfer) m
     where account in ('sales', 'vat', 'customer', 'compensation') group by account`,
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
};

const FARE = 65_001;

describe('a delay of more than two hours', () => {
  test('gives all back to the card, frees the seats and leaves the books even', async () => {
    const visit = await bought();
    expect(await late(visit, 121)).toBe(1);
    const { refund } = await rights(visit);
    expect(refund?.amounts).toEqual({ original: 2 * FARE, credit: 2 * FARE });
    expect(refund?.compensated).toBe(13_001);
    const { given } = good(await claim(visit, 'original', 2 * FARE));
    expect(given).toMatchObject({ money: 2 * FARE, credited: 13_001, refund: 'due', credit: { left: 13_001 } });
    expect(await fixture.claims(visit)).toEqual([]);
    expect((await fixture.now(visit)).tickets).toEqual([]);
    await fixture.audit();
    await refundDue(fixture.sale);
    expect(fixture.cards.refunds.at(-1)?.amount).toBe(2 * FARE);
    expect((await rights(visit)).given).toMatchObject([{ refund: 'paid' }]);
    expect(await sales()).toEqual({ sales: 0, vat: 0, customer: 0, compensation: -13_001 });
    expect((await fixture.topics(visit)).toSorted()).toEqual(
      ['delay.notice', 'refund.returned', 'ticket.issued', 'tickets.given_back'].toSorted(),
    );
  });

  test('is told as credit with its code, and gives that instead', async () => {
    const visit = await bought();
    await late(visit, undefined);
    const { given } = good(await claim(visit, 'credit', 2 * FARE));
    expect(given.credit).toMatchObject({ granted: 2 * FARE + 13_001, left: 2 * FARE + 13_001, isExpired: false });
    expect(given.credit?.code).toMatch(/^S[0-9A-F]{12}$/);
    expect(given.refund).toBeUndefined();
    await refundDue(fixture.sale);
    expect(await sales()).toEqual({ sales: 0, vat: 0, customer: 0, compensation: -13_001 });
  });

  test('compensates who travels all the same, once', async () => {
    const visit = await bought();
    await late(visit, 121);
    good(await claim(visit, 'travel', 13_001));
    expect(codes(await claim(visit, 'travel', 13_001, 'another-key'))).toEqual(['nothing_to_give_back']);
    expect(await fixture.claims(visit)).toEqual(['sold', 'sold']);
    const refused = await claim(visit, 'original', 2 * FARE, 'third-key-1');
    expect(good(refused).given).toMatchObject({ money: 2 * FARE, credited: 0 });
  });

  test.each([
    ['with one key', (n: number) => `same-key-${n * 0}`],
    ['with many keys', (n: number) => `key-number-${n}`],
  ])('is taken once however often it is asked for at once, %s', async (_what, keyOf) => {
    const visit = await bought();
    await late(visit, 121);
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => claim(visit, 'original', 2 * FARE, keyOf(n))));
    const { given } = await rights(visit);
    expect(given.length).toBe(1);
    for (const one of all)
      expect(one.ok ? one.value.given.id : codes(one)).toEqual(one.ok ? given[0]!.id : ['nothing_to_give_back']);
    await Promise.all([refundDue(fixture.sale), refundDue(fixture.sale)]);
    expect(fixture.cards.refunds.filter(({ amount }) => amount === 2 * FARE).length).toBeGreaterThanOrEqual(1);
  });

  test('is not taken at a sum nobody offered, nor by a stranger, nor under a key of something else', async () => {
    const visit = await bought();
    await late(visit, 121);
    expect(codes(await claim(visit, 'original', 2 * FARE + 1))).toEqual(['offer_changed']);
    expect(codes(await claim({ ...visit, caller: stranger() }, 'original', 2 * FARE))).toEqual([
      'reservation_not_found',
    ]);
    good(await claim(visit, 'original', 2 * FARE));
    expect(codes(await claim(visit, 'credit', 2 * FARE))).toEqual(['idempotency_mismatch']);
  });

  test('that was corrected gives nothing any more', async () => {
    const visit = await bought();
    await late(visit, 121);
    await late(visit, 0);
    expect(await rights(visit)).toMatchObject({ delayed: [], refund: undefined, travel: [] });
  });

  test('gives cash back by hand', async () => {
    const visit = await fixture.sale.atPayment();
    good(await fixture.paying(visit, { method: 'oxxo', token: undefined }));
    const [attempt] = await fixture.attempts(visit);
    fixture.stores.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(fixture.sale, attempt!.payment_id);
    const paid = { ...visit, reservation: await fixture.now(visit) };
    await late(paid, 121);
    fixture.stores.answerRefunds('refused');
    good(await claim(paid, 'original', 2 * FARE));
    await refundDue(fixture.sale);
    expect((await rights(paid)).given).toMatchObject([{ refund: 'by_hand' }]);
  });

  test('gives points back to their ledger', async () => {
    const programme = openProgramme(database.pool);
    const traveller = await programme.account({ win: 2 * FARE });
    const visit = await fixture.sale.atPayment();
    const caller = await programme.enter(traveller, fixture.sale.now, visit.caller);
    const mine = { ...visit, caller };
    const { reservation } = good(await fixture.paying(mine, { method: 'traveller_win', token: undefined }));
    await late({ ...mine, reservation }, 121);
    good(await claim(mine, 'original', 2 * FARE));
    await refundDue(fixture.sale);
    expect(await programme.points.balances(traveller.id)).toEqual({ purchased: 0, win: 2 * FARE });
  });
});

describe('cancelling', () => {
  test('one leg of a round trip gives credit, and leaves the other', async () => {
    const visit = await bought();
    const offer = good(await preview(visit, { directions: ['return'] }));
    expect(offer.offer.amounts).toEqual({ credit: FARE });
    good(await cancel(visit, { directions: ['return'], means: 'credit', amount: centavos(FARE) }));
    expect(await fixture.claims(visit)).toEqual(['sold']);
    expect((await fixture.now(visit)).tickets.map(({ direction }) => direction)).toEqual(['departure']);
    expect(codes(await preview(visit, { directions: ['return'] }))).toEqual(['tickets_required']);
  });

  test('one passenger of two, and then the other', async () => {
    const visit = await bought({ passengers: ['adult', 'adult'], round: false });
    good(await cancel(visit, { passengers: [2], means: 'credit', amount: centavos(FARE) }));
    await fixture.audit();
    good(await cancel(visit, { means: 'credit', amount: centavos(FARE), key: 'another-key' }));
    expect(await fixture.claims(visit)).toEqual([]);
    expect(await sales()).toEqual({ sales: 0, vat: 0, customer: 0 });
  });

  test('money is not offered where there is no delay (spec 9)', async () => {
    const visit = await bought();
    expect(codes(await cancel(visit, { means: 'original', amount: centavos(2 * FARE) }))).toEqual([
      'means_unavailable',
    ]);
  });

  test('a part by money and the rest later never gives more than was paid', async () => {
    const visit = await bought({ passengers: ['adult', 'adult'] });
    await late(visit, 121);
    good(await cancel(visit, { passengers: [1], means: 'original', amount: centavos(2 * FARE) }));
    good(await cancel(visit, { means: 'original', amount: centavos(2 * FARE), key: 'another-key' }));
    await refundDue(fixture.sale);
    expect(await sales()).toMatchObject({ sales: 0, vat: 0, customer: 0 });
  });

  test('what was not paid gives nothing', async () => {
    const visit = await fixture.sale.atPayment();
    good(await fixture.paying(visit, { method: 'cash', token: undefined }));
    expect(codes(await preview(visit))).toEqual(['nothing_to_give_back']);
  });
});
