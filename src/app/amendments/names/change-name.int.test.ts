import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import { confirmChange } from '#app/amendments/change/confirm-change.ts';
import { boardTickets } from '#app/boarding/board-tickets.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { NAME_CHANGES } from '#domain/amendments/name-rules.ts';
import { id } from '#kernel/ids.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { changeName, listNames } from './change-name.ts';

let database: TestDatabase;
let fixture: ChangeFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openChangeFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const LUZ = { firstName: 'Luz', lastName: 'Díaz' };
const ROUNDS = 8;

const deps = () => ({
  reservations: fixture.sale.reservations,
  names: names(database.pool),
  fingerprint: (text: string) => createHash('sha256').update(text).digest('hex'),
});
const renaming = (
  visit: Visit,
  change: { passenger?: number; name?: typeof LUZ; key?: string; caller?: Visit['caller'] } = {},
) => {
  const { passenger = 1, name = LUZ, key = randomUUID(), caller = visit.caller } = change;
  return changeName(deps())({ code: visit.code, passenger, name, key }, caller);
};
const namesOf = async (visit: Visit) => (await fixture.now(visit)).passengers.map(({ firstName }) => firstName);
const codesOf = async (visit: Visit) => [
  ...(await reservationFacts(fixture.sale)(await fixture.now(visit))).codes.values(),
];

/** Scans a code on boarding the outbound bus. */
async function boards(visit: Visit, text: string) {
  const departure = visit.reservation.departure.segment!.departure;
  const { sale } = fixture;
  const { boardingCodes, departures, timetable } = sale;
  const deps = { boardings: boardings(database.pool), boardingCodes, departures, timetable };
  const scans = [{ id: id<'boarding-scan'>(randomUUID()), at: sale.now, text, shown: undefined }];
  const asked = { departure, device: randomUUID(), place: 'A', sentAt: sale.now, scans };
  const operator = { id: id<'operator'>(randomUUID()), name: 'Rosa', role: 'boarding' } as const;
  return good(await boardTickets(deps)(asked, operator, sale.now))[0]!.verdict;
}

const bought = (requested: SaleOptions = {}) => fixture.bought({ passengers: ['adult', 'adult'], ...requested });

describe('another name', () => {
  test('is on new tickets of both journeys, in the same seats, until the same day; nobody else is touched', async () => {
    const visit = await bought();
    const before = visit.reservation;
    const after = good(await renaming(visit, { passenger: 2 }));
    expect(after.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Ana López',
      'Luz Díaz',
    ]);
    expect(after.passengers.map(({ type, seats }) => [type, seats])).toEqual(
      before.passengers.map(({ type, seats }) => [type, seats]),
    );
    const mine = after.tickets.filter(({ passenger }) => passenger === 2);
    expect(mine.map(({ folio }) => folio.slice(-2))).toEqual(['05', '06']);
    for (const ticket of mine) {
      const old = before.tickets.find((one) => one.direction === ticket.direction && one.passenger === 2)!;
      const { id: _, folio, secret, issuedAt: __, ...same } = old;
      expect(ticket).toMatchObject({ ...same, kind: 'E-Ticket' });
      expect([ticket.folio, ticket.secret]).not.toContain(folio);
      expect(ticket.secret).not.toBe(secret);
    }
    expect(after.tickets.filter(({ passenger }) => passenger === 1)).toEqual(
      before.tickets.filter(({ passenger }) => passenger === 1),
    );
    expect([after.quote, after.pinVersion]).toEqual([before.quote, before.pinVersion]);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'ticket.renamed']);
    expect(await fixture.seats()).toHaveLength(4);
  });

  test('makes the old code void at the door, and the new one board', async () => {
    const visit = await bought({ round: false });
    const [old] = await codesOf(visit);
    good(await renaming(visit));
    const fresh = (await codesOf(visit)).find((code) => code !== old)!;
    expect(await boards(visit, old!)).toBe('void');
    const { departure } = visit.reservation;
    expect(await boardings(database.pool).revoked(departure.segment!.departure)).toEqual([`${visit.code}-01`]);
    expect(['boards', 'boards']).toEqual([
      await boards(visit, fresh),
      await boards(visit, (await codesOf(visit)).find((code) => code !== fresh)!),
    ]);
  });

  test('finds the reservation by the new last name, and no longer by the old one', async () => {
    const visit = await fixture.bought({ round: false });
    const lastNames = async () =>
      (await lookUps(database.pool, 'x'.repeat(32)).target(visit.reservation.code))!.lastNames;
    good(await renaming(visit));
    expect(await lastNames()).toContain('Díaz');
  });

  test('of who travels on a lap, and of an open ticket', async () => {
    const visit = await fixture.bought({ passengers: ['adult', 'infant'], return: { open: true } });
    const after = good(await renaming(visit, { passenger: 2 }));
    expect(after.tickets.filter(({ passenger }) => passenger === 2).map(({ seat }) => seat)).toEqual([
      undefined,
      undefined,
    ]);
    expect(await namesOf(visit)).toEqual(['Ana', 'Luz']);
  });

  test('is written down with the one before it, and told to the owner', async () => {
    const visit = await bought();
    good(await renaming(visit));
    const { rows } = await database.pool.query(
      'select passenger, first_name, last_name, session_hash from name_change where reservation_id = $1',
      [visit.reservation.id],
    );
    expect(rows).toEqual([
      { passenger: 1, first_name: 'Ana', last_name: 'López', session_hash: Buffer.from(visit.caller.sessionHash) },
    ]);
    const done = await correspondence(database.pool).done(visit.reservation.id);
    expect(done.map(({ action }) => action)).toEqual(['name.changed']);
  });
});

