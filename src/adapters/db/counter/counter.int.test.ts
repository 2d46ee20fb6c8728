import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import { dailyReport } from '#app/operations/daily-report.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { OperatorId } from '#domain/operators/operator.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { board } from '#testing/boarded.ts';
import { type CounterSite, openCounterFixture } from '#testing/counter-fixture.ts';
import { type Visit, good } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const GUADALAJARA = 'America/Mexico_City';
const GUAYABITOS = 'America/Mazatlan';
const MINUTES = 60_000;
/** From the coast, one hour behind the carrier's zone. */
const FROM_COAST = { origin: 'gua', destination: 'gdl' } as const;

let database: TestDatabase;
let site: CounterSite;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 12 });
  site = await openCounterFixture(database.pool);
});
afterAll(() => database.drop());
afterEach(async () => {
  await site.payments.audit();
  await site.clear();
});

const total = ({ reservation }: Visit) => reservation.quote!.total;
const cash = (visit: Visit, by: DoneBy = site.by(), received?: number) =>
  site.counter.take({
    code: site.codeOf(visit),
    money: { kind: 'cash', received: received === undefined ? undefined : centavos(received) },
    total: total(visit),
    by,
  });
const convert = (visit: Visit, authorisation = 'A1B2C3', by = site.by('Leo', 'callcentre')) =>
  site.counter.take({
    code: site.codeOf(visit),
    money: { kind: 'terminal', authorisation, cardType: 'debit' },
    total: total(visit),
    by,
  });
const exchange = (visit: Visit, seat: number, by = site.by()) =>
  site.counter.exchange({ code: site.codeOf(visit), direction: 'departure', passenger: 1, seat, by });
const codeOf = (answer: { ok: boolean; fault?: { code: string } }) => (answer.ok ? 'done' : answer.fault!.code);
const actions = async () => (await site.log()).map(({ action }) => action);

describe('cash', () => {
  test('makes an order good and answers the change, once for a key', async () => {
    const visit = await site.ordered();
    const by = site.by();
    const taken = good(await cash(visit, by, total(visit) + 5_000));
    expect(taken).toMatchObject({ amount: total(visit), received: total(visit) + 5_000, change: 5_000 });
    expect(good(await cash(visit, by, total(visit) + 5_000))).toEqual(taken);
    expect(codeOf(await cash(visit, { ...by, requestHash: 'another request' }))).toBe('idempotency_mismatch');
    expect(codeOf(await cash(visit))).toBe('already_paid');
    const { status, tickets } = await site.payments.now(visit);
    expect([status, tickets.map(({ kind }) => kind)]).toEqual(['approved', ['E-Ticket']]);
    expect(await site.log()).toEqual([
      { actor: 'Eva', role: 'counter', action: 'cash.taken', amount: total(visit), place: '192.0.2.30' },
    ]);
  });

  test('is not taken for a run that was cancelled meanwhile', async () => {
    const visit = await site.ordered();
    await site.payments.delay(visit.reservation, undefined);
    expect([codeOf(await cash(visit)), codeOf(await convert(visit))]).toEqual([
      'departure_cancelled',
      'departure_cancelled',
    ]);
    expect(await actions()).toEqual(['departure.cancelled']);
  });

  test('is not taken short, at another price, or for what is no order', async () => {
    const visit = await site.ordered();
    const short = await cash(visit, site.by(), total(visit) - 1);
    expect(short).toMatchObject({ ok: false, fault: { code: 'cash_short', params: { missing: 1 } } });
    const code = site.codeOf(visit);
    const money = { kind: 'cash', received: undefined } as const;
    const other = await site.counter.take({ code, money, total: centavos(1), by: site.by() });
    expect(other).toMatchObject({ ok: false, fault: { code: 'price_changed', params: { total: total(visit) } } });
    expect(codeOf(await site.counter.take({ code: id('0000000000'), money, total: undefined, by: site.by() }))).toBe(
      'no_order_waits',
    );
    expect(await actions()).toEqual([]);
    expect(await site.payments.claims(visit)).toEqual(['held']);
  });

  test.each([
    [31, 'done'],
    [29, 'cash_closed'],
    [14, 'cash_closed'],
  ])('%i minutes before the departure: %s', async (minutes, said) => {
    const visit = await site.ordered();
    await site.leavesIn(visit, minutes);
    expect(codeOf(await cash(visit))).toBe(said);
  });
});

