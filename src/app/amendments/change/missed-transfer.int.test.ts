import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { readTripNotice, type TripNotice, type TripNoticeDeps } from '#app/amendments/trip-notice.ts';
import { previewCancel } from '#app/amendments/refunds/cancel.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { letterOf } from '#http/format/letters/letter-of.ts';
import { COSTERA } from '#main/costera.ts';
import { transferNote } from '#http/format/ticket-sheet.ts';
import { messageOf } from '#http/format/letters/messages.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { id } from '#kernel/ids.ts';
import { instant, MINUTE } from '#kernel/instant.ts';
import { type ConnectionOptions, openConnectionFixture } from '#testing/connection-fixture.ts';
import type { Caller } from '#app/caller.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/small-sale.ts';
import { connectionText } from '#text/connections.ts';
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

/** A connection with 45 minutes to change, whose first bus is late by this much. */
async function late(minutes: number | undefined, options: ConnectionOptions = {}): Promise<Visit> {
  const visit = await fixture.bought({ passengers: ['adult', 'minor'], ...options });
  await fixture.delay(visit.reservation, minutes);
  return { ...visit, reservation: await fixture.now(visit) };
}

const viewOf = async (visit: Visit) =>
  reservationView(await reservationFacts(fixture.sale)(await fixture.now(visit)), fixture.sale.now);

test.each([
  ['that leaves the least time to change', 15],
  ['that does not run', undefined],
])('a first bus %s opens nothing', async (_, minutes) => {
  const visit = await late(minutes);
  expect((await viewOf(visit)).missed_transfer).toBeUndefined();
  expect(codes(await fixture.changesOf(visit, { direction: 'return' }))).toEqual(['change_connection ticket_id']);
});

test('a first bus that is too late opens the next bus with seats, without charge', async () => {
  const visit = await late(16);
  expect((await viewOf(visit)).missed_transfer).toBeDefined();
  const { offers } = good(await fixture.changesOf(visit, { direction: 'return' }));
  expect(offers.map(({ run, difference }) => [run.departure.trip, difference])).toEqual([
    ['on-15', 0],
    ['on-17', 0],
  ]);
  // The right outlives the departure of the bus that is missed, but not for ever.
  const missed = Date.parse((await viewOf(visit)).return.schedule!.departs_at);
  const asked = (minutes: number) =>
    fixture.changesOf(visit, { direction: 'return', now: instant(missed + minutes * MINUTE) });
  expect(good(await asked(15)).offers.filter(({ reason }) => reason === undefined)).toHaveLength(2);
  expect(codes(await asked(180))).toEqual(['change_closed ticket_id']);
  good(await fixture.confirm(visit, { direction: 'return' }));
  const now = await fixture.now(visit);
  expect(now.quote!.total).toBe(visit.reservation.quote!.total);
  expect(now.changed).toEqual(['return']);
  expect(now.tickets.filter(({ direction }) => direction === 'return')).toHaveLength(2);
  expect(await fixture.seats()).toEqual([
    'on-15 return 1 sold',
    'on-15 return 2 sold',
    'out-08 departure 1 sold',
    'out-08 departure 2 sold',
  ]);
});

test('how much time there is to change is told by when the late bus is expected', async () => {
  const [note] = transferNote(await viewOf(await fixture.bought()), 'en');
  expect(note).toContain('you have 45 min');
  const visit = await late(15);
  expect(transferNote(await viewOf(visit), 'en')[0]).toContain('you have 30 min');
  await fixture.clear();
  const missing = await late(16);
  good(await fixture.confirm(missing, { direction: 'return' }));
  const view = await viewOf(missing);
  const left = Date.parse(view.return.schedule!.departs_at) - Date.parse(view.departure.schedule!.arrives_at);
  expect(transferNote(view, 'en')[0]).toContain(`you have ${Math.floor((left / MINUTE - 16) / 60)} h`);
  expect(Date.parse(view.transfer_arrives_at!) - Date.parse(view.departure.schedule!.arrives_at)).toBe(16 * MINUTE);
});

