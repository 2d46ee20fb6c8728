import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { boardingHandlers } from '#http/routes/boarding.ts';
import { openSite } from '#testing/http/open-site.ts';
import { DAY, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { newBoardingKey } from '#main/config/secrets.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { BoardingListView, ScanResultView } from '#wire/boarding.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let key: string;
/** The clock of the server. */
let now = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  now = fixture.sale.now;
  const operators = operatorDeps(database.pool);
  // Read again each time, so that an operator's report of a second ago counts.
  let read = Date.now();
  const clock = { now: () => instant((read += MINUTE)) };
  const timetable = createTimetableCache({ store: timetableStore(database.pool), clock, report: fixture.sale.report });
  const deps = { ...fixture.sale, ...operators, timetable, boardings: boardings(database.pool) };
  site = await openSite(fixture.sale, { handlers: boardingHandlers(deps), now: () => instant(now) });
  const added = await operatorCommand(
    { ...operators, actor: 'eva' },
    { name: 'add', operator: 'Rosa Gil', role: 'boarding' },
  );
  key = good(added)[0]!.replace('key ', '');
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  now = fixture.sale.now;
  await fixture.clear();
  await database.pool.query('truncate boarding_scan');
});
afterEach(() => fixture.audit());

const call = async <Data>(path: string, body?: object): Promise<{ status: number; data: Data }> => {
  const response = await fetch(`${site.origin}/api/operation/boarding/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-operator-key': key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, data: (await response.json()).content.data };
};

const listOf = async (departure: string) => (await call<BoardingListView>(`list?departure=${departure}`)).data;

interface At {
  readonly departure: string;
  readonly device?: string;
  readonly place?: string;
  readonly at?: number;
  readonly id?: string;
  /** How far the device's clock is off. */
  readonly skew?: number;
}

const iso = (at: number) => new Date(at).toISOString();

const scan = async (code: string, at: At): Promise<ScanResultView> => {
  const { device = 'device-a', place = 'Andén 3', id = randomUUID(), skew = 0 } = at;
  const { data } = await call<{ results: ScanResultView[] }>('scans', {
    departure: at.departure,
    device,
    place,
    sent_at: iso(now + skew),
    scans: [{ id, at: iso((at.at ?? now) + skew), code }],
  });
  return data.results[0]!;
};

/** A paid visit, with its codes and runs. */
async function bought(wish: SaleOptions = {}) {
  const visit = await fixture.sale.atPayment({ round: false, ...wish });
  good(await fixture.paying(visit));
  return seen(visit);
}

async function seen(visit: Visit) {
  const { reservation, codes } = await reservationFacts(fixture.sale)(await fixture.now(visit));
  return {
    visit,
    codes: [...codes.values()],
    folios: reservation.tickets.map(({ folio }) => folio),
    departure: reservation.departure.segment!.departure as string,
  };
}

describe('the list', () => {
  test('has every ticket, masked, and the keys to tell them by', async () => {
    const { departure, folios } = await bought({ passengers: ['adult', 'adult'] });
    const unpaid = await fixture.sale.atPayment({ round: false });
    good(await fixture.paying(unpaid, { method: 'cash', token: undefined }));
    const list = await listOf(departure);
    expect(list).toMatchObject({ origin: 'Guadalajara', destination: 'Guayabitos', revoked: [] });
    expect(
      list.tickets.map(({ folio, paid, name, seat, from, to, boarded }) => [
        folio,
        paid,
        name,
        seat,
        from,
        to,
        boarded,
      ]),
    ).toEqual([
      [folios[0], true, 'A*** L***', 1, 'Guadalajara', 'Puerto Vallarta', null],
      [folios[1], true, 'A*** L***', 2, 'Guadalajara', 'Puerto Vallarta', null],
      [`${unpaid.code}-01`, false, 'A*** L***', 3, 'Guadalajara', 'Puerto Vallarta', null],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/López|Ana\b|secret/);
    expect(list.keys.map(({ kid }) => kid)).toEqual(fixture.sale.boardingCodes.keys.map(({ id }) => id));
  });

  test('names what is no longer valid', async () => {
    const { departure, folios, visit } = await bought();
    await database.pool.query(`update ticket set status = 'void' where reservation_id = $1`, [visit.reservation.id]);
    expect(await listOf(departure)).toMatchObject({ tickets: [], revoked: folios });
    await database.pool.query(`update ticket set status = 'valid' where reservation_id = $1`, [visit.reservation.id]);
  });

  test('of a departure that is none', async () => {
    expect((await call(`list?departure=${randomUUID()}`)).status).toBe(404);
  });
});

test('the buses of a stop are those that leave around now, with who is still to pay', async () => {
  const { departure, codes } = await bought();
  const unpaid = await fixture.sale.atPayment({ round: false });
  good(await fixture.paying(unpaid, { method: 'cash', token: undefined }));
  const { departs_at: text } = await listOf(departure);
  now = Date.parse(text) - 30 * MINUTE;
  await scan(codes[0]!, { departure });
  const { data } = await call<{ stops: { id: string }[]; buses: object[] }>('buses?stop=gdl');
  expect(data.stops.map(({ id }) => id)).toContain('pvr');
  expect(data.buses).toContainEqual(
    expect.objectContaining({
      departure,
      destination: 'Guayabitos',
      tickets: 1,
      boarded: 1,
      unpaid: 1,
      departs_at: text,
    }),
  );
});

test.each([
  ['four hours', 4 * 60],
  ['two days', 2_880],
])('a bus that is late by %s is there until it has left', async (_, minutes) => {
  const { departure, visit } = await bought();
  await fixture.delay(visit.reservation, minutes);
  const { departs_at: text } = await listOf(departure);
  const isThereAt = async (at: number) => {
    now = at;
    const { data } = await call<{ buses: { departure: string; departs_at: string }[] }>('buses?stop=gdl');
    return data.buses.filter((bus) => bus.departure === departure).map((bus) => bus.departs_at);
  };
  const leaves = Date.parse(text) + minutes * MINUTE;
  expect(await isThereAt(Date.parse(text))).toEqual([text]);
  expect(await isThereAt(leaves - 30 * MINUTE)).toEqual([text]);
  expect(await isThereAt(leaves + 2 * HOUR)).toEqual([text]);
  expect(await isThereAt(leaves + 4 * HOUR)).toEqual([]);
});

describe('a scan', () => {
  test('of a ticket of this bus boards, by its code or by its folio', async () => {
    const { departure, codes, folios } = await bought({ passengers: ['adult', 'adult'] });
    expect(await scan(codes[0]!, { departure })).toMatchObject({
      verdict: 'boards',
      folio: folios[0],
      seat: 1,
      name: 'A*** L***',
      type: 'adult',
      first: null,
      other: null,
    });
    expect(await scan(` ${folios[1]!.toLowerCase()} `, { departure })).toMatchObject({ verdict: 'boards', seat: 2 });
    expect((await listOf(departure)).tickets.map(({ boarded }) => boarded?.place)).toEqual(['Andén 3', 'Andén 3']);
  });

  test('that is sent again is answered as before and written once', async () => {
    const { departure, codes } = await bought();
    const id = randomUUID();
    const [first, again] = [await scan(codes[0]!, { departure, id }), await scan(codes[0]!, { departure, id })];
    expect(again).toEqual(first);
    const both = await Promise.all(
      [1, 2, 3].map(() => scan('nothing of ours', { departure, id: 'a'.repeat(8) + id.slice(8) })),
    );
    expect(both.map(({ verdict }) => verdict)).toEqual(['forged', 'forged', 'forged']);
    const { rows } = await database.pool.query('select count(*)::int as scans from boarding_scan');
    expect(rows[0].scans).toBe(2);
  });

  test('of a copy is the alarm: when and where the first was', async () => {
    const { departure, codes, folios } = await bought();
    const at = now - 20 * MINUTE;
    expect(await scan(codes[0]!, { departure, at })).toMatchObject({ verdict: 'boards' });
    expect(await scan(codes[0]!, { departure, at: at + 5_000 })).toMatchObject({ verdict: 'boards' });
    const [later, other, typed] = [
      await scan(codes[0]!, { departure }),
      await scan(codes[0]!, { departure, at, device: 'device-b' }),
      await scan(folios[0]!, { departure, device: 'device-b' }),
    ];
    for (const copy of [later, other, typed])
      expect(copy).toMatchObject({ verdict: 'already_boarded', first: { place: 'Andén 3', device: 'device-a' } });
    expect(Date.parse(later.first!.at)).toBe(Math.floor(at / 1000) * 1000);
  });

  test('of two doors at once boards one', async () => {
    const { departure, codes } = await bought();
    const scans = await Promise.all(
      ['device-a', 'device-b', 'device-c'].map((device) => scan(codes[0]!, { departure, device })),
    );
    expect(scans.map(({ verdict }) => verdict).toSorted()).toEqual(['already_boarded', 'already_boarded', 'boards']);
  });

  test('keeps the time of its device, put right', async () => {
    const { departure, codes } = await bought();
    await scan(codes[0]!, { departure, at: now - 40 * MINUTE, skew: 3 * DAY });
    const { rows } = await database.pool.query('select scanned_at, shown from boarding_scan');
    expect(rows[0].scanned_at).toBe(now - 40 * MINUTE);
  });
});

describe('refused', () => {
  test('a code that somebody else signed, or that was altered', async () => {
    const { departure, codes } = await bought();
    const pass = fixture.sale.boardingCodes.read(codes[0]!)!;
    const forged = boardingCodes({ privateKey: newBoardingKey() }).sign(pass);
    const altered = `${codes[0]!.slice(0, 20)}${codes[0]![20] === '7' ? '8' : '7'}${codes[0]!.slice(21)}`;
    for (const code of [forged, altered, 'https://example.com', ''])
      expect(await scan(code, { departure })).toMatchObject({ verdict: 'forged', name: null, seat: null });
  });

  test('a folio nobody has', async () => {
    const { departure } = await bought();
    expect(await scan('0000000000-01', { departure })).toMatchObject({ verdict: 'forged' });
  });

  test('another bus of the day, and another day, with the one it is for', async () => {
    const [ours, later] = [await bought(), await bought({ run: 1 })];
    expect(await scan(ours.codes[0]!, { departure: later.departure })).toMatchObject({
      verdict: 'wrong_bus',
      other: { destination: 'Puerto Vallarta' },
    });
    const round = await bought({ round: true });
    const back = (await fixture.now(round.visit)).return.segment!.departure;
    expect(await scan(round.codes[0]!, { departure: back })).toMatchObject({ verdict: 'wrong_day' });
  });

  test('an unpaid folio', async () => {
    const visit = await fixture.sale.atPayment({ round: false });
    good(await fixture.paying(visit, { method: 'cash', token: undefined }));
    const { departure, folios, codes } = await seen(visit);
    expect(codes).toEqual([]);
    expect(await scan(folios[0]!, { departure })).toMatchObject({ verdict: 'unpaid' });
  });

  test('an open ticket, before it is confirmed to a run', async () => {
    const { departure, folios } = await bought({ round: true, return: { open: true } });
    expect(await scan(folios[1]!, { departure })).toMatchObject({ verdict: 'open' });
  });

  test('a ticket that was given back, and the code of an earlier issue', async () => {
    const { departure, codes, visit } = await bought();
    const set = (change: string) =>
      database.pool.query(`update ticket set ${change} where reservation_id = $1`, [visit.reservation.id]);
    await set(`status = 'void'`);
    expect(await scan(codes[0]!, { departure })).toMatchObject({ verdict: 'void', name: null });
    await set(`status = 'valid', secret = 'another'`);
    expect(await scan(codes[0]!, { departure })).toMatchObject({ verdict: 'void' });
    const [reissued] = (await seen(visit)).codes;
    expect(await scan(reissued!, { departure })).toMatchObject({ verdict: 'boards' });
  });

  test('whose bus does not run from there: the list and the scan say so, and nobody is on board', async () => {
    const { departure, codes, folios, visit } = await bought();
    expect((await listOf(departure)).tickets).toMatchObject([{ folio: folios[0], cancelled: false }]);
    await fixture.delay(visit.reservation, undefined);
    const list = await listOf(departure);
    expect([list.cancelled, list.tickets[0]!.cancelled]).toEqual([true, true]);
    for (const code of [codes[0]!, folios[0]!])
      expect(await scan(code, { departure })).toMatchObject({ verdict: 'cancelled', name: 'A*** L***' });
    expect((await listOf(departure)).tickets[0]!.boarded).toBeNull();
    await fixture.delay(visit.reservation, 0);
    expect(await scan(codes[0]!, { departure })).toMatchObject({ verdict: 'boards' });
  });

  test('nobody who boards before the stop from which the bus does not run', async () => {
    const { departure, codes, visit } = await bought();
    const { calls } = (await fixture.sale.departures.departure(visit.reservation.departure.segment!.departure))!;
    await fixture.delay(visit.reservation, undefined, { stop: calls[1]!.stop });
    const list = await listOf(departure);
    expect([list.cancelled, list.tickets[0]!.cancelled]).toEqual([false, false]);
    expect(await scan(codes[0]!, { departure })).toMatchObject({ verdict: 'boards' });
  });

  test('a code of the day before yesterday', async () => {
    const { departure, codes } = await bought();
    now = fixture.sale.boardingCodes.read(codes[0]!)!.expires + MINUTE;
    expect(await scan(codes[0]!, { departure })).toMatchObject({ verdict: 'expired' });
    // Scanned in time by a device without a signal.
    expect(await scan(codes[0]!, { departure, at: now - DAY })).toMatchObject({ verdict: 'boards' });
  });

  test('anyone who is not there to board', async () => {
    key = 'wrong';
    expect((await call('buses')).status).toBe(401);
    expect((await call('scans', { departure: randomUUID() })).status).toBe(400);
  });
});
