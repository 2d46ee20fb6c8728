import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/aftersales/aftersales.ts';
import { assertInvariants, breachesIn, listInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { withConnection } from '#adapters/db/pool.ts';
import { damages, type Scene } from '#adapters/db/invariants/testing/damages.ts';
import { cancelTickets, previewCancel } from '#app/aftersales/cancel.ts';
import { claimRight, readEntitlements } from '#app/aftersales/claim.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { type AdditionDesk, openAdditionDesk } from '#main/testing/addition-desk.ts';
import { good } from '#main/testing/paying-sale.ts';
import { openProgramme } from '#main/testing/travellers.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';

let database: TestDatabase;
let desk: AdditionDesk;

beforeAll(async () => {
  database = await createTestDatabase();
  desk = await openAdditionDesk(database.pool);
});
afterAll(() => database.drop());

/** What there is before it is damaged. */
const SCENES: Readonly<Record<Scene, () => Promise<unknown>>> = {
  sold: async () => good(await desk.paying(await desk.sale.atPayment())),
  'sold to three': async () =>
    good(await desk.paying(await desk.sale.atPayment({ round: false, passengers: ['adult', 'adult', 'adult'] }))),
  'sold for points': async () => {
    const programme = openProgramme(database.pool);
    const traveller = await programme.account({ purchased: 2_000_000 });
    const caller = await programme.enter(traveller, desk.sale.now);
    const visit = await desk.sale.atPayment({ caller });
    good(await desk.paying(visit, { method: 'traveller_purchased', token: undefined }));
  },
  ordered: async () =>
    good(await desk.paying(await desk.sale.atPayment({ round: false }), { method: 'cash', token: undefined })),
  chosen: () => desk.sale.atPayment(),
  'at the bank': async () => {
    desk.cards.behave('asks');
    good(await desk.paying(await desk.sale.atPayment()));
  },
  'paid twice': () => payTwice(),
  'given back': async () => {
    await payTwice();
    await refundDue(desk.sale);
  },
  changed: async () => good(await desk.paying(await desk.toPay(await desk.bought({ round: false })))),
  'changed for less': async () => good(await desk.confirm(await desk.bought({ round: false, run: 1 }))),
  added: async () => desk.added(await desk.bought({ round: false }), [{ quantity: 2 }]),
  'added and cancelled': async () => {
    const visit = await desk.bought({ round: false });
    await desk.added(visit, [{ quantity: 2 }]);
    good(await desk.cancel(visit));
  },
  cancelled: async () => {
    const visit = await desk.sale.atPayment();
    const { reservation } = good(await desk.paying(visit));
    await desk.delay(reservation, 121);
    const parts = { ...desk.sale, aftersales: aftersales(database.pool) };
    const part = { passengers: undefined, directions: ['departure'] as const };
    const { offer } = good(await previewCancel(parts)({ ...visit, ...part }, visit.caller, desk.sale.now));
    const asked = {
      ...visit,
      ...part,
      means: 'original',
      amount: offer.amounts.original!,
      key: 'key-12345678',
    } as const;
    good(await cancelTickets(parts)(asked, visit.caller, desk.sale.now));
  },
  downgraded: async () => {
    const visit = await desk.bought({ round: false, run: 1 });
    await desk.runAs(visit.reservation, 'plus');
    const parts = { ...desk.sale, aftersales: aftersales(database.pool) };
    const { difference } = good(await readEntitlements(parts)(visit, visit.caller, desk.sale.now));
    const asked = { take: 'difference_credit', amount: difference!.amounts.credit!, key: 'key-12345678' } as const;
    good(await claimRight(parts)({ code: visit.code, ...asked }, visit.caller, desk.sale.now));
  },
};

/** At a bank's page that was given up, and with another card. */
async function payTwice(): Promise<void> {
  const visit = await desk.sale.atPayment();
  desk.cards.behave('asks');
  good(await desk.paying(visit));
  const [first] = await desk.attempts(visit);
  good(await abandonPayment(desk.sale)(visit, visit.caller));
  desk.cards.behave('pays');
  good(await desk.paying(visit));
  desk.cards.decide(first!.payment_id, 'paid');
  await confirmAttempt(desk.sale, first!.payment_id);
}

/** A check that cannot be made to fail is no evidence: each is shown just its damage, and nobody else complains. */
describe.each(Object.entries(SCENES))('%s', (scene, set) => {
  beforeAll(async () => {
    await set();
    await assertInvariants(database.pool);
  });
  afterAll(() => desk.clear());

  // What is damaged is undone, and so one scene does for all of its damages.
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
  good(await desk.paying(await desk.sale.atPayment()));
  await database.pool.query('delete from outbox');
  await expect(assertInvariants(database.pool)).rejects.toThrow('i09-approved-is-announced');
  await desk.clear();
});

test('every invariant has been seen to complain', async () => {
  expect([...new Set(damages.map(({ invariant }) => invariant))].toSorted()).toEqual(await listInvariants());
});
