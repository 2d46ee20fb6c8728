import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#app/caller.ts';
import { SENT_PER_DAY } from '#domain/access/look-up.ts';
import type { Faults } from '#domain/errors.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import { fromAddress, type LookUpFixture, openLookUpFixture } from '#testing/look-up-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { lookUp } from './look-up.ts';
import { recoverPin, recoverTickets, sendOneTimeCode } from './recover-pin.ts';

// What is answered to who had something sent as often as it goes: when it can be asked for again, and nothing else.

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

const hoursLater = (hours: number) =>
  database.pool.query("update recovery_request set asked_at = asked_at - $1 * interval '1 hour'", [hours]);
const waitIn = (answer: Result<unknown, Faults>): number =>
  answer.ok ? 0 : Number(answer.fault[0].params?.['retry_after']);

type Ask = (asked: 'known' | 'nobody’s', caller: Caller) => Promise<Result<void, Faults>>;

const ofPin: Ask = (asked, caller) =>
  recoverPin(deps())({ code: asked === 'known' ? visit.code : '0000000000' }, caller, fixture.sale.now);
const ofTickets: Ask = (asked, caller) =>
  recoverTickets(deps())(
    { contact: asked === 'known' ? 'ana@example.com' : 'nobody@example.com' },
    caller,
    fixture.sale.now,
  );

describe.each([
  ['a PIN', 'code', ofPin],
  ['tickets', 'contact', ofTickets],
] as const)('%s asked for often enough', (_, field, ask) => {
  test('is answered the same for what is nobody’s, with the time left', async () => {
    const caller = fromAddress(1);
    for (const asked of ['known', 'nobody’s'] as const)
      for (let n = 0; n < SENT_PER_DAY; n += 1) good(await ask(asked, caller));
    await hoursLater(22);
    const answers = [await ask('known', caller), await ask('nobody’s', caller)];
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: false, fault: [{ code: 'asked_enough', field }] });
      expect(waitIn(answer)).toBeGreaterThan((2 * HOUR - MINUTE) / SECOND);
      expect(waitIn(answer)).toBeLessThanOrEqual((2 * HOUR) / SECOND);
    }
    await hoursLater(2);
    good(await ask('known', caller));
  });

  test('stays answered so: no captcha is asked for what would send nothing', async () => {
    const caller = fromAddress(1);
    for (let n = 0; n < SENT_PER_DAY; n += 1) good(await ask('known', caller));
    for (let n = 0; n < 12; n += 1) expect(codes(await ask('known', caller))).toEqual(['asked_enough']);
    good(await ask('known', fromAddress(2)));
  });
});

test('a one-time code sent often enough is refused with the time left', async () => {
  const { address } = fromAddress(1);
  const send = async () => {
    const caller = { ...stranger(), address };
    const named = { code: visit.code, pin: undefined, lastName: 'López', captcha: undefined };
    good(await lookUp(deps())(named, caller, fixture.sale.now));
    return sendOneTimeCode(deps())(visit, caller);
  };
  for (let n = 0; n < SENT_PER_DAY; n += 1) good(await send());
  expect(waitIn(await send())).toBeGreaterThan((DAY - MINUTE) / SECOND);
  await hoursLater(22);
  const refused = await send();
  expect(codes(refused)).toEqual(['codes_enough']);
  expect(waitIn(refused)).toBeGreaterThan((2 * HOUR - MINUTE) / SECOND);
  expect(waitIn(refused)).toBeLessThanOrEqual((2 * HOUR) / SECOND);
});
