import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { exchangeSeat } from '#adapters/db/counter/exchange-seat.ts';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import { confirmChange } from '#app/amendments/change/confirm-change.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { SEAT_CHANGES } from '#domain/amendments/seat-rules.ts';
import { seatsOf } from '#domain/seats/bitmap.ts';
import { id } from '#kernel/ids.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openSeatFixture, type SeatFixture } from '#testing/seat-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: SeatFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openSeatFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** Moves the bus's departure from the traveller's stop; returns a function that restores it. */
async function leavesIn(visit: Visit, interval: string) {
  const { departure, from } = visit.reservation.departure.segment!;
  const set = (to: string, value: unknown) =>
    database.pool.query(`update departure_call set departs_at = ${to} where departure_id = $1 and call_index = $2`, [
      departure,
      from,
      value,
    ]);
  const { rows } = await database.pool.query(
    'select departs_at from departure_call where departure_id = $1 and call_index = $2',
    [departure, from],
  );
  await set('clock_timestamp() + $3::interval', interval);
  return () => set('$3', new Date(rows[0].departs_at));
}

describe('the family promise', () => {
  test('nobody moves a child away from its adult; both may move together', async () => {
    const visit = await fixture.bought({ passengers: ['adult', 'minor'] });
    const [adult, minor] = fixture.had(visit);
    expect([adult, minor]).toEqual([1, 2]);
    expect(codes(await fixture.moving(visit, { 2: 4 }))).toEqual(['minor_apart']);
    good(await fixture.moving(visit, { 1: 3, 2: 4 }));
    const [offer] = good(await fixture.listing(visit));
    expect(offer!.map!.fewestApart).toBe(0);
  });
});

describe('another seat', () => {
  test('is on a new ticket of that journey, at the same price; nobody else is touched', async () => {
    const visit = await fixture.bought({ round: true });
    const { reservation: before } = visit;
    const [seat] = fixture.others(visit);
    const after = good(await fixture.moving(visit, { 2: seat! }));
    expect(after.passengers.map(({ seats }) => seats)).toEqual([
      before.passengers[0]!.seats,
      { ...before.passengers[1]!.seats, departure: seat },
    ]);
    const isMoved = ({ passenger, direction }: { passenger: number; direction: string }) =>
      passenger === 2 && direction === 'departure';
    const [old, fresh] = [before.tickets.find(isMoved)!, after.tickets.find(isMoved)!];
    const { id: _, folio, secret, issuedAt: __, ...same } = old;
    expect(fresh).toMatchObject({ ...same, seat, kind: 'E-Ticket', folio: `${visit.code}-05` });
    expect([fresh.folio, fresh.secret]).not.toContain(folio);
    expect(fresh.secret).not.toBe(secret);
    expect(after.tickets.filter((one) => !isMoved(one))).toEqual(before.tickets.filter((one) => !isMoved(one)));
    expect([after.quote, after.pinVersion]).toEqual([before.quote, before.pinVersion]);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'ticket.seat_changed']);
  });

  test('gives the old one to anyone who comes, and makes its code void at the door', async () => {
    const visit = await fixture.alone();
    const [old] = await fixture.codesOf(visit);
    good(await fixture.moving(visit, { 1: fixture.others(visit)[0]! }));
    expect(await fixture.boards(visit, old!)).toBe('void');
    const three = await fixture.bought({ passengers: ['adult', 'adult', 'adult'] });
    expect(fixture.had(three)).toContain(fixture.had(visit)[0]);
    expect(await fixture.boards(visit, (await fixture.codesOf(visit))[0]!)).toBe('boards');
  });

  test('can be that of a companion who takes one’s own', async () => {
    const visit = await fixture.bought();
    const [ana, eva] = fixture.had(visit) as [number, number];
    good(await fixture.moving(visit, { 1: eva, 2: ana }));
    expect(await fixture.seatsNow(visit)).toEqual([eva, ana]);
    expect((await fixture.now(visit)).tickets.map(({ folio }) => folio.slice(-2))).toEqual(['03', '04']);
  });

  test('on the way back is one of the other bus', async () => {
    const visit = await fixture.alone({ round: true });
    const own = visit.reservation.passengers[0]!.seats.return!;
    good(await fixture.moving(visit, { 1: own === 4 ? 3 : 4 }, { direction: 'return' }));
    expect(await fixture.seatsNow(visit, 'return')).toEqual([own === 4 ? 3 : 4]);
    expect(await fixture.seatsNow(visit)).toEqual(fixture.had(visit));
  });

  test('can be had on the bus of another schedule, and of the counter after that', async () => {
    const visit = await fixture.alone();
    good(await fixture.confirm(visit, { run: 1 }));
    good(await fixture.moving(visit, { 1: 3 }));
    await fixture.audit();
    const by = { name: 'Eva', role: 'counter', place: '192.0.2.30', key: undefined, requestHash: '' } as const;
    const asked = {
      code: id<'order-code'>(visit.code),
      direction: 'departure',
      passenger: 1,
      seat: 4,
      by,
    } as const;
    expect((await exchangeSeat(database.pool, asked)).ok).toBe(true);
    expect(await fixture.seatsNow(visit)).toEqual([4]);
  });

  test('can be had while a suitcase waits to be paid in a store, and the suitcase is paid after that', async () => {
    const visit = await fixture.alone();
    const bag = await fixture.toAdd(visit);
    good(await fixture.paying(bag, { method: 'oxxo', token: undefined }));
    good(await fixture.moving(visit, { 1: fixture.others(visit)[0]! }));
    const [reference] = await fixture.attempts(bag);
    fixture.stores.decide(reference!.payment_id, 'paid');
    await confirmAttempt(fixture.sale, reference!.payment_id);
    expect((await fixture.now(visit)).additions).toMatchObject([{ offer: 'bag', passenger: 1 }]);
  });

  test('is written down with the one before it, and told to the owner', async () => {
    const visit = await fixture.bought();
    const [a, b] = fixture.others(visit) as [number, number];
    good(await fixture.moving(visit, { 1: a, 2: b }));
    const { rows } = await database.pool.query(
      `select direction, passenger, from_seat, to_seat, session_hash from seat_change
       where reservation_id = $1 order by passenger`,
      [visit.reservation.id],
    );
    const [ana, eva] = fixture.had(visit);
    const row = { direction: 'departure', session_hash: Buffer.from(visit.caller.sessionHash) };
    expect(rows).toEqual([
      { ...row, passenger: 1, from_seat: ana, to_seat: a },
      { ...row, passenger: 2, from_seat: eva, to_seat: b },
    ]);
    const done = await correspondence(database.pool).done(visit.reservation.id);
    expect(done.map(({ action }) => action)).toEqual(['seat.changed']);
  });
});

