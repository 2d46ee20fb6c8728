import { payReservation } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import { extendHold } from '#app/booking/extend-hold.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { ADDITION_HOLD_MINUTES } from '#domain/amendments/additions/addition-rules.ts';
import { MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { type AdditionFixture, type AdditionOptions, openAdditionFixture } from '#testing/addition-fixture.ts';
import { OFFERS } from '#testing/offers.ts';
import { paidLate } from '#testing/paid-late.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { add } from './add.ts';

let database: TestDatabase;
let fixture: AdditionFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const BAG = OFFERS[0]!.price;
const BOARD = OFFERS[1]!.price;
const FARE = 65_001;
const ONE_WAY = { round: false } as const;
const oxxo = { method: 'oxxo', token: undefined } as const;

const states = async (visit: Visit) => (await fixture.attempts(visit)).map(({ state }) => state);
const had = async (visit: Visit) =>
  (await fixture.now(visit)).additions.map(
    ({ passenger, direction, offer, quantity }) => `${passenger} ${direction} ${quantity} ${offer}`,
  );
const totalOf = async (visit: Visit) => (await fixture.now(visit)).quote!.total;
const rows = async (sql: string) => (await database.pool.query(sql)).rows;

/** Moves the bus's departure this close for the duration of `work`. */
async function leavingIn(visit: Visit, interval: string, work: () => Promise<unknown>): Promise<void> {
  const { departure } = visit.reservation.departure.segment!;
  const of = 'where departure_id = $1 and call_index = 0';
  const { rows: before } = await database.pool.query(`select departs_at from departure_call ${of}`, [departure]);
  const leave = (at: string, value: unknown) =>
    database.pool.query(`update departure_call set departs_at = ${at} ${of}`, [departure, value]);
  await leave('clock_timestamp() + $2::interval', interval);
  await work();
  await leave('$2', new Date(before[0].departs_at));
}

async function decided(visit: Visit, outcome: 'paid' | 'refused') {
  const id = (await fixture.attempts(visit))[0]!.payment_id;
  fixture.stores.decide(id, outcome);
  await confirmAttempt(fixture.sale, id);
}

describe('what is added', () => {
  test('is there when it is paid by card: on the reservation, its total, its lines, and told of', async () => {
    const visit = await fixture.bought({ passengers: ['adult', 'adult'] });
    const before = await totalOf(visit);
    const adding = await fixture.toAdd(visit, [{ quantity: 2 }, { passenger: 2, direction: 'return', offer: 'board' }]);
    expect(adding.reservation).toMatchObject({ status: 'process', step: 'pago', tickets: [] });
    expect(adding.reservation.quote).toMatchObject({ additionals: 2 * BAG + BOARD, total: 2 * BAG + BOARD });
    expect(await had(visit)).toEqual([]);
    expect(good(await fixture.paying(adding)).reservation.status).toBe('approved');
    expect(await had(visit)).toEqual(['1 departure 2 bag', '2 return 1 board']);
    expect(await totalOf(visit)).toBe(before + 2 * BAG + BOARD);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'addition.made']);
    expect(await fixture.topics(adding)).toEqual([]);
    expect((await fixture.now(visit)).tickets).toEqual(visit.reservation.tickets);
    expect(await fixture.seats()).toHaveLength(4);
    expect(
      await rows(`select l.product, l.facts ->> 'what' as what, l.facts ->> 'folio' = any(l.folios) as of, net + vat as amount
        from payment_line l where l.facts ->> 'kind' = 'addition' order by position`),
    ).toEqual([
      { product: '78111802', what: 'Maleta', of: true, amount: 2 * BAG },
      { product: '78111802', what: 'Tabla', of: true, amount: BOARD },
    ]);
  });

  test('is there when its reference is paid in a store', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    good(await fixture.paying(adding, oxxo));
    expect(await fixture.now(adding)).toMatchObject({ status: 'order_generated', voucher: { amount: BAG } });
    expect(good(await fixture.listed(visit)).waiting).toBe(adding.code);
    expect(await had(visit)).toEqual([]);
    await decided(adding, 'paid');
    expect(await had(visit)).toEqual(['1 departure 1 bag']);
  });

  test('can be paid with all that is offered but at the counter', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    const { methods } = good(await listMethods(fixture.sale)(adding, adding.caller, fixture.sale.now));
    expect(methods.map(({ type }) => type)).toEqual(['credit', 'debit', 'paypal', 'store_credit', 'oxxo', 'openpay']);
    expect(codes(await fixture.paying(adding, { method: 'cash', token: undefined }))).toEqual(['method_unavailable']);
  });

  test.each<[string, (visit: Visit) => Promise<unknown>, string]>([
    ['its ticket was cancelled', async (visit) => good(await fixture.cancel(visit)), 'addition_ticket_unknown'],
    ['its departure was cancelled', (visit) => fixture.delay(visit.reservation, undefined), 'journey_cancelled'],
  ])('cannot be paid any more and says why, once %s', async (_, happens, code) => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    await happens(visit);
    expect(codes(await listMethods(fixture.sale)(adding, adding.caller, fixture.sale.now))).toEqual([code]);
    expect(codes(await fixture.paying(adding))).toEqual([code]);
    expect(await had(visit)).toEqual([]);
  });

  test('can be paid with what its own trip gave back, whatever address it is written to since', async () => {
    const visit = await fixture.bought();
    const { given } = good(await fixture.cancel(visit, { directions: ['return'] }));
    const adding = await fixture.toAdd(visit);
    await database.pool.query(
      `update reservation set contact = contact || '{"email": "eva@example.com"}' where reservation_id = $1`,
      [adding.reservation.id],
    );
    const { credits } = good(await listMethods(fixture.sale)(adding, adding.caller, fixture.sale.now));
    expect(credits).toEqual([{ code: given.credit!.code, amount: given.credited, expiresAt: given.credit!.expiresAt }]);
    good(await fixture.paying(adding, { method: 'store_credit', token: credits[0]!.code }));
    expect(await had(visit)).toEqual(['1 departure 1 bag']);
    expect((await fixture.now(visit)).credits).toMatchObject([{ amount: given.credited - BAG }]);
  });

  test('is paid once however often the press comes', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    const same = fixture.asked(adding);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => payReservation(fixture.sale)(same, adding.caller, fixture.sale.now)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(codes(await fixture.paying(adding))).toEqual(['already_paid']);
    expect(await had(visit)).toEqual(['1 departure 1 bag']);
  });

  test('comes once more as long as there are not too many of it', async () => {
    const visit = await fixture.bought(ONE_WAY);
    await fixture.added(visit);
    await fixture.added(visit);
    expect(await had(visit)).toEqual(['1 departure 1 bag', '1 departure 1 bag']);
    expect(codes(await fixture.adding(visit))).toEqual(['addition_too_many']);
    expect(good(await fixture.listed(visit)).tickets[0]!.offers.map(({ left }) => left)).toEqual([0, 1]);
  });

  test('goes along when the schedule changes, at the price it had', async () => {
    const visit = await fixture.bought(ONE_WAY);
    await fixture.added(visit);
    const waiting = await fixture.toAdd(visit, [{ offer: 'board' }]);
    good(await fixture.paying(waiting, oxxo));
    const changed = await fixture.toPay(visit);
    good(await fixture.paying(changed));
    await decided(waiting, 'paid');
    expect(await had(visit)).toEqual(['1 departure 1 bag', '1 departure 1 board']);
    expect((await fixture.now(visit)).changed).toEqual(['departure']);
    expect((await fixture.now(visit)).quote!.additionals).toBe(BAG + BOARD);
  });
});

