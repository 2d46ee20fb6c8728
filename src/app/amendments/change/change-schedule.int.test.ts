import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { readItinerary } from '#app/access/read-itinerary.ts';
import { confirmChange } from './confirm-change.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { after, before, MINUTE, plusDays } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { board } from '#testing/boarded.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: ChangeFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openChangeFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const ONE_WAY = { round: false } as const;
const credits = async () =>
  (await database.pool.query("select amount, expires_at > now() + interval '11 months' as lasts from credit")).rows;

test('a day whose buses are all full has no price in the strip, and says why', async () => {
  const visit = await fixture.bought(ONE_WAY);
  const own = visit.reservation.departure.date!;
  const full = plusDays(own, 1);
  const passengers = Array.from({ length: 4 }, () => 'adult' as const);
  for (let run = 0; run < 3; run += 1)
    await fixture.sale.atPayment({ ...ONE_WAY, departure: { date: full }, passengers, run, caller: stranger() });
  const { days } = good(await fixture.listed(visit));
  expect(days.find(({ date }) => date === full)).toEqual({ date: full, state: 'sold_out', difference: undefined });
  expect(days.find(({ date }) => date === own)).toMatchObject({ state: 'on_sale', difference: 0 });
});

describe('a run at the same price', () => {
  test('is taken at once: seats, tickets, code and PIN', async () => {
    const visit = await fixture.bought();
    const { reservation: before } = visit;
    expect(await fixture.seats()).toEqual(['back-10 return 1 sold', 'out-08 departure 1 sold']);
    const confirmed = good(await fixture.confirm(visit, { run: 1 }));
    expect(confirmed.kind).toBe('changed');
    const now = await fixture.now(visit);
    expect(await fixture.seats()).toEqual(['back-10 return 1 sold', 'out-23 departure 1 sold']);
    expect(now).toMatchObject({ code: before.code, status: 'approved', changed: ['departure'], pinVersion: 2 });
    expect(now.quote).toEqual(before.quote);
    expect(now.tickets.map(({ folio }) => folio)).toEqual([`${visit.code}-03`, `${visit.code}-02`]);
    const [fresh, back] = now.tickets;
    expect(fresh).toMatchObject({
      direction: 'departure',
      kind: 'E-Ticket',
      validUntil: before.tickets[0]!.validUntil,
    });
    expect(fresh!.secret).not.toBe(before.tickets[0]!.secret);
    expect(back).toEqual(before.tickets[1]);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'ticket.changed']);
    expect(await credits()).toEqual([]);
  });

  test('back: the journey the ticket names', async () => {
    const visit = await fixture.bought();
    good(await fixture.confirm(visit, { direction: 'return' }));
    expect(await fixture.seats()).toEqual(['back-18 return 1 sold', 'out-08 departure 1 sold']);
    expect(await fixture.now(visit)).toMatchObject({ changed: ['return'] });
  });

  test('in the seats that were chosen, for everybody', async () => {
    const visit = await fixture.bought({ ...ONE_WAY, passengers: ['adult', 'minor', 'infant'] });
    const seats = [
      { position: 1, seat: 4 },
      { position: 2, seat: 3 },
    ];
    good(await fixture.confirm(visit, { run: 1, seats }));
    expect(await fixture.seats()).toEqual(['out-23 departure 3 sold', 'out-23 departure 4 sold']);
    const { passengers, tickets } = await fixture.now(visit);
    expect(passengers.map(({ seats: { departure } }) => departure)).toEqual([4, 3, undefined]);
    expect(tickets.map(({ folio, seat }) => [folio.slice(-2), seat])).toEqual([
      ['04', 4],
      ['05', 3],
      ['06', undefined],
    ]);
  });

  test('twice pressed is once changed', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const request = await fixture.request(visit, { run: 1 });
    for (let times = 0; times < 2; times += 1) {
      const answer = good(await confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now));
      expect(answer.kind).toBe('changed');
    }
    expect(await fixture.seats()).toEqual(['out-23 departure 1 sold']);
  });
});