describe('the list', () => {
  test('has the bus of each journey, until when, and how often is left', async () => {
    const visit = await fixture.bought({ round: true });
    good(await fixture.moving(visit, { 1: fixture.others(visit)[0]! }));
    const [out, back] = good(await fixture.listing(visit));
    expect([out!.journey.direction, back!.journey.direction]).toEqual(['departure', 'return']);
    expect(out!.passengers.map(({ passenger }) => passenger.changes)).toEqual([1, 0]);
    expect(seatsOf(out!.map!.mine)).toEqual((await fixture.seatsNow(visit)).toSorted());
  });

  test('has no bus of a journey without a run, nor does anybody sit on it', async () => {
    const visit = await fixture.alone({ round: true, return: { open: true } });
    const [, back] = good(await fixture.listing(visit));
    expect([back!.refusal?.code, back!.passengers, back!.map]).toEqual(['seat_change_open', [], undefined]);
    expect(codes(await fixture.moving(visit, { 1: 1 }, { direction: 'return' }))).toEqual(['seat_change_open']);
  });

  test('shows the seat of a companion who must keep it as taken', async () => {
    const visit = await fixture.bought();
    const [first] = await fixture.codesOf(visit);
    expect(await fixture.boards(visit, first!)).toBe('boards');
    const [out] = good(await fixture.listing(visit));
    const movable = out!.passengers.filter(({ refusal }) => !refusal).map(({ passenger }) => passenger.seat);
    expect(movable).toHaveLength(1);
    expect(seatsOf(out!.map!.mine)).toEqual(movable);
  });

  test('leaves out who travels on a lap', async () => {
    const visit = await fixture.bought({ passengers: ['adult', 'infant'] });
    expect(good(await fixture.listing(visit))[0]!.passengers.map(({ passenger }) => passenger.position)).toEqual([1]);
    expect(codes(await fixture.moving(visit, { 2: 4 }))).toEqual(['change_ticket_unknown']);
  });
});

