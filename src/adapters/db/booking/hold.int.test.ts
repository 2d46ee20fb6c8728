import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { holdSeats } from './hold.ts';
import { seatInventory } from './seat-inventory.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { reservations } from '#adapters/db/booking/reservations.ts';
import { createDraft, endHold, nearEnd, orderOf, publishDeparture, readBack } from '#testing/db/sale-fixtures.ts';
import { extendHold } from '#domain/booking/deadlines.ts';
import { seatsOf } from '#domain/seats/bitmap.ts';
import { HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => assertInvariants(database.pool));

const hold = (...order: Parameters<typeof orderOf>) => holdSeats(database.pool, orderOf(...order));

test('seats of both journeys are held together, and known as their owner sees them', async () => {
  const [out, back] = [await publishDeparture(database.pool), await publishDeparture(database.pool)];
  const segments = [
    { departure: out, from: 0, to: 2 },
    { departure: back, from: 1, to: 3 },
  ] as const;
  const draft = await createDraft(database.pool, {
    types: ['adult', 'infant', 'minor'],
    departure: segments[0],
    return: segments[1],
  });
  const held = await hold(draft, [7, 8]);
  expect(held).toMatchObject({ kind: 'held', reservation: { step: 'pago' } });
  const { reservation } = await readBack(database.pool, draft.reservation.id);
  expect(reservation.passengers.map(({ seats }) => seats)).toEqual([
    { departure: 7, return: 7 },
    { departure: undefined, return: undefined },
    { departure: 8, return: 8 },
  ]);
  expect(reservation.holdUntil! - Date.now()).toBeGreaterThan(14 * MINUTE);
  const inventory = seatInventory(database.pool);
  const [mine] = await inventory.taken([segments[0]], draft.reservation.id);
  expect([seatsOf(mine!.taken), seatsOf(mine!.mine)]).toEqual([
    [7, 8],
    [7, 8],
  ]);
});

test('a seat is sold again behind the stop where its passenger leaves', async () => {
  const departure = await publishDeparture(database.pool, { legs: 3, seats: 1 });
  const ride = async (from: number, to: number) =>
    (await hold(await createDraft(database.pool, { departure: { departure, from, to } }), [1])).kind;
  expect([await ride(0, 1), await ride(0, 3), await ride(1, 2), await ride(1, 3), await ride(2, 3)]).toEqual([
    'held',
    'taken',
    'held',
    'taken',
    'held',
  ]);
});

test('the loser is told every seat that is gone, in both journeys, and holds nothing', async () => {
  const [out, back] = [await publishDeparture(database.pool), await publishDeparture(database.pool)];
  const both = { departure: { departure: out, from: 0, to: 3 }, return: { departure: back, from: 0, to: 3 } };
  await hold(await createDraft(database.pool, both), [5]);
  const loser = await createDraft(database.pool, { ...both, types: ['adult', 'adult'] });
  expect(await hold(loser, [4, 5])).toEqual({
    kind: 'taken',
    seats: [
      { direction: 'departure', seat: 5 },
      { direction: 'return', seat: 5 },
    ],
  });
  const { rows } = await database.pool.query('select from seat_claim where reservation_id = $1', [
    loser.reservation.id,
  ]);
  expect(rows).toEqual([]);
});

test('seats are changed by asking for others: those kept are not lost, those left go back on sale', async () => {
  const departure = await publishDeparture(database.pool);
  const segment = { departure, from: 0, to: 3 };
  const draft = await createDraft(database.pool, { departure: segment, types: ['adult', 'adult'] });
  await hold(draft, [1, 2]);
  expect(await hold(await readBack(database.pool, draft.reservation.id), [2, 3])).toMatchObject({ kind: 'held' });
  const [seats] = await seatInventory(database.pool).taken([segment], draft.reservation.id);
  expect(seatsOf(seats!.taken)).toEqual([2, 3]);
});

test('an answer to a reservation that was changed meanwhile changes nothing', async () => {
  const departure = await publishDeparture(database.pool);
  const draft = await createDraft(database.pool, { departure: { departure, from: 0, to: 1 } });
  await hold(draft, [1]);
  expect(await hold(draft, [2])).toEqual({ kind: 'changed' });
});