describe('a conversion', () => {
  test.each([
    [60, 'done'],
    [29, 'done'],
    [16, 'done'],
    [14, 'conversion_closed'],
  ])('%i minutes before the departure: %s', async (minutes, said) => {
    const visit = await site.ordered();
    await site.leavesIn(visit, minutes);
    expect(codeOf(await convert(visit))).toBe(said);
    expect(await actions()).toEqual(said === 'done' ? ['order.converted'] : []);
  });

  test('is kept with the kind of card it was charged to, and is no cash of the day', async () => {
    const [one, other] = [await site.ordered(), await site.ordered({ run: 1 })];
    good(await convert(one));
    good(await cash(other));
    const { rows } = await database.pool.query('select card_type from payment order by created_at');
    expect(rows).toEqual([{ card_type: 'debit' }, { card_type: null }]);
    const deps = { money: moneyRepository(database.pool), providers: new Map(), zone: CARRIER_ZONE };
    const { lines } = await dailyReport(deps)(dateInZone(instant(Date.now()), CARRIER_ZONE));
    expect(lines.map(({ provider, method, captured }) => [provider, method, captured])).toEqual([
      ['counter', 'cash', total(other)],
      ['terminal', 'debit', total(one)],
    ]);
  });

  test('by one authorisation pays one order, also at once', async () => {
    const [one, other] = [await site.ordered(), await site.ordered({ run: 1 })];
    const said = await Promise.all([convert(one, 'SAME01'), convert(other, 'SAME01')]);
    expect(said.map(codeOf).toSorted()).toEqual(['authorisation_used', 'done']);
    expect(await actions()).toEqual(['order.converted']);
  });
});

describe('at a stop an hour behind', () => {
  test('the deadlines are those of the stop, in its own time', async () => {
    const visit = await site.ordered(FROM_COAST);
    const departs = await site.leavesIn(visit, 29);
    const late = await cash(visit);
    expect(late).toMatchObject({
      ok: false,
      fault: { code: 'cash_closed', params: { until: site.clock(departs - 30 * MINUTES, GUAYABITOS) } },
    });
    expect(JSON.stringify(late)).toContain('-07:00');
    expect(codeOf(await convert(visit))).toBe('done');
    const sooner = await site.leavesIn(visit, 19);
    expect(await exchange(visit, 4)).toMatchObject({
      ok: false,
      fault: { code: 'exchange_closed', params: { until: site.clock(sooner - 20 * MINUTES, GUAYABITOS) } },
    });
  });

  test('a passenger who boards later on the way has later deadlines than the bus', async () => {
    const visit = await site.ordered({ origin: 'pvr', destination: 'gua' });
    const departs = await site.leavesIn(visit, 45);
    const { departure } = visit.reservation.departure.segment!;
    const { rows } = await database.pool.query(
      'select departs_at from departure_call where departure_id = $1 and call_index = 0',
      [departure],
    );
    expect(rows[0].departs_at).toBeLessThan(departs - 4 * 60 * MINUTES);
    expect(codeOf(await cash(visit))).toBe('done');
    expect(site.clock(departs, GUADALAJARA)).toContain('-06:00');
  });
});

describe('an exchange', () => {
  const ticket = async (visit: Visit) => (await site.payments.now(visit)).tickets[0]!;

  test('of a paid ticket gives another seat and another ticket', async () => {
    const visit = await site.paid();
    const before = await ticket(visit);
    expect(good(await exchange(visit, 4))).toMatchObject({ from: before.seat, to: 4 });
    const after = await ticket(visit);
    expect(after).toMatchObject({ seat: 4, kind: 'E-Ticket', validUntil: before.validUntil, total: before.total });
    expect(after.folio).not.toBe(before.folio);
    expect(after.secret).not.toBe(before.secret);
    expect(await site.payments.topics(visit)).toEqual(['ticket.issued', 'ticket.resent']);
  });

  test('of an order keeps its folio, and the order can still be paid', async () => {
    const visit = await site.ordered();
    const before = await ticket(visit);
    good(await exchange(visit, 4));
    good(await cash(visit));
    expect(await ticket(visit)).toMatchObject({ seat: 4, kind: 'E-Ticket', folio: before.folio });
  });

  test('there and back again, and once for a key', async () => {
    const visit = await site.paid();
    const { seat } = await ticket(visit);
    const by = site.by();
    good(await exchange(visit, 4, by));
    good(await exchange(visit, seat!));
    expect(good(await exchange(visit, 4, by))).toMatchObject({ from: seat, to: 4 });
    expect((await ticket(visit)).seat).toBe(seat);
    expect(await actions()).toEqual(['seat.exchanged', 'seat.exchanged']);
  });

  test('is refused for a seat that is taken, its own, or none', async () => {
    const [one, other] = [await site.paid(), await site.paid()];
    const [mine, theirs] = [await ticket(one), await ticket(other)];
    expect(codeOf(await exchange(one, theirs.seat!))).toBe('seat_taken');
    expect(codeOf(await exchange(one, mine.seat!))).toBe('seat_repeated');
    expect(codeOf(await exchange(one, 5))).toBe('seat_unknown');
    const draft = await site.payments.sale.atPayment({ round: false });
    expect(codeOf(await exchange(draft, 4))).toBe('tickets_not_ready');
    expect(await actions()).toEqual([]);
  });

  test('is refused to a passenger who has boarded, while a companion still has one', async () => {
    const visit = await site.paid({ passengers: ['adult', 'adult'] });
    await site.leavesIn(visit, 40);
    const before = await ticket(visit);
    await board(database.pool, visit, { passenger: 1 });
    const free = [1, 2, 3, 4].filter((one) => !visit.reservation.tickets.some(({ seat }) => seat === one));
    expect(await exchange(visit, free[0]!)).toMatchObject({
      ok: false,
      fault: { code: 'exchange_boarded', field: 'passenger' },
    });
    expect(await ticket(visit)).toEqual(before);
    const asked = { code: site.codeOf(visit), direction: 'departure', passenger: 2, seat: free[0]! } as const;
    good(await site.counter.exchange({ ...asked, by: site.by() }));
  });

  test('takes a seat whose hold has ended', async () => {
    const visit = await site.paid();
    const gone = await site.payments.sale.atPayment({ round: false });
    const seat = gone.reservation.passengers[0]!.seats.departure!;
    await site.payments.leave(gone, -MINUTES);
    expect(codeOf(await exchange(visit, seat))).toBe('done');
  });

  test.each([
    [21, 'done'],
    [19, 'exchange_closed'],
  ])('%i minutes before the departure: %s', async (minutes, said) => {
    const visit = await site.paid();
    await site.leavesIn(visit, minutes);
    expect(codeOf(await exchange(visit, 4))).toBe(said);
  });
});

