import { payReservation } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundToBuyer } from '#adapters/db/payment/buyers-accounts.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Caller } from '#app/caller.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { mayInvoiceInFlow } from '#domain/booking/steps.ts';
import { SPENDING_IDLE } from '#domain/loyalty/traveller-session.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { isPointsMethod } from '#domain/payment/method.ts';
import { instant } from '#kernel/instant.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos, points } from '#kernel/money.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';
import { randomBytes, randomUUID } from 'node:crypto';

let database: TestDatabase;
let fixture: PaymentFixture;
let programme: Programme;
let opened = 0;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 20 });
  fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const PURCHASED = { method: 'traveller_purchased', token: undefined } as const;
const WON = { method: 'traveller_win', token: undefined } as const;
const ON_ACCOUNT = { method: 'agencies', token: undefined } as const;

const totalOf = ({ reservation }: Visit): number => reservation.quote!.total;
const balances = ({ id }: Traveller) => programme.points.balances(id);

/** A visit with a traveller of its own, whose balance exceeds the price by `over`. */
async function travellersVisit({ over = 0, kind = 'purchased' as 'purchased' | 'win' } = {}) {
  const visit = await fixture.sale.atPayment();
  const traveller = await programme.account({ [kind]: totalOf(visit) + over });
  const caller = await programme.enter(traveller, fixture.sale.now, visit.caller);
  return { traveller, visit: { ...visit, caller } };
}

async function agency(creditLimit: number) {
  opened += 1;
  const { hash } = newSecret();
  const made = { id: uuidV7<'agency'>(Date.now(), randomBytes(10)), name: `Viajes ${opened}`, creditLimit };
  await fixture.sale.agencies.open({ ...made, creditLimit: centavos(creditLimit) }, hash, instant(Date.now()));
  return { ...made, hash };
}

const asAgency = (visit: Visit, agencyHash: Uint8Array): Visit => ({
  ...visit,
  caller: { ...visit.caller, agencyHash },
});
const owes = async (name: string) => (await fixture.sale.agencies.list()).find((one) => one.name === name)?.owes;

