import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { boardTickets } from '#app/boarding/board-tickets.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { confirmChange } from './confirm-change.ts';
import { listChanges } from './list-changes.ts';
import { offerChange } from './offer-change.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { id } from '#kernel/ids.ts';
import { DAY, MINUTE, plusDays } from '#kernel/instant.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
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

/** Dated outbound, open return: the return is priced like the outbound. */
const OPEN = { return: { open: true } } as const;
/** The same from the coast, where the return has a more expensive class. */
const FROM_THE_COAST = { ...OPEN, origin: 'pvr', destination: 'gdl' } as const;
const BACK = { direction: 'return' } as const;
const ROUNDS = 8;

/** A day after the outbound journey, with empty buses. */
const later = ({ reservation }: Visit, days = 2) => plusDays(reservation.departure.date!, days);
const again = async (visit: Visit): Promise<Visit> => ({ ...visit, reservation: await fixture.now(visit) });
const codesOf = async (visit: Visit) => (await reservationFacts(fixture.sale)(await fixture.now(visit))).codes;
const setFares = async (plus: number, lujo: number) => {
  await database.pool.query(
    `update fare set amount = case service_class_id when 'lujo' then $2::int else $1::int end
     where (origin_id, destination_id) in (('gdl', 'pvr'), ('pvr', 'gdl'))`,
    [plus, lujo],
  );
  await database.pool.query('update timetable_version set version = version + 1');
};

describe('an open ticket', () => {
  test('is given a run and a seat at once, and nothing is paid', async () => {
    const visit = await fixture.bought({ ...OPEN, passengers: ['adult', 'inapam', 'infant'] });
    const before = visit.reservation;
    expect(await fixture.offered(visit, { ...BACK, date: later(visit) })).toMatchObject({ difference: 0 });
    const confirmed = good(await fixture.confirm(visit, { ...BACK, date: later(visit) }));
    expect(confirmed.kind).toBe('changed');
    const now = await fixture.now(visit);
    expect(now.return).toMatchObject({ open: false, date: later(visit), segment: expect.anything() });
    expect(now.passengers.map(({ seats }) => seats.return)).toEqual([1, 2, undefined]);
    expect([now.quote!.total, now.changed, now.code]).toEqual([before.quote!.total, [], before.code]);
    const back = now.tickets.filter(({ direction }) => direction === 'return');
    expect(back.map(({ folio, seat, kind }) => [folio.slice(-2), seat, kind])).toEqual([
      ['07', 1, 'E-Ticket'],
      ['08', 2, 'E-Ticket'],
      ['09', undefined, 'E-Ticket'],
    ]);
    for (const { validUntil } of back) expect(validUntil).toBe(before.tickets[0]!.validUntil);
    expect(now.tickets.filter(({ direction }) => direction === 'departure')).toEqual(
      before.tickets.filter(({ direction }) => direction === 'departure'),
    );
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'ticket.changed']);
    expect((await codesOf(visit)).size).toBe(6);
  });

  test('is no longer good at the door; the new one is for that bus', async () => {
    const visit = await fixture.bought(OPEN);
    expect([...(await codesOf(visit)).keys()]).toEqual([`${visit.code}-01`]);
    const open = `${visit.code}-02`;
    good(await fixture.confirm(visit, { ...BACK, date: later(visit) }));
    const { departure } = (await fixture.now(visit)).return.segment!;
    const fresh = (await codesOf(visit)).get(`${visit.code}-03`)!;
    const { sale } = fixture;
    const deps = {
      boardings: boardings(database.pool),
      boardingCodes: sale.boardingCodes,
      departures: sale.departures,
      timetable: sale.timetable,
    };
    const scan = (text: string) => ({ id: id<'boarding-scan'>(randomUUID()), at: sale.now, text, shown: undefined });
    const operator = { id: id<'operator'>(randomUUID()), name: 'Rosa', role: 'boarding' } as const;
    const asked = { departure, device: 'a', place: 'A', sentAt: sale.now, scans: [scan(open), scan(fresh)] };
    const results = good(await boardTickets(deps)(asked, operator, sale.now));
    expect(results.map(({ verdict }) => verdict)).toEqual(['void', 'boards']);
  });

  test('may be changed once after that, like any other', async () => {
    const visit = await fixture.bought(OPEN);
    good(await fixture.confirm(visit, { ...BACK, date: later(visit) }));
    const chosen = await again(visit);
    good(await fixture.confirm(chosen, BACK));
    const changed = await again(visit);
    expect(changed.reservation.changed).toEqual(['return']);
    expect(codes(await fixture.listed(changed, BACK))).toEqual(['change_used']);
    expect(await fixture.seats()).toEqual(['back-18 return 1 sold', 'out-08 departure 1 sold']);
  });

  test('twice pressed is one run', async () => {
    const visit = await fixture.bought(OPEN);
    const request = await fixture.request(visit, { ...BACK, date: later(visit) });
    for (let times = 0; times < 2; times += 1)
      expect(good(await confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now)).kind).toBe('changed');
    expect(await fixture.seats()).toHaveLength(2);
  });

  test('of both journeys: each is given its own, the way back after the way out', async () => {
    const visit = await fixture.bought({ departure: { open: true }, ...OPEN });
    const first = good(await fixture.listed(visit));
    const day = plusDays(first.date, 3);
    // An open ticket is sold at the highest fare of its pair: the traveller gets the difference to a cheaper run.
    expect(await fixture.offered(visit, { date: day })).toMatchObject({ difference: -24_999 });
    good(await fixture.confirm(visit, { date: day }));
    const chosen = await again(visit);
    expect(chosen.reservation).toMatchObject({ departure: { open: false, date: day }, return: { open: true } });
    expect(codes(await fixture.listed(chosen, { ...BACK, date: plusDays(day, -1) }))).toEqual([
      'return_before_departure',
    ]);
    expect(good(await fixture.listed(chosen, BACK)).date >= day).toBe(true);
    good(await fixture.confirm(chosen, { ...BACK, date: plusDays(day, 1) }));
    expect(await fixture.now(visit)).toMatchObject({ changed: [], return: { open: false } });
    expect((await database.pool.query('select amount from credit')).rows).toEqual([{ amount: 24_999 }]);
  });
});

