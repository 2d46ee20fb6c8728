import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onBoard } from '#adapters/db/amendments/additions/on-board.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { HOUR, instant } from '#kernel/instant.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { type InternetFixture, openInternetFixture } from '#testing/internet-fixture.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type BuyOnBoard, buyOnBoard, type OnBoardDeps } from './buy-on-board.ts';
import { readOnBoard } from './read-on-board.ts';

let database: TestDatabase;
let fixture: InternetFixture;
let deps: OnBoardDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  fixture = await openInternetFixture(pool);
  const guard = guardDeps({ pool, secret: 'a secret of the tests' });
  deps = { ...fixture.parts, ...guard, onBoard: onBoard(pool), fingerprint: (text) => text };
});
afterAll(async () => {
  await fixture.stop();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('delete from look_up_try');
});
afterEach(() => fixture.audit());

let keys = 0;
const asked = (visit: Visit, change: Partial<BuyOnBoard> = {}): BuyOnBoard => ({
  offer: 'internet-plus',
  ticket: visit.reservation.tickets[0]!.folio,
  lastName: 'lopez',
  email: 'leo@example.com',
  lang: 'en',
  key: `press-${(keys += 1)}`,
  ...change,
});
const buy = (input: BuyOnBoard, caller = stranger(), now = fixture.sale.now) => buyOnBoard(deps)(input, caller, now);
const read = (order: string, caller: Visit['caller']) => readOnBoard(deps)({ order }, caller, fixture.sale.now);
const bought = () => fixture.bought({ round: false });

/** Moves a bus to another day, on which its trip runs as well: that bus has its day meanwhile. */
async function swapDays(departure: string, day: string) {
  const move = (which: string, values: readonly unknown[]) =>
    database.pool.query(`update departure set service_date = ${which}`, [...values]);
  const { rows } = await database.pool.query(
    `select o.departure_id as other, own.service_date::text as own
     from departure own left join departure o on o.trip_id = own.trip_id and o.service_date = $2
     where own.departure_id = $1`,
    [departure, day],
  );
  const { other, own } = rows[0] as { readonly other: string | null; readonly own: string };
  if (other) await move(`'1900-01-01' where departure_id = $1`, [other]);
  await move('$2 where departure_id = $1', [departure, day]);
  if (other) await move('$2 where departure_id = $1', [other, own]);
}

/** The bus left an hour ago and is under way, or so many hours ago. */
async function onItsWay(visit: Visit, work: () => Promise<void>, hours = 1) {
  const { departure } = visit.reservation.departure.segment!;
  const [{ day }] = (
    await database.pool.query('select service_date::text as day from departure where departure_id = $1', [departure])
  ).rows as [{ readonly day: string }];
  const { rows } = await database.pool.query(
    'select call_index, departs_at, arrives_at from departure_call where departure_id = $1',
    [departure],
  );
  const left = new Date(Date.now() - hours * HOUR);
  await swapDays(departure, left.toISOString().slice(0, 10));
  await database.pool.query(
    `update departure_call set departs_at = departs_at - (
       select departs_at from departure_call where departure_id = $1 and call_index = 0) + $2::timestamptz,
     arrives_at = arrives_at - (select departs_at from departure_call where departure_id = $1 and call_index = 0) + $2::timestamptz
     where departure_id = $1`,
    [departure, left],
  );
  try {
    await work();
  } finally {
    await swapDays(departure, day);
    for (const { call_index: index, departs_at: departs, arrives_at: arrives } of rows) {
      await database.pool.query(
        'update departure_call set departs_at = $3, arrives_at = $4 where departure_id = $1 and call_index = $2',
        [departure, index, new Date(departs), new Date(arrives)],
      );
    }
  }
}