describe('is refused', () => {
  test('to anyone who has not all of the reservation, like a reservation that is nobody’s', async () => {
    const visit = await bought();
    expect(codes(await renaming(visit, { caller: stranger() }))).toEqual(['reservation_not_found']);
    const seer = stranger();
    await lookUps(database.pool, 'x'.repeat(32)).grant(visit.reservation.id, seer.sessionHash, 'masked');
    expect(codes(await renaming(visit, { caller: seer }))).toEqual(['reservation_not_found']);
    expect(codes(await listNames(deps())(visit, seer))).toEqual(['reservation_not_found']);
    expect(await namesOf(visit)).toEqual(['Ana', 'Ana']);
  });

  test('before it is paid', async () => {
    const visit = await fixture.sale.atPayment({ round: false });
    expect(codes(await renaming(visit))).toEqual(['tickets_not_ready']);
    good(await fixture.paying(visit, { method: 'cash', token: undefined }));
    expect(codes(await renaming(visit))).toEqual(['tickets_not_ready']);
  });

  test('from half an hour before the first bus', async () => {
    const visit = await bought();
    const { departure } = visit.reservation.departure.segment!;
    const at = (interval: string) =>
      database.pool.query(
        `update departure_call set departs_at = clock_timestamp() + $2::interval where departure_id = $1 and call_index = 0`,
        [departure, interval],
      );
    const { rows } = await database.pool.query(
      'select departs_at from departure_call where departure_id = $1 and call_index = 0',
      [departure],
    );
    await at('29 minutes 59 seconds');
    expect(codes(await renaming(visit))).toEqual(['name_change_closed']);
    await at('31 minutes');
    good(await renaming(visit));
    await database.pool.query('update departure_call set departs_at = $2 where departure_id = $1 and call_index = 0', [
      departure,
      new Date(rows[0].departs_at),
    ]);
  });

  test('to anyone who boarded early', async () => {
    const visit = await bought({ round: false });
    const [first] = await codesOf(visit);
    expect(await boards(visit, first!)).toBe('boards');
    const answers = [await renaming(visit), await renaming(visit, { passenger: 2 })];
    expect(answers.map(codes).toSorted()).toEqual([['name_change_closed'], undefined]);
  });

  test('more often than it may be changed; the list says why', async () => {
    const visit = await bought();
    for (let times = 0; times < NAME_CHANGES; times += 1)
      good(await renaming(visit, { name: { firstName: `Luz ${'I'.repeat(times + 1)}`, lastName: 'Díaz' } }));
    expect(codes(await renaming(visit))).toEqual(['name_change_used']);
    good(await renaming(visit, { passenger: 2 }));
    const listed = good(await listNames(deps())(visit, visit.caller));
    expect(listed.map(({ passenger, refusal }) => [passenger.changes, refusal?.code])).toEqual([
      [2, 'name_change_used'],
      [1, undefined],
    ]);
  });

  test('where it is the same, is none, or is nobody’s', async () => {
    const visit = await bought();
    expect(codes(await renaming(visit, { name: { firstName: 'Ana', lastName: 'López' } }))).toEqual(['name_unchanged']);
    expect(codes(await renaming(visit, { name: { firstName: '', lastName: '2' } }))).toEqual([
      'first_name_required',
      'last_name_required',
    ]);
    expect(codes(await renaming(visit, { passenger: 3 }))).toEqual(['change_ticket_unknown']);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued']);
  });
});

describe('at once', () => {
  test('the same press many times changes it once; the same key for another name is refused', async () => {
    const visit = await bought();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => renaming(visit, { key })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await fixture.now(visit)).tickets.map(({ folio }) => folio.slice(-2)).toSorted()).toEqual([
      '02',
      '04',
      '05',
      '06',
    ]);
    expect(codes(await renaming(visit, { key, name: { firstName: 'Eva', lastName: 'Gil' } }))).toEqual([
      'idempotency_mismatch',
    ]);
  });

  test('somebody boards with the old code: they travel, or the name changes, never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await fixture.bought({ round: false });
      const [old] = await codesOf(visit);
      const [verdict, renamed] = await Promise.all([boards(visit, old!), renaming(visit)]);
      expect([verdict === 'boards', renamed.ok].filter(Boolean)).toHaveLength(1);
      expect(renamed.ok ? verdict : codes(renamed)).toEqual(renamed.ok ? 'void' : ['name_change_closed']);
      await fixture.audit();
      await fixture.clear();
    }
  });

  test('the schedule changes: both are made, and the tickets that are good have both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await fixture.bought();
      const request = await fixture.request(visit, { run: 1 });
      const [changed, renamed] = await Promise.all([
        confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now),
        renaming(visit),
      ]);
      // The folio was replaced meanwhile and no longer belongs to the ticket to change: nothing was charged.
      const isOvertaken = !changed.ok && ['change_overtaken', 'change_ticket_unknown'].includes(codes(changed)![0]!);
      expect([renamed.ok, changed.ok || isOvertaken]).toEqual([true, true]);
      const now = await fixture.now(visit);
      expect(now.passengers[0]).toMatchObject({ ...LUZ, seats: { departure: 1, return: 1 } });
      expect(now.changed).toEqual(changed.ok ? ['departure'] : []);
      expect(now.tickets).toHaveLength(2);
      await fixture.audit();
      await fixture.clear();
    }
  });
});