describe('a dearer run', () => {
  test('is held, and taken when the difference is paid', async () => {
    const visit = await fixture.bought();
    const change = await fixture.toPay(visit);
    expect(change.reservation).toMatchObject({ status: 'process', step: 'pago', change: { direction: 'departure' } });
    expect(change.reservation.quote).toMatchObject({ total: 24_999, alreadyPaid: 65_001 });
    expect(change.reservation.holdUntil! - Date.now()).toBeLessThanOrEqual(10 * MINUTE);
    expect(await fixture.seats()).toEqual([
      'back-10 return 1 sold',
      'out-08 departure 1 sold',
      'out-14 departure 1 held',
    ]);
    good(await fixture.paying(change));
    expect(await fixture.seats()).toEqual(['back-10 return 1 sold', 'out-14 departure 1 sold']);
    const now = await fixture.now(visit);
    expect(now.quote).toMatchObject({ departure: 90_000, return: 65_001, total: 155_001 });
    expect(now.changed).toEqual(['departure']);
    expect(await fixture.now(change)).toMatchObject({ status: 'approved', tickets: [] });
  });

  test('back: what is paid for is the way back', async () => {
    const visit = await fixture.bought({ origin: 'pvr', destination: 'gdl' });
    const change = await fixture.toPay(visit, { direction: 'return' });
    expect(change.reservation).toMatchObject({ origin: 'gdl', destination: 'pvr', round: false });
    good(await fixture.paying(change));
    expect(await fixture.seats()).toEqual(['back-10 departure 1 sold', 'out-14 return 1 sold']);
  });

  test('can be paid in a store: until then both seats are kept', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const change = await fixture.toPay(visit);
    good(await fixture.paying(change, { method: 'oxxo', token: undefined }));
    expect(await fixture.now(visit)).toMatchObject({ changed: [] });
    const [attempt] = await fixture.attempts(change);
    fixture.stores.decide(attempt!.payment_id, 'paid');
    await fixture.parts.payments.settle(attempt!.payment_id, {
      kind: 'charged',
      ref: `ch_${attempt!.payment_id}`,
      amount: change.reservation.quote!.total,
      cardType: undefined,
      last4: undefined,
    });
    expect(await fixture.seats()).toEqual(['out-14 departure 1 sold']);
  });

  test('is not paid at the counter: there it is changed', async () => {
    const change = await fixture.toPay(await fixture.bought(ONE_WAY));
    expect(codes(await fixture.paying(change, { method: 'cash', token: undefined }))).toEqual(['method_unavailable']);
  });

  test('that is not paid leaves everything as it was', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const change = await fixture.toPay(visit);
    fixture.cards.behave('declines');
    expect(codes(await fixture.paying(change))).toEqual(['card_funds']);
    await endHold(database.pool, change.reservation.id);
    expect(await seatInventory(database.pool).sweep(10)).toBe(1);
    expect(await fixture.seats()).toEqual(['out-08 departure 1 sold']);
    expect(await fixture.now(visit)).toEqual(visit.reservation);
    fixture.cards.behave('pays');
    good(await fixture.paying(await fixture.toPay(visit)));
    expect(await fixture.seats()).toEqual(['out-14 departure 1 sold']);
  });

  test('gives way to another that is chosen instead', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const dearer = await fixture.toPay(visit);
    good(await fixture.confirm(visit, { run: 1 }));
    expect(await fixture.seats()).toEqual(['out-23 departure 1 sold']);
    expect(codes(await fixture.paying(dearer))).toEqual(['time_exceeded']);
  });

  test('cannot be edited, only paid or left', async () => {
    const change = await fixture.toPay(await fixture.bought(ONE_WAY));
    const other = { code: change.code, automatic: true, seats: [] };
    expect(codes(await holdSeats(fixture.parts)(other, change.caller, fixture.sale.now))).toEqual(['change_no_draft']);
  });
});

describe('a cheaper run', () => {
  test('is taken at once, and the rest is credited for a year', async () => {
    const visit = await fixture.bought({ ...ONE_WAY, run: 1 });
    expect(await fixture.offered(visit)).toMatchObject({ difference: -24_999 });
    good(await fixture.confirm(visit));
    expect(await fixture.seats()).toEqual(['out-08 departure 1 sold']);
    expect(await credits()).toEqual([{ amount: 24_999, lasts: true }]);
    expect((await fixture.now(visit)).quote).toMatchObject({ total: 65_001 });
  });
});

