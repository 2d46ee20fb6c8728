import { orderDeps } from '#main/rooms/fulfilments.ts';
import { payReservation } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import type { ChosenExtra } from '#app/booking/place-offers.ts';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { listAdditionals } from '#app/booking/list-additionals.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { after, before, MINUTE } from '#kernel/instant.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { OFFERS } from '#testing/offers.ts';
import { paidLate } from '#testing/paid-late.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

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

const bag: ChosenExtra = { passenger: 1, direction: 'departure', offer: 'bag', quantity: 1 };
const board: ChosenExtra = { ...bag, offer: 'board' };
const TAKING = { ...ONE_WAY, extras: [bag, board] } satisfies SaleOptions;

const choosing = (visit: Visit, items: readonly ChosenExtra[], now = fixture.sale.now) =>
  chooseAdditionals(fixture.sale)({ code: visit.code, items }, visit.caller, now);
const had = async (visit: Visit) =>
  (await fixture.now(visit)).additions.map(
    ({ passenger, direction, offer, quantity }) => `${passenger} ${direction} ${quantity} ${offer}`,
  );
const rows = async (sql: string) => (await database.pool.query(sql)).rows;

async function decided(visit: Visit, outcome: 'paid' | 'refused') {
  const id = (await fixture.attempts(visit))[0]!.payment_id;
  fixture.stores.decide(id, outcome);
  await confirmAttempt(fixture.sale, id);
}

describe('a suitcase and a surfboard bought with the seat', () => {
  test('are in the price before paying, VAT included, and on the ticket, the books and the invoice lines after', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    const { quote } = visit.reservation;
    expect(quote).toMatchObject({ departure: FARE, additionals: BAG + BOARD, total: FARE + BAG + BOARD });
    expect(quote!.net + quote!.vat).toBe(quote!.total);
    expect(await had(visit)).toEqual([]);
    good(await fixture.paying(visit));
    expect(await had(visit)).toEqual(['1 departure 1 bag', '1 departure 1 board']);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued']);
    expect(
      await rows(`select position, product, facts ->> 'kind' as kind, facts ->> 'what' as what, net + vat as amount
        from payment_line order by position`),
    ).toEqual([
      { position: 1, product: '78111802', kind: 'ticket', what: null, amount: FARE },
      { position: 2, product: '78111802', kind: 'addition', what: 'Maleta', amount: BAG },
      { position: 3, product: '78111802', kind: 'addition', what: 'Tabla', amount: BOARD },
    ]);
    const view = reservationView(await reservationFacts(fixture.sale)(await fixture.now(visit)), fixture.sale.now);
    expect(view.tickets[0]!.additions.map(({ name, quantity }) => `${quantity} ${name.es}`)).toEqual([
      '1 Maleta',
      '1 Tabla',
    ]);
  });

  test('come with the ticket of an order that is paid in a store', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    good(await fixture.paying(visit, { method: 'oxxo', token: undefined }));
    expect((await fixture.now(visit)).voucher!.amount).toBe(FARE + BAG + BOARD);
    expect(await had(visit)).toEqual([]);
    await decided(visit, 'paid');
    expect(await had(visit)).toEqual(['1 departure 1 bag', '1 departure 1 board']);
  });

  test('stand on the unpaid ticket of an order at the counter', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    good(await fixture.paying(visit, { method: 'cash', token: undefined }));
    const now = await fixture.now(visit);
    expect(now.tickets[0]).toMatchObject({ kind: 'PEND' });
    const view = reservationView(await reservationFacts(fixture.sale)(now), fixture.sale.now);
    expect(view.tickets[0]!.additions).toHaveLength(2);
    expect(await had(visit)).toEqual([]);
  });

  test('come with late money, whose seats are taken again', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    const id = await paidLate(fixture, database.pool, visit);
    await confirmAttempt(fixture.sale, id);
    expect((await fixture.now(visit)).status).toBe('approved');
    expect(await had(visit)).toEqual(['1 departure 1 bag', '1 departure 1 board']);
  });

  test('count for what may be added later', async () => {
    const visit = await fixture.bought(TAKING);
    expect(codes(await fixture.adding(visit, [{ quantity: 2 }]))).toEqual(['addition_too_many']);
    await fixture.added(visit);
    expect(await had(visit)).toEqual(['1 departure 1 bag', '1 departure 1 board', '1 departure 1 bag']);
    expect((await fixture.now(visit)).quote!.total).toBe(FARE + 2 * BAG + BOARD);
  });

  test('go along when the schedule changes', async () => {
    const visit = await fixture.bought(TAKING);
    const changed = await fixture.toPay(visit);
    expect(changed.reservation.quote!.additionals).toBe(0);
    good(await fixture.paying(changed));
    expect(await had(visit)).toEqual(['1 departure 1 bag', '1 departure 1 board']);
  });

  test('are gone with a draft nobody paid', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    await endHold(database.pool, visit.reservation.id);
    await seatInventory(database.pool).sweep(10);
    expect(codes(await fixture.paying(visit))).toEqual(['time_exceeded']);
    expect(await rows('select from addition')).toEqual([]);
  });

  test('are refunded with their ticket when it is late, and the others stay', async () => {
    const extras = [bag, { ...bag, passenger: 2, quantity: 2 }, { ...board, passenger: 2 }];
    const visit = await fixture.bought({ ...ONE_WAY, passengers: ['adult', 'adult'], extras });
    await fixture.delay(visit.reservation, 121);
    const { offer } = good(await fixture.preview(visit, { passengers: [1] }));
    expect(offer.amounts.original).toBe(FARE + BAG);
    // The legal compensation applies to the fare only.
    expect(offer.compensated).toBe(13_001);
    good(await fixture.cancel(visit, { passengers: [1] }, 'original'));
    expect(await rows('select amount from refund')).toEqual([{ amount: FARE + BAG }]);
    expect(await had(visit)).toEqual(['2 departure 2 bag', '2 departure 1 board']);
    await fixture.audit();
    good(await fixture.cancel(visit, { passengers: [2] }, 'original'));
    expect(await had(visit)).toEqual([]);
    expect(await rows('select sum(amount)::int as all from refund')).toEqual([{ all: 2 * FARE + 3 * BAG + BOARD }]);
  });

  test('are given back with what was added later, each out of the payment it came by', async () => {
    const visit = await fixture.bought(TAKING);
    await fixture.added(visit);
    await fixture.delay(visit.reservation, 121);
    good(await fixture.cancel(visit, {}, 'original'));
    expect(await rows('select amount from refund order by amount')).toEqual([
      { amount: BAG },
      { amount: FARE + BAG + BOARD },
    ]);
  });
});