describe('nothing is added', () => {
  test.each<[string, AdditionOptions[], string, string]>([
    ['nothing is chosen', [{ quantity: 0 }], 'additions_required', 'items'],
    ['it is not sold', [{ offer: 'piano' }], 'addition_unknown', 'items.0'],
    ['there are too many', [{ offer: 'board' }, { quantity: 3 }], 'addition_too_many', 'items.1'],
    ['there are too many together', [{ quantity: 2 }, { quantity: 1 }], 'addition_too_many', 'items.0'],
  ])('where %s', async (_, requests, code, field) => {
    const visit = await fixture.bought(ONE_WAY);
    expect(await fixture.adding(visit, requests)).toMatchObject({ fault: [{ code, field }] });
  });

  test('by a stranger, to a folio of others, before it is paid, or to what is added itself', async () => {
    const visit = await fixture.bought(ONE_WAY);
    expect(codes(await fixture.adding({ ...visit, caller: stranger() }))).toEqual(['reservation_not_found']);
    const items = [{ ticket: 'XXXXXXXXXX-01', offer: 'bag', quantity: 1 }];
    expect(codes(await add(fixture.parts)({ code: visit.code, items }, visit.caller, fixture.sale.now))).toEqual([
      'addition_ticket_unknown',
    ]);
    const ordered = await fixture.sale.atPayment(ONE_WAY);
    good(await fixture.paying(ordered, { method: 'cash', token: undefined }));
    expect(codes(await fixture.adding({ ...ordered, reservation: await fixture.now(ordered) }))).toEqual([
      'addition_unpaid',
    ]);
  });

  test('to an open ticket', async () => {
    const visit = await fixture.bought({ return: { open: true } });
    expect(codes(await fixture.adding(visit, [{ direction: 'return' }]))).toEqual(['addition_open']);
    await fixture.added(visit);
  });

  test('from half an hour before the bus leaves; what was begun in time is made until its seats are released', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    await leavingIn(visit, '29 minutes', async () => {
      expect(codes(await fixture.adding(visit))).toEqual(['addition_closed']);
      expect(codes(await fixture.paying(adding))).toEqual(['addition_closed']);
    });
    good(await fixture.paying(adding, oxxo));
    await leavingIn(visit, '16 minutes', () => decided(adding, 'paid'));
    expect(await had(visit)).toEqual(['1 departure 1 bag']);
  });

  test('after somebody boarded', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const [ticket] = visit.reservation.tickets;
    const adding = await fixture.toAdd(visit);
    await database.pool.query(
      `insert into boarding_scan (scan_id, departure_id, folio, typed, operator_id, device, place, scanned_at, verdict)
       values (gen_random_uuid(), $1, $2, false, gen_random_uuid(), 'device', 'A', now(), 'boards')`,
      [ticket!.segment!.departure, ticket!.folio],
    );
    expect(codes(await fixture.adding(visit))).toEqual(['addition_used']);
    expect(codes(await fixture.paying(adding))).toEqual(['addition_used']);
    await database.pool.query('truncate boarding_scan');
  });

  test('for other things than were agreed to: it is no draft, and has its time', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    const left = adding.reservation.holdUntil! - Date.now();
    expect(left).toBeGreaterThan((ADDITION_HOLD_MINUTES - 1) * MINUTE);
    expect(left).toBeLessThanOrEqual(ADDITION_HOLD_MINUTES * MINUTE);
    expect(codes(await extendHold(fixture.sale)(adding, adding.caller))).toEqual(['addition_no_draft']);
  });
});

