import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { endHold } from '#adapters/db/testing/sale-world.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { confirmAttempt, confirmPayment } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { pay, type Pay } from '#app/payment/pay.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { good, openSale, type PayingSale, type Visit } from '#main/testing/paying-sale.ts';
import { type ScriptedCards, scriptedCards } from '#main/testing/scripted-cards.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';
import { seatInventory } from '#adapters/db/inventory/seat-inventory.ts';

let database: TestDatabase;
let sale: PayingSale;
let cards: ScriptedCards;

beforeAll(async () => {
  database = await createTestDatabase();
  cards = scriptedCards();
  sale = await openSale(database.pool, cards);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate reservation, passenger, seat_claim, payment, ticket, ledger_transfer, outbox');
  await database.pool.query('update leg_seats set taken = 0');
  cards.behave('pays');
  cards.during = undefined;
});
afterEach(async () => {
  await assertInvariants(database.pool);
  const { rows } = await database.pool.query(
    `select coalesce(sum(amount), 0)::int as booked from ledger_transfer where kind = 'capture'`,
  );
  const { rows: ours } = await database.pool.query<{ payment_id: PaymentId }>('select payment_id from payment');
  const taken = ours.reduce((sum, row) => sum + (cards.captured.get(row.payment_id) ?? 0), 0);
  expect(rows[0].booked).toBe(taken);
});

let keys = 0;
const asked = (visit: Visit, change: Partial<Pay> = {}): Pay => ({
  code: visit.code,
  method: 'credit',
  token: 'tok_1',
  deviceSession: undefined,
  key: `key-${(keys += 1)}`,
  total: visit.reservation.quote!.total,
  ...change,
});

const paying = (visit: Visit, change: Partial<Pay> = {}, now = sale.now) =>
  pay(sale)(asked(visit, change), visit.caller, now);
const now = async (visit: Visit) => good(await readReservation(sale)(visit, visit.caller));
const claims = async (visit: Visit) =>
  (
    await database.pool.query<{ state: string }>('select state from seat_claim where reservation_id = $1', [
      visit.reservation.id,
    ])
  ).rows.map(({ state }) => state);
const attempts = async (visit: Visit) =>
  (
    await database.pool.query<{ payment_id: PaymentId; state: string; fault: string | null }>(
      'select payment_id, state, fault from payment where reservation_id = $1 order by created_at',
      [visit.reservation.id],
    )
  ).rows;
const topics = async (visit: Visit) =>
  (
    await database.pool.query<{ topic: string }>(`select topic from outbox where payload->>'reservation' = $1`, [
      visit.reservation.id,
    ])
  ).rows.map(({ topic }) => topic);
/** Time passes for the database: what was begun was begun so much earlier. */
const age = (milliseconds: number) =>
  database.pool.query(
    `update payment set created_at = created_at - $1 * interval '1 millisecond',
       updated_at = updated_at - $1 * interval '1 millisecond'`,
    [milliseconds],
  );
const codes = (result: { ok: boolean; fault?: readonly { code: string }[] }) => result.fault?.map(({ code }) => code);

