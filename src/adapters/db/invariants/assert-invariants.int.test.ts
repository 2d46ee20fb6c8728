import { abandonReservationPayment } from '#app/booking/pay-reservation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { assertInvariants, breachesIn, listInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { withConnection } from '#adapters/db/pool.ts';
import type { Scene } from '#adapters/db/invariants/testing/damage.ts';
import { damages } from '#adapters/db/invariants/testing/damages.ts';
import { cancelTickets, previewCancel } from '#app/amendments/refunds/cancel.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import type { Caller } from '#app/caller.ts';
import { orderGift } from '#app/gifts/order-gift.ts';
import { orderPack } from '#app/packs/order-pack.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import { returnOrder } from '#app/payment/return-order.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { board } from '#testing/boarded.ts';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import { packOf } from '#domain/packs/pack-rules.ts';
import { returnDeps } from '#main/rooms/fulfilments.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { centavos } from '#kernel/money.ts';
import { winDeps } from '#main/rooms/loyalty.ts';
import { basketDeps, basketOf } from '#testing/basket.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { openProgramme } from '#testing/travellers.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

/** The giver and recipient of a gift card. */
const GIVING = {
  contact: {
    firstName: 'Ana',
    lastName: 'López',
    phone: '3331234567',
    email: 'ana@example.com',
    privacy: true,
    ofAge: true,
  },
  gift: { name: 'Luz', email: 'luz@example.com', message: '', date: '' },
};

let database: TestDatabase;
let fixture: AdditionFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
});
afterAll(() => database.drop());

/** What exists before it is damaged. */
const SCENES: Readonly<Record<Scene, () => Promise<unknown>>> = {
  sold: async () => good(await fixture.paying(await fixture.sale.atPayment())),
  'sold to three': async () =>
    good(await fixture.paying(await fixture.sale.atPayment({ round: false, passengers: ['adult', 'adult', 'adult'] }))),
  'sold for points': async () => {
    const programme = openProgramme(database.pool);
    const traveller = await programme.account({ purchased: 2_000_000 });
    const caller = await programme.enter(traveller, fixture.sale.now);
    const visit = await fixture.sale.atPayment({ caller });
    good(await fixture.paying(visit, { method: 'traveller_purchased', token: undefined }));
  },
  won: async () => boarded(await boughtByCard()),
  'won after a change': async () => {
    const visit = await boughtByCard();
    good(await fixture.paying(await fixture.toPay(visit)));
    await boarded(visit);
  },
  given: async () => {
    const caller = stranger();
    const total = centavos(50_000);
    const { code } = await giftOrdered(caller, 'key-of-a-gift');
    const how = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-12345678' } as const;
    good(await pay(fixture.sale)({ code, total, ...how }, caller, fixture.sale.now));
  },
  'basket paid': async () => void good(await basketPaid()),
  'basket at the bank': async () => {
    fixture.cards.behave('asks');
    good(await basketPaid());
  },
  'pack bought': async () => void (await packBought()),
  'pack returned': async () => {
    const { code, caller } = await packBought();
    good(await returnOrder({ ...fixture.sale, ...returnDeps(database.pool) })({ code }, caller));
  },
  ordered: async () =>
    good(await fixture.paying(await fixture.sale.atPayment({ round: false }), { method: 'cash', token: undefined })),
  chosen: () => fixture.sale.atPayment(),
  'at the bank': async () => {
    fixture.cards.behave('asks');
    good(await fixture.paying(await fixture.sale.atPayment()));
  },
  'paid twice': () => payTwice(),
  'given back': async () => {
    await payTwice();
    await refundDue(fixture.sale);
  },
  changed: async () => good(await fixture.paying(await fixture.toPay(await fixture.bought({ round: false })))),
  'changed for less': async () => good(await fixture.confirm(await fixture.bought({ round: false, run: 1 }))),
  added: async () => fixture.added(await fixture.bought({ round: false }), [{ quantity: 2 }]),
  'added and cancelled': async () => {
    const visit = await fixture.bought({ round: false });
    await fixture.added(visit, [{ quantity: 2 }]);
    good(await fixture.cancel(visit));
  },
  cancelled: async () => {
    const visit = await fixture.sale.atPayment();
    const { reservation } = good(await fixture.paying(visit));
    await fixture.delay(reservation, 121);
    const parts = { ...fixture.sale, aftersales: aftersales(database.pool) };
    const part = { passengers: undefined, directions: ['departure'] as const };
    const { offer } = good(await previewCancel(parts)({ ...visit, ...part }, visit.caller, fixture.sale.now));
    const asked = {
      ...visit,
      ...part,
      means: 'original',
      amount: offer.amounts.original!,
      key: 'key-12345678',
    } as const;
    good(await cancelTickets(parts)(asked, visit.caller, fixture.sale.now));
  },
  downgraded: async () => {
    const visit = await fixture.bought({ round: false, run: 1 });
    await fixture.runAs(visit.reservation, 'plus');
    const parts = { ...fixture.sale, aftersales: aftersales(database.pool) };
    const { difference } = good(await readEntitlements(parts)(visit, visit.caller, fixture.sale.now));
    const asked = { take: 'difference_credit', amount: difference!.amounts.credit!, key: 'key-12345678' } as const;
    good(await claimRight(parts)({ code: visit.code, ...asked }, visit.caller, fixture.sale.now));
  },
};