describe('a dearer class', () => {
  test('is held, and the ticket stays open until the difference is paid', async () => {
    const visit = await fixture.bought(FROM_THE_COAST);
    const requested = { ...BACK, date: later(visit), run: 1 };
    expect(await fixture.offered(visit, requested)).toMatchObject({ difference: 24_999 });
    const change = await fixture.toPay(visit, requested);
    expect(await fixture.now(visit)).toEqual(visit.reservation);
    good(await fixture.paying(change));
    const now = await fixture.now(visit);
    expect(now).toMatchObject({ changed: [], return: { open: false }, quote: { total: 155_001 } });
    expect(await fixture.seats()).toEqual(['back-10 departure 1 sold', 'out-14 return 1 sold']);
  });

  test('can be paid in a store, and not at the counter; unpaid the ticket is open as before', async () => {
    const visit = await fixture.bought(FROM_THE_COAST);
    const change = await fixture.toPay(visit, { ...BACK, date: later(visit), run: 1 });
    expect(codes(await fixture.paying(change, { method: 'cash', token: undefined }))).toEqual(['method_unavailable']);
    good(await fixture.paying(change, { method: 'oxxo', token: undefined }));
    const [attempt] = (await fixture.attempts(change)).slice(-1);
    await fixture.parts.payments.settle(attempt!.payment_id, { kind: 'lapsed' });
    await endHold(database.pool, change.reservation.id);
    await seatInventory(database.pool).sweep(10);
    expect(await fixture.now(visit)).toEqual(visit.reservation);
    expect(await fixture.seats()).toEqual(['back-10 departure 1 sold']);
  });

  test('costs what it did where fares rose since; the same class costs nothing (T32)', async () => {
    const visit = await fixture.bought(FROM_THE_COAST);
    await setFares(70_001, 97_000);
    const clock = { now: () => fixture.sale.now };
    const timetable = createTimetableCache({ store: timetableStore(database.pool), clock, report: () => undefined });
    const risen = { ...fixture.parts, timetable };
    const list = good(
      await listChanges(risen)(
        { code: visit.code, ticket: fixture.ticketOf(visit, 'return'), date: later(visit) },
        visit.caller,
        fixture.sale.now,
      ),
    );
    // 97,000 less the 5,000 by which the class of the sale rose, less the 65,001 already paid.
    expect(list.offers.map(({ difference }) => difference)).toEqual([0, 26_999, 0]);
    const [, dearer] = list.offers;
    const offer = good(
      await offerChange(risen)(
        { code: visit.code, ticket: fixture.ticketOf(visit, 'return'), segment: dearer!.run.segment },
        visit.caller,
        fixture.sale.now,
      ),
    );
    expect(offer.difference).toBe(26_999);
    await setFares(65_001, 90_000);
  });
});

