import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { pointsHistory } from '#adapters/db/loyalty/points-history.ts';
import { cancelTickets, previewCancel } from '#app/amendments/refunds/cancel.ts';
import type { Caller } from '#app/caller.ts';
import { draftCreditNotes } from '#adapters/db/invoicing/draft-credit-notes.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { readMovements } from '#app/loyalty/movements.ts';
import { orderPack, type PackWanted } from '#app/packs/order-pack.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { pay } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { packOf } from '#domain/packs/pack-rules.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { OrderCode } from '#kernel/ids.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { returnOrder } from '#app/payment/return-order.ts';
import { returnDeps } from '#main/rooms/fulfilments.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openStampingFixture, REGISTERED } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: Awaited<ReturnType<typeof openStampingFixture>>;
let programme: Programme;
let site: PaymentDeps;
let ana: Traveller;
let caller: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
  programme = openProgramme(database.pool);
  const { cards, sale } = fixture;
  const wallets = [['apple_pay', cards] as const, ['google_pay', cards] as const];
  site = { ...sale, providers: new Map([...sale.providers, ...wallets]) };
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  ana = await programme.account();
  caller = await programme.enter(ana, fixture.sale.now);
});
afterEach(() => fixture.audit());

let keys = 0;
const newKey = () => `key-of-pack-${(keys += 1)}`;
const ordering = (change: Partial<PackWanted> = {}, by = caller) => {
  const wanted = { key: newKey(), lang: 'es', pack: '1000', privacy: true, ofAge: true, ...change } as const;
  return orderPack({ ...fixture.sale, newOrders: newOrders(database.pool) })(wanted, by, fixture.sale.now);
};
const ordered = async (pack = '1000') => good(await ordering({ pack }));
const paying = (code: OrderCode, change: Partial<Pay> = {}, by = caller) => {
  const asked = { code, total: packOf('1000')!.price, method: 'credit', token: 'tok_1', key: newKey() } as const;
  return pay(site)({ ...asked, deviceSession: undefined, ...change }, by, fixture.sale.now);
};
const bought = async () => {
  const code = await ordered();
  good(await paying(code));
  return code;
};
const balances = () => programme.points.balances(ana.id);
const attempts = async () =>
  (await database.pool.query('select payment_id, state from payment order by created_at')).rows as {
    payment_id: Parameters<typeof confirmAttempt>[1];
    state: string;
  }[];
const giveBack = (code: OrderCode, by = caller) => returnOrder({ ...site, ...returnDeps(database.pool) })({ code }, by);
/** A trip paid with purchased points. */
const spend = async () => {
  const visit = await fixture.sale.atPayment({ caller, round: false });
  return good(await fixture.paying(visit, { method: 'traveller_purchased', token: undefined }));
};
/** Late by more than two hours, its points come back. */
async function cancelled(code: OrderCode) {
  const parts = { ...fixture.sale, aftersales: aftersales(database.pool) };
  const asked = { code, passengers: undefined, directions: undefined };
  const { offer } = good(await previewCancel(parts)(asked, caller, fixture.sale.now));
  const how = { means: 'original', amount: offer.amounts.original!, key: newKey() } as const;
  good(await cancelTickets(parts)({ ...asked, ...how }, caller, fixture.sale.now));
}
const movements = async () => {
  const deps = { ...programme, pointsHistory: pointsHistory(database.pool), zone: CARRIER_ZONE };
  return good(await readMovements(deps)({ before: undefined }, caller, fixture.sale.now)).movements;
};

describe('is ordered', () => {
  test('by a traveller, who is its buyer, and gives nothing until it is paid', async () => {
    const code = await ordered();
    const { order } = (await fixture.sale.orders.find(code, caller.sessionHash))!;
    expect(order).toMatchObject({ total: 96_000, contact: { firstName: 'Ana', email: ana.email, phone: ana.phone } });
    expect(await balances()).toEqual({ purchased: 0, win: 0 });
  });

  test('once, however often the same form is sent; another pack is another order', async () => {
    const key = newKey();
    const first = good(await ordering({ key }));
    expect(good(await ordering({ key }))).toBe(first);
    expect(good(await ordering({ key, pack: '500' }))).not.toBe(first);
  });

  test('not without signing in, nor what is not on sale, nor without consent', async () => {
    expect(codes(await ordering({}, stranger()))).toEqual(['traveller_session_required']);
    expect(await ordering({ pack: '750', privacy: false, ofAge: false })).toMatchObject({
      fault: [
        { code: 'points_pack_unknown', field: 'pack' },
        { code: 'privacy_required', field: 'privacy' },
        { code: 'of_age_required', field: 'of_age' },
      ],
    });
  });
});