describe('at the step', () => {
  test('the list is that of the carrier, for each passenger on each dated journey', async () => {
    const visit = await fixture.sale.atSeats({
      return: { open: true },
      passengers: ['adult', 'infant'],
      extras: [bag],
    });
    const listed = good(await listAdditionals(fixture.sale)(visit, visit.caller, fixture.sale.now));
    expect(
      listed.map(({ passenger, direction, offers }) => [
        `${passenger} ${direction}`,
        ...offers.map(({ offer, left, chosen }) => `${offer.key} ${left} ${chosen}`),
      ]),
    ).toEqual([
      ['1 departure', 'bag 2 1', 'board 1 0'],
      ['2 departure', 'bag 2 0', 'board 1 0'],
      ['1 return'],
      ['2 return'],
    ]);
  });

  test('going back changes the choice; going on without any takes it all away', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    const changed = good(await choosing(visit, [{ ...bag, quantity: 2 }]));
    expect(changed).toMatchObject({ step: 'pago', quote: { additionals: 2 * BAG, total: FARE + 2 * BAG } });
    expect(good(await choosing(visit, []))).toMatchObject({ extras: [], quote: { additionals: 0, total: FARE } });
  });

  test.each<[string, Partial<ChosenExtra>[], string, string]>([
    ['it is not sold', [{ offer: 'piano' }], 'addition_unknown', 'items.0'],
    ['there are too many', [{ offer: 'board' }, { quantity: 3 }], 'addition_too_many', 'items.1'],
    ['there are too many together', [{ quantity: 2 }, { quantity: 1 }], 'addition_too_many', 'items.0'],
    ['nobody of that place travels', [{ passenger: 2 }], 'addition_ticket_unknown', 'items.0'],
    ['nobody travels back', [{ direction: 'return' }], 'addition_ticket_unknown', 'items.0'],
  ])('nothing is chosen where %s', async (_, requests, code, field) => {
    const visit = await fixture.sale.atSeats(TAKING);
    const refused = await choosing(
      visit,
      requests.map((requested) => ({ ...bag, ...requested })),
    );
    expect(refused).toMatchObject({ ok: false, fault: [{ code, field }] });
    expect((await fixture.now(visit)).quote!.additionals).toBe(BAG + BOARD);
  });

  test('nothing is chosen on an open journey', async () => {
    const visit = await fixture.sale.atSeats({ return: { open: true } });
    expect(codes(await choosing(visit, [{ ...bag, direction: 'return' }]))).toEqual(['addition_open']);
  });

  test('it is passed over where nothing is sold, and where every journey is open', async () => {
    const open = await fixture.sale.atSeats({ departure: { open: true }, return: { open: true } });
    expect(open.reservation).toMatchObject({ extrasOffered: false, step: 'pago' });
    const dated = await fixture.sale.atSeats(ONE_WAY);
    expect(dated.reservation.extrasOffered).toBe(true);
    const nothing = { ...fixture.sale, offers: [] };
    const run = { code: dated.code, departure: dated.reservation.departure.segment };
    await database.pool.query('update reservation set additionals_seen = false, version = version + 1');
    const chosen = good(await chooseRuns(nothing)(run, dated.caller, fixture.sale.now));
    expect(chosen).toMatchObject({ extrasOffered: false, additionalsSeen: false, step: 'asientos' });
    expect(good(await chooseRuns(fixture.sale)(run, dated.caller, fixture.sale.now)).step).toBe('adicionales');
  });
});