describe('what is refused', () => {
  test("a price that moved, an offer that is over, and the counter's half hour", async () => {
    const visit = await fixture.bought(ONE_WAY);
    expect(codes(await fixture.confirm(visit, { run: 1, difference: centavos(1) }))).toEqual(['price_changed']);
    expect(codes(await fixture.confirm(visit, { run: 1, validUntil: fixture.sale.now }))).toEqual(['offer_expired']);
    const { departs } = (await fixture.offered(visit)).subject.run!;
    expect(codes(await fixture.listed(visit, { now: before(departs, 30 * MINUTE) }))).toEqual(['change_closed']);
    expect((await fixture.listed(visit, { now: before(departs, 31 * MINUTE) })).ok).toBe(true);
    expect(codes(await fixture.listed(visit, { now: after(departs, MINUTE) }))).toEqual(['change_closed']);
  });

  test('a journey that somebody has boarded, and not the other one', async () => {
    const visit = await fixture.bought({ passengers: ['adult', 'adult'] });
    const dearer = await fixture.toPay(visit);
    await board(database.pool, visit, { passenger: 2 });
    expect(codes(await fixture.paying(dearer))).toEqual(['change_closed']);
    expect(codes(await fixture.confirm(visit, { run: 1 }))).toEqual(['change_closed']);
    expect((await fixture.now(visit)).tickets).toEqual(visit.reservation.tickets);
    good(await fixture.confirm(visit, { direction: 'return' }));
  });

  test('money that a store took after boarding: it goes back, and the ticket stays', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const dearer = await fixture.toPay(visit);
    good(await fixture.paying(dearer, { method: 'oxxo', token: undefined }));
    await board(database.pool, visit);
    const [attempt] = await fixture.attempts(dearer);
    fixture.stores.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(fixture.sale, attempt!.payment_id);
    expect((await fixture.attempts(dearer)).map(({ state }) => state)).toEqual(['refund_due']);
    expect((await fixture.now(visit)).tickets).toEqual(visit.reservation.tickets);
  });

  test('a second change of the journey, and not of the other one', async () => {
    const visit = await fixture.bought();
    good(await fixture.confirm(visit, { run: 1 }));
    const changed = { ...visit, reservation: await fixture.now(visit) };
    expect(codes(await fixture.listed(changed))).toEqual(['change_used']);
    good(await fixture.confirm(changed, { direction: 'return' }));
    expect(await fixture.now(visit)).toMatchObject({ changed: ['departure', 'return'], pinVersion: 3 });
  });

  test("what is not paid, and what is a stranger's", async () => {
    const visit = await fixture.bought(ONE_WAY);
    expect(codes(await fixture.listed(visit, { caller: stranger() }))).toEqual(['reservation_not_found']);
    const draft = await fixture.sale.atPayment(ONE_WAY);
    const asked = { ...(await fixture.request(visit, { run: 1 })), code: draft.code };
    expect(codes(await confirmChange(fixture.parts)(asked, draft.caller, fixture.sale.now))).toEqual(['change_unpaid']);
  });

  test('another price once it was invoiced; not the same price', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const deps = { ...fixture.parts, isInvoiced: async () => true };
    const [dearer, same] = [await fixture.request(visit), await fixture.request(visit, { run: 1 })];
    expect(codes(await confirmChange(deps)(dearer, visit.caller, fixture.sale.now))).toEqual(['change_invoiced']);
    good(await confirmChange(deps)(same, visit.caller, fixture.sale.now));
  });

  test('a seat somebody else has', async () => {
    const [visit, other] = [await fixture.bought(ONE_WAY), await fixture.bought({ ...ONE_WAY, run: 2 })];
    const seat = other.reservation.passengers[0]!.seats.departure!;
    const lost = await fixture.confirm(visit, { run: 1, seats: [{ position: 1, seat }] });
    expect(codes(lost)).toEqual(['seat_taken']);
    expect(await fixture.now(visit)).toEqual(visit.reservation);
  });

  test('the code of a change: nothing is found under it', async () => {
    const change = await fixture.toPay(await fixture.bought(ONE_WAY));
    good(await fixture.paying(change));
    const found = lookUps(database.pool, 'secret');
    expect(await found.target(change.reservation.code)).toBeUndefined();
    expect((await readItinerary({ lookUps: found })(change, stranger())).ok).toBe(false);
  });
});