describe('is paid', () => {
  test.each(['credit', 'debit', 'apple_pay', 'google_pay'] as const)(
    'by %s, and its points are there',
    async (method) => {
      const code = await ordered();
      good(await paying(code, { method }));
      expect(await balances()).toEqual({ purchased: 100_000, win: 0 });
      expect(await movements()).toMatchObject([{ ledger: 'purchased', kind: 'bought', points: 100_000, code }]);
    },
  );

  test('on the page of a provider', async () => {
    const code = await ordered();
    fixture.cards.behave('asks');
    good(await paying(code, { method: 'paypal', token: undefined }));
    const [attempt] = await attempts();
    fixture.cards.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(site, attempt!.payment_id);
    expect(await balances()).toMatchObject({ purchased: 100_000 });
  });

  test.each(['oxxo', 'openpay'] as const)('in a store, %s, days later', async (method) => {
    const code = await ordered();
    good(await paying(code, { method, token: undefined }));
    expect(await balances()).toMatchObject({ purchased: 0 });
    const [attempt] = await attempts();
    fixture.stores.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(site, attempt!.payment_id);
    await confirmAttempt(site, attempt!.payment_id);
    expect(await balances()).toMatchObject({ purchased: 100_000 });
  });

  test('never with points, with credit or on an agency’s account', async () => {
    await programme.give(ana, { kind: 'purchased', amount: 500_000 });
    await programme.give(ana, { kind: 'win', amount: 500_000 });
    const code = await ordered();
    const { methods } = good(await listMethods(site)({ code }, caller, fixture.sale.now));
    expect(methods).not.toContain('store_credit');
    for (const method of ['traveller_purchased', 'traveller_win', 'agencies'] as const) {
      expect(methods).not.toContain(method);
      expect(codes(await paying(code, { method, token: undefined }))).toEqual(['method_unavailable']);
    }
    expect(await balances()).toEqual({ purchased: 500_000, win: 500_000 });
  });

  test('once by two payments at a time: the second goes back', async () => {
    const code = await ordered();
    fixture.cards.behave('asks');
    good(await paying(code));
    good(await abandonPayment(site)({ code }, caller));
    fixture.cards.behave('pays');
    good(await paying(code));
    const [first] = await attempts();
    fixture.cards.decide(first!.payment_id, 'paid');
    await confirmAttempt(site, first!.payment_id);
    await refundDue(site);
    expect(await balances()).toMatchObject({ purchased: 100_000 });
    expect((await attempts()).map(({ state }) => state)).toEqual(['refunded', 'captured']);
  });

  test('refused by the bank, and then another way', async () => {
    const code = await ordered();
    fixture.cards.behave('declines');
    expect(codes(await paying(code))).toEqual(['card_funds']);
    expect(await balances()).toMatchObject({ purchased: 0 });
    good(await paying(code, { method: 'oxxo', token: undefined }));
    const attempt = (await attempts()).at(-1)!;
    fixture.stores.decide(attempt.payment_id, 'paid');
    await confirmAttempt(site, attempt.payment_id);
    expect(await balances()).toMatchObject({ purchased: 100_000 });
  });

  test('by whoever has the order, for the account it was ordered for', async () => {
    const code = await ordered();
    const other = await programme.account();
    const elsewhere = stranger();
    const { order } = (await fixture.sale.orders.find(code, caller.sessionHash))!;
    await newOrders(database.pool).letIn(order.id, elsewhere.sessionHash);
    good(await paying(code, {}, await programme.enter(other, fixture.sale.now, elsewhere)));
    expect(await balances()).toMatchObject({ purchased: 100_000 });
    expect(await programme.points.balances(other.id)).toMatchObject({ purchased: 0 });
  });

  test('never for an account that was closed: money that comes late goes back', async () => {
    const code = await ordered();
    good(await paying(code, { method: 'oxxo', token: undefined }));
    const [attempt] = await attempts();
    await programme.travellers.withdraw([ana.card]);
    fixture.stores.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(site, attempt!.payment_id);
    await refundDue(site);
    expect(await balances()).toMatchObject({ purchased: 0 });
    expect((await database.pool.query('select reason from refund')).rows).toEqual([{ reason: 'late' }]);

    const another = await programme.account();
    const theirs = await programme.enter(another, fixture.sale.now);
    const open = good(await ordering({}, theirs));
    await programme.travellers.withdraw([another.card]);
    expect(codes(await paying(open, {}, theirs))).toEqual(['process_cannot_continue']);
  });
});

