import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { baskets } from '#adapters/db/basket/baskets.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { orderReturnStores } from '#adapters/db/payment/return-stores.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { voucherStore, vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { cancelVisit } from '#app/lounge/cancel-visit.ts';
import { enterLounge } from '#app/lounge/enter-lounge.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { LOUNGE_VISIT } from '#domain/lounge/lounge.ts';
import { visitKind } from '#app/lounge/visit-kind.ts';
import { plainFulfilment } from '#app/orders/plain-fulfilment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import { readOrder } from '#app/payment/read-order.ts';
import { returnOrder } from '#app/payment/return-order.ts';
import { redeemVouchers } from '#app/vouchers/redeem-vouchers.ts';
import type { Caller } from '#app/caller.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { describeOrder } from '#http/orders/kinds.ts';
import { orderView } from '#http/orders/order-view.ts';
import { SAME_SCAN_WITHIN } from '#domain/operators/same-scan.ts';
import { after, before, HOUR, type Instant, MINUTE } from '#kernel/instant.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { describeDeps } from '#main/rooms/basket.ts';
import { orderDeps, plainDeps } from '#main/rooms/fulfilments.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { coastLounge } from '#testing/coast-lounge.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';
import { TEST_VOUCHER_CODES } from '#testing/vouchers.ts';

const LOUNGE = coastLounge({ opens: 6, closes: 22 });

let database: TestDatabase;
let fixture: PaymentFixture;
let programme: Programme;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate lounge_visit, lounge_hour');
});
afterEach(async () => {
  expect(fixture.sale.problems).toEqual([]);
  await assertInvariants(database.pool);
});

const sale = () => ({ ...fixture.sale, lounges: [LOUNGE] });
const deps = () => ({
  ...sale(),
  ...orderDeps(database.pool, sale(), {
    ...fixture.sale.fulfilments,
    [LOUNGE_VISIT]: plainFulfilment(
      plainDeps(database.pool),
      visitKind({ lounges: [LOUNGE], loungeReads: loungeReads(database.pool), loungeStore, voucherStore }),
    ),
  }),
  loungeReads: loungeReads(database.pool),
  baskets: baskets(database.pool),
  loungeStore,
  voucherStore,
  voucherCodes: TEST_VOUCHER_CODES,
  inTransaction: transactions(database.pool),
  returning: orderReturnStores,
  newOrders: newOrders(database.pool),
});

/** A signed-in traveller with a ticket to Puerto Vallarta, and the hours of that day. */
async function traveller(tier: Tier, run = 0) {
  const account = await programme.account({ tier, purchased: 1_000_000 });
  const caller = await programme.enter(account, fixture.sale.now);
  good(await fixture.paying(await fixture.sale.atPayment({ round: false, caller, run })));
  const { days } = good(await readLounges(deps())(caller, fixture.sale.now));
  return { caller, hours: days[0]!.hours.map(({ starts }) => starts) };
}

let keys = 0;
const wanted = (starts: Instant, change: object = {}) => ({
  lounge: 'coast',
  starts,
  hours: 1,
  people: 1,
  lang: 'es' as const,
  key: `key-of-visit-${(keys += 1)}`,
  ...change,
});
const book = (caller: Caller, starts: Instant, change: object = {}) =>
  bookVisit(deps())(wanted(starts, change), caller, fixture.sale.now);
const OPERATOR = id<'operator'>('00000000-0000-7000-8000-000000000001');
const enter = (code: string, now: Instant, by: Partial<Parameters<ReturnType<typeof enterLounge>>[0]> = {}) =>
  enterLounge(deps())({ code, operator: OPERATOR, scan: undefined, device: undefined, ...by }, now);