test('an ended hold is free to the next who asks, and its owner has lost it', async () => {
  const departure = await publishDeparture(database.pool);
  const segment = { departure, from: 0, to: 2 };
  const late = await createDraft(database.pool, { departure: { departure, from: 1, to: 3 } });
  await hold(late, [9]);
  await endHold(database.pool, late.reservation.id);
  const next = await createDraft(database.pool, { departure: segment });
  const [seats] = await seatInventory(database.pool).taken([segment], next.reservation.id);
  expect(seatsOf(seats!.taken)).toEqual([]);
  expect(await hold(next, [9])).toMatchObject({ kind: 'held' });
  expect(await hold(await readBack(database.pool, late.reservation.id), [10])).toEqual({ kind: 'ended' });
  expect((await readBack(database.pool, late.reservation.id)).reservation.expired).toBe(true);
});

test('a hold is extended by the clock of the database, and never after its end', async () => {
  const departure = await publishDeparture(database.pool);
  const draft = await createDraft(database.pool, { departure: { departure, from: 0, to: 1 } });
  await hold(draft, [1]);
  const inventory = seatInventory(database.pool);
  const boardings = [instant(Date.now() + 48 * HOUR)];
  const extend = async () =>
    inventory.extend(await readBack(database.pool, draft.reservation.id), (held, now) =>
      extendHold(held, now, boardings),
    );
  expect(await extend()).toMatchObject({ kind: 'refused', fault: { code: 'extension_too_early' } });
  await nearEnd(database.pool, draft.reservation.id);
  const before = (await readBack(database.pool, draft.reservation.id)).reservation.holdUntil!;
  expect(await extend()).toMatchObject({
    kind: 'extended',
    reservation: { holdUntil: before + 5 * MINUTE, extensions: 1 },
  });
  await endHold(database.pool, draft.reservation.id);
  expect(await extend()).toMatchObject({ kind: 'refused', fault: { code: 'time_exceeded' } });
});

test('the sweeper ends what is over, once, and gives its seats back', async () => {
  const departure = await publishDeparture(database.pool);
  const segment = { departure, from: 0, to: 3 };
  const [over, alive] = [
    await createDraft(database.pool, { departure: segment, types: ['adult', 'adult'] }),
    await createDraft(database.pool, { departure: segment }),
  ];
  await hold(over, [1, 2]);
  await hold(alive, [3]);
  await endHold(database.pool, over.reservation.id);
  const inventory = seatInventory(database.pool);
  expect([await inventory.sweep(1000), await inventory.sweep(1000)]).toEqual([expect.any(Number), 0]);
  expect((await readBack(database.pool, over.reservation.id)).reservation.expired).toBe(true);
  const [seats] = await inventory.taken([segment], over.reservation.id);
  expect(seatsOf(seats!.taken)).toEqual([3]);
});

test('giving up a run gives its seats back', async () => {
  const departure = await publishDeparture(database.pool);
  const draft = await createDraft(database.pool, { departure: { departure, from: 0, to: 1 } });
  await hold(draft, [1]);
  const stored = await readBack(database.pool, draft.reservation.id);
  const next = {
    ...stored.reservation,
    departure: { ...stored.reservation.departure, segment: undefined },
    holdUntil: undefined,
  };
  expect(await reservations(database.pool).update(stored, next, [departure])).toBe(true);
  const { rows } = await database.pool.query('select from seat_claim where departure_id = $1', [departure]);
  expect(rows).toEqual([]);
});

test('one visitor holds seats in two reservations at most, and a full party on a bus', async () => {
  const departure = await publishDeparture(database.pool);
  const other = await publishDeparture(database.pool);
  const session = randomBytes(32);
  const draft = (on: typeof departure, types: readonly 'adult'[]) =>
    createDraft(database.pool, { departure: { departure: on, from: 0, to: 1 }, types, session });
  const six = Array.from({ length: 6 }, () => 'adult' as const);
  expect((await hold(await draft(departure, six), [1, 2, 3, 4, 5, 6])).kind).toBe('held');
  expect((await hold(await draft(departure, six), [7, 8, 9, 10, 11, 12])).kind).toBe('limit');
  expect((await hold(await draft(other, six), [1, 2, 3, 4, 5, 6])).kind).toBe('held');
  expect((await hold(await draft(other, ['adult']), [7])).kind).toBe('limit');
});

test('quotas are counted over the whole run and freed with their holds', async () => {
  const departure = await publishDeparture(database.pool, { legs: 4, seats: 40 });
  const inapam = (from: number) =>
    createDraft(database.pool, { departure: { departure, from, to: from + 1 }, types: ['inapam'] });
  const first = await inapam(0);
  expect((await hold(first, [1])).kind).toBe('held');
  expect((await hold(await inapam(1), [1])).kind).toBe('held');
  expect(await hold(await inapam(2), [1])).toEqual({ kind: 'quota', direction: 'departure', quota: 'inapam' });
  await endHold(database.pool, first.reservation.id);
  expect((await hold(await inapam(3), [1])).kind).toBe('held');
});
