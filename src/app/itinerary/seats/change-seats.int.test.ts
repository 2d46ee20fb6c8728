import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/aftersales/aftersales.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { exchangeSeat } from '#adapters/db/counter/exchange-seat.ts';
import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { moveUnguarded } from '#adapters/db/inventory/move-seats.ts';
import { correspondence } from '#adapters/db/itinerary/correspondence.ts';
import { lookUps } from '#adapters/db/itinerary/look-ups.ts';
import { seatChanges } from '#adapters/db/seat-changes/seat-changes.ts';
import { cancelTickets } from '#app/aftersales/cancel.ts';
import { boardTickets } from '#app/boarding/board-tickets.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { confirmChange } from '#app/itinerary/change/confirm-change.ts';
import { changeSeats, listSeatChanges } from '#app/itinerary/seats/change-seats.ts';
import { SEAT_CHANGES } from '#domain/aftersales/seat-rules.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { seatsOf } from '#domain/seats/bitmap.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { type ChangeDesk, openChangeDesk } from '#main/testing/change-desk.ts';
import { good, type SaleWish, stranger, type Visit } from '#main/testing/paying-sale.ts';
import { codes } from '#main/testing/payment-desk.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';

let database: TestDatabase;
let desk: ChangeDesk;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 16, waitMs: 20_000 });
  desk = await openChangeDesk(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => desk.clear());
afterEach(() => desk.audit());

const FARE = 65_001;
const ROUNDS = 8;
const BUS = [1, 2, 3, 4];

type Wishes = Readonly<Record<number, number>>;
interface Change {
  readonly direction?: Direction;
  readonly key?: string;
  readonly caller?: Visit['caller'];
  readonly kept?: ReturnType<typeof seatChanges>;
}

const parts = (kept = seatChanges(database.pool)) => ({ ...desk.sale, seatChanges: kept });
/** Seats by the position of who wishes them. */
const moving = (visit: Visit, wishes: Wishes, change: Change = {}) => {
  const { direction = 'departure', key = randomUUID(), caller = visit.caller, kept } = change;
  const seats = Object.entries(wishes).map(([position, seat]) => ({ position: Number(position), seat }));
  return changeSeats(parts(kept))({ code: visit.code, direction, seats, key }, caller);
};
const listed = async (visit: Visit, caller = visit.caller) => good(await listSeatChanges(parts())(visit, caller));
const bought = (wish: SaleWish = {}) => desk.bought({ passengers: ['adult', 'adult'], round: false, ...wish });
const alone = (wish: SaleWish = {}) => bought({ passengers: ['adult'], ...wish });
const seatsNow = async (visit: Visit, direction: Direction = 'departure') =>
  (await desk.now(visit)).passengers.map(({ seats }) => seats[direction]);
const had = ({ reservation }: Visit) => reservation.passengers.map(({ seats }) => seats.departure!);
const others = (...visits: readonly Visit[]) => BUS.filter((seat) => !visits.flatMap(had).includes(seat));
const codesOf = async (visit: Visit) => [...(await reservationFacts(desk.sale)(await desk.now(visit))).codes.values()];

async function boards(visit: Visit, text: string) {
  const { sale } = desk;
  const departure = visit.reservation.departure.segment!.departure;
  const deps = { boardings: boardings(database.pool), boardingCodes: sale.boardingCodes, departures: sale.departures };
  const scans = [{ id: id<'boarding-scan'>(randomUUID()), at: sale.now, text, shown: undefined }];
  const asked = { departure, device: randomUUID(), place: 'A', sentAt: sale.now, scans };
  const operator = { id: id<'operator'>(randomUUID()), name: 'Rosa', role: 'boarding' } as const;
  return good(await boardTickets(deps)(asked, operator, sale.now))[0]!.verdict;
}

const cancelled = (visit: Visit) =>
  cancelTickets({ ...desk.sale, aftersales: aftersales(database.pool) })(
    {
      code: visit.code,
      passengers: undefined,
      directions: undefined,
      means: 'credit',
      amount: centavos(FARE),
      key: randomUUID(),
    },
    visit.caller,
    desk.sale.now,
  );

/** The bus leaves so late from the traveller's stop; answers how it is put right. */
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