async function boughtByCard(): Promise<Visit> {
  const programme = openProgramme(database.pool);
  const caller = await programme.enter(await programme.account(), fixture.sale.now);
  return fixture.bought({ round: false, caller });
}

async function boarded(visit: Visit) {
  await board(database.pool, visit);
  expect(await winByBoarding(winDeps(database.pool))()).toBe(1);
}

async function giftOrdered(caller: Caller, key: string) {
  const { contact: buyer, gift } = GIVING;
  const ordering = { ...fixture.sale, newOrders: newOrders(database.pool), zone: CARRIER_ZONE };
  const asked = { gift: { ...gift, amount: centavos(50_000) }, buyer, key, lang: 'es' as const };
  return { code: good(await orderGift(ordering)(asked, caller, fixture.sale.now)) };
}

async function basketPaid() {
  const caller = stranger();
  const { now } = fixture.sale;
  const gifts = [await giftOrdered(caller, 'key-of-a-gift'), await giftOrdered(caller, 'key-of-another')];
  const { code, total } = await basketOf(basketDeps(database.pool, fixture.sale), gifts, { caller, now });
  const how = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-12345678' } as const;
  return pay(fixture.sale)({ code, total, ...how }, caller, now);
}

async function packBought() {
  const programme = openProgramme(database.pool);
  const caller = await programme.enter(await programme.account(), fixture.sale.now);
  const wanted = { key: 'key-of-a-pack', lang: 'es', pack: '1000', privacy: true, ofAge: true } as const;
  const ordering = { ...fixture.sale, newOrders: newOrders(database.pool) };
  const code = good(await orderPack(ordering)(wanted, caller, fixture.sale.now));
  const how = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-12345678' } as const;
  good(await pay(fixture.sale)({ code, total: packOf('1000')!.price, ...how }, caller, fixture.sale.now));
  return { code, caller };
}

/** One payment at a bank's page that was given up, and one with another card. */
async function payTwice(): Promise<void> {
  const visit = await fixture.sale.atPayment();
  fixture.cards.behave('asks');
  good(await fixture.paying(visit));
  const [first] = await fixture.attempts(visit);
  good(await abandonReservationPayment(fixture.sale)(visit, visit.caller));
  fixture.cards.behave('pays');
  good(await fixture.paying(visit));
  fixture.cards.decide(first!.payment_id, 'paid');
  await confirmAttempt(fixture.sale, first!.payment_id);
}

/** A check that never fails proves nothing: each must detect its damage, and no other may report it. */
describe.each(Object.entries(SCENES))('%s', (scene, set) => {
  beforeAll(async () => {
    await set();
    await assertInvariants(database.pool);
  });
  afterAll(() => fixture.clear());

  // Each damage is rolled back, so one scene serves all of them.
  test.each(damages.filter((damage) => damage.scene === scene))(
    '$invariant notices $what',
    async ({ invariant, also, sql }) => {
      const noticed = await withConnection(database.pool, async (session) => {
        await session.query('begin');
        try {
          await session.query(sql);
          return (await breachesIn(session)).map((breach) => breach.invariant);
        } finally {
          await session.query('rollback');
        }
      });
      expect(noticed).toEqual([invariant, also].filter((name) => name !== undefined).toSorted());
    },
  );
});

test('a breach is told by name', async () => {
  good(await fixture.paying(await fixture.sale.atPayment()));
  await database.pool.query('delete from outbox');
  await expect(assertInvariants(database.pool)).rejects.toThrow('i09-approved-is-announced');
  await fixture.clear();
});

test('every invariant has been seen to complain', async () => {
  expect([...new Set(damages.map(({ invariant }) => invariant))].toSorted()).toEqual(await listInvariants());
});