describe('is refused', () => {
  test('to anyone who has not all of the reservation, like a reservation that is nobody’s', async () => {
    const visit = await fixture.alone();
    const requested = { 1: fixture.others(visit)[0]! };
    expect(codes(await fixture.moving(visit, requested, { caller: stranger() }))).toEqual(['reservation_not_found']);
    const seer = stranger();
    await lookUps(database.pool, 'x'.repeat(32)).grant(visit.reservation.id, seer.sessionHash, 'masked');
    expect(codes(await fixture.moving(visit, requested, { caller: seer }))).toEqual(['reservation_not_found']);
    expect(codes(await fixture.listing(visit, seer))).toEqual(['reservation_not_found']);
    expect(await fixture.seatsNow(visit)).toEqual(fixture.had(visit));
  });

  test('before it is paid', async () => {
    const visit = await fixture.sale.atPayment({ round: false });
    expect(codes(await fixture.moving(visit, { 1: 4 }))).toEqual(['tickets_not_ready']);
    good(await fixture.paying(visit, { method: 'cash', token: undefined }));
    expect(codes(await fixture.moving(visit, { 1: 4 }))).toEqual(['tickets_not_ready']);
  });

  test('from half an hour before the bus leaves', async () => {
    const visit = await fixture.alone();
    const [seat] = fixture.others(visit);
    const putRight = await leavesIn(visit, '29 minutes 59 seconds');
    expect(codes(await fixture.moving(visit, { 1: seat! }))).toEqual(['seat_change_closed']);
    expect(good(await fixture.listing(visit))[0]!.map).toBeUndefined();
    await leavesIn(visit, '31 minutes');
    good(await fixture.moving(visit, { 1: seat! }));
    await putRight();
  });

  test('while money is on its way back', async () => {
    const visit = await fixture.alone();
    await database.pool.query(
      `insert into refund (refund_id, payment_id, reservation_id, amount, reason, state, next_try_at, created_at, updated_at)
       select gen_random_uuid(), payment_id, reservation_id, 100, 'surplus', 'by_hand', now(), now(), now()
       from payment where reservation_id = $1`,
      [visit.reservation.id],
    );
    expect(codes(await fixture.moving(visit, { 1: fixture.others(visit)[0]! }))).toEqual(['change_refund_open']);
    await database.pool.query('delete from refund');
  });

  test('while a change of schedule waits for its money, and no longer', async () => {
    const visit = await fixture.alone();
    const dearer = await fixture.toPay(visit);
    expect(codes(await fixture.moving(visit, { 1: fixture.others(visit)[0]! }))).toEqual(['seat_change_waits']);
    good(await fixture.paying(dearer));
    const [seat] = await fixture.seatsNow(visit);
    good(await fixture.moving(visit, { 1: seat === 4 ? 3 : 4 }));
  });

  test('not for a change of schedule that got no seat: it is over, and holds nothing', async () => {
    const [visit, other] = [await fixture.alone(), await fixture.alone({ run: 2 })];
    const seat = fixture.had(other)[0]!;
    expect(codes(await fixture.confirm(visit, { run: 1, seats: [{ position: 1, seat }] }))).toEqual(['seat_taken']);
    const { rows } = await database.pool.query('select expired from reservation where change is not null');
    expect(rows).toEqual([{ expired: true }]);
    good(await fixture.moving(visit, { 1: fixture.others(visit)[0]! }));
  });

  test('not for a change of schedule during which the server stopped before it held a seat', async () => {
    const visit = await fixture.alone();
    const request = await fixture.request(visit);
    const seats = { ...fixture.parts.seats, hold: () => Promise.reject(new Error('crash')) };
    const confirming = confirmChange({ ...fixture.parts, seats })(request, visit.caller, fixture.sale.now);
    await expect(confirming).rejects.toThrow('crash');
    good(await fixture.moving(visit, { 1: fixture.others(visit)[0]! }));
  });

  test('more often than a seat may be changed; a companion’s still may', async () => {
    const visit = await fixture.bought();
    const [a, b] = fixture.others(visit) as [number, number];
    for (let times = 0; times < SEAT_CHANGES; times += 1) good(await fixture.moving(visit, { 1: [a, b][times % 2]! }));
    expect(codes(await fixture.moving(visit, { 1: b }))).toEqual(['seat_change_used']);
    good(await fixture.moving(visit, { 2: b }));
    expect(good(await fixture.listing(visit))[0]!.passengers.map(({ refusal }) => refusal?.code)).toEqual([
      'seat_change_used',
      undefined,
    ]);
  });

  test('where it is one’s own, or none of the bus', async () => {
    const visit = await fixture.alone();
    expect(codes(await fixture.moving(visit, { 1: fixture.had(visit)[0]! }))).toEqual(['seat_unchanged']);
    expect(codes(await fixture.moving(visit, { 1: 5 }))).toEqual(['seat_unknown']);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued']);
  });

  test('where somebody has it: with the nearest free one, and nobody moves', async () => {
    const [visit, other] = [await fixture.bought(), await fixture.alone()];
    const [free] = fixture.others(visit, other);
    const answer = await fixture.moving(visit, { 1: fixture.had(other)[0]!, 2: free! });
    expect(answer.ok ? [] : answer.fault).toMatchObject([
      { code: 'seat_taken', field: 'seats.1.seat_departure', params: { seat: fixture.had(other)[0] } },
    ]);
    expect(await fixture.seatsNow(visit)).toEqual(fixture.had(visit));
    const alternative = await fixture.moving(visit, { 1: fixture.had(other)[0]! });
    expect(alternative.ok ? [] : alternative.fault).toMatchObject([{ params: { nearest: free } }]);
  });

  test('where a companion has it, who is not asked to leave it', async () => {
    const visit = await fixture.bought();
    expect(codes(await fixture.moving(visit, { 1: fixture.had(visit)[1]! }))).toEqual(['seat_taken']);
  });
});