describe('another seat', () => {
  test('is on a new ticket of that journey, at the same price; nobody else is touched', async () => {
    const visit = await bought({ round: true });
    const { reservation: before } = visit;
    const [seat] = others(visit);
    const after = good(await moving(visit, { 2: seat! }));
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
    expect(await desk.topics(visit)).toEqual(['ticket.issued', 'ticket.seat_changed']);
  });

  test('gives the old one to whoever comes, and makes its code void at the door', async () => {
    const visit = await alone();
    const [old] = await codesOf(visit);
    good(await moving(visit, { 1: others(visit)[0]! }));
    expect(await boards(visit, old!)).toBe('void');
    const three = await bought({ passengers: ['adult', 'adult', 'adult'] });
    expect(had(three)).toContain(had(visit)[0]);
    expect(await boards(visit, (await codesOf(visit))[0]!)).toBe('boards');
  });

  test('can be that of a companion who takes one’s own', async () => {
    const visit = await bought();
    const [ana, eva] = had(visit) as [number, number];
    good(await moving(visit, { 1: eva, 2: ana }));
    expect(await seatsNow(visit)).toEqual([eva, ana]);
    expect((await desk.now(visit)).tickets.map(({ folio }) => folio.slice(-2))).toEqual(['03', '04']);
  });

  test('on the way back is one of the other bus', async () => {
    const visit = await alone({ round: true });
    const own = visit.reservation.passengers[0]!.seats.return!;
    good(await moving(visit, { 1: own === 4 ? 3 : 4 }, { direction: 'return' }));
    expect(await seatsNow(visit, 'return')).toEqual([own === 4 ? 3 : 4]);
    expect(await seatsNow(visit)).toEqual(had(visit));
  });

  test('can be had on the bus of another schedule, and of the counter after that', async () => {
    const visit = await alone();
    good(await desk.confirm(visit, { run: 1 }));
    good(await moving(visit, { 1: 3 }));
    await desk.audit();
    const by = { name: 'Eva', role: 'counter', place: '192.0.2.30', key: undefined, requestHash: '' } as const;
    const asked = {
      code: id<'reservation-code'>(visit.code),
      direction: 'departure',
      passenger: 1,
      seat: 4,
      by,
    } as const;
    expect((await exchangeSeat(database.pool, asked)).ok).toBe(true);
    expect(await seatsNow(visit)).toEqual([4]);
  });

  test('is written down with the one before it, and told to the owner', async () => {
    const visit = await bought();
    const [a, b] = others(visit) as [number, number];
    good(await moving(visit, { 1: a, 2: b }));
    const { rows } = await database.pool.query(
      `select direction, passenger, from_seat, to_seat, session_hash from seat_change
       where reservation_id = $1 order by passenger`,
      [visit.reservation.id],
    );
    const [ana, eva] = had(visit);
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
    const visit = await bought({ round: true });
    good(await moving(visit, { 1: others(visit)[0]! }));
    const [out, back] = await listed(visit);
    expect([out!.journey.direction, back!.journey.direction]).toEqual(['departure', 'return']);
    expect(out!.passengers.map(({ passenger }) => passenger.changes)).toEqual([1, 0]);
    expect(seatsOf(out!.map!.mine)).toEqual((await seatsNow(visit)).toSorted());
  });

  test('has no bus of a journey without a run, nor does anybody sit on it', async () => {
    const visit = await alone({ round: true, return: { open: true } });
    const [, back] = await listed(visit);
    expect([back!.refusal?.code, back!.passengers, back!.map]).toEqual(['seat_change_open', [], undefined]);
    expect(codes(await moving(visit, { 1: 1 }, { direction: 'return' }))).toEqual(['seat_change_open']);
  });

  test('shows the seat of a companion who must keep it as taken', async () => {
    const visit = await bought();
    const [first] = await codesOf(visit);
    expect(await boards(visit, first!)).toBe('boards');
    const [out] = await listed(visit);
    const movable = out!.passengers.filter(({ refusal }) => !refusal).map(({ passenger }) => passenger.seat);
    expect(movable).toHaveLength(1);
    expect(seatsOf(out!.map!.mine)).toEqual(movable);
  });

  test('leaves out who travels on a lap', async () => {
    const visit = await bought({ passengers: ['adult', 'infant'] });
    expect((await listed(visit))[0]!.passengers.map(({ passenger }) => passenger.position)).toEqual([1]);
    expect(codes(await moving(visit, { 2: 4 }))).toEqual(['change_ticket_unknown']);
  });
});

