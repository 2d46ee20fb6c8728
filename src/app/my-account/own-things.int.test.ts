import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { ownThings } from '#adapters/db/my-account/own-things.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { addToAccount } from '#app/access/add-to-account.ts';
import { lookUp } from '#app/access/look-up.ts';
import { readItinerary } from '#app/access/read-itinerary.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import type { Caller } from '#app/caller.ts';
import { readDetails, saveDetails } from '#app/loyalty/details.ts';
import { signOut } from '#app/loyalty/profile.ts';
import { savedPassengers } from '#adapters/db/loyalty/saved-passengers.ts';
import { forgetSavedPassenger, listSavedPassengers, savePassenger } from '#app/loyalty/saved-passengers.ts';
import { MAX_SAVED_PASSENGERS } from '#domain/loyalty/saved-passenger.ts';
import { travellerDetails } from '#adapters/db/loyalty/traveller-details.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { after, DAY } from '#kernel/instant.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { good, type SaleOptions, stranger } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';
import { listFrequentTrips, listOpenJourneys, listTrips } from './own-things.ts';

const SECRET = 's'.repeat(32);
const OPEN = { departure: { open: true }, round: false } as const;
const ONE_WAY = { round: false } as const;

let database: TestDatabase;
let fixture: PaymentFixture;
let programme: Programme;
let ana: Traveller;
let eva: Traveller;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
  [ana, eva] = [await programme.account(), await programme.account()];
});
afterAll(() => database.drop());
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate reservation_access, look_up_try');
});

const deps = () => ({
  ...programme,
  lookUps: lookUps(database.pool, SECRET),
  pins: pins(SECRET),
  ownThings: ownThings(database.pool),
  travellerDetails: travellerDetails(database.pool),
  ...guardDeps({ pool: database.pool, secret: SECRET }),
});
const enter = (who: Traveller, caller?: Caller) => programme.enter(who, fixture.sale.now, caller);
const bought = async (caller: Caller, options: SaleOptions = ONE_WAY) => {
  const visit = await fixture.sale.atPayment({ ...options, caller });
  good(await fixture.paying(visit));
  return visit;
};
const trips = async (caller: Caller, when: 'upcoming' | 'past' = 'upcoming', page = 0) =>
  good(await listTrips(deps())({ when, page }, caller, fixture.sale.now));
const codesOfTrips = async (...asked: Parameters<typeof trips>) =>
  (await trips(...asked)).items.map(({ code }) => code);
const level = async (code: string, caller: Caller) => {
  const seen = await readItinerary(deps())({ code }, caller);
  return seen.ok ? seen.value.level : undefined;
};
const add = (code: string, caller: Caller) => addToAccount(deps())({ code }, caller, fixture.sale.now);
const prove = (code: string, pin: string, caller: Caller) =>
  lookUp(deps())({ code, pin, lastName: undefined, captcha: undefined }, caller, fixture.sale.now);