describe('a passenger who names the folio and the last name', () => {
  test('pays by card and has the code, on this device and on the ticket', async () => {
    const visit = await bought();
    const caller = stranger();
    const { code, amount } = good(await buy(asked(visit), caller));
    expect(amount).toBe(4_900);
    expect(good(await read(code, caller)).state).toBe('open');
    const order = await fixture.opened({ ...visit, caller }, { code });
    good(await fixture.paying(order));
    expect(good(await read(code, caller)).state).toBe('pending');
    // The owner of the trip is told, and the payer has a receipt.
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'addition.made']);
    expect(await fixture.topics(order)).toEqual(['addition.made']);
    await fixture.deliver();
    const { access } = good(await read(code, caller));
    expect(access).toMatchObject({ state: 'delivered', code: expect.any(String) });
    expect((await fixture.now(visit)).additions).toMatchObject([
      { offer: 'internet-plus', access: { code: access!.code } },
    ]);
  });

  test('has the money back when the supplier refuses: both are told, the owner that it is not theirs', async () => {
    const visit = await bought();
    const caller = stranger();
    const order = await fixture.opened({ ...visit, caller }, good(await buy(asked(visit), caller)));
    good(await fixture.paying(order));
    await fixture.break({ next: ['refuse'] });
    await fixture.deliver();
    await refundDue(fixture.sale);
    expect(good(await read(order.code, caller)).state).toBe('refunded');
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'addition.made', 'internet.refunded']);
    expect(await fixture.topics(order)).toEqual(['addition.made', 'refund.returned']);
    const { rows } = await database.pool.query(
      `select payload -> 'onBoard' as on_board, payload -> 'amount' as amount from outbox where topic = 'internet.refunded'`,
    );
    expect(rows).toEqual([{ on_board: true, amount: 4_900 }]);
    await fixture.break({});
  });

  test('is told nothing of the reservation', async () => {
    const visit = await fixture.bought({ round: false, passengers: ['adult', 'adult'] });
    const caller = stranger();
    const { code } = good(await buy(asked(visit), caller));
    const { reservation } = await fixture.opened({ ...visit, caller }, { code });
    expect(reservation.contact).toMatchObject({
      firstName: '',
      lastName: 'lopez',
      phone: '',
      email: 'leo@example.com',
    });
    expect(reservation.passengers.map(({ firstName, lastName }) => `${firstName}${lastName}`)).toEqual(['lopez']);
    expect(reservation.tickets).toEqual([]);
    expect(codes(await read(code, stranger()))).toEqual(['reservation_not_found']);
    expect(codes(await read(visit.code, visit.caller))).toEqual(['additional_unavailable']);
  });

  test('presses twice and has one order; another wish by the same key is refused', async () => {
    const visit = await bought();
    const caller = stranger();
    const input = asked(visit);
    const answers = await Promise.all([buy(input, caller), buy(input, caller), buy(input, caller)]);
    expect(new Set(answers.map((one) => good(one).code)).size).toBe(1);
    const { code } = good(answers[0]!);
    expect(good(await read(code, caller)).state).toBe('open');
    expect(codes(await buy({ ...input, offer: 'internet-plus-four' }, caller))).toEqual(['idempotency_mismatch']);
  });

  test('does not pay: it ends, and costs nothing', async () => {
    const visit = await bought();
    const caller = stranger();
    const { code } = good(await buy(asked(visit), caller));
    const { reservation } = await fixture.opened({ ...visit, caller }, { code });
    await endHold(database.pool, reservation.id);
    const later = await readOnBoard(deps)({ order: code }, caller, instant(Date.now() + 1));
    expect(good(later).state).toBe('over');
  });

  test('has one already: another that it excludes is refused at the field, and so is the same', async () => {
    const visit = await bought();
    await fixture.added(visit, [{ offer: 'internet-plus' }]);
    for (const offer of ['internet-plus-four', 'internet-plus']) {
      expect(await buy(asked(visit, { offer }))).toMatchObject({
        fault: [{ code: 'package_owned', field: 'package_id' }],
      });
    }
  });
});

