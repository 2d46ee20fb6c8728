import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#app/caller.ts';
import { fromAddress, type LookUpFixture, openLookUpFixture } from '#testing/look-up-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { solvedPuzzle } from '#testing/solved-puzzle.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { lookUp } from './look-up.ts';
import type { OneTimeCodeId } from './ports.ts';
import { readItinerary } from './read-itinerary.ts';
import { proveByOneTimeCode, recoverPin, recoverTickets, sendOneTimeCode } from './recover-pin.ts';

// What strangers have sent to an owner's contact, and what its owner still gets then (decision 22).

let database: TestDatabase;
let fixture: LookUpFixture['fixture'];
let visit: LookUpFixture['visit'];
let deps: LookUpFixture['deps'];
let clear: LookUpFixture['clear'];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ fixture, visit, deps, clear } = await openLookUpFixture(database.pool));
});
afterAll(() => database.drop());
beforeEach(() => clear());

const find = (lastName: string, caller: Caller) =>
  lookUp(deps())({ code: visit.code, pin: undefined, lastName, captcha: undefined }, caller, fixture.sale.now);
const forgotten = (asked: { readonly code: string }, caller: Caller) =>
  recoverPin(deps())(asked, caller, fixture.sale.now);
const recovered = (caller: Caller) => recoverTickets(deps())({ contact: 'ana@example.com' }, caller, fixture.sale.now);
const mails = async () => {
  const { rows } = await database.pool.query<{ topic: string; payload: { request: OneTimeCodeId } }>(
    'select topic, payload from outbox',
  );
  return rows;
};

test('a PIN is sent to its owner also when a stranger had it sent as often as it goes', async () => {
  for (let n = 0; n < 4; n += 1) await forgotten(visit, fromAddress(1));
  await database.pool.query('truncate outbox');
  good(await forgotten(visit, fromAddress(2)));
  expect((await mails()).map(({ topic }) => topic)).toEqual(['pin.requested']);
});

test('a PIN is still asked for by its owner, when strangers from everywhere did: that costs a captcha', async () => {
  for (let n = 0; n < 20; n += 1) await forgotten(visit, fromAddress(n));
  expect((await mails()).length).toBeLessThanOrEqual(10);
  await database.pool.query('truncate outbox');
  const owner = fromAddress(99);
  const refused = await forgotten(visit, owner);
  expect(codes(refused)).toEqual(['captcha_required']);
  const captcha = solvedPuzzle(String(!refused.ok && refused.fault[0].params!['puzzle']));
  good(await recoverPin(deps())({ ...visit, captcha }, owner, fixture.sale.now));
  expect((await mails()).map(({ topic }) => topic)).toEqual(['pin.requested']);
}, 60_000);

test('tickets are sent to their owner also when a stranger had them sent as often as it goes', async () => {
  for (let n = 0; n < 4; n += 1) await recovered(fromAddress(1));
  await database.pool.query('truncate outbox');
  good(await recovered(fromAddress(2)));
  expect((await mails()).map(({ topic }) => topic)).toContain('ticket.resent');
});

test('a one-time code is sent to its owner also when a stranger who knows code and name used up codes and tries', async () => {
  const from = fromAddress(1);
  for (let n = 0; n < 4; n += 1) {
    const caller = { ...stranger(), address: from.address };
    good(await find('López', caller));
    const asked = await sendOneTimeCode(deps())(visit, caller);
    if (n === 3) expect(codes(asked)).toEqual(['codes_enough']);
    for (let tries = 0; tries < 6; tries += 1)
      expect(codes(await proveByOneTimeCode(deps())({ code: visit.code, digits: 'x' }, caller))).toEqual([
        'one_time_code_wrong',
      ]);
  }
  const owner = fromAddress(2);
  good(await find('López', owner));
  good(await sendOneTimeCode(deps())(visit, owner));
  const digits = deps().pins.codeOf((await mails()).at(-1)!.payload.request);
  good(await proveByOneTimeCode(deps())({ code: visit.code, digits }, owner));
  const found = await readItinerary(deps())(visit, owner);
  expect(found.ok && found.value.level).toBe('full');
});