test('a shuttle that comes too late opens the next bus', async () => {
  const visit = await late(6, { between: ['s-hot', 'zzz'] });
  expect((await viewOf(visit)).missed_transfer).toBeDefined();
  const { offers } = good(await fixture.changesOf(visit, { direction: 'return' }));
  expect(offers.map(({ run, difference }) => [run.departure.trip, difference])).toEqual([
    ['on-15', 0],
    ['on-17', 0],
  ]);
  good(await fixture.confirm(visit, { direction: 'return' }));
  expect(await fixture.seats()).toEqual([
    'on-15 return 1 sold',
    'on-15 return 2 sold',
    'on-van departure 1 sold',
    'on-van departure 2 sold',
  ]);
});

test('a bus that comes too late for the shuttle opens the next shuttle, where one goes', async () => {
  const visit = await late(11, { between: ['gdl', 's-hot'] });
  expect((await viewOf(visit)).missed_transfer).toBeDefined();
  expect(good(await fixture.changesOf(visit, { direction: 'return' })).offers).toEqual([]);
});

test('a dearer bus costs nothing more, and leaves nothing to be credited', async () => {
  const visit = await late(16);
  await database.pool.query(`update fare set amount = 30000 where origin_id = 'pvr' and destination_id = 'zzz'`);
  await database.pool.query('update timetable_version set version = version + 1');
  try {
    good(await fixture.confirm(visit, { direction: 'return' }));
    const now = await fixture.now(visit);
    expect([now.quote!.total, now.credits]).toEqual([visit.reservation.quote!.total, []]);
  } finally {
    await database.pool.query(`update fare set amount = 20000 where origin_id = 'pvr' and destination_id = 'zzz'`);
    await database.pool.query('update timetable_version set version = version + 1');
  }
});

test('the first bus is not changed by it, and a connection in time is not changed at all', async () => {
  const visit = await late(16);
  expect(codes(await fixture.changesOf(visit, { direction: 'departure' }))).toEqual(['change_connection ticket_id']);
  const other = await fixture.bought();
  await database.pool.query('delete from departure_event');
  expect(codes(await fixture.changesOf(other, { direction: 'return' }))).toEqual(['change_connection ticket_id']);
});

test('both buses are cancelled together', async () => {
  const visit = await fixture.bought();
  const preview = previewCancel({ ...fixture.sale, aftersales: aftersales(database.pool) });
  const one = { code: visit.code, passengers: undefined, directions: ['departure'] as const };
  const { lines } = good(await preview(one, visit.caller, fixture.sale.now)).offer;
  expect(lines.map(({ direction }) => direction)).toEqual(['departure', 'return']);
});

const write = letterOf({
  sender: COSTERA,
  origin: 'https://costera.example',
  resumeUrl: () => 'https://costera.example',
  invoicingUrl: () => 'https://costera.example',
  pins: { pinOf: () => '482913', codeOf: () => '730254' },
});

const noticeOf = async (visit: Visit, event: string) => {
  const deps = {
    ...fixture.sale,
    aftersales: aftersales(database.pool),
    reservations: fixture.sale.reservations,
  } as unknown as TripNoticeDeps;
  const { id: order, lang, code } = visit.reservation;
  const payload = { reservation: order, event };
  const subject = { topic: 'delay.notice', payload, payment: undefined, order: { id: order, lang, code } };
  return readTripNotice(deps)(subject as never, messageOf('delay.notice') as never, fixture.sale.now);
};

const letterAbout = async (visit: Visit, event: string) =>
  write(((await noticeOf(visit, event)) as unknown as { readonly value: TripNotice }).value, fixture.sale.now);