/** A scan with the scanner of vouchers, which knows no lounge. */
const scan = async (text: string, now: Instant) => {
  const redeem = redeemVouchers({ vouchers: vouchers(database.pool), voucherCodes: TEST_VOUCHER_CODES });
  const one = { id: id<'voucher-scan'>(randomUUID()), at: now, text, shown: undefined };
  const asked = { device: 'scanner', place: 'door', sentAt: now, scans: [one] };
  return (await redeem(asked, { id: OPERATOR, name: 'Eva', role: 'boarding' }, now))[0]!.verdict;
};
const vouchersOf = async (order: string) =>
  vouchers(database.pool).ofOrder(
    (await database.pool.query('select order_id from orders where code = $1', [order])).rows[0].order_id,
  );
const letters = async () =>
  (await database.pool.query(`select topic from outbox where topic like 'order.%' order by outbox_id`)).rows.map(
    ({ topic }) => topic,
  );
const left = async (caller: Caller, starts: Instant) =>
  good(await readLounges(deps())(caller, fixture.sale.now)).days[0]!.hours.find((hour) => hour.starts === starts)?.left;
const passesOf = async (caller: Caller) => good(await readLounges(deps())(caller, fixture.sale.now)).visits;
const payFor = (order: string, total: number, caller: Caller, method: 'credit' | 'traveller_purchased' = 'credit') =>
  pay(deps())(
    {
      code: order,
      total: centavos(total),
      method,
      token: method === 'credit' ? 'tok_1' : undefined,
      deviceSession: undefined,
      key: `pay-${(keys += 1)}-12345678`,
    },
    caller,
    fixture.sale.now,
  );

describe('the lounge', () => {
  test('is open to travellers on the day of a ticket of theirs, and to nobody else', async () => {
    const { caller, hours } = await traveller('golden');
    expect(hours).toHaveLength(16);
    const eva = await programme.enter(await programme.account(), fixture.sale.now);
    expect(good(await readLounges(deps())(eva, fixture.sale.now)).days).toEqual([]);
    expect(codes(await book(eva, hours[3]!))).toEqual(['lounge_needs_ticket']);
    expect(codes(await readLounges(deps())(stranger(), fixture.sale.now))).toEqual(['traveller_session_required']);
    expect(codes(await book(stranger(), hours[3]!))).toEqual(['traveller_session_required']);
    expect(codes(await book(caller, after(hours[0]!, -HOUR)))).toEqual(['lounge_hours_invalid']);
    expect(codes(await book(caller, hours[3]!, { lounge: 'moon' }))).toEqual(['lounge_needs_ticket']);
  });
});