describe('points', () => {
  test.each([
    [PURCHASED, 'purchased'],
    [WON, 'win'],
  ] as const)('%j sells at once from its own ledger', async (change, kind) => {
    const { traveller, visit } = await travellersVisit({ over: 250, kind });
    const paid = good(await fixture.paying(visit, change));
    expect(paid).toMatchObject({ redirectUrl: undefined, reservation: { status: 'approved', method: change.method } });
    expect(paid.reservation.tickets.map((ticket) => ticket.kind)).toEqual(['E-Ticket', 'E-Ticket']);
    expect(await balances(traveller)).toEqual({ purchased: 0, win: 0, [kind]: 250 });
    expect(await fixture.claims(visit)).toEqual(['sold', 'sold']);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued']);
    // Never invoiced (spec 5).
    expect(isPointsMethod(paid.reservation.method!)).toBe(true);
    expect(mayInvoiceInFlow(paid.reservation as never)).toBe(false);
  });

  test('are offered with what there is to anyone who has signed in, and to nobody else', async () => {
    const { visit } = await travellersVisit({ over: -100 });
    const offer = good(await listMethods(fixture.sale)(visit, visit.caller, fixture.sale.now));
    expect(offer.points).toEqual({ purchased: totalOf(visit) - 100, win: 0 });
    expect(offer.methods.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['traveller_purchased', 'traveller_win']),
    );
    const guest = good(
      await listMethods(fixture.sale)(visit, { ...visit.caller, travellerHash: undefined }, fixture.sale.now),
    );
    expect(guest.points).toBeUndefined();
    expect(guest.methods.filter(({ type }) => isPointsMethod(type) || type === 'agencies')).toEqual([]);
  });

  test('that do not suffice are said with what is missing, and none are taken (T45)', async () => {
    const { traveller, visit } = await travellersVisit({ over: -1 });
    expect(await fixture.paying(visit, PURCHASED)).toEqual({
      ok: false,
      fault: [{ code: 'points_insufficient', field: 'method', params: { balance: totalOf(visit) - 1, missing: 1 } }],
    });
    expect(codes(await fixture.paying(visit, WON))).toEqual(['points_insufficient']);
    expect(await balances(traveller)).toEqual({ purchased: totalOf(visit) - 1, win: 0 });
    expect(await fixture.attempts(visit)).toEqual([]);
    good(await fixture.paying(visit));
  });

  test('want a traveller who signed in lately', async () => {
    const { visit } = await travellersVisit();
    const guest = { ...visit, caller: { ...visit.caller, travellerHash: undefined } };
    expect(codes(await fixture.paying(guest, PURCHASED))).toEqual(['traveller_session_required']);
    const stale = { ...visit, caller: await idle(visit.caller) };
    expect(codes(await fixture.paying(stale, PURCHASED))).toEqual(['traveller_session_required']);
  });

  /** The same session, idle for longer than spending points allows. */
  async function idle(caller: Caller): Promise<Caller> {
    await database.pool.query(
      `update traveller_session set spends_until = spends_until - ($2 || ' ms')::interval where session_hash = $1`,
      [Buffer.from(caller.travellerHash!), String(SPENDING_IDLE)],
    );
    return caller;
  }

  test('the same attempt sent again answers the same and takes nothing', async () => {
    const { traveller, visit } = await travellersVisit({ over: 1_000_000 });
    const same = fixture.asked(visit, PURCHASED);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => payReservation(fixture.sale)(same, visit.caller, fixture.sale.now)),
    );
    for (const answer of answers) expect(good(answer).reservation.status).toBe('approved');
    expect(await balances(traveller)).toEqual({ purchased: 1_000_000, win: 0 });
    expect(codes(await fixture.paying(visit, PURCHASED))).toEqual(['already_paid']);
  });

  test('a hold that ended takes none', async () => {
    const { traveller, visit } = await travellersVisit();
    await endHold(database.pool, visit.reservation.id);
    expect(codes(await fixture.paying(visit, PURCHASED))).toEqual(['time_exceeded']);
    expect(await balances(traveller)).toEqual({ purchased: totalOf(visit), win: 0 });
  });

  test('points and a card at the same moment: one of them pays, whole', async () => {
    const { traveller, visit } = await travellersVisit();
    const results = await Promise.all([
      fixture.paying(visit, PURCHASED),
      fixture.paying(visit),
      fixture.paying(visit, PURCHASED),
    ]);
    expect(results.some(({ ok }) => ok)).toBe(true);
    const { method, status } = await fixture.now(visit);
    expect(status).toBe('approved');
    expect((await balances(traveller)).purchased).toBe(method === 'credit' ? totalOf(visit) : 0);
  });

  test('of one traveller in fifty places at once are spent once', { timeout: 120_000 }, async () => {
    const traveller = await programme.account();
    const visits: Visit[] = [];
    for (let i = 0; i < 50; i += 1) visits.push(await openVisit());
    const price = totalOf(visits[0]!);
    const transfer = { id: uuidV7(Date.now(), randomBytes(10)), traveller: traveller.id, kind: 'purchased' } as const;
    await programme.points.credit({ ...transfer, points: points(price + price - 1) });
    // A separate session for each: fifty devices of one account.
    const callers: Caller[] = [];
    for (const { caller } of visits) callers.push(await programme.enter(traveller, fixture.sale.now, caller));
    const results = await Promise.all(
      visits.map((visit, i) => fixture.paying({ ...visit, caller: callers[i]! }, PURCHASED)),
    );
    const said = results.map((result) => (result.ok ? result.value.reservation.status : codes(result)!.join()));
    expect(said.filter((one) => one === 'approved')).toHaveLength(1);
    expect(said.filter((one) => one === 'points_insufficient')).toHaveLength(49);
    expect(await balances(traveller)).toEqual({ purchased: price - 1, win: 0 });
  });

  test('that go back go to the ledger they came from, once', async () => {
    const { traveller, visit } = await travellersVisit({ kind: 'win' });
    good(await fixture.paying(visit, WON));
    await oweBack(visit);
    expect(await refundDue(fixture.sale)).toBe(1);
    expect(await refundDue(fixture.sale)).toBe(0);
    expect(await balances(traveller)).toEqual({ purchased: 0, win: totalOf(visit) });
  });

  test('a provider has no balance to give back to', async () => {
    const returned = { account: 'provider:openpay', amount: 5, payment: randomUUID(), source: randomUUID() };
    await inTransaction(database.pool, (session) => refundToBuyer(session, returned));
    const { rows } = await database.pool.query('select account from account_balance');
    expect(rows).toEqual([]);
  });
});

/** A trip with only open tickets: fifty of them need no bus. */
const openVisit = (): Promise<Visit> => fixture.sale.atSeats({ departure: { open: true }, return: { open: true } });

/**
 * Simulates a cancellation by the carrier: the sale is reversed in the ledger, and everything paid is to be refunded.
 */
