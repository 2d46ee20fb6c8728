import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addToBasket, removeFromBasket } from '#app/basket/change-basket.ts';
import { readBasketOf } from '#app/basket/read-basket.ts';
import type { Caller } from '#app/caller.ts';
import { bookVisit } from '#app/lounge/book-visit.ts';
import { readLounges } from '#app/lounge/read-lounges.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { readOrder } from '#app/payment/read-order.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Instant } from '#kernel/instant.ts';
import { coastLounge } from '#testing/coast-lounge.ts';
import { good } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openWholeTripFixture, type WholeTripFixture } from '#testing/whole-trip-fixture.ts';

let database: TestDatabase;
let all: WholeTripFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  all = await openWholeTripFixture(database.pool, coastLounge({ capacity: 3 }));
});
afterAll(async () => {
  await all.stop();
  await database.drop();
});
beforeEach(() => all.clear());
afterEach(() => all.fixture.audit());

const now = () => all.fixture.sale.now;
const passes = async (caller: Caller) => good(await readLounges(all.site)(caller, now())).visits;

/** A signed-in traveller with a ticket to Puerto Vallarta, and the hours of the lounge on that day. */
async function traveller(tier: Tier) {
  const caller = await all.programme.enter(await all.programme.account({ tier, purchased: 1_000_000 }), now());
  good(await all.fixture.paying(await all.fixture.sale.atPayment({ round: false, caller })));
  const { days } = good(await readLounges(all.site)(caller, now()));
  return { caller, hours: days[0]!.hours.map(({ starts }) => starts) };
}

const wanted = (starts: Instant, hours: number) =>
  ({ lounge: 'coast', starts, hours, people: 1, lang: 'es', key: all.newKey() }) as const;

async function ordered(caller: Caller, starts: Instant, hours = 1) {
  const booked = good(await bookVisit(all.site)(wanted(starts, hours), caller, now()));
  if (!('order' in booked)) throw new Error('booked without an order');
  return { code: booked.order, total: 9_000 * hours };
}

/** Two hours of a classic card, and then one of them instead. */
async function replaced() {
  const { caller, hours } = await traveller('classic');
  const former = await ordered(caller, hours[3]!, 2);
  return { caller, hours, former, chosen: await ordered(caller, hours[4]!) };
}

test('its order is not paid any more, before the new one or after it', async () => {
  const { caller, hours, former, chosen } = await replaced();
  expect(codes(await all.paying(caller, former))).toEqual(['lounge_visit_cancelled']);
  good(await all.paying(caller, chosen));
  expect(codes(await all.paying(caller, former, 'traveller_purchased'))).toEqual(['lounge_visit_cancelled']);
  expect(await passes(caller)).toMatchObject([{ starts: hours[4], order: { code: chosen.code } }]);
  expect(good(await readOrder(all.site)(former, caller, now()))).toMatchObject({
    standing: 'over',
    withdrawn: 'lounge_visit_cancelled',
  });
});

test('one visit replaces all that overlap it and wait for their payment', async () => {
  const { caller, hours } = await traveller('classic');
  const former = [await ordered(caller, hours[3]!), await ordered(caller, hours[5]!)];
  const chosen = await ordered(caller, hours[3]!, 3);
  const answers = [await all.paying(caller, former[0]!), await all.paying(caller, former[1]!)];
  expect(answers.map(codes)).toEqual([['lounge_visit_cancelled'], ['lounge_visit_cancelled']]);
  good(await all.paying(caller, chosen));
  expect(await passes(caller)).toMatchObject([{ starts: hours[3], ends: hours[6] }]);
});

test('the basket names it, and is paid without it', async () => {
  const { caller, hours } = await traveller('classic');
  const former = await ordered(caller, hours[3]!, 2);
  good(await addToBasket(all.deps())(former, caller, now()));
  const chosen = await ordered(caller, hours[4]!);
  good(await addToBasket(all.deps())(chosen, caller, now()));
  const { order, parts } = await readBasketOf(all.deps())(caller, now());
  expect(parts.map(({ code, refusal }) => [code, refusal])).toEqual([
    [former.code, 'lounge_visit_cancelled'],
    [chosen.code, undefined],
  ]);
  const both = { code: order!.code, total: former.total + chosen.total };
  expect(codes(await all.paying(caller, both))).toEqual(['lounge_visit_cancelled']);
  good(await removeFromBasket(all.deps())(former, caller));
  good(await all.paying(caller, { ...both, total: chosen.total }));
  expect(await passes(caller)).toMatchObject([{ starts: hours[4] }]);
});

test('money for it that was at the bank goes back', async () => {
  const { caller, hours } = await traveller('classic');
  const former = await ordered(caller, hours[3]!, 2);
  all.fixture.cards.behave('asks');
  good(await all.paying(caller, former));
  const { id: payment } = all.fixture.cards.charges.at(-1)!;
  const chosen = await ordered(caller, hours[4]!);
  all.fixture.cards.decide(payment, 'paid');
  await confirmAttempt(all.site, payment);
  const { rows } = await database.pool.query('select state from payment where payment_id = $1', [payment]);
  expect(rows).toEqual([{ state: 'refund_due' }]);
  good(await all.paying(caller, chosen, 'traveller_purchased'));
  expect(await passes(caller)).toMatchObject([{ starts: hours[4] }]);
});

test('of two that the tier includes, chosen at the same moment, the one that is chosen last is booked', async () => {
  const { caller, hours } = await traveller('golden');
  const [early, late] = [wanted(hours[3]!, 2), wanted(hours[4]!, 2)];
  const { newOrders } = all.site;
  const second = async () => good(await bookVisit(all.site)(late, caller, now()));
  // The second is chosen, and booked, once the first has its places and before its order.
  const overtaken = {
    ...all.site,
    newOrders: {
      ...newOrders,
      begin: async (order: Parameters<typeof newOrders.begin>[0]) => {
        await second();
        return newOrders.begin(order);
      },
    },
  };
  expect(codes(await bookVisit(overtaken)(early, caller, now()))).toEqual(['lounge_visit_cancelled']);
  expect(await passes(caller)).toMatchObject([{ starts: hours[4] }]);
});

test('one that loses against another choice takes no places from it', async () => {
  const { caller, hours } = await traveller('golden');
  const { newOrders } = all.site;
  const begin = newOrders.begin;
  const held: (() => void)[] = [];
  /** Waits with the order of each until both have had their places. */
  const together = {
    ...all.site,
    newOrders: {
      ...newOrders,
      begin: async (order: Parameters<typeof begin>[0]) => {
        await new Promise<void>((resolve) => {
          held.push(resolve);
          if (held.length === 2) for (const go of held) go();
        });
        return begin(order);
      },
    },
  };
  const answers = await Promise.all([3, 4].map((at) => bookVisit(together)(wanted(hours[at]!, 2), caller, now())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const standing = await database.pool.query(`select state from lounge_visit where state <> 'cancelled'`);
  expect([standing.rows, await passes(caller)]).toMatchObject([[{ state: 'booked' }], [{}]]);
});