describe('included in the tier', () => {
  test('a visit is booked at once, and its places are taken', async () => {
    const { caller, hours } = await traveller('golden');
    const booked = good(await book(caller, hours[3]!, { hours: 2, people: 2 }));
    expect(await passesOf(caller)).toMatchObject([{ ...booked, people: 2, isPaid: false, starts: hours[3] }]);
    expect([await left(caller, hours[2]!), await left(caller, hours[3]!), await left(caller, hours[4]!)]).toEqual([
      3, 1, 1,
    ]);
  });

  test('the same one again is the same visit, and another one at that time is refused', async () => {
    const { caller, hours } = await traveller('platinum');
    const first = good(await book(caller, hours[3]!, { hours: 2 }));
    expect(good(await book(caller, hours[3]!, { hours: 2 }))).toEqual(first);
    expect(codes(await book(caller, hours[4]!))).toEqual(['lounge_already_booked']);
    good(await book(caller, hours[5]!));
    expect(await passesOf(caller)).toHaveLength(2);
  });

  test('requests for it at the same time are one visit', async () => {
    const { caller, hours } = await traveller('golden');
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => book(caller, hours[3]!)));
    expect(others.map(good)).toEqual([good(first!), good(first!)]);
    expect([await left(caller, hours[3]!), await passesOf(caller)]).toMatchObject([2, [{}]]);
  });

  test('it can be cancelled, also twice, by its traveller alone', async () => {
    const { caller, hours } = await traveller('golden');
    await book(caller, hours[3]!, { people: 2 });
    const [pass] = await passesOf(caller);
    const eva = await programme.enter(await programme.account(), fixture.sale.now);
    expect(codes(await cancelVisit(deps())(pass!, eva, fixture.sale.now))).toEqual(['lounge_pass_unknown']);
    good(await cancelVisit(deps())(pass!, caller, fixture.sale.now));
    good(await cancelVisit(deps())(pass!, caller, fixture.sale.now));
    expect([await passesOf(caller), await left(caller, hours[3]!)]).toEqual([[], 3]);
  });

  test('its pass is good once, at its time', async () => {
    const { caller, hours } = await traveller('golden');
    await book(caller, hours[3]!);
    const [pass] = await passesOf(caller);
    const at = (now: Instant) => enter(pass!.code.toLowerCase(), now);
    expect(good(await at(after(hours[3]!, -HOUR))).verdict).toBe('too_early');
    const verdicts = await Promise.all([at(hours[3]!), at(hours[3]!), at(hours[3]!)]);
    expect(verdicts.map((entry) => good(entry).verdict).sort()).toEqual(['entered_before', 'entered_before', 'enters']);
    expect(codes(await enter('S000000000', hours[3]!))).toEqual(['lounge_pass_unknown']);
    expect(codes(await cancelVisit(deps())(pass!, caller, fixture.sale.now))).toEqual(['lounge_visit_over']);
  });

  test('a pass that the door reads twice, or whose answer was lost, lets in the people it let in', async () => {
    const { caller, hours } = await traveller('golden');
    await book(caller, hours[3]!);
    const [pass] = await passesOf(caller);
    const [first, door] = [randomUUID(), randomUUID()];
    const read = async (now: Instant, scan: string, device: string) =>
      good(await enter(pass!.code, now, { scan: id<'voucher-scan'>(scan), device })).verdict;
    expect(await read(hours[3]!, first, door)).toBe('enters');
    const soon = after(hours[3]!, SAME_SCAN_WITHIN);
    expect(await read(soon, randomUUID(), door)).toBe('enters');
    expect(await read(after(soon, 1), randomUUID(), door)).toBe('entered_before');
    expect(await read(hours[3]!, randomUUID(), randomUUID())).toBe('entered_before');
    // The same scan, sent again once its answer did not come.
    expect(await read(after(hours[3]!, 2 * HOUR), first, door)).toBe('enters');
    const { rows } = await database.pool.query('select scan_id from voucher_scan');
    expect(rows).toEqual([{ scan_id: first }]);
  });

  test('its voucher is issued with it, written of, in the account, and void once the visit is cancelled', async () => {
    const { caller, hours } = await traveller('golden');
    good(await book(caller, hours[3]!, { hours: 2, people: 2, lang: 'en' }));
    const [pass] = await passesOf(caller);
    const [voucher, ...others] = await vouchersOf(pass!.order!.code);
    expect(others).toEqual([]);
    expect(voucher).toMatchObject({
      title: { es: 'Sala del viajero' },
      provider: 'Line',
      where: 'Coast (Costa)',
      people: 2,
      when: { at: hours[3] },
      validFrom: after(hours[3]!, -10 * MINUTE),
      validUntil: hours[5],
      isCancelled: false,
    });
    expect(await letters()).toEqual(['order.paid']);
    const { rows } = await database.pool.query('select traveller_id from lounge_visit');
    const own = await vouchers(database.pool).ofTraveller(rows[0].traveller_id, fixture.sale.now);
    expect(own.map(({ voucher: one }) => one.folio)).toEqual([voucher!.folio]);
    good(await cancelVisit(deps())(pass!, caller, fixture.sale.now));
    expect((await vouchersOf(pass!.order!.code))[0]).toMatchObject({ isCancelled: true });
    expect(good(await enter(TEST_VOUCHER_CODES.sign(voucher!), hours[3]!)).verdict).toBe('cancelled');
    expect(await scan(voucher!.folio, hours[3]!)).toBe('cancelled');
    // Nothing was paid, so nothing goes back.
    expect((await database.pool.query('select from refund')).rows).toEqual([]);
  });

  test.each([
    ['its QR', (voucher: Voucher) => TEST_VOUCHER_CODES.sign(voucher)],
    ['its folio', (voucher: Voucher) => `${voucher.folio.slice(0, 5)}-${voucher.folio.slice(5)}`.toLowerCase()],
  ])('%s lets people in once, whether the door or a scanner of vouchers reads it first', async (_, textOf) => {
    const { caller, hours } = await traveller('platinum');
    good(await book(caller, hours[3]!));
    good(await book(caller, hours[5]!));
    const [atDoor, atScanner] = await passesOf(caller);
    const [first] = await vouchersOf(atDoor!.order!.code);
    expect(good(await enter(textOf(first!), hours[3]!)).verdict).toBe('enters');
    expect(await scan(textOf(first!), after(hours[3]!, MINUTE))).toBe('already_redeemed');
    expect(good(await enter(atDoor!.code, hours[3]!)).verdict).toBe('entered_before');
    const [second] = await vouchersOf(atScanner!.order!.code);
    expect(await scan(textOf(second!), hours[5]!)).toBe('redeems');
    expect(good(await enter(textOf(second!), after(hours[5]!, MINUTE))).verdict).toBe('entered_before');
    expect(codes(await cancelVisit(deps())(atScanner!, caller, fixture.sale.now))).toEqual(['lounge_visit_over']);
    // Another one's voucher opens no door of ours.
    expect(codes(await enter('V000000000', hours[3]!))).toEqual(['lounge_pass_unknown']);
  });

  test('of six people who want the last three places at once, three have them', async () => {
    const six = [];
    for (let place = 0; place < 6; place += 1) six.push(await traveller('golden', place % 2));
    const hour = six[0]!.hours[3]!;
    const answers = await Promise.all(six.map(({ caller }) => book(caller, hour)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.flatMap((answer) => codes(answer) ?? [])).toEqual(['lounge_full', 'lounge_full', 'lounge_full']);
    expect(await left(six[0]!.caller, hour)).toBe(0);
  });
});

