import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertInvariants, findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { MINUTE } from '#kernel/instant.ts';
import { openConnectionFixture } from '#testing/connection-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/small-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: Awaited<ReturnType<typeof openConnectionFixture>>;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openConnectionFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => assertInvariants(database.pool));

describe('the search', () => {
  test('offers journeys of two buses where no bus goes directly, for the price of both', async () => {
    const visit = await fixture.begun({ passengers: ['adult', 'minor'] });
    const { offers, connections, days, date } = await fixture.listed(visit);
    expect(offers).toEqual([]);
    expect(connections.map(({ first, second }) => [first.run.departure.trip, second.run.departure.trip])).toEqual([
      ['out-08', 'on-1345'],
    ]);
    const [{ first, second, price }] = connections as [(typeof connections)[0]];
    expect(price).toBe(first.price + second.price);
    expect(days.find((one) => one.date === date)).toEqual({ date, state: 'on_sale', price });
  });

  test('offers the next bus when the one before it has no seat for all', async () => {
    await fixture.bought({ passengers: ['adult', 'adult', 'adult'] });
    const { connections } = await fixture.listed(await fixture.begun({ passengers: ['adult'] }));
    expect(connections.map(({ second }) => second.run.departure.trip)).toEqual(['on-1345']);
    await fixture.bought();
    expect((await fixture.listed(await fixture.begun())).connections).toEqual([]);
  });

  test.each([
    ['a round trip', { round: true, return: { open: true } }],
    ['an open ticket', { departure: { open: true } }],
  ])('%s is not sold with a change of bus', async (_, change) => {
    const created = await createReservation(fixture.sale)(
      { ...fixture.search, ...change },
      stranger(),
      fixture.sale.now,
    );
    expect(codes(created)).toEqual(['connection_one_way destination']);
  });

  test('a pair that nothing connects is refused as before', async () => {
    const other = { ...fixture.search, origin: 'cru', destination: 'gdl' };
    expect(codes(await createReservation(fixture.sale)(other, stranger(), fixture.sale.now))).toEqual([
      'destinations_not_found origin',
    ]);
  });
});

describe('the choice', () => {
  test('takes both buses in one reservation, each with its fare', async () => {
    const { reservation } = await fixture.chosen();
    expect(reservation).toMatchObject({
      round: false,
      via: 'pvr',
      step: 'contacto',
      quote: { departure: 65_001, return: 20_000, total: 85_001 },
    });
    const view = reservationView(await reservationFacts(fixture.sale)(reservation), fixture.sale.now);
    expect([view.via?.id, view.departure.schedule?.destination.id, view.return.schedule?.origin.id]).toEqual([
      'pvr',
      'pvr',
      'pvr',
    ]);
  });

  test('refuses two buses that do not connect, and a half of a connection', async () => {
    const visit = await fixture.begun();
    const { first, second } = (await fixture.listed(visit)).connections[0]!;
    const runs = { departure: first.run.segment, return: second.run.segment, via: first.run.destination.id };
    const choose = (change: object) =>
      chooseRuns(fixture.sale)({ code: visit.code, ...runs, ...change }, visit.caller, fixture.sale.now);
    const afternoon = await database.pool.query(
      `select departure_id from departure where trip_id = 'out-14' and service_date = (
         select service_date from departure where departure_id = $1)`,
      [runs.departure.departure],
    );
    const late = { departure: { ...runs.departure, departure: afternoon.rows[0].departure_id } };
    expect(codes(await choose(late))).toEqual(['connection_not_offered departure']);
    expect(codes(await choose({ return: undefined }))).toEqual(['schedules_not_found departure']);
    expect(codes(await choose({ via: undefined }))).toEqual(['schedules_not_found departure']);
  });
});

describe('a first bus that is reported late after the list was shown', () => {
  test.each([
    [15, undefined],
    [16, ['connection_not_offered departure']],
  ])('by %i minutes of 45, with half an hour to change: %s', async (minutes, refused) => {
    const visit = await fixture.begun();
    const { first, second } = (await fixture.listed(visit)).connections[0]!;
    const runs = { departure: first.run.segment, return: second.run.segment, via: first.run.destination.id };
    const departure = { ...visit.reservation.departure, segment: first.run.segment };
    await fixture.delay({ ...visit.reservation, departure }, minutes);
    const chosen = await chooseRuns(fixture.sale)({ code: visit.code, ...runs }, visit.caller, fixture.sale.now);
    expect(chosen.ok ? undefined : codes(chosen)).toEqual(refused);
  });
});