describe('others of the same reservation', () => {
  const pair = () => fixture.bought({ round: false, passengers: ['adult', 'adult'] });
  const folioOf = ({ reservation }: Visit, passenger: number) =>
    reservation.tickets.find((ticket) => ticket.passenger === passenger)!.folio;

  test('buy at the same time on phones of their own, and both have it', async () => {
    const visit = await pair();
    const orders = [];
    for (const passenger of [1, 2]) {
      const caller = stranger();
      const { code } = good(await buy(asked(visit, { ticket: folioOf(visit, passenger) }), caller));
      orders.push(await fixture.opened({ ...visit, caller }, { code }));
    }
    for (const order of orders) good(await fixture.paying(order));
    await fixture.deliver();
    for (const { code, caller } of orders) expect(good(await read(code, caller)).state).toBe('delivered');
  });

  test('keep what the owner chose, also when they wait to pay in a store, and the owner can choose again', async () => {
    const visit = await pair();
    const bag = await fixture.toAdd(visit);
    const caller = stranger();
    const { code } = good(await buy(asked(visit), caller));
    good(
      await fixture.paying(await fixture.opened({ ...visit, caller }, { code }), { method: 'oxxo', token: undefined }),
    );
    expect(await fixture.now(bag)).toMatchObject({ expired: false });
    expect(good(await fixture.listed(visit)).waiting).toBeUndefined();
    const again = await fixture.toAdd(visit, [{ quantity: 2 }]);
    expect(await fixture.now(bag)).toMatchObject({ expired: true });
    good(await fixture.paying(again));
    expect(good(await read(code, caller)).state).toBe('open');
  });

  test('cannot both pay for the same passenger: the second is not charged', async () => {
    const visit = await bought();
    const orders = [];
    for (const caller of [stranger(), stranger()]) {
      const { code } = good(await buy(asked(visit), caller));
      orders.push(await fixture.opened({ ...visit, caller }, { code }));
    }
    good(await fixture.paying(orders[0]!));
    expect(codes(await fixture.paying(orders[1]!))).toEqual(['addition_too_many']);
  });
});

describe('on the way', () => {
  test('the seat is enough, and it is sold until the passenger gets off', async () => {
    const visit = await bought();
    const seat = String(visit.reservation.tickets[0]!.seat);
    expect(codes(await buy(asked(visit, { ticket: seat })))).toEqual(['seat_or_folio_unknown']);
    await onItsWay(visit, async () => {
      const caller = stranger();
      const { code } = good(await buy(asked(visit, { ticket: ` asiento ${seat}` }), caller, instant(Date.now())));
      good(await fixture.paying(await fixture.opened({ ...visit, caller }, { code })));
      await fixture.deliver();
      expect(good(await read(code, caller)).state).toBe('delivered');
    });
  });
});

/** How many hours after its departure the bus is planned to be where the passenger gets off. */
async function plannedHours({ reservation }: Visit): Promise<number> {
  const { departure, to } = reservation.departure.segment!;
  const { rows } = await database.pool.query<{ readonly hours: number }>(
    `select extract(epoch from max(arrives_at) filter (where call_index = $2) - min(departs_at))::float8 / 3600 as hours
     from departure_call where departure_id = $1`,
    [departure, to],
  );
  return rows[0]!.hours;
}

describe('on a late bus', () => {
  const SOON = 5 / 60;

  test.each<[string, { readonly minutes: number; readonly since: number; readonly stop?: string }]>([
    ['past its planned arrival', { minutes: 90, since: SOON }],
    ['with a delay from a stop on the way on', { minutes: 90, since: SOON, stop: 'pvr' }],
    ['that is very late', { minutes: 12 * 60, since: 11 }],
    ['that comes a day later', { minutes: 26 * 60, since: 25 }],
  ])('%s, it is sold by seat and by folio, and its payment is kept', async (_, { minutes, since, ...from }) => {
    const visit = await fixture.bought({ round: false, destination: 'gua' });
    const [{ seat, folio }] = visit.reservation.tickets as [Visit['reservation']['tickets'][number]];
    await fixture.delay(visit.reservation, minutes, from);
    await onItsWay(
      visit,
      async () => {
        const caller = stranger();
        const onBus = async (ticket: string) => good(await buy(asked(visit, { ticket }), caller, instant(Date.now())));
        await onBus(folio);
        const { code } = await onBus(String(seat));
        good(await fixture.paying(await fixture.opened({ ...visit, caller }, { code })));
        await fixture.deliver();
        expect(good(await read(code, caller)).state).toBe('delivered');
      },
      (await plannedHours(visit)) + since,
    );
  });

  test('it is over when the bus is where they get off', async () => {
    const visit = await bought();
    await fixture.delay(visit.reservation, 90);
    await onItsWay(
      visit,
      async () => {
        const answer = await buy(asked(visit), stranger(), instant(Date.now()));
        expect(answer).toMatchObject({ fault: [{ code: 'package_ride_over', field: 'package_id' }] });
      },
      (await plannedHours(visit)) + 1.5 + SOON,
    );
  });
});