describe('is spent', () => {
  test('oldest first to expire, so that what was bought is spent last of its ledger', async () => {
    await bought();
    await programme.give(ana, { kind: 'purchased', amount: 30_000, expiresAt: fixture.sale.now });
    await spend();
    const { rows } = await database.pool.query(
      'select amount, remaining from point_lot where account = $1 order by amount',
      [`points:purchased:${ana.id}`],
    );
    expect(rows).toEqual([
      { amount: 30_000, remaining: 0 },
      { amount: 100_000, remaining: 130_000 - 65_001 },
    ]);
  });
});

describe('goes back', () => {
  test('whole, once, the way it was paid', async () => {
    const code = await bought();
    for (let i = 0; i < 2; i += 1) good(await giveBack(code));
    expect(await balances()).toEqual({ purchased: 0, win: 0 });
    await refundDue(site);
    const { rows } = await database.pool.query('select state, amount, reason from refund');
    expect(rows).toEqual([{ state: 'paid', amount: 96_000, reason: 'cancelled' }]);
    expect(await movements()).toMatchObject([
      { kind: 'sold_back', points: -100_000, code },
      { kind: 'bought', points: 100_000, code },
    ]);
  });

  test('not once a point of it was spent, and again once that came back', async () => {
    const code = await bought();
    const { reservation } = await spend();
    expect(codes(await giveBack(code))).toEqual(['points_pack_spent']);
    await fixture.delay(reservation, 121);
    await cancelled(reservation.code);
    await refundDue(site);
    expect(await balances()).toMatchObject({ purchased: 100_000 });
    good(await giveBack(code));
    expect(await balances()).toMatchObject({ purchased: 0 });
  });

  test('while another pack is spent: each has its own lot', async () => {
    const code = await bought();
    await bought();
    await spend();
    const [first, second] = [await giveBack(code), (await balances()).purchased];
    // The older lot is spent first.
    expect(codes(first)).toEqual(['points_pack_spent']);
    expect(second).toBe(200_000 - 65_001);
  });

  test('to nobody who may not see it, nor before it is paid', async () => {
    const code = await bought();
    expect(codes(await giveBack(code, stranger()))).toEqual(['reservation_not_found']);
    expect(codes(await giveBack(await ordered()))).toEqual(['process_cannot_continue']);
  });

  test('or is spent, whichever comes first, never both', async () => {
    const code = await bought();
    const visit = await fixture.sale.atPayment({ caller, round: false });
    const [back, paid] = await Promise.all([
      giveBack(code),
      fixture.paying(visit, { method: 'traveller_purchased', token: undefined }),
    ]);
    expect([back.ok, paid.ok].filter(Boolean)).toHaveLength(1);
    expect(await balances()).toMatchObject({ purchased: back.ok ? 0 : 100_000 - 65_001 });
  });
});

describe('is invoiced', () => {
  const invoiced = async (code: OrderCode) => {
    const deps = { ...fixture.invoicing, ...site };
    const { payments } = good(await findToInvoice(deps)({ code }, caller, fixture.sale.now));
    expect(payments).toMatchObject([{ concept: 'other', amount: 96_000, refusal: undefined }]);
    const asked = { code, payments: payments.map(({ id }) => id), receiver: REGISTERED };
    const contact = { email: 'facturas@example.com', phone: '+523331234567', save: false };
    const made = good(await requestInvoice(deps)({ ...asked, ...contact }, caller, fixture.sale.now));
    await fixture.work();
    return made;
  };

  test('as an advance of transport, with its tax, and stamped', async () => {
    const code = await bought();
    await invoiced(code);
    const [document] = await fixture.documents();
    expect(document).toMatchObject({ type: 'I', total: '960.00' });
    for (const part of ['84111506', 'ACT', 'paquete de 1,000 puntos', '827.59', '132.41'])
      expect(document!.cfdi).toContain(part);
  });

  test('and credited when it goes back', async () => {
    const code = await bought();
    await invoiced(code);
    const before = (await fixture.documents()).length;
    good(await giveBack(code));
    await draftCreditNotes(database.pool, 10);
    await fixture.work();
    const made = (await fixture.documents()).slice(before);
    expect(made).toMatchObject([{ type: 'E', total: '960.00' }]);
  });

  test('while the trip that its points paid is not', async () => {
    await bought();
    const { reservation } = await spend();
    const deps = { ...fixture.invoicing, ...site };
    const found = await findToInvoice(deps)({ code: reservation.code }, caller, fixture.sale.now);
    if (found.ok) expect(found.value.payments.every(({ refusal }) => refusal !== undefined)).toBe(true);
    else expect(codes(found)).toHaveLength(1);
  });
});
