import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { names } from '#adapters/db/amendments/names/names.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { possibleActions } from '#app/amendments/possible-actions.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { listAdditions } from '#app/amendments/luggage/list-additions.ts';
import { changeName, listNames } from '#app/amendments/names/change-name.ts';
import { changeSeats, listSeatChanges } from '#app/amendments/seats/change-seats.ts';
import { changeClosesAt } from '#domain/amendments/change-rules.ts';
import { NAME_CHANGES, nameClosesAt } from '#domain/amendments/name-rules.ts';
import { NAME_CHANGE_MINUTES } from '#domain/amendments/refund-terms.ts';
import { SEAT_CHANGES, seatsCloseAt } from '#domain/amendments/seat-rules.ts';
import { additionClosesAt, CHANGE_MINUTES } from '#domain/booking/deadlines.ts';
import { before, type Instant } from '#kernel/instant.ts';
import { offeredAfterwards } from '#main/rooms/fulfilments.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: AdditionFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());

const deps = () => ({
  ...fixture.parts,
  names: names(database.pool),
  seatChanges: seatChanges(database.pool),
  offeredAfterwards: offeredAfterwards(fixture.sale),
});
const actions = async (visit: Visit, now: Instant = fixture.sale.now) =>
  possibleActions(deps())(await reservationFacts(fixture.sale)(await fixture.now(visit)), now);
const kinds = async (visit: Visit, now?: Instant) =>
  (await actions(visit, now)).flatMap(({ kind, refusal }) => (refusal === undefined ? [kind] : []));
const bought = () => fixture.bought({ round: false });
const runOf = async (visit: Visit) => (await reservationFacts(fixture.sale)(await fixture.now(visit))).runs.departure!;
const renamed = ({ code, caller }: Visit, firstName: string) =>
  changeName(deps())({ code, passenger: 1, name: { firstName, lastName: 'Díaz' }, key: randomUUID() }, caller);
const moved = ({ code, caller }: Visit, seat: number) =>
  changeSeats(deps())({ code, direction: 'departure', seats: [{ position: 1, seat }], key: randomUUID() }, caller);
/** Moves its bus's departure to this many minutes from now, by the database's clock. */
const leavesIn = async (visit: Visit, minutes: number): Promise<() => Promise<unknown>> => {
  const { departure, from } = visit.reservation.departure.segment!;
  const set = (to: string, value: unknown) =>
    database.pool.query(`update departure_call set departs_at = ${to} where departure_id = $1 and call_index = $2`, [
      departure,
      from,
      value,
    ]);
  await set(`clock_timestamp() + $3 * interval '1 minute'`, minutes);
  return async () => set('$3', new Date((await runOf(visit)).departs));
};

test('what is paid can be changed, added to, invoiced and cancelled, each as long as its own rule says', async () => {
  const visit = await bought();
  const { departs } = await runOf(visit);
  const of = { direction: 'departure', refusal: undefined } as const;
  expect(await actions(visit)).toEqual([
    { kind: 'change_run', until: changeClosesAt(departs), ...of },
    { kind: 'change_seats', until: seatsCloseAt({ departs }), direction: 'departure' },
    { kind: 'add', until: additionClosesAt(departs), direction: 'departure' },
    { kind: 'change_name', until: nameClosesAt({ departs }), direction: 'departure' },
    { kind: 'invoice' },
    { kind: 'cancel' },
  ]);
});

test('a change and an addition are offered as long as their own pages take them', async () => {
  const visit = await bought();
  const { departs } = await runOf(visit);
  for (const closes of [changeClosesAt(departs), additionClosesAt(departs)])
    for (const now of [before(closes, 1), closes]) {
      const offered = await kinds(visit, now);
      const { tickets } = good(await listAdditions(deps())(visit, visit.caller, now));
      expect(offered.includes('add')).toBe(tickets.some(({ refusal }) => refusal === undefined));
      expect(offered.includes('change_run')).toBe(now < changeClosesAt(departs));
    }
});

test.each([
  [1, true],
  [-1, false],
])('seats and names are offered as long as their own pages take them: %i minutes', async (minutes, isOpen) => {
  const visit = await bought();
  const seats = await leavesIn(visit, CHANGE_MINUTES + minutes);
  expect((await kinds(visit)).includes('change_seats')).toBe(isOpen);
  const [journey] = good(await listSeatChanges(deps())(visit, visit.caller));
  expect(journey!.refusal === undefined).toBe(isOpen);
  await leavesIn(visit, NAME_CHANGE_MINUTES + minutes);
  expect((await kinds(visit)).includes('change_name')).toBe(isOpen);
  const [passenger] = good(await listNames(deps())(visit, visit.caller));
  expect(passenger!.refusal === undefined).toBe(isOpen);
  await seats();
});

test('what was changed as often as it may be is not offered any more, and why', async () => {
  const visit = await bought();
  const had = visit.reservation.passengers[0]!.seats.departure!;
  const others = [1, 2, 3, 4].filter((seat) => seat !== had);
  for (let times = 0; times < SEAT_CHANGES; times += 1) good(await moved(visit, [...others, had][times]!));
  for (let times = 0; times < NAME_CHANGES; times += 1) good(await renamed(visit, `Luz${'a'.repeat(times)}`));
  const found = await actions(visit);
  expect(found).toContainEqual({ kind: 'change_seats', direction: 'departure', refusal: 'seat_change_used' });
  expect(found).toContainEqual({ kind: 'change_name', refusal: 'name_change_used' });
  expect(await kinds(visit)).toEqual(['change_run', 'add', 'invoice', 'cancel']);

  const other = await bought();
  good(await fixture.confirm(other, { run: 1 }));
  expect(await actions(other)).toContainEqual(
    expect.objectContaining({ kind: 'change_run', direction: 'departure', refusal: 'change_used' }),
  );
});

test('one of two who may still sit elsewhere, or be renamed, is enough', async () => {
  const visit = await fixture.bought({ round: false, passengers: ['adult', 'adult'] });
  const had = visit.reservation.passengers.map(({ seats }) => seats.departure!);
  const others = [1, 2, 3, 4].filter((seat) => !had.includes(seat));
  for (let times = 0; times < SEAT_CHANGES; times += 1) good(await moved(visit, [...others, had[0]!][times]!));
  for (let times = 0; times < NAME_CHANGES; times += 1) good(await renamed(visit, `Luz${'a'.repeat(times)}`));
  expect(await kinds(visit)).toEqual(expect.arrayContaining(['change_seats', 'change_name']));
});

test('an open ticket is given its run, and is not changed otherwise', async () => {
  const visit = await fixture.bought({ round: true, return: { open: true } });
  expect((await actions(visit)).slice(0, 2)).toMatchObject([
    { kind: 'choose_run', direction: 'return' },
    { kind: 'change_run', direction: 'departure' },
  ]);
});

test('what is not paid, or was cancelled, can neither be changed nor cancelled', async () => {
  const order = await fixture.sale.atPayment({ round: false });
  good(await fixture.paying(order, { method: 'cash', token: undefined }));
  expect(await actions(order)).toEqual([]);
  const visit = await bought();
  good(await fixture.cancel(visit));
  expect(await kinds(visit)).toEqual(['invoice']);
});

test('a reference of a store is to be paid first', async () => {
  const order = await fixture.sale.atPayment({ round: false });
  good(await fixture.paying(order, { method: 'oxxo', token: undefined }));
  const { voucher } = await fixture.now(order);
  expect(await actions(order)).toEqual([{ kind: 'pay_reference', until: voucher!.payBy }]);
});