describe('is refused', () => {
  test.each<[string, Partial<BuyOnBoard>, string]>([
    ['another name', { lastName: 'Ruiz' }, 'seat_or_folio_unknown ticket_id'],
    ['a folio of nobody', { ticket: 'XXXXXXXXXX-01' }, 'seat_or_folio_unknown ticket_id'],
    ['a word', { ticket: 'ventana' }, 'seat_or_folio_unknown ticket_id'],
    ['nothing typed', { ticket: ' ' }, 'seat_or_folio_required ticket_id'],
    ['no name', { lastName: '' }, 'last_name_required last_name'],
    ['no address', { email: '' }, 'email_required contact.email'],
    ['an address that is none', { email: 'leo' }, 'email_invalid contact.email'],
    ['a package that is not sold', { offer: 'internet-gold' }, 'package_unknown package_id'],
    ['luggage', { offer: 'bag' }, 'package_unknown package_id'],
  ])('%s', async (_, change, expected) => {
    const visit = await bought();
    const answer = await buy(asked(visit, change));
    expect(answer.ok ? [] : answer.fault.map(({ code, field }) => `${code} ${field}`)).toEqual([expected]);
  });

  test('a bus that does not have it', async () => {
    const visit = await bought();
    await database.pool.query(`update service_class set amenities = '{wc}'`);
    expect(await buy(asked(visit))).toMatchObject({ fault: [{ code: 'package_not_on_bus', field: 'package_id' }] });
    await database.pool.query(`update service_class set amenities = '{wifi}'`);
  });

  test('a trip that is over', async () => {
    const visit = await bought();
    await onItsWay(
      visit,
      async () => {
        const answer = await buy(asked(visit), stranger(), instant(Date.now()));
        expect(answer).toMatchObject({ fault: [{ code: 'package_ride_over', field: 'package_id' }] });
      },
      100,
    );
  });

  test('who guesses names in seats waits, and has learned nothing', async () => {
    const visit = await bought();
    const guessing = stranger();
    const said: string[] = [];
    for (let i = 0; i < 8; i += 1)
      said.push(...(codes(await buy(asked(visit, { lastName: `Guess${i}` }), guessing)) ?? []));
    expect(said.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'seat_or_folio_unknown'));
    expect(said.at(-1)).toBe('too_many_requests');
    expect(codes(await buy(asked(visit), guessing))).toEqual(['too_many_requests']);
  });
});

test('names that strangers guessed at a seat of any bus, or anywhere on the site, keep nobody from buying', async () => {
  const visit = await bought();
  const seat = String(visit.reservation.tickets[0]!.seat);
  await onItsWay(visit, async () => {
    const now = instant(Date.now());
    for (let i = 0; i < 15; i += 1) {
      const other = { ...stranger(), address: `198.51.100.${i}` };
      expect(codes(await buy(asked(visit, { ticket: seat, lastName: 'Guess' }), other, now))).toEqual([
        'seat_or_folio_unknown',
      ]);
    }
    // And whoever else sits in that bus mistypes a name.
    const bus = { ...stranger(), address: '203.0.113.7' };
    for (let i = 0; i < 15; i += 1) await buy(asked(visit, { ticket: String(60 + i), lastName: 'Guess' }), bus, now);
    good(await buy(asked(visit, { ticket: seat }), { ...stranger(), address: bus.address }, now));
  });
});
