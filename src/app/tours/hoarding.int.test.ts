import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { claimStore } from '#adapters/db/tours/claims.ts';
import { pins } from '#adapters/secrets/pins.ts';
import type { OneTimeCodeId } from '#app/access/ports.ts';
import { proveByOneTimeCode, sendOneTimeCode } from '#app/access/recover-pin.ts';
import type { Caller } from '#app/caller.ts';
import { readOrder } from '#app/payment/read-order.ts';
import type { TourSession } from '#app/tours/ports.ts';
import { chooseTour, type TourChoice } from '#app/tours/shopping.ts';
import { PUZZLE_BITS } from '#domain/guessing/puzzle.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, type ToursFixture } from '#testing/tours-fixture.ts';

/** Sixteen places a start. */
const ISLANDS = 'islas-marietas';
const PLACES = 16;
const SECRET = 's'.repeat(32);
const HOARDING = { secret: SECRET, factor: 1 };

let database: TestDatabase;
let payments: PaymentFixture;
let tours: ToursFixture;
let slot: string;

beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
  const uncounted = await openToursFixture(database.pool, {
    ...payments.sale,
    ...orderDeps(database.pool, payments.sale),
  });
  // As on the site, with unpaid places counted.
  Object.assign(uncounted.deps, { claims: claimStore(database.pool, HOARDING) });
  tours = uncounted;
});
afterAll(async () => {
  await tours.stop();
  await database.drop();
});
let day = 8;
/** The start of the next day that has one. */
const nextStart = async (): Promise<string> => {
  day += 1;
  return (await tours.slotsIn(day, ISLANDS))[0]?.slot.key ?? nextStart();
};
let pickUp: string;
beforeEach(async () => {
  await tours.clear();
  await payments.clear();
  slot = await nextStart();
  const products = await tours.deps.catalogue.products();
  pickUp = products!.find(({ name }) => name === ISLANDS)!.pickUps[0]!.key;
});
afterEach(async () => {
  expect([...tours.problems, ...payments.sale.problems]).toEqual([]);
  await payments.audit();
});

/** Somebody with no cookies. */
const from = (address: string): Caller => ({ ...stranger(), address });
const ONE = '192.0.2.1';

const choose = (caller: Caller, adults: number, change: Partial<TourChoice> = {}, session: string | null = null) =>
  chooseTour(tours.deps)(
    session,
    { name: ISLANDS, slot, adults, children: 0, pickUp, total: null, ...change },
    { caller, now: tours.clock.now() },
  );

/** The same, with the captcha solved where one is required. */
async function chooseAsPeopleDo(caller: Caller, adults: number, change: Partial<TourChoice> = {}) {
  const first = await choose(caller, adults, change);
  if (first.ok || first.fault[0].code !== 'places_captcha_required') return { chosen: first, hasSolved: false };
  const captcha = await solve(String(first.fault[0].params?.['puzzle']));
  return { chosen: await choose(caller, adults, { ...change, captcha }), hasSolved: true };
}

const sell = async (people: number) =>
  database.pool.query(
    `insert into slot_claim (claim_id, slot, people, state, held_since) values (gen_random_uuid(), $1, $2, 'sold', clock_timestamp())`,
    [slot, people],
  );

const left = async () => {
  const { rows } = await database.pool.query<{ taken: number }>(
    `select coalesce(sum(people), 0)::int as taken from slot_claim
     where slot = $1 and (state in ('paying', 'sold') or held_until > clock_timestamp())`,
    [slot],
  );
  return PLACES - rows[0]!.taken;
};

describe('one address', () => {
  test('without cookies and proofs holds one party of a start, however often it comes', async () => {
    const told: (readonly string[] | undefined)[] = [];
    for (let jar = 0; jar < 4; jar += 1) told.push(codes(await choose(from(ONE), 4)));
    expect(told).toEqual([undefined, ...[1, 2, 3].map(() => ['places_captcha_required'])]);
    expect(await left()).toBe(PLACES - 4);
    expect(codes(await choose(from('192.0.2.2'), 2))).toBeUndefined();
  });

  test('or a fifth of it, one by one', async () => {
    const told: boolean[] = [];
    for (let jar = 0; jar < 8; jar += 1) told.push((await choose(from(ONE), 1)).ok);
    expect(told.filter(Boolean)).toHaveLength(3);
  });

  test('gets no second party when the time of its first is over', async () => {
    good(await choose(from(ONE), 8));
    await tours.pass(16);
    expect(await left()).toBe(PLACES);
    expect(codes(await choose(from(ONE), 8))).toEqual(['places_captcha_required']);
    expect(codes(await choose(from('192.0.2.2'), 8))).toBeUndefined();
  });

  test('that many people share: all twenty get their place, after a captcha where one is required', async () => {
    const starts = [slot, await nextStart()];
    const paid: string[] = [];
    let solved = 0;
    for (let person = 0; person < 20; person += 1) {
      const caller = from(ONE);
      const { chosen, hasSolved } = await chooseAsPeopleDo(caller, 1, { slot: starts[person % 2]! });
      if (hasSolved) solved += 1;
      const session = good(await tours.checkOut(good(chosen), caller));
      if (person % 2 === 0) good(await tours.paying(session, caller));
      paid.push(session.order!.code);
    }
    expect(new Set(paid).size).toBe(20);
    expect(solved).toBeGreaterThan(0);
  }, 120_000);

  test('is not asked when its visitor changes their mind about places they hold', async () => {
    const caller = from(ONE);
    const first = good(await choose(caller, 4));
    good((await chooseAsPeopleDo(from(ONE), 2)).chosen);
    const fewer = good(await choose(caller, 3, {}, first.id));
    const ordered = good(await tours.checkOut(fewer, caller));
    good(await choose(caller, 3, {}, ordered.id));
    expect(await left()).toBe(PLACES - 5);
  });

  test('a captcha is good once, and for its start', async () => {
    good(await choose(from(ONE), 4));
    const refused = await choose(from(ONE), 4);
    const captcha = await solve(String(!refused.ok && refused.fault[0].params?.['puzzle']));
    good(await choose(from(ONE), 4, { captcha }));
    expect(codes(await choose(from(ONE), 4, { captcha }))).toEqual(['places_captcha_required']);
  });

  test('control: where nobody is counted it holds all of it', async () => {
    const counted = tours.deps.claims;
    Object.assign(tours.deps, { claims: claimStore(database.pool) });
    for (let jar = 0; jar < 4; jar += 1) good(await choose(from(ONE), 4));
    Object.assign(tours.deps, { claims: counted });
    expect(await left()).toBe(0);
  });
});