describe('is refused', () => {
  test('to who has not all of the reservation, like a reservation that is nobody’s', async () => {
    const visit = await alone();
    const wish = { 1: others(visit)[0]! };
    expect(codes(await moving(visit, wish, { caller: stranger() }))).toEqual(['reservation_not_found']);
    const seer = stranger();
    await lookUps(database.pool, 'x'.repeat(32)).grant(visit.reservation.id, seer.sessionHash, 'masked');
    expect(codes(await moving(visit, wish, { caller: seer }))).toEqual(['reservation_not_found']);
    expect(codes(await listSeatChanges(parts())(visit, seer))).toEqual(['reservation_not_found']);
    expect(await seatsNow(visit)).toEqual(had(visit));
  });

  test('before it is paid', async () => {
    const visit = await desk.sale.atPayment({ round: false });
    expect(codes(await moving(visit, { 1: 4 }))).toEqual(['tickets_not_ready']);
    good(await desk.paying(visit, { method: 'cash', token: undefined }));
    expect(codes(await moving(visit, { 1: 4 }))).toEqual(['tickets_not_ready']);
  });

  test('from half an hour before the bus leaves', async () => {
    const visit = await alone();
    const [seat] = others(visit);
    const putRight = await leavesIn(visit, '29 minutes 59 seconds');
    expect(codes(await moving(visit, { 1: seat! }))).toEqual(['seat_change_closed']);
    expect((await listed(visit))[0]!.map).toBeUndefined();
    await leavesIn(visit, '31 minutes');
    good(await moving(visit, { 1: seat! }));
    await putRight();
  });

  test('while money is on its way back', async () => {
    const visit = await alone();
    await database.pool.query(
      `insert into refund (refund_id, payment_id, reservation_id, amount, reason, state, next_try_at, created_at, updated_at)
       select gen_random_uuid(), payment_id, reservation_id, 100, 'surplus', 'by_hand', now(), now(), now()
       from payment where reservation_id = $1`,
      [visit.reservation.id],
    );
    expect(codes(await moving(visit, { 1: others(visit)[0]! }))).toEqual(['change_refund_open']);
    await database.pool.query('delete from refund');
  });

  test('while a change of schedule waits for its money, and no longer', async () => {
    const visit = await alone();
    const dearer = await desk.toPay(visit);
    expect(codes(await moving(visit, { 1: others(visit)[0]! }))).toEqual(['seat_change_waits']);
    good(await desk.paying(dearer));
    const [seat] = await seatsNow(visit);
    good(await moving(visit, { 1: seat === 4 ? 3 : 4 }));
  });

  test('more often than a seat may be changed; a companion’s still may', async () => {
    const visit = await bought();
    const [a, b] = others(visit) as [number, number];
    for (let times = 0; times < SEAT_CHANGES; times += 1) good(await moving(visit, { 1: [a, b][times % 2]! }));
    expect(codes(await moving(visit, { 1: b }))).toEqual(['seat_change_used']);
    good(await moving(visit, { 2: b }));
    expect((await listed(visit))[0]!.passengers.map(({ refusal }) => refusal?.code)).toEqual([
      'seat_change_used',
      undefined,
    ]);
  });

  test('where it is one’s own, or none of the bus', async () => {
    const visit = await alone();
    expect(codes(await moving(visit, { 1: had(visit)[0]! }))).toEqual(['seat_unchanged']);
    expect(codes(await moving(visit, { 1: 5 }))).toEqual(['seat_unknown']);
    expect(await desk.topics(visit)).toEqual(['ticket.issued']);
  });

  test('where somebody has it: with the nearest free one, and nobody moves', async () => {
    const [visit, other] = [await bought(), await alone()];
    const [free] = others(visit, other);
    const answer = await moving(visit, { 1: had(other)[0]!, 2: free! });
    expect(answer.ok ? [] : answer.fault).toMatchObject([
      { code: 'seat_taken', field: 'seats.1.seat_departure', params: { seat: had(other)[0] } },
    ]);
    expect(await seatsNow(visit)).toEqual(had(visit));
    const alternative = await moving(visit, { 1: had(other)[0]! });
    expect(alternative.ok ? [] : alternative.fault).toMatchObject([{ params: { nearest: free } }]);
  });

  test('where a companion has it, who is not asked to leave it', async () => {
    const visit = await bought();
    expect(codes(await moving(visit, { 1: had(visit)[1]! }))).toEqual(['seat_taken']);
  });
});