describe('what can no longer be had', () => {
  test('is dropped from the price when the run changes, and said until the traveller chooses again', async () => {
    const visit = await fixture.sale.atSeats(TAKING);
    const onlyBoards = { ...fixture.sale, offers: OFFERS.slice(1) };
    const run = { code: visit.code, departure: visit.reservation.departure.segment };
    const changed = good(await chooseRuns(onlyBoards)(run, visit.caller, fixture.sale.now));
    expect(changed.quote).toMatchObject({ additionals: BOARD, total: FARE + BOARD });
    expect(changed.droppedExtras.map(({ offer }) => offer)).toEqual(['bag']);
    const view = reservationView(await reservationFacts(fixture.sale)(await fixture.now(visit)), fixture.sale.now);
    expect(view.additionals.dropped).toMatchObject([{ name: { es: 'Maleta' }, quantity: 1 }]);
    expect(good(await choosing(visit, [])).droppedExtras).toEqual([]);
  });

  test('half an hour before the bus is not charged: the price changed, and it is told', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    const facts = await reservationFacts(fixture.sale)(visit.reservation);
    const closes = before(facts.runs.departure!.departs, 30 * MINUTE);
    expect(codes(await fixture.paying(visit, {}, closes))).toEqual(['price_changed']);
    const now = await fixture.now(visit);
    expect(now).toMatchObject({ extras: [], quote: { total: FARE } });
    expect(now.droppedExtras).toHaveLength(2);
    expect(codes(await choosing(visit, [bag], after(closes, 1)))).toEqual(['addition_closed']);
  });

  test('is sold at the price of today, never at another than the traveller saw', async () => {
    const visit = await fixture.sale.atPayment(TAKING);
    const dearer = OFFERS.map((offer) => ({ ...offer, price: BOARD }));
    const today = { ...fixture.sale, offers: dearer };
    const sale = { ...today, ...orderDeps(database.pool, today) };
    expect(codes(await payReservation(sale)(fixture.asked(visit), visit.caller, fixture.sale.now))).toEqual([
      'price_changed',
    ]);
    expect((await fixture.now(visit)).quote!.total).toBe(FARE + 2 * BOARD);
  });
});