describe('with a classic card', () => {
  const order = async (caller: Caller, starts: Instant, change: object = {}) => {
    const booked = good(await book(caller, starts, change));
    if (!('order' in booked)) throw new Error('booked without an order');
    return booked.order;
  };

  test('a visit is an order, whose places are held until it is paid', async () => {
    const { caller, hours } = await traveller('classic');
    const code = await order(caller, hours[3]!, { hours: 3, people: 2 });
    expect([await left(caller, hours[5]!), await passesOf(caller)]).toEqual([1, []]);
    good(await payFor(code, 54_000, caller));
    expect(await passesOf(caller)).toMatchObject([{ isPaid: true, people: 2, ends: hours[6] }]);
    expect(await vouchersOf(code)).toMatchObject([{ people: 2, validUntil: hours[6], isCancelled: false }]);
    const [pass] = await passesOf(caller);
    expect(pass).toMatchObject({ isCancellable: true });
    await database.pool.query('update lounge_visit set starts_at = $1', [new Date(fixture.sale.now)]);
    expect(await passesOf(caller)).toMatchObject([{ isCancellable: false }]);
    expect(codes(await cancelVisit(deps())(pass!, caller, fixture.sale.now))).toEqual(['lounge_visit_paid']);
  });

  const owed = async () => (await database.pool.query('select amount, reason from refund order by created_at')).rows;

  test.each(['credit', 'traveller_purchased'] as const)(
    'a visit paid with %s is cancelled until it begins, and all of it goes back, once',
    async (method) => {
      const { caller, hours } = await traveller('classic');
      const code = await order(caller, hours[3]!, { hours: 2 });
      good(await payFor(code, 18_000, caller, method));
      const [pass] = await passesOf(caller);
      const eva = await programme.enter(await programme.account(), fixture.sale.now);
      expect(codes(await cancelVisit(deps())(pass!, eva, fixture.sale.now))).toEqual(['lounge_pass_unknown']);
      const answers = await Promise.all([1, 2].map(() => cancelVisit(deps())(pass!, caller, fixture.sale.now)));
      expect(await vouchersOf(code)).toMatchObject([{ isCancelled: true }]);
      expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
      expect([await owed(), await passesOf(caller), await left(caller, hours[3]!)]).toEqual([
        [{ amount: 18_000, reason: 'cancelled' }],
        [],
        3,
      ]);
    },
  );

  test('a visit that was entered before it began is offered no money back, which would be refused', async () => {
    const { caller, hours } = await traveller('classic');
    const code = await order(caller, hours[3]!);
    good(await payFor(code, 9_000, caller));
    const early = before(hours[3]!, 5 * MINUTE);
    const offered = async () => {
      const shown = good(await readOrder(deps())({ code }, caller, early));
      const { items } = orderView(shown, { cardFrameUrl: '', testMode: true, zone: LOUNGE.zone }, early);
      const describe = describeOrder({ ...sale(), ...describeDeps(database.pool) });
      const beside = await (await describe(shown.order, shown.items)).givesBack(early);
      return [items[0]!.gives_back, beside];
    };
    expect(await offered()).toEqual([9_000, 9_000]);
    const [pass] = await passesOf(caller);
    expect(good(await enter(pass!.code, early)).verdict).toBe('enters');
    expect(await offered()).toEqual([0, 0]);
    expect(codes(await returnOrder(deps())({ code }, caller))).toEqual(['lounge_visit_over']);
  });

  test('choosing another time instead gives back the places that were held', async () => {
    const { caller, hours } = await traveller('classic');
    await order(caller, hours[3]!, { hours: 2 });
    await order(caller, hours[4]!);
    expect([await left(caller, hours[3]!), await left(caller, hours[4]!)]).toEqual([3, 2]);
  });

  test('a payment does not begin when the places went to others meanwhile', async () => {
    const { caller, hours } = await traveller('classic');
    const code = await order(caller, hours[3]!, { people: 2 });
    await database.pool.query('update lounge_visit set held_until = clock_timestamp()');
    const eva = await traveller('golden', 1);
    good(await book(eva.caller, hours[3]!, { people: 2 }));
    expect(codes(await payFor(code, 18_000, caller))).toEqual(['lounge_full']);
  });

  test('a visit of two orders is paid once', async () => {
    const { caller, hours } = await traveller('classic');
    const [first, second] = [await order(caller, hours[3]!), await order(caller, hours[3]!)];
    fixture.cards.behave('asks');
    good(await payFor(second, 9_000, caller));
    const { id } = fixture.cards.charges.at(-1)!;
    good(await payFor(first, 9_000, caller, 'traveller_purchased'));
    fixture.cards.decide(id, 'paid');
    await confirmAttempt(deps(), id);
    expect(await owed()).toMatchObject([{ amount: 9_000 }]);
    expect([await left(caller, hours[3]!), await passesOf(caller)]).toMatchObject([2, [{ isPaid: true }]]);
  });

  test('a late payment buys places that are still free', async () => {
    const { caller, hours } = await traveller('classic');
    const code = await order(caller, hours[3]!);
    await database.pool.query('update lounge_visit set held_until = clock_timestamp()');
    good(await payFor(code, 9_000, caller));
    expect(await passesOf(caller)).toHaveLength(1);
  });

  test('money that comes when they are taken goes back', async () => {
    const { caller, hours } = await traveller('classic');
    const code = await order(caller, hours[3]!, { people: 2 });
    const eva = await traveller('golden', 1);
    fixture.cards.behave('asks');
    good(await payFor(code, 18_000, caller));
    await database.pool.query('update lounge_visit set held_until = clock_timestamp()');
    good(await book(eva.caller, hours[3]!, { people: 2 }));
    const { id } = fixture.cards.charges.at(-1)!;
    fixture.cards.decide(id, 'paid');
    await confirmAttempt(deps(), id);
    const { rows } = await database.pool.query('select state from payment where payment_id = $1', [id]);
    expect(rows).toEqual([{ state: 'refund_due' }]);
    expect(await passesOf(caller)).toEqual([]);
  });
});