describe('a trip bought while signed in', () => {
  test('is in the account on every device, and in nobody else’s', async () => {
    const { code } = await bought(await enter(ana));
    const elsewhere = await enter(ana);
    expect(await codesOfTrips(elsewhere)).toEqual([code]);
    expect(await codesOfTrips(await enter(eva))).toEqual([]);
    expect(await level(code, elsewhere)).toBe('full');
    expect(good(await readReservation(fixture.sale)({ code }, elsewhere)).code).toBe(code);
    expect(await level(code, await enter(eva))).toBeUndefined();
    expect(await level(code, stranger())).toBeUndefined();
  });

  test('is closed by signing out, by a card that is withdrawn and when the session ends', async () => {
    const { code } = await bought(await enter(ana));
    const elsewhere = await enter(ana);
    good(await signOut(programme)(elsewhere));
    expect(await level(code, elsewhere)).toBeUndefined();
    expect(codes(await readReservation(fixture.sale)({ code }, elsewhere))).toEqual(['reservation_not_found']);
    const again = await enter(ana);
    await database.pool.query('update traveller set active = false where traveller_id = $1', [ana.id]);
    expect(await level(code, again)).toBeUndefined();
    await database.pool.query('update traveller set active = true where traveller_id = $1', [ana.id]);
    expect(await level(code, again)).toBe('full');
    await database.pool.query('update traveller_session set expires_at = clock_timestamp()');
    expect(await level(code, again)).toBeUndefined();
  });

  test('is closed by signing out also where it was bought and where its PIN was given', async () => {
    const buyer = await enter(ana);
    const own = await bought(buyer);
    const guests = await bought(stranger());
    good(await prove(guests.code, pins(SECRET).pinOf(guests.reservation), buyer));
    good(await add(guests.code, buyer));
    const others = await bought({ ...buyer, travellerHash: undefined } as Caller);
    const draft = await fixture.sale.atPayment({ ...ONE_WAY, run: 1, caller: buyer });
    good(await signOut(programme)(buyer));
    expect([await level(own.code, buyer), await level(guests.code, buyer)]).toEqual([undefined, undefined]);
    // Trips outside the account, and unpaid ones, still belong to the browser.
    expect([await level(others.code, buyer), await level(draft.code, buyer)]).toEqual(['full', 'full']);
    expect(await level(own.code, await enter(ana))).toBe('full');
  });

  test('is hers who pays it last, and of a guest nobody’s', async () => {
    const caller = stranger();
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, caller: await enter(eva, caller) });
    fixture.cards.behave('declines');
    await fixture.paying({ ...visit, caller: await enter(eva, caller) });
    expect(await codesOfTrips(await enter(eva))).toEqual([]);
    fixture.cards.behave('pays');
    good(await fixture.paying({ ...visit, caller: await enter(ana, caller) }));
    expect(await codesOfTrips(await enter(ana))).toEqual([visit.code]);
    expect(await codesOfTrips(await enter(eva))).toEqual([]);
    await bought(stranger());
    expect(await codesOfTrips(await enter(ana))).toEqual([visit.code]);
  });

  test('is listed with its journeys, each with its own time; over when the bus has arrived', async () => {
    const caller = await enter(ana);
    const round = await bought(caller, { passengers: ['adult', 'adult'] });
    const open = await bought(caller, OPEN);
    const [first, second] = (await trips(caller)).items;
    expect([first!.code, second!.code]).toEqual([round.code, open.code]);
    expect(first!.journeys.map(({ direction, travellers }) => [direction, travellers])).toEqual([
      ['departure', 2],
      ['return', 2],
    ]);
    const { departure } = await fixture.now(round);
    expect(departure.segment).toBeDefined();
    expect(first!.journeys[0]!.run!.departs).toBeLessThan(first!.journeys[0]!.run!.arrives);
    expect(second!.journeys.map(({ run }) => run)).toEqual([undefined]);
    expect(await codesOfTrips(caller, 'past')).toEqual([]);
    const later = async (when: 'upcoming' | 'past', days: number) => {
      const asked = { now: after(fixture.sale.now, days * DAY), page: 0, perPage: 10 };
      return (await ownThings(database.pool).trips(ana.id, when, asked)).items.map(({ code }) => code);
    };
    expect(await later('past', 30)).toEqual([round.code]);
    expect(await later('upcoming', 30)).toEqual([open.code]);
    expect(await later('upcoming', 400)).toEqual([]);
  });

  test('counts as one they buy often, unpaid ones and old ones do not', async () => {
    const caller = await enter(ana);
    const { now } = fixture.sale;
    const frequent = async (who: Caller) => good(await listFrequentTrips(deps())({}, who, now));
    await fixture.paying(await fixture.sale.atPayment({ ...ONE_WAY, caller }), { method: 'cash', token: undefined });
    expect(await frequent(caller)).toEqual([]);
    await bought(caller);
    await bought(caller, OPEN);
    const [pair, ...others] = await frequent(caller);
    const { origin, destination } = await fixture.now(await bought(caller));
    expect([pair, others]).toEqual([{ origin, destination }, []]);
    expect(await frequent(await enter(eva))).toEqual([]);
    expect(codes(await listFrequentTrips(deps())({}, stranger(), now))).toEqual(['traveller_session_required']);
    const later = { since: after(now, DAY), most: 3 };
    expect(await ownThings(database.pool).frequentTrips(ana.id, later)).toEqual([]);
  });

  test('is told as unpaid while it waits for cash, and paged', async () => {
    const caller = await enter(ana);
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, caller });
    good(await fixture.paying(visit, { method: 'cash', token: undefined }));
    expect((await trips(caller)).items.map(({ state }) => state)).toEqual(['unpaid']);
    for (let n = 0; n < 10; n += 1) await bought(caller, OPEN);
    const [one, two] = [await trips(caller), await trips(caller, 'upcoming', 1)];
    expect([one.items.length, one.total, two.items.length]).toEqual([10, 11, 1]);
    expect(new Set([...one.items, ...two.items].map(({ code }) => code)).size).toBe(11);
  });

  test('with an open ticket offers it to be confirmed, while it is valid', async () => {
    const caller = await enter(ana);
    const { code } = await bought(caller, OPEN);
    await bought(caller, ONE_WAY);
    const open = async (who: Caller) => good(await listOpenJourneys(deps())({}, who, fixture.sale.now));
    expect(await open(caller)).toMatchObject([{ code, direction: 'departure', travellers: 1, folio: `${code}-01` }]);
    expect(await open(await enter(eva))).toEqual([]);
    const nextYear = after(fixture.sale.now, 400 * DAY);
    expect(await ownThings(database.pool).openJourneys(ana.id, nextYear)).toEqual([]);
  });
});