describe('a start that is nearly sold', () => {
  beforeEach(async () => {
    good(await choose(from('203.0.113.1'), 1));
    await tours.pass(16);
    await sell(10);
  });

  test('is not emptied by strangers from many addresses: half of what is left is for people who solve a captcha', async () => {
    const told: (readonly string[] | undefined)[] = [];
    for (let bot = 1; bot <= 6; bot += 1) told.push(codes(await choose(from(`10.${bot}.0.1`), 1)));
    expect(told).toEqual([...[1, 2, 3].map(() => undefined), ...[4, 5, 6].map(() => ['places_captcha_required'])]);
    const { chosen, hasSolved } = await chooseAsPeopleDo(from(ONE), 3);
    good(chosen);
    expect(hasSolved).toBe(true);
    expect(await left()).toBe(0);
  });

  test('gives an address the last places once, and no second time without a captcha', async () => {
    await sell(3);
    good(await choose(from(ONE), 3));
    await tours.pass(16);
    expect(await left()).toBe(3);
    expect(codes(await choose(from(ONE), 3))).toEqual(['places_captcha_required']);
    expect(codes(await choose(from('192.0.2.2'), 3))).toBeUndefined();
  });
});

describe('a reference for a store', () => {
  const oxxo = { method: 'oxxo', token: undefined } as const;
  let addresses = 0;
  const ordered = async (adults: number): Promise<{ caller: Caller; session: TourSession }> => {
    const caller = from(`198.51.100.${(addresses += 1)}`);
    const { chosen } = await chooseAsPeopleDo(caller, adults);
    return { caller, session: good(await tours.checkOut(good(chosen), caller)) };
  };
  const confirm = async ({ caller, session }: Awaited<ReturnType<typeof ordered>>) => {
    const deps = { lookUps: lookUps(database.pool, SECRET), pins: pins(SECRET) };
    const { code } = session.order!;
    good(await sendOneTimeCode(deps)({ code }, caller));
    const { rows } = await database.pool.query<{ request: OneTimeCodeId }>(
      `select payload ->> 'request' as request from outbox where topic = 'one_time_code.requested' order by outbox_id desc limit 1`,
    );
    good(await proveByOneTimeCode(deps)({ code, digits: pins(SECRET).codeOf(rows[0]!.request) }, caller));
  };

  test('keeps no places until the contact is confirmed, which they wait for no longer than their time', async () => {
    for (let order = 0; order < 3; order += 1) {
      const { caller, session } = await ordered(4);
      expect(codes(await tours.paying(session, caller, oxxo))).toEqual(['places_contact_required']);
    }
    await tours.pass(16);
    expect(await left()).toBe(PLACES);
  });

  test('keeps them after a code that was sent there, up to half of a start', async () => {
    const orders = [await ordered(4), await ordered(4), await ordered(4)];
    for (const order of orders) await confirm(order);
    const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
    good(await tours.paying(first.session, first.caller, oxxo));
    good(await tours.paying(second.session, second.caller, oxxo));
    expect(codes(await tours.paying(third.session, third.caller, oxxo))).toEqual(['method_unavailable']);
    const { code } = third.session.order!;
    const { ways } = good(await readOrder(tours.deps)({ code }, third.caller, tours.clock.now()));
    expect(ways.methods.map(({ type }) => type)).not.toContain('oxxo');
    good(await tours.paying(third.session, third.caller));
    expect(await left()).toBe(4);
  });
});

/** Pauses between tries, for the supplier's connections. */
async function solve(puzzle: string): Promise<string> {
  for (let n = 0; ; n += 1) {
    if (n % 5_000 === 0) await setImmediate();
    const token = `${puzzle}.${n}`;
    if (createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - PUZZLE_BITS) === 0) return token;
  }
}
