import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { postAdditionals } from '#wire/additionals.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getSchedules, postContact, postCreate, postPayment, postSchedules, postSeats } from '#wire/websale.ts';
import { countTrips, type TripCounter } from '#testing/db/count-trips.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { largeBuses } from '#testing/large-buses.ts';
import { present } from '#testing/present.ts';
import { createTestDatabase, PATIENT, type TestDatabase } from '#testing/test-database.ts';

/**
 * The most round trips to the database that a call of a sale may take, begin and commit included. Only ever lower them:
 * a trip costs more of a booking than anything else that the site does for it.
 */
const AT_MOST = {
  create: 1,
  search: 1,
  schedules: 2,
  contact: 1,
  additionals: 1,
  seats: 3,
  payment: 3,
} as const;

let database: TestDatabase;
let counter: TripCounter;
let pool: Pool;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  await largeBuses(database.pool);
  counter = await countTrips(database.connection);
  pool = createPool(counter.target, { ...PATIENT, genericPlans: true });
  site = await openSite(fixture.sale, { handlers: wireSite(pool, fixture, { limitFactor: 1_000 }).handlers });
});
afterAll(async () => {
  await site.close();
  await pool.end();
  await counter.close();
  await database.drop();
});

test('a booking of six calls takes no more round trips to the database than listed', async () => {
  await book();
  // Only now are the statements planned and the timetable in memory.
  const counted = await book();
  expect(Object.keys(counted)).toEqual(Object.keys(AT_MOST));
  const tooMany = Object.entries(AT_MOST).filter(([call, most]) => counted[call]! > most);
  expect(tooMany, JSON.stringify(counted)).toEqual([]);
});

/** A booking of two adults by a new visitor, to be paid at the counter: the trips of each call. */
async function book(): Promise<Readonly<Record<string, number>>> {
  const { go, token } = await visit(site.origin);
  const trips: Record<string, number> = {};
  const counting = async (name: string, call: () => ReturnType<typeof go>) => {
    let response: Response | undefined;
    trips[name] = await counter.tripsDuring(async () => {
      response = await call();
    });
    const { http, content } = (await response!.json()) as { http: { status: string }; content: Content };
    expect(http.status, JSON.stringify(content)).toBe('success');
    return content.data;
  };
  const post = (route: Parameters<typeof pathOf>[0], body: object) =>
    go(pathOf(route), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': token },
      body: JSON.stringify(body),
    });

  const search = { origin: 'gdl', destination: 'pvr', round: false, departure: { date: present().day('2026-12-01') } };
  const party = [{ type: 'adult' }, { type: 'adult' }];
  const draft = await counting('create', () => post(postCreate, { ...search, passengers: party }));
  const { code } = draft.reservation;
  const query = encodeQuery({ code, direction: 'departure' });
  const { schedules } = await counting('search', () => go(pathOf(getSchedules) + query));
  const { schedule_id, schedule_detail_id } = schedules[0]!;
  await counting('schedules', () => post(postSchedules, { code, departure: { schedule_id, schedule_detail_id } }));
  await counting('contact', () => post(postContact, { code, contact: CONTACT, passengers: NAMES }));
  await counting('additionals', () => post(postAdditionals, { code }));
  const held = await counting('seats', () => post(postSeats, { code, automatic: true }));
  const paid = { code, method: 'cash', idempotency_key: `key-of-${code}`, total: held.reservation.summary.total };
  await counting('payment', () => post(postPayment, paid));
  return trips;
}

/** What is read of the answers. */
interface Content {
  readonly data: {
    readonly reservation: { readonly code: string; readonly summary: { readonly total: number } };
    readonly schedules: readonly { readonly schedule_id: string; readonly schedule_detail_id: string }[];
  };
}

const NAMES = [
  { first_name: 'Ana', last_name: 'López' },
  { first_name: 'Luis', last_name: 'López' },
];
const CONTACT = {
  ...NAMES[0],
  cell_phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  of_age: true,
};
