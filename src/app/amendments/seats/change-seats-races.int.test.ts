import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { exchangeSeat } from '#adapters/db/counter/exchange-seat.ts';
import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { moveUnguarded } from '#adapters/db/seats/move-seats.ts';
import { confirmChange } from '#app/amendments/change/confirm-change.ts';
import { id } from '#kernel/ids.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openSeatFixture, type SeatFixture } from '#testing/seat-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const ROUNDS = 8;

let database: TestDatabase;
let fixture: SeatFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 16, waitMs: 20_000 });
  fixture = await openSeatFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

test('the same press many times changes it once; the same key for another seat is refused', async () => {
  const visit = await fixture.alone();
  const [a, b] = fixture.others(visit) as [number, number];
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => fixture.moving(visit, { 1: a }, { key })));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await fixture.now(visit)).tickets.map(({ folio }) => folio.slice(-2))).toEqual(['02']);
  expect(codes(await fixture.moving(visit, { 1: b }, { key }))).toEqual(['idempotency_mismatch']);
  expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'ticket.seat_changed']);
});

test('two travellers to one seat: one has it, the other keeps its own', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await fixture.alone(), await fixture.alone()];
    const [seat] = fixture.others(one, other);
    const answers = await Promise.all([fixture.moving(one, { 1: seat! }), fixture.moving(other, { 1: seat! })]);
    expect(answers.map((answer) => codes(answer)?.[0] ?? 'done').toSorted()).toEqual(['done', 'seat_taken']);
    const [loser, own] = answers[0]!.ok ? [other, fixture.had(other)] : [one, fixture.had(one)];
    expect(await fixture.seatsNow(loser)).toEqual(own);
    await fixture.audit();
    await fixture.clear();
  }
});

test('control: without the look at the legs both sit on it, and the invariants notice', async () => {
  const [one, other] = [await fixture.alone(), await fixture.alone()];
  const [seat] = fixture.others(one, other);
  const kept = seatChanges(database.pool, moveUnguarded);
  const answers = await Promise.all([one, other].map((visit) => fixture.moving(visit, { 1: seat! }, { kept })));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  const breaches = (await findBreaches(database.pool)).map(({ invariant }) => invariant);
  expect(breaches).toContain('i00-no-seat-claimed-twice');
  await fixture.clear();
});

test('two tabs to two seats: it ends on one, and the others are free', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.alone();
    const [a, b] = fixture.others(visit) as [number, number];
    const answers = await Promise.all([fixture.moving(visit, { 1: a }), fixture.moving(visit, { 1: b })]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await fixture.seats()).toHaveLength(1);
    expect([a, b]).toContain((await fixture.seatsNow(visit))[0]);
    await fixture.audit();
    await fixture.clear();
  }
});

/** Prepares a move to another seat or run, which then runs beside a boarding with the old code. */
type Move = (
  visit: Awaited<ReturnType<typeof fixture.alone>>,
) => Promise<() => Promise<'moved' | readonly string[] | undefined>>;

async function boardsWhile(prepare: Move, refused: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.alone();
    const [old] = await fixture.codesOf(visit);
    const move = await prepare(visit);
    const [verdict, moved] = await Promise.all([fixture.boards(visit, old!), move()]);
    expect([verdict, moved]).toEqual(moved === 'moved' ? ['void', moved] : ['boards', [refused]]);
    await fixture.audit();
    await fixture.clear();
  }
}

test('somebody boards with the old code: they travel where they sat, or elsewhere with another code', () =>
  boardsWhile(
    async (visit) => async () => {
      const moved = await fixture.moving(visit, { 1: fixture.others(visit)[0]! });
      return moved.ok ? 'moved' : codes(moved);
    },
    'seat_change_closed',
  ));

test('somebody boards with the old code while a counter exchanges the seat: the same', () => {
  const by = { name: 'Eva', role: 'counter', place: '192.0.2.30', key: undefined, requestHash: '' } as const;
  return boardsWhile(async (visit) => {
    const code = id<'order-code'>(visit.code);
    const asked = { code, direction: 'departure', passenger: 1, seat: fixture.others(visit)[0]!, by } as const;
    return async () => {
      const exchanged = await exchangeSeat(database.pool, asked);
      return exchanged.ok ? 'moved' : [exchanged.fault.code];
    };
  }, 'exchange_boarded');
});

test('somebody boards with the old code while the schedule changes: they travel on one of the two buses', () =>
  boardsWhile(async (visit) => {
    const request = await fixture.request(visit, { run: 1 });
    return async () => {
      const changed = await confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now);
      return changed.ok ? 'moved' : codes(changed);
    };
  }, 'change_closed'));

test('it is cancelled: no ticket and no seat is left, no matter who was first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.alone();
    const [gone, moved] = await Promise.all([
      fixture.cancelled(visit),
      fixture.moving(visit, { 1: fixture.others(visit)[0]! }),
    ]);
    expect([gone.ok, moved.ok ? 'moved' : codes(moved)?.[0]]).toEqual([
      true,
      expect.stringMatching(/^(moved|change_ticket_unknown)$/),
    ]);
    expect([await fixture.seats(), (await fixture.now(visit)).tickets]).toEqual([[], []]);
    await fixture.audit();
    await fixture.clear();
  }
});

test('its schedule changes: it sits on one bus, on one seat', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.alone();
    const request = await fixture.request(visit, { run: 1 });
    const [changed, moved] = await Promise.all([
      confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now),
      fixture.moving(visit, { 1: fixture.others(visit)[0]! }),
    ]);
    expect([changed.ok, moved.ok]).toContain(true);
    expect(await fixture.seats()).toEqual([
      expect.stringMatching(changed.ok ? /^out-23 departure \d sold$/ : /^out-08 departure \d sold$/),
    ]);
    await fixture.audit();
    await fixture.clear();
  }
});