describe('a card that pays', () => {
  test('sells the seats and issues a ticket for each passenger and journey', async () => {
    const visit = await sale.atPayment({ passengers: ['adult', 'infant'] });
    const paid = good(await paying(visit));
    expect(paid.reservation).toMatchObject({
      status: 'approved',
      method: 'credit',
      paying: false,
      holdUntil: undefined,
    });
    expect(paid.reservation.tickets.map(({ kind, passenger, direction }) => [kind, passenger, direction])).toEqual([
      ['E-Ticket', 1, 'departure'],
      ['E-Ticket', 2, 'departure'],
      ['E-Ticket', 1, 'return'],
      ['E-Ticket', 2, 'return'],
    ]);
    const [ticket] = paid.reservation.tickets;
    expect(ticket).toMatchObject({ folio: `${visit.code}-01`, seat: expect.any(Number), segment: expect.any(Object) });
    expect(Buffer.from(ticket!.secret, 'base64url').length).toBe(16);
    const total = paid.reservation.tickets.reduce((sum, { total: amount }) => sum + amount, 0);
    expect(total).toBe(visit.reservation.quote!.total);
    expect(await claims(visit)).toEqual(['sold', 'sold']);
    expect(await topics(visit)).toEqual(['ticket.issued']);
  });

  test('keeps nothing of the card', async () => {
    const visit = await sale.atPayment();
    good(await paying(visit, { token: 'tok_secret_4111' }));
    const { rows } = await database.pool.query('select p::text as row from payment p');
    expect(rows.map(({ row }) => row).join()).not.toContain('tok_secret');
  });

  test('pays once however often the same key asks, at once and afterwards', async () => {
    const visit = await sale.atPayment();
    const same = asked(visit);
    const results = await Promise.all(Array.from({ length: 20 }, () => pay(sale)(same, visit.caller, sale.now)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(cards.charges.filter(({ description }) => description === visit.code).length).toBe(1);
    expect(good(await pay(sale)(same, visit.caller, sale.now)).reservation.status).toBe('approved');
    expect(codes(await pay(sale)({ ...same, token: 'tok_2' }, visit.caller, sale.now))).toEqual([
      'idempotency_mismatch',
    ]);
    expect(codes(await paying(visit))).toEqual(['already_paid']);
  });

  test('pays once when many keys ask at once', async () => {
    const visit = await sale.atPayment();
    const results = await Promise.all(Array.from({ length: 12 }, () => paying(visit)));
    expect(results.filter(({ ok }) => ok).length).toBe(1);
    expect(new Set(results.flatMap((result) => codes(result) ?? []))).toEqual(
      new Set(['payment_in_progress', 'already_paid'].filter((code) => results.some((r) => codes(r)?.includes(code)))),
    );
    expect((await attempts(visit)).map(({ state }) => state)).toEqual(['captured']);
  });

  test('opens no transaction while the provider works, and its seats do not end', async () => {
    const visit = await sale.atPayment();
    cards.during = async () => {
      await database.pool.query("update reservation set hold_until = now() - interval '1 minute'");
      expect(await seatInventory(database.pool).sweep(10)).toBe(0);
      expect(await now(visit)).toMatchObject({ paying: true, expired: false });
    };
    expect(good(await paying(visit)).reservation.status).toBe('approved');
  });
});

describe('a card that does not pay', () => {
  test('says why, keeps the seats long enough to try again, and is paid with another', async () => {
    const visit = await sale.atPayment();
    await endSoon(visit);
    cards.behave('declines');
    const first = asked(visit);
    expect(codes(await pay(sale)(first, visit.caller, sale.now))).toEqual(['card_funds']);
    expect(codes(await pay(sale)(first, visit.caller, sale.now))).toEqual(['card_funds']);
    const declined = await now(visit);
    expect(declined).toMatchObject({ status: 'decline', paying: false });
    expect(declined.holdUntil! - Date.now()).toBeGreaterThan(9 * MINUTE);
    expect(await claims(visit)).toEqual(['held', 'held']);
    cards.behave('pays');
    expect(good(await paying(visit)).reservation.status).toBe('approved');
  });

  const endSoon = (visit: Visit) =>
    database.pool.query(
      `with moved as (update reservation set hold_until = now() + interval '1 minute' where reservation_id = $1)
       update seat_claim set hold_until = now() + interval '1 minute' where reservation_id = $1`,
      [visit.reservation.id],
    );

  test('is tried ten times and no more', async () => {
    const visit = await sale.atPayment();
    cards.behave('declines');
    for (let times = 0; times < 10; times += 1) expect(codes(await paying(visit))).toEqual(['card_funds']);
    expect(codes(await paying(visit))).toEqual(['payment_attempts_exceeded']);
  });

  test('gives the promotional code back', async () => {
    const visit = await sale.atPayment({ promo: 'COSTA10' });
    cards.behave('declines');
    await paying(visit);
    expect(
      (await database.pool.query('select from promo_use where reservation_id = $1', [visit.reservation.id])).rowCount,
    ).toBe(0);
    cards.behave('pays');
    good(await paying(visit));
    expect(
      (await database.pool.query('select from promo_use where reservation_id = $1', [visit.reservation.id])).rowCount,
    ).toBe(1);
  });
});

describe('an answer that does not come', () => {
  test('leaves the seats pinned and the traveller told to wait, until the provider is asked', async () => {
    const visit = await sale.atPayment();
    cards.behave('pays-unheard');
    const waiting = good(await paying(visit));
    expect(waiting.reservation).toMatchObject({ status: 'process', paying: true });
    expect(codes(await paying(visit))).toEqual(['payment_in_progress']);
    expect(await claims(visit)).toEqual(['paying', 'paying']);
    expect(good(await confirmPayment(sale)(visit, visit.caller)).status).toBe('approved');
    expect(await topics(visit)).toEqual(['ticket.issued']);
  });

  test('to a call that never arrived frees the seats, but not before it could have', async () => {
    const visit = await sale.atPayment();
    cards.behave('hears-nothing');
    good(await paying(visit));
    expect(await reconcilePayments(sale, 0)).toBe(0);
    await age(2 * MINUTE);
    expect(await reconcilePayments(sale)).toBe(1);
    expect(await now(visit)).toMatchObject({ status: 'process', paying: false, expired: false });
    expect(await claims(visit)).toEqual(['held', 'held']);
    cards.behave('pays');
    expect(good(await paying(visit)).reservation.status).toBe('approved');
  });

  test('is found by the reconciler after a crash in the middle of the call', async () => {
    const visit = await sale.atPayment();
    const intent = { ...sale, cards: { ...cards, charge: () => Promise.reject(new Error('the process died')) } };
    await expect(pay(intent)(asked(visit), visit.caller, sale.now)).rejects.toThrow('died');
    expect((await attempts(visit)).map(({ state }) => state)).toEqual(['created']);
    await age(2 * MINUTE);
    expect(await reconcilePayments(sale)).toBe(1);
    expect((await attempts(visit)).map(({ state }) => state)).toEqual(['expired']);
  });

  test('is heard from everybody at once, and sells once', async () => {
    const visit = await sale.atPayment();
    cards.behave('pays-unheard');
    good(await paying(visit));
    const [attempt] = await attempts(visit);
    await Promise.all([
      ...Array.from({ length: 8 }, () => confirmAttempt(sale, attempt!.payment_id)),
      ...Array.from({ length: 8 }, () => confirmPayment(sale)(visit, visit.caller)),
      reconcilePayments(sale, 0),
    ]);
    expect((await now(visit)).tickets.length).toBe(2);
  });
});

describe('a bank that wants to see the traveller', () => {
  test('is visited, and what it decides is applied', async () => {
    const visit = await sale.atPayment();
    cards.behave('asks');
    const same = asked(visit);
    const sent = good(await pay(sale)(same, visit.caller, sale.now));
    expect(sent).toMatchObject({
      redirectUrl: expect.stringContaining('https://bank.example/'),
      reservation: { paying: true },
    });
    expect(good(await pay(sale)(same, visit.caller, sale.now)).redirectUrl).toBe(sent.redirectUrl);
    expect(good(await confirmPayment(sale)(visit, visit.caller))).toMatchObject({ paying: true });
    cards.decide((await attempts(visit))[0]!.payment_id, 'paid');
    expect(good(await confirmPayment(sale)(visit, visit.caller)).status).toBe('approved');
  });

  test('and is left for good gives the seats back to choose again; what is paid there later goes back', async () => {
    const visit = await sale.atPayment();
    cards.behave('asks');
    good(await paying(visit));
    await age(13 * MINUTE);
    expect(await reconcilePayments(sale)).toBe(1);
    await endHold(database.pool, visit.reservation.id);
    await seatInventory(database.pool).sweep(10);
    const [attempt] = await attempts(visit);
    cards.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(sale, attempt!.payment_id);
    expect((await attempts(visit)).map(({ state }) => state)).toEqual(['refund_due']);
    expect(await topics(visit)).toEqual(['refund.due']);
    expect(await now(visit)).toMatchObject({ status: 'process', expired: true });
  });

  test('and pays late, while the seats are held still, sells them', async () => {
    const visit = await sale.atPayment();
    cards.behave('asks');
    good(await paying(visit));
    await age(13 * MINUTE);
    await reconcilePayments(sale);
    const [attempt] = await attempts(visit);
    cards.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(sale, attempt!.payment_id);
    expect(await now(visit)).toMatchObject({ status: 'approved' });
  });

  test('and pays after another card did is given back', async () => {
    const visit = await sale.atPayment();
    cards.behave('asks');
    good(await paying(visit));
    await age(13 * MINUTE);
    await reconcilePayments(sale);
    cards.behave('pays');
    good(await paying(visit));
    const [late] = await attempts(visit);
    cards.decide(late!.payment_id, 'paid');
    await confirmAttempt(sale, late!.payment_id);
    expect((await attempts(visit)).map(({ state }) => state)).toEqual(['refund_due', 'captured']);
  });
});

describe('before anything is charged', () => {
  test('a price that changed since it was seen is refused', async () => {
    const visit = await sale.atPayment();
    expect(await paying(visit, { total: centavos(100) })).toMatchObject({
      fault: [{ code: 'price_changed', params: { total: visit.reservation.quote!.total } }],
    });
  });

  test.each([
    [{ method: undefined }, 'method_required'],
    [{ method: 'oxxo' }, 'method_unavailable'],
    [{ token: undefined }, 'card_token_required'],
  ] as const)('%j is %s', async (change, code) => {
    expect(codes(await paying(await sale.atPayment(), change))).toEqual([code]);
    expect(await attempts(await sale.atPayment())).toEqual([]);
  });

  test('a hold that ended is not paid for', async () => {
    const visit = await sale.atPayment();
    await endHold(database.pool, visit.reservation.id);
    expect(codes(await paying(visit))).toEqual(['time_exceeded']);
  });

  test('paying and the end of a hold at the same moment: one of them wins, whole', async () => {
    const visits = await Promise.all(Array.from({ length: 3 }, () => sale.atPayment({ round: false })));
    const inventory = seatInventory(database.pool);
    const results = await Promise.all([
      ...visits.map(async (visit) => {
        await database.pool.query(
          `with moved as (update reservation set hold_until = clock_timestamp() + interval '15 ms' where reservation_id = $1)
           update seat_claim set hold_until = clock_timestamp() + interval '15 ms' where reservation_id = $1`,
          [visit.reservation.id],
        );
        return paying(visit);
      }),
      ...Array.from({ length: 10 }, () => inventory.sweep(10)),
    ]);
    for (const result of results) {
      if (typeof result === 'number') continue;
      expect(result.ok ? 'approved' : codes(result)?.[0]).toMatch(/approved|time_exceeded|action_failed/);
    }
    await database.pool.query('select pg_sleep(0.05)');
    await inventory.sweep(10);
  });
});

describe('cash at the counter', () => {
  const cash = { method: 'cash', token: undefined } as const;

  test('issues tickets to be paid, and keeps the seats until a quarter of an hour before', async () => {
    const visit = await sale.atPayment();
    const same = asked(visit, cash);
    const ordered = good(await pay(sale)(same, visit.caller, sale.now));
    expect(ordered.reservation).toMatchObject({ status: 'order_generated', method: 'cash', paying: false });
    expect(ordered.reservation.tickets.map(({ kind }) => kind)).toEqual(['PEND', 'PEND']);
    const offer = good(await listMethods(sale)(visit, visit.caller, sale.now));
    const { payBy } = offer.methods.find(({ type }) => type === 'cash')!;
    expect(ordered.reservation.holdUntil).toBe(after(payBy!, 15 * MINUTE));
    expect(good(await pay(sale)(same, visit.caller, sale.now)).reservation.status).toBe('order_generated');
    expect(codes(await paying(visit))).toEqual(['payment_in_progress']);
    expect(await topics(visit)).toEqual(['ticket.ordered']);
  });

  test('not paid in time gives the seats back and voids the tickets', async () => {
    const visit = await sale.atPayment({ round: false });
    good(await paying(visit, cash));
    await endHold(database.pool, visit.reservation.id);
    const next = await sale.atPayment({ round: false });
    await assertInvariants(database.pool).catch((problem: Error) => expect(problem.message).toContain('i16'));
    expect(await seatInventory(database.pool).sweep(10)).toBe(1);
    expect(await now(visit)).toMatchObject({ expired: true, tickets: [] });
    good(await paying(next));
  });

  test('is not offered from half an hour before, nor for more than a share of the bus', async () => {
    const visit = await sale.atPayment({ round: false });
    const { methods } = good(await listMethods(sale)(visit, visit.caller, sale.now));
    const { payBy } = methods.find(({ type }) => type === 'cash')!;
    expect(codes(await paying(visit, cash, payBy!))).toEqual(['method_unavailable']);
    expect(good(await paying(visit, cash, before(payBy!, HOUR))).reservation.status).toBe('order_generated');
    expect(codes(await paying(await sale.atPayment({ round: false }), cash))).toEqual(['method_unavailable']);
  });
});

describe('without seats or without money', () => {
  test('open tickets are sold by card, for a year', async () => {
    const visit = await sale.atSeats({ departure: { open: true }, return: { open: true } });
    const { methods } = good(await listMethods(sale)(visit, visit.caller, sale.now));
    expect(methods.map(({ type }) => type)).toEqual(['credit', 'debit']);
    const paid = good(await paying(visit));
    expect(paid.reservation.tickets.map(({ seat, segment, kind }) => [seat, segment, kind])).toEqual([
      [undefined, undefined, 'E-Ticket'],
      [undefined, undefined, 'E-Ticket'],
    ]);
  });

  test('a trip with a seat out and an open return', async () => {
    const visit = await sale.atPayment({ return: { open: true } });
    good(await paying(visit));
    expect(await claims(visit)).toEqual(['sold']);
  });

  test('a code of a hundred per cent leaves nothing to pay', async () => {
    await database.pool.query(
      `insert into promo_code (code, percent) values ('TODO', 100) on conflict (code) do nothing`,
    );
    const visit = await sale.atPayment({ promo: 'TODO' });
    expect(visit.reservation.quote!.total).toBe(0);
    const free = good(await paying(visit, { method: 'cash', token: undefined }));
    expect(free.reservation).toMatchObject({ status: 'approved' });
    expect(free.reservation.tickets.map(({ kind }) => kind)).toEqual(['E-Ticket', 'E-Ticket']);
  });

  test('the last use of a code is had by one of two who pay at once', async () => {
    await database.pool.query(
      `insert into promo_code (code, percent, use_limit) values ('ULTIMO', 10, 1) on conflict (code) do nothing`,
    );
    const visits = await Promise.all([sale.atPayment({ promo: 'ULTIMO' }), sale.atPayment({ promo: 'ULTIMO' })]);
    const results = await Promise.all(visits.map((visit) => paying(visit)));
    expect(results.map((result) => (result.ok ? 'approved' : codes(result)![0])).toSorted()).toEqual([
      'approved',
      'price_changed',
    ]);
  });
});

test('a capture of another amount is not trusted', async () => {
  const visit = await sale.atPayment();
  cards.behave('hears-nothing');
  good(await paying(visit));
  const [attempt] = await attempts(visit);
  const odd = { kind: 'charged', ref: 'ch_odd', amount: centavos(1), cardType: undefined, last4: undefined } as const;
  const after = await confirmAttempt({ ...sale, cards: { ...cards, find: async () => odd } }, attempt!.payment_id);
  expect(after?.state).toBe('unknown');
  expect(sale.problems.length).toBe(1);
});

test("a refused change of a paid reservation: its seats are nobody else's and not its own to change", async () => {
  const visit = await sale.atPayment({ round: false });
  good(await paying(visit));
  const again = await holdSeats(sale)({ code: visit.code, automatic: true, seats: [] }, visit.caller, sale.now);
  expect(codes(again)).toEqual(['already_paid']);
  expect(await confirmAttempt(sale, id('018f0000-0000-7000-8000-000000000000'))).toBeUndefined();
});