describe('a trip that a guest bought', () => {
  test('is added with its PIN, once and safely twice', async () => {
    const { code, reservation } = await bought(stranger());
    const caller = await enter(ana);
    expect(codes(await add(code, caller))).toEqual(['reservation_not_found']);
    good(await prove(code, pins(SECRET).pinOf(reservation), caller));
    good(await add(code, caller));
    good(await add(code, caller));
    expect(await codesOfTrips(await enter(ana))).toEqual([code]);
    const other = await enter(eva);
    good(await prove(code, pins(SECRET).pinOf(reservation), other));
    expect(codes(await add(code, other))).toEqual(['trip_in_another_account']);
    expect(await codesOfTrips(await enter(ana))).toEqual([code]);
  });

  test('is not added by its last name, before it is paid, or by nobody', async () => {
    const own = stranger();
    const { code } = await bought(own);
    const caller = await enter(ana);
    const byName = { code, pin: undefined, lastName: 'López', captcha: undefined };
    good(await lookUp(deps())(byName, caller, fixture.sale.now));
    expect(codes(await add(code, caller))).toEqual(['reservation_not_found']);
    expect(codes(await add(code, own))).toEqual(['traveller_session_required']);
    const draft = await fixture.sale.atPayment({ ...ONE_WAY, caller: own });
    expect(codes(await add(draft.code, await enter(ana, own)))).toEqual(['reservation_not_found']);
    expect(codes(await add('ZZZZZZZZZZ', caller))).toEqual(['reservation_not_found']);
  });
});

test('names and birthday change, and what is wrong is said at its field', async () => {
  const caller = await enter(eva);
  const save = (change: object) =>
    saveDetails(deps())(
      { firstName: 'Eva', lastName: 'Ruiz', birthday: undefined, ...change },
      caller,
      fixture.sale.now,
    );
  good(await save({ birthday: '29/02' }));
  const { traveller, birthday, offers } = good(await readDetails(deps())(caller, fixture.sale.now));
  expect([traveller.firstName, traveller.lastName, traveller.card, birthday]).toEqual([
    'Eva',
    'Ruiz',
    eva.card,
    '29/02',
  ]);
  // Consent to offers is seen and withdrawn, and stays where nobody was asked.
  const consents = async () => good(await readDetails(deps())(caller, fixture.sale.now)).offers;
  expect(offers).toBe(false);
  good(await save({ offers: true }));
  good(await save({ birthday: '29/02' }));
  expect(await consents()).toBe(true);
  good(await save({ offers: false }));
  expect(await consents()).toBe(false);
  expect(codes(await save({ birthday: '30/02', lastName: '' }))).toEqual(['last_name_required', 'birthday_invalid']);
  good(await save({}));
  expect(good(await readDetails(deps())(caller, fixture.sale.now)).birthday).toBeUndefined();
  expect(codes(await readDetails(deps())(stranger(), fixture.sale.now))).toEqual(['traveller_session_required']);
});

describe('saved passengers', () => {
  const names = async (result: ReturnType<ReturnType<typeof listSavedPassengers>>) =>
    good(await result).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const its = () => ({ ...programme, savedPassengers: savedPassengers(database.pool) });
  const save = (caller: Caller, firstName: string, lastName: string, id?: string) =>
    savePassenger(its())({ firstName, lastName, id }, caller, fixture.sale.now);
  const list = (caller: Caller) => listSavedPassengers(its())(caller, fixture.sale.now);

  test('are added once, changed, removed, and are nobody else’s', async () => {
    const who = await programme.account();
    const caller = await enter(who);
    expect(await names(save(caller, 'Eva', 'Ruiz'))).toEqual(['Eva Ruiz']);
    expect(await names(save(caller, ' Eva ', 'Ruiz'))).toEqual(['Eva Ruiz']);
    const [{ id } = { id: '' }] = good(await save(caller, 'Beto', 'Ruiz'));
    expect(await names(save(caller, 'Norberto', 'Ruiz', id))).toEqual(['Eva Ruiz', 'Norberto Ruiz']);
    const other = await enter(eva);
    expect(await names(list(other))).toEqual([]);
    const [first] = good(await list(caller));
    const forget = (by: Caller) => forgetSavedPassenger(its())({ id: first!.id }, by, fixture.sale.now);
    good(await forget(other));
    good(await save(other, 'Eva', 'Sol', first!.id));
    expect(await names(list(caller))).toEqual(['Eva Ruiz', 'Norberto Ruiz']);
    good(await forget(caller));
    expect(await names(forget(caller))).toEqual(['Norberto Ruiz']);
  });

  test('are refused without a name, when there are many, and without signing in', async () => {
    const caller = await enter(await programme.account());
    expect(codes(await save(caller, 'Eva', ''))).toEqual(['last_name_required']);
    for (let n = 0; n < MAX_SAVED_PASSENGERS; n += 1) good(await save(caller, `Eva${'a'.repeat(n)}`, 'Ruiz'));
    expect(codes(await save(caller, 'Beto', 'Ruiz'))).toEqual(['saved_passengers_full']);
    good(await save(caller, 'Eva', 'Ruiz'));
    expect(codes(await list(stranger()))).toEqual(['traveller_session_required']);
  });
});