describe('is refused', () => {
  test('to strangers, and while it is not paid', async () => {
    const visit = await fixture.bought(OPEN);
    expect(codes(await fixture.listed(visit, { ...BACK, caller: stranger() }))).toEqual(['reservation_not_found']);
    const pending = await fixture.sale.atPayment(OPEN);
    good(await fixture.paying(pending, { method: 'cash', token: undefined }));
    const ordered = await again(pending);
    expect(ordered.reservation.tickets.map(({ kind }) => kind)).toEqual(['PEND', 'PEND']);
    expect(codes(await fixture.listed(ordered, BACK))).toEqual(['change_unpaid']);
  });

  test('after the last day it is valid; that day is the last to travel (T8)', async () => {
    const visit = await fixture.bought(OPEN);
    const day = later(visit, 1);
    const until = (date: string) =>
      database.pool.query(`update ticket set valid_until = $2 where reservation_id = $1 and direction = 'return'`, [
        visit.reservation.id,
        date,
      ]);
    const request = await fixture.request(visit, { ...BACK, date: later(visit, 2) });
    await until(day);
    expect(codes(await confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now))).toEqual([
      'open_ticket_expired',
    ]);
    expect(codes(await fixture.listed(visit, { ...BACK, date: later(visit, 2) }))).toEqual([
      'departure_beyond_horizon',
    ]);
    const over = { ...BACK, now: (Date.parse(`${day}T00:00:00-06:00`) + DAY) as never };
    expect(codes(await fixture.listed(visit, over))).toEqual(['open_ticket_expired']);
    good(await fixture.confirm(visit, { ...BACK, date: day }));
  });

  test('where the bus is full, or leaves too soon', async () => {
    const visit = await fixture.bought(OPEN);
    const date = later(visit);
    const request = await fixture.request(visit, { ...BACK, date });
    await fixture.bought({
      origin: 'pvr',
      destination: 'gdl',
      round: false,
      departure: { date },
      passengers: ['adult', 'adult', 'adult', 'adult'],
    });
    expect(codes(await confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now))).toEqual([
      'departure_full',
    ]);
    const { run } = good(await fixture.listed(visit, { ...BACK, date })).offers[1]!;
    const soon = (run.departs - 30 * MINUTE) as never;
    const asked = { code: visit.code, ticket: fixture.ticketOf(visit, 'return'), segment: run.segment };
    expect(codes(await offerChange(fixture.parts)(asked, visit.caller, soon))).toEqual(['departure_closed']);
  });
});

test('two tabs that choose different runs at once: the ticket has one of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought(OPEN);
    const date = later(visit);
    const requests = [
      await fixture.request(visit, { ...BACK, date }),
      await fixture.request(visit, { ...BACK, date, run: 1 }),
    ];
    const answers = await Promise.all(
      requests.map((request) => confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await fixture.seats()).filter((claim) => claim.includes('return'))).toHaveLength(1);
    await fixture.audit();
    await fixture.clear();
  }
});