describe('abandoned', () => {
  test('it costs nothing: its time ends, and nothing is there', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    await endHold(database.pool, adding.reservation.id);
    expect(codes(await fixture.paying(adding))).toEqual(['time_exceeded']);
    expect(await seatInventory(database.pool).sweep(10)).toBe(1);
    expect((await fixture.now(adding)).expired).toBe(true);
    expect(await had(visit)).toEqual([]);
  });

  test('after a decline it still has its end, and can be paid otherwise', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    fixture.cards.behave('declines');
    expect(codes(await fixture.paying(adding))).toEqual(['card_funds']);
    expect((await fixture.now(adding)).holdUntil).toBeGreaterThan(Date.now());
    fixture.cards.behave('pays');
    good(await fixture.paying(adding));
    expect(await had(visit)).toEqual(['1 departure 1 bag']);
  });

  test('choosing again drops what was chosen before', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const first = await fixture.toAdd(visit);
    const second = await fixture.toAdd(visit, [{ offer: 'board' }]);
    expect(codes(await fixture.paying(first))).toEqual(['time_exceeded']);
    good(await fixture.paying(second, oxxo));
    expect(codes(await fixture.adding(visit))).toEqual(['payment_in_progress']);
    await decided(second, 'refused');
    await fixture.added(visit);
    expect(await had(visit)).toEqual(['1 departure 1 bag']);
  });
});

describe('late money', () => {
  async function late(visit: Visit) {
    const adding = await fixture.toAdd(visit);
    const id = await paidLate(fixture, database.pool, adding);
    expect(await fixture.now(adding)).toMatchObject({ expired: true });
    return { adding, arrives: () => confirmAttempt(fixture.sale, id) };
  }

  test('adds what it was for while that can be', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const { adding, arrives } = await late(visit);
    await arrives();
    expect(await states(adding)).toEqual(['captured']);
    expect(await had(visit)).toEqual(['1 departure 1 bag']);
  });

  test.each<[string, (visit: Visit) => Promise<unknown>]>([
    ['the ticket was cancelled', async (visit) => good(await fixture.cancel(visit))],
    ['there would be too many', (visit) => fixture.added(visit, [{ quantity: 2 }])],
  ])('goes back where %s', async (_, meanwhile) => {
    const visit = await fixture.bought(ONE_WAY);
    const { adding, arrives } = await late(visit);
    await meanwhile(visit);
    const before = await had(visit);
    await arrives();
    expect(await states(adding)).toEqual(['refund_due']);
    expect(await fixture.topics(adding)).toContain('refund.due');
    expect(await refundDue(fixture.sale)).toBe(1);
    expect(await states(adding)).toEqual(['refunded']);
    expect(await had(visit)).toEqual(before);
  });
});