const oweBack = ({ reservation: { id } }: Visit) =>
  database.pool.query(
    `with undone as (
       insert into ledger_transfer
       select gen_random_uuid(), reservation_id, credit, debit, amount, kind || '-undone', source_id, now()
       from ledger_transfer where reservation_id = '${id}' and kind in ('sale', 'vat')
     ), due as (
       update payment set state = 'refund_due' where reservation_id = '${id}' returning payment_id, reservation_id, amount
     ), gone as (
       update reservation set status = 'process', hold_until = null, expired = true where reservation_id = '${id}'
     ), void as (
       update ticket set status = 'void' where reservation_id = '${id}'
     ), seats as (
       delete from seat_claim where reservation_id = '${id}' returning departure_id, seat, from_leg, to_leg
     ), free as (
       update leg_seats l set taken = l.taken & ~(1::bigint << (s.seat - 1))
       from seats s where s.departure_id = l.departure_id and l.leg >= s.from_leg and l.leg < s.to_leg
     )
     insert into refund (refund_id, payment_id, reservation_id, amount, reason, state, next_try_at, created_at, updated_at)
     select gen_random_uuid(), payment_id, reservation_id, amount, 'late', 'due', now(), now(), now() from due`,
  );

describe('agencies', () => {
  test('sell on account up to their limit, to the centavo', async () => {
    const visit = await fixture.sale.atPayment();
    const { name, hash } = await agency(totalOf(visit));
    const paid = good(await fixture.paying(asAgency(visit, hash), ON_ACCOUNT));
    expect(paid.reservation).toMatchObject({ status: 'approved', method: 'agencies' });
    expect(await owes(name)).toBe(totalOf(visit));
    const next = asAgency(await openVisit(), hash);
    expect(codes(await fixture.paying(next, ON_ACCOUNT))).toEqual(['agency_limit_exceeded']);
    const { receive } = fixture.sale.agencies;
    const payment = { id: uuidV7(Date.now(), randomBytes(10)), name, amount: centavos(totalOf(next)) };
    expect([await receive(payment), await receive(payment)]).toEqual([true, false]);
    expect(await receive({ ...payment, name: 'nobody' })).toBe(false);
    good(await fixture.paying(next, ON_ACCOUNT));
    expect(await owes(name)).toBe(totalOf(visit));
    await fixture.sale.agencies.limit(name, centavos(0));
    expect(codes(await fixture.paying(asAgency(await openVisit(), hash), ON_ACCOUNT))).toEqual([
      'agency_limit_exceeded',
    ]);
  });

  test('are known by their key alone, and offered to nobody else (T47)', async () => {
    const visit = await fixture.sale.atPayment();
    expect(codes(await fixture.paying(visit, ON_ACCOUNT))).toEqual(['method_unavailable']);
    expect(codes(await fixture.paying(asAgency(visit, stranger().sessionHash), ON_ACCOUNT))).toEqual([
      'agency_key_invalid',
    ]);
    const { hash } = await agency(0);
    const offer = good(await listMethods(fixture.sale)(visit, asAgency(visit, hash).caller, fixture.sale.now));
    expect(offer.methods.map(({ type }) => type)).toContain('agencies');
  });

  test('in fifty places at once stay within their limit', { timeout: 120_000 }, async () => {
    const visits: Visit[] = [];
    for (let i = 0; i < 50; i += 1) visits.push(await openVisit());
    const price = totalOf(visits[0]!);
    const { name, hash } = await agency(price * 3 + price - 1);
    const results = await Promise.all(visits.map((visit) => fixture.paying(asAgency(visit, hash), ON_ACCOUNT)));
    const said = results.map((result) => (result.ok ? 'approved' : codes(result)!.join()));
    expect(said.filter((one) => one === 'approved')).toHaveLength(3);
    expect(said.filter((one) => one === 'agency_limit_exceeded')).toHaveLength(47);
    expect(await owes(name)).toBe(price * 3);
  });
});

test('two names, or two keys, are two agencies', async () => {
  const { name, hash, id } = await agency(5);
  const { agencies } = fixture.sale;
  const other = { id: uuidV7<'agency'>(Date.now(), randomBytes(10)), creditLimit: centavos(5) };
  expect(await agencies.open({ ...other, name }, newSecret().hash, instant(0))).toBe(false);
  expect(await agencies.open({ ...other, name: 'Viajes Otra' }, hash, instant(0))).toBe(false);
  expect(await agencies.limit('nobody', centavos(5))).toBe(false);
  expect((await agencies.byKey(hash))?.id).toBe(id);
});