describe('shuttle and bus', () => {
  const FROM_HOTEL = { between: ['s-hot', 'zzz'] } as const;

  test.each([
    ['to the terminal', ['s-hot', 'zzz'], ['on-van', 'on-1345'], 's-pvr', 'pvr', [null, 16]],
    ['from the terminal', ['gdl', 's-hot'], ['out-08', 'on-van-out'], 'pvr', 's-pvr', [16, null]],
  ] as const)('%s are one purchase, each with its own VAT', async (_, between, trips, via, onward, rates) => {
    const visit = await fixture.bought({ between });
    const { tickets, quote } = visit.reservation;
    expect(visit.reservation).toMatchObject({ via, onward, round: false });
    expect(quote!.tickets.map(({ vatRate }) => vatRate)).toEqual(rates);
    expect(tickets.map(({ vat, total, net }) => [vat === 0, total === net + vat])).toEqual(
      rates.map((rate) => [rate === null, true]),
    );
    expect(quote!.total).toBe(tickets.reduce((sum, { total }) => sum + total, 0));
    expect(await fixture.seats()).toEqual(
      [`${trips[0]} departure 1 sold`, `${trips[1]} return 1 sold`].toSorted((a, b) => (a < b ? -1 : 1)),
    );
    const { rows } = await database.pool.query(
      `select facts ->> 'origin' as origin, facts ->> 'destination' as destination, vat_rate, product from payment_line
       where payment_id in (select payment_id from payment where reservation_id = $1) order by folios`,
      [visit.reservation.id],
    );
    expect(rows.map(({ vat_rate }) => vat_rate)).toEqual(rates);
    expect(new Set(rows.flatMap(({ origin, destination }) => [origin, destination])).size).toBe(4);
    const view = reservationView(await reservationFacts(fixture.sale)(visit.reservation), fixture.sale.now);
    expect([view.via?.id, view.onward?.id, view.return.schedule?.origin.id]).toEqual([via, onward, onward]);
  });

  test('the offer is what is paid, and leaves half an hour at least', async () => {
    const visit = await fixture.begun({ ...FROM_HOTEL, passengers: ['adult', 'minor'] });
    const { connections, offers } = await fixture.listed(visit);
    expect(offers).toEqual([]);
    const [{ first, second, price }] = connections as [(typeof connections)[0]];
    expect(second.run.departs - first.run.arrives).toBeGreaterThanOrEqual(30 * MINUTE);
    const chosen = await fixture.chosen({ ...FROM_HOTEL, passengers: ['adult', 'minor'] });
    expect(chosen.reservation.quote!.total).toBe(price);
  });

  test('a terminal that the shuttle reaches itself is not a way to change', async () => {
    const asked = { ...fixture.search, origin: 's-hot', destination: 'pvr' };
    expect(codes(await createReservation(fixture.sale)(asked, stranger(), fixture.sale.now))).toEqual([
      'pair_not_served destination',
    ]);
  });

  test('the last seat of the shuttle is sold with its bus or not at all', async () => {
    await fixture.bought({ ...FROM_HOTEL, passengers: ['adult', 'adult', 'adult'] });
    const visits = [await fixture.atSeats(FROM_HOTEL), await fixture.atSeats(FROM_HOTEL)];
    const held = await Promise.all(visits.map((visit) => fixture.holding(visit)));
    expect(held.filter(({ ok }) => ok)).toHaveLength(1);
    const claims = await Promise.all(visits.map((visit) => fixture.claims(visit)));
    expect(claims.map((of) => of.length).toSorted()).toEqual([0, 2]);
  });
});

describe('the seats', () => {
  test('are held on both buses at once, and sold with a ticket for each', async () => {
    const visit = await fixture.bought({ passengers: ['adult', 'adult'] });
    const { tickets, quote } = visit.reservation;
    expect(tickets.map(({ direction, passenger }) => `${direction} ${passenger}`)).toEqual([
      'departure 1',
      'departure 2',
      'return 1',
      'return 2',
    ]);
    expect(quote!.total).toBe(170_002);
    const { rows } = await database.pool.query(
      `select facts ->> 'origin' as origin, facts ->> 'destination' as destination from payment_line order by folios`,
    );
    expect(rows.map(({ origin, destination }) => `${origin} ${destination}`)).toEqual([
      'Guadalajara Puerto Vallarta',
      'Guadalajara Puerto Vallarta',
      'Puerto Vallarta Sin servicio',
      'Puerto Vallarta Sin servicio',
    ]);
  });

  test('two buyers of the last seat of the second bus: one has both buses, the other none', async () => {
    for (let round = 0; round < 5; round += 1) {
      await fixture.clear();
      await fixture.bought({ passengers: ['adult', 'adult', 'adult'] });
      const visits = [await fixture.atSeats(), await fixture.atSeats()];
      const held = await Promise.all(visits.map((visit) => fixture.holding(visit)));
      expect(held.filter(({ ok }) => ok)).toHaveLength(1);
      const claims = await Promise.all(visits.map((visit) => fixture.claims(visit)));
      expect(claims.map((of) => of.length).toSorted()).toEqual([0, 2]);
    }
  });

  test('control: a claim of one bus alone is found', async () => {
    const visit = await fixture.atSeats();
    good(await fixture.holding(visit));
    const claim = await database.pool.query(
      `delete from seat_claim where reservation_id = $1 and direction = 'return' returning departure_id, from_leg, seat`,
      [visit.reservation.id],
    );
    await database.pool.query('update leg_seats set taken = 0 where departure_id = $1', [claim.rows[0].departure_id]);
    expect((await findBreaches(database.pool)).map(({ invariant }) => invariant)).toEqual([
      'i33-connections-have-both-buses',
    ]);
    await fixture.clear();
  });
});