describe('at once', () => {
  test('the same press many times changes it once; the same key for another seat is refused', async () => {
    const visit = await alone();
    const [a, b] = others(visit) as [number, number];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => moving(visit, { 1: a }, { key })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await desk.now(visit)).tickets.map(({ folio }) => folio.slice(-2))).toEqual(['02']);
    expect(codes(await moving(visit, { 1: b }, { key }))).toEqual(['idempotency_mismatch']);
    expect(await desk.topics(visit)).toEqual(['ticket.issued', 'ticket.seat_changed']);
  });

  test('two travellers to one seat: one has it, the other keeps its own', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await alone(), await alone()];
      const [seat] = others(one, other);
      const answers = await Promise.all([moving(one, { 1: seat! }), moving(other, { 1: seat! })]);
      expect(answers.map((answer) => codes(answer)?.[0] ?? 'done').toSorted()).toEqual(['done', 'seat_taken']);
      const [loser, own] = answers[0]!.ok ? [other, had(other)] : [one, had(one)];
      expect(await seatsNow(loser)).toEqual(own);
      await desk.audit();
      await desk.clear();
    }
  });

  test('control: without the look at the legs both sit on it, and the invariants notice', async () => {
    const [one, other] = [await alone(), await alone()];
    const [seat] = others(one, other);
    const kept = seatChanges(database.pool, moveUnguarded);
    const answers = await Promise.all([one, other].map((visit) => moving(visit, { 1: seat! }, { kept })));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    const breaches = (await findBreaches(database.pool)).map(({ invariant }) => invariant);
    expect(breaches).toContain('i00-no-seat-claimed-twice');
    await desk.clear();
  });

  test('two tabs to two seats: it ends on one, and the others are free', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await alone();
      const [a, b] = others(visit) as [number, number];
      const answers = await Promise.all([moving(visit, { 1: a }), moving(visit, { 1: b })]);
      expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
      expect(await desk.seats()).toHaveLength(1);
      expect([a, b]).toContain((await seatsNow(visit))[0]);
      await desk.audit();
      await desk.clear();
    }
  });

  test('somebody boards with the old code: they travel where they sat, or elsewhere with another code', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await alone();
      const [old] = await codesOf(visit);
      const [verdict, moved] = await Promise.all([boards(visit, old!), moving(visit, { 1: others(visit)[0]! })]);
      expect(moved.ok ? verdict : [verdict, codes(moved)]).toEqual(
        moved.ok ? 'void' : ['boards', ['seat_change_closed']],
      );
      await desk.audit();
      await desk.clear();
    }
  });

  test('it is cancelled: no ticket and no seat is left, whoever was first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await alone();
      const [gone, moved] = await Promise.all([cancelled(visit), moving(visit, { 1: others(visit)[0]! })]);
      expect([gone.ok, moved.ok ? 'moved' : codes(moved)?.[0]]).toEqual([
        true,
        expect.stringMatching(/^(moved|change_ticket_unknown)$/),
      ]);
      expect([await desk.seats(), (await desk.now(visit)).tickets]).toEqual([[], []]);
      await desk.audit();
      await desk.clear();
    }
  });

  test('its schedule changes: it sits on one bus, on one seat', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await alone();
      const request = await desk.request(visit, { run: 1 });
      const [changed, moved] = await Promise.all([
        confirmChange(desk.parts)(request, visit.caller, desk.sale.now),
        moving(visit, { 1: others(visit)[0]! }),
      ]);
      expect([changed.ok, moved.ok]).toContain(true);
      expect(await desk.seats()).toEqual([
        expect.stringMatching(changed.ok ? /^out-23 departure \d sold$/ : /^out-08 departure \d sold$/),
      ]);
      await desk.audit();
      await desk.clear();
    }
  });
});