describe('a shuttle and a bus of two reservations', () => {
  const trip = async (
    origin: string,
    destination: string,
    caller: Caller,
    options: SaleOptions = {},
  ): Promise<Visit> => {
    const way = { origin: id<'stop'>(origin), destination: id<'stop'>(destination), round: false, return: {} };
    const visit = await fixture.sale.atPayment({ ...way, passengers: ['adult'], caller, ...options });
    good(await fixture.paying(visit));
    return { ...visit, reservation: await fixture.now(visit) };
  };

  test('a late shuttle opens the next bus, which its letter and page offer', async () => {
    const caller = stranger();
    const shuttle = await trip('s-hot', 's-pvr', caller);
    const bus = await trip('pvr', 'zzz', caller);
    expect((await viewOf(bus)).fed_by?.map(({ code, direction }) => [code, direction])).toEqual([
      [shuttle.code, 'departure'],
    ]);
    expect((await viewOf(bus)).missed_transfer).toBeUndefined();
    await fixture.delay(shuttle.reservation, 6);
    expect((await viewOf(bus)).missed_transfer?.direction).toBe('departure');
    const { rows } = await database.pool.query<{ payload: { event: string; reservation: string } }>(
      `select payload from outbox where topic = 'delay.notice' and payload ->> 'reservation' = $1`,
      [bus.reservation.id],
    );
    const letter = await letterAbout(bus, rows[0]!.payload.event);
    expect(letter.heading).toBe(connectionText.missedTitle.es);
    expect(letter.blocks.flatMap((block) => (block.kind === 'text' ? block.text : []))[0]).toMatch(
      /^Tu shuttle viene con retraso .* tu autobús /,
    );
    const { offers } = good(await fixture.changesOf(bus));
    expect(offers.map(({ run, difference }) => [run.departure.trip, difference])).toEqual([
      ['on-15', 0],
      ['on-17', 0],
    ]);
    good(await fixture.confirm(bus));
    const now = await fixture.now(bus);
    expect([now.changed, now.quote!.total]).toEqual([['departure'], bus.reservation.quote!.total]);
    expect((await viewOf(bus)).missed_transfer).toBeUndefined();
  });

  test('a late bus opens the next shuttle', async () => {
    const caller = stranger();
    const bus = await trip('gdl', 'pvr', caller);
    const shuttle = await trip('s-pvr', 's-hot', caller);
    await fixture.delay(bus.reservation, 11);
    expect((await viewOf(shuttle)).missed_transfer?.direction).toBe('departure');
    expect((await viewOf(bus)).missed_transfer).toBeUndefined();
  });

  test.each([
    ['of other hands', async (): Promise<Visit> => trip('pvr', 'zzz', stranger())],
    ['that leaves too soon for it', async (caller: Caller): Promise<Visit> => trip('pvr', 'gua', caller)],
  ])('nothing is opened of a bus %s', async (_, buy) => {
    const caller = stranger();
    const shuttle = await trip('s-hot', 's-pvr', caller);
    const bus = await buy(caller);
    await fixture.delay(shuttle.reservation, 40);
    expect((await viewOf(bus)).missed_transfer).toBeUndefined();
  });

  test('nor by a shuttle on which others travel', async () => {
    const caller = stranger();
    const shuttle = await trip('s-hot', 's-pvr', caller);
    const bus = await trip('pvr', 'zzz', caller);
    await database.pool.query(`update passenger set first_name = 'Luz' where reservation_id = $1`, [
      shuttle.reservation.id,
    ]);
    await fixture.delay(shuttle.reservation, 40);
    expect((await viewOf(bus)).fed_by).toBeUndefined();
    expect((await viewOf(bus)).missed_transfer).toBeUndefined();
  });
});

describe('a delay after the first bus was boarded', () => {
  /** Reported at a call of the first bus; 1 is the transfer stop. */
  async function reported(visit: Visit, minutes: number, fromCall = 1) {
    const event = id<'departure-event'>(crypto.randomUUID());
    const notified = await departureEvents(database.pool).record({
      id: event,
      departure: visit.reservation.departure.segment!.departure,
      fromCall,
      minutes,
      isOurs: true,
      reason: 'Tráfico',
      recordedBy: 'ops',
    });
    const { rows } = await database.pool.query(
      `select payload from outbox where topic = 'delay.notice' and payload ->> 'event' = $1`,
      [event],
    );
    return { notified, told: rows.length, event };
  }

  test('is told to those whose second bus it endangers, with the next one', async () => {
    const visit = await fixture.bought();
    const { notified, told, event } = await reported(visit, 40);
    expect([notified, told]).toEqual([1, 1]);
    expect((await viewOf(visit)).missed_transfer).toBeDefined();
    const letter = await letterAbout(visit, event);
    expect(letter.heading).toBe(connectionText.missedTitle.es);
    expect(letter.blocks.flatMap((block) => (block.kind === 'text' ? block.text : []))[0]).toMatch(
      /^Tu primer autobús viene con retraso/,
    );
  });

  test('is not told while there is time to change, nor after a newer report', async () => {
    const visit = await fixture.bought();
    const { event } = await reported(visit, 10);
    expect((await noticeOf(visit, event)).kind).toBe('moot');
    const worse = await reported(visit, 40);
    expect((await noticeOf(visit, event)).kind).toBe('moot');
    expect((await noticeOf(visit, worse.event)).kind).toBe('found');
  });
});
