import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { lookUpItinerary, openItinerary } from '#app/amendments/open-itinerary.ts';
import { offeredAfterwards } from '#main/rooms/fulfilments.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { openRefundFixture, type RefundFixture } from '#testing/refund-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const SECRET = 'x'.repeat(32);

let database: TestDatabase;
let fixture: RefundFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openRefundFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());

const deps = () => ({
  ...fixture.parts,
  ...guardDeps({ pool: database.pool, secret: SECRET }),
  lookUps: lookUps(database.pool, SECRET),
  pins: pins(SECRET),
  names: names(database.pool),
  seatChanges: seatChanges(database.pool),
  offeredAfterwards: offeredAfterwards(fixture.sale),
});

test('a last name opens a reservation with nothing to do, its PIN with all that can be done', async () => {
  const visit = await fixture.bought({ round: false });
  const { code, reservation } = visit;
  const { now } = fixture.sale;
  const caller = stranger();
  const lastName = reservation.passengers[0]!.lastName;
  const pin = pins(SECRET).pinOf(reservation);
  const masked = await lookUpItinerary(deps())({ code, pin: undefined, lastName, captcha: undefined }, caller, now);
  expect(good(masked).actions).toBeUndefined();
  const full = await lookUpItinerary(deps())({ code, pin, lastName: undefined, captcha: undefined }, caller, now);
  expect(good(full).actions?.map(({ kind }) => kind)).toContain('cancel');
  expect(good(await openItinerary(deps())({ code }, caller, now)).facts.reservation.code).toBe(code);
});

test('nobody opens one they proved nothing of', async () => {
  const { code } = await fixture.bought({ round: false });
  const opened = await openItinerary(deps())({ code }, stranger(), fixture.sale.now);
  expect(!opened.ok && opened.fault.map((one) => one.code)).toEqual(['reservation_not_found']);
});