describe('tickets', () => {
  const handOver = (visit: Visit, how: 'printed' | 'sent') =>
    site.counter.handOver({ code: site.codeOf(visit), how, by: site.by() });

  test('on paper are physical ones, printed as often as paper jams', async () => {
    const visit = await site.paid();
    good(await handOver(visit, 'printed'));
    good(await handOver(visit, 'printed'));
    expect((await site.payments.now(visit)).tickets.map(({ kind }) => kind)).toEqual(['OK']);
    expect(await actions()).toEqual(['tickets.printed', 'tickets.printed']);
  });

  test('are not printed before they are paid; what stands for them is sent', async () => {
    const visit = await site.ordered();
    expect(codeOf(await handOver(visit, 'printed'))).toBe('tickets_not_ready');
    good(await handOver(visit, 'sent'));
    expect(await site.payments.topics(visit)).toEqual(['ticket.ordered', 'ticket.resent']);
  });
});

test('money given back by hand is given back once, and said so again to the same key', async () => {
  const visit = await site.payments.sale.atPayment({ round: false });
  good(await site.payments.paying(visit, { method: 'oxxo', token: undefined }));
  const payment = (await site.payments.attempts(visit))[0]!.payment_id;
  await site.payments.sale.payments.settle(payment, { kind: 'lapsed' });
  await site.payments.leave(visit, 20 * MINUTES);
  good(await site.payments.paying(visit));
  site.payments.stores.decide(payment, 'paid');
  await confirmAttempt(site.payments.sale, payment);
  const operator = { id: id<'operator'>('x') as OperatorId, name: 'Rosa', role: 'manager' } as const;
  const work = { operator, caller: { address: '192.0.2.31' } };
  const { refund } = (await moneyRepository(database.pool).refundsWaiting())[0]!;
  const asked = { refund, note: 'SPEI 7', key: randomUUID() };
  expect(await site.acts.refundByHand(asked, work)).toMatchObject({ fault: [{ code: 'refund_still_tried' }] });
  site.payments.stores.answerRefunds('refused');
  await refundDue(site.payments.sale);
  const both = await Promise.all([site.acts.refundByHand(asked, work), site.acts.refundByHand(asked, work)]);
  expect(both.map((one) => good(one).amount)).toEqual([total(visit), total(visit)]);
  const secondTime = await site.acts.refundByHand({ ...asked, key: randomUUID() }, work);
  expect(secondTime).toMatchObject({ fault: [{ code: 'refund_not_waiting' }] });
  expect((await site.log()).filter(({ action }) => action === 'refund.by_hand')).toMatchObject([
    { actor: 'Rosa', role: 'manager', place: '192.0.2.31' },
  ]);
});

describe('the log', () => {
  test('tells of a reservation and of a day, and who looked once in a while', async () => {
    const [visit, other] = [await site.ordered(), await site.ordered({ run: 1 })];
    const by = { name: 'Eva', role: 'counter', place: '192.0.2.30' } as const;
    for (let n = 0; n < 3; n += 1) await site.counter.open(site.codeOf(visit), by);
    expect(await site.counter.open(id('0000000000'), by)).toBeUndefined();
    good(await cash(visit));
    good(await cash(other));
    const own = await site.counter.log({ code: site.codeOf(visit), limit: 10 });
    expect(own.map(({ action, amount }) => [action, amount])).toEqual([
      ['cash.taken', total(visit)],
      ['reservation.opened', undefined],
    ]);
    expect(own.every(({ code }) => code === visit.code)).toBe(true);
    const today = site.clock(Date.now(), GUADALAJARA).slice(0, 10);
    expect(await site.counter.log({ day: today as never, limit: 10 })).toHaveLength(3);
    expect(await site.counter.log({ day: '2020-01-01' as never, limit: 10 })).toEqual([]);
  });
});

test('an order that was swept away is not waited for', async () => {
  const visit = await site.ordered();
  await site.payments.leave(visit, -MINUTES);
  await sweepExpiredHolds(site.payments.sale.seats as never);
  expect(codeOf(await cash(visit))).toBe('no_order_waits');
});