describe('with its ticket', () => {
  const sales = async () =>
    rows(`select account, sum(amount)::int as balance from (
       select credit as account, amount from ledger_transfer union all select debit, 0 - amount from ledger_transfer) m
     where account in ('sales', 'vat', 'customer') group by account order by account`);

  test('a delay gives all of it back, each to where it was paid from', async () => {
    const visit = await fixture.bought({ ...ONE_WAY, passengers: ['adult', 'adult'] });
    const bags = await fixture.toAdd(visit, [{ passenger: 1 }, { passenger: 2, quantity: 2 }]);
    good(await fixture.paying(bags, oxxo));
    await decided(bags, 'paid');
    await fixture.delay(visit.reservation, 121);
    const { offer } = good(await fixture.preview(visit, { passengers: [1] }));
    expect(offer.amounts.original).toBe(FARE + BAG);
    // The legal compensation applies to the fare only.
    expect(offer.compensated).toBe(13_001);
    good(await fixture.cancel(visit, { passengers: [1] }, 'original'));
    expect(await had(visit)).toEqual(['2 departure 2 bag']);
    expect(await rows('select amount from refund order by amount')).toEqual([{ amount: BAG }, { amount: FARE }]);
    await fixture.audit();
    const rest = 2 * BAG + FARE;
    const asked = { code: visit.code, take: 'original', amount: centavos(rest), key: 'key-rest-1' } as const;
    const claim = claimRight({ ...fixture.sale, aftersales: aftersales(database.pool) });
    good(await claim(asked, visit.caller, fixture.sale.now));
    await refundDue(fixture.sale);
    expect(await sales()).toEqual([
      { account: 'customer', balance: 0 },
      { account: 'sales', balance: 0 },
      { account: 'vat', balance: 0 },
    ]);
  });

  test('a lower class is of the fare alone; what is left goes back with what was added since', async () => {
    const visit = await fixture.bought({ ...ONE_WAY, run: 1 });
    const fare = await totalOf(visit);
    await fixture.added(visit);
    await fixture.runAs(visit.reservation, 'plus');
    const giving = { ...fixture.sale, aftersales: aftersales(database.pool) };
    const claim = claimRight(giving);
    const { difference } = good(await readEntitlements(giving)(visit, visit.caller, fixture.sale.now));
    const less = difference!.amounts.original!;
    expect(difference!.lines.map(({ basis }) => basis)).toEqual([fare]);
    const ask = { code: visit.code, take: 'difference', amount: less, key: 'key-less-1' } as const;
    good(await claim(ask, visit.caller, fixture.sale.now));
    await fixture.added(visit, [{ offer: 'board' }]);
    await fixture.delay(visit.reservation, 121);
    const left = centavos(fare - less + BAG + BOARD);
    const rest = { code: visit.code, take: 'original', amount: left, key: 'key-left-1' } as const;
    good(await claim(rest, visit.caller, fixture.sale.now));
    await refundDue(fixture.sale);
    expect(await sales()).toEqual([
      { account: 'customer', balance: 0 },
      { account: 'sales', balance: 0 },
      { account: 'vat', balance: 0 },
    ]);
  });

  test('cancelling gives it back as credit on the terms of the ticket', async () => {
    const visit = await fixture.bought({ passengers: ['adult', 'adult'] });
    await fixture.added(visit, [{ quantity: 2 }, { direction: 'return', offer: 'board' }]);
    good(await fixture.cancel(visit, { directions: ['departure'], passengers: [1] }));
    expect(await had(visit)).toEqual(['1 return 1 board']);
    expect(await rows('select credited from give_back')).toEqual([{ credited: FARE + 2 * BAG }]);
    good(await fixture.cancel(visit));
    expect(await had(visit)).toEqual([]);
    expect(await sales()).toEqual([
      { account: 'customer', balance: 0 },
      { account: 'sales', balance: 0 },
      { account: 'vat', balance: 0 },
    ]);
  });
});
