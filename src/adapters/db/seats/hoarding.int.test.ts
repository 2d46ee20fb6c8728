import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { extendHeld } from '#adapters/db/booking/extend.ts';
import { holdSeats } from '#adapters/db/booking/hold.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { createDraft, endHold, nearEnd, orderOf, publishDeparture, readBack } from '#testing/db/sale-fixtures.ts';
import type { HoldOutcome, SeatHolder } from '#app/booking/seat-ports.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import { ok } from '#kernel/result.ts';
import { after, MINUTE } from '#kernel/instant.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const HOARDING = { secret: 's'.repeat(32), factor: 1 };
const SEATS = 40;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => assertInvariants(database.pool));

/** Travellers of one bus, each with a separate session; each takes the next free seats. */
async function bus() {
  const departure = await publishDeparture(database.pool, { seats: SEATS });
  const free = Array.from({ length: SEATS }, (_, index) => index + 1);
  const comes = async (
    party: number,
    { address = '192.0.2.1', proof, email }: { address?: string; proof?: HoldProof; email?: string } = {},
    isCounted = true,
  ) => {
    const types = Array.from({ length: party }, () => 'adult' as const);
    const draft = await createDraft(database.pool, { types, departure: { departure, from: 0, to: 2 } });
    const seats = free.splice(0, party);
    const contact = { email: email ?? `${draft.reservation.code}@example.com`, phone: draft.reservation.code };
    const holder: SeatHolder = { address, contact, proof };
    const order = { ...orderOf(draft, seats), ...(isCounted ? { holder } : {}) };
    const outcome = await holdSeats(database.pool, order, { hoarding: HOARDING });
    if (outcome.kind !== 'held') free.unshift(...seats);
    return { outcome, id: draft.reservation.id };
  };
  const told = async (...asked: Parameters<typeof comes>) => saidOf((await comes(...asked)).outcome);
  return { departure, comes, told };
}

const saidOf = (outcome: HoldOutcome): string => (outcome.kind === 'proof' ? outcome.proof : outcome.kind);

test('strangers from one address hold a fifth of a bus; the next prove themselves and go on', async () => {
  const { told } = await bus();
  const said = [];
  for (let n = 0; n < 10; n += 1) said.push(await told(1));
  expect(said).toEqual([...Array<string>(8).fill('held'), 'captcha', 'captcha']);
  expect(await told(4, { proof: 'captcha' })).toBe('held');
  expect(await told(10, { proof: 'contact' })).toBe('held');
});

test('a party of ten is let in alone; the next one within half an hour is not, nor is it extended', async () => {
  const { comes, told } = await bus();
  const first = await comes(10);
  expect(saidOf(first.outcome)).toBe('held');
  await nearEnd(database.pool, first.id);
  const extended = await extendHeld(database.pool, await readBack(database.pool, first.id), (hold, now) =>
    ok({ until: after(now, 5 * MINUTE), extensions: hold.extensions + 1 }),
  );
  expect(extended).toMatchObject({ kind: 'refused', fault: { code: 'hold_contact_required' } });
  await endHold(database.pool, first.id);
  expect(await told(10, { address: '198.51.100.1' })).toBe('captcha');
  expect(await told(2, { address: '198.51.100.1' })).toBe('held');
});

test('addresses from everywhere together hold no more than a fifth of it, and two fifths with captchas', async () => {
  const { told } = await bus();
  const said: Record<string, number> = {};
  for (let n = 0; n < 30; n += 1) {
    const address = `203.0.${n}.7`;
    for (const proof of [undefined, 'captcha'] as const) {
      const answer = `${proof ?? 'nothing'}: ${await told(1, proof ? { address, proof } : { address })}`;
      said[answer] = (said[answer] ?? 0) + 1;
    }
  }
  expect(said).toMatchObject({ 'nothing: held': 8, 'captcha: held': 8 });
  expect(await told(3, { address: '198.51.100.9', proof: 'contact' })).toBe('held');
});

test('control: without the count one address empties the bus', async () => {
  const { told } = await bus();
  for (let n = 0; n < 4; n += 1) expect(await told(10, {}, false)).toBe('held');
});

test('a stranger who names somebody’s e-mail does not keep them from their seat', async () => {
  const { told } = await bus();
  const email = 'Ana@example.com';
  expect(await told(8, { email, address: '198.51.100.1' })).toBe('held');
  expect(await told(3, { email: email.toLowerCase(), address: '198.51.100.2', proof: 'captcha' })).toBe('contact');
  expect(await told(3, { email, proof: 'contact' })).toBe('held');
  expect(await told(8, { email, proof: 'contact' })).toBe('limit');
});

test('of a hundred who come at once from one address no more than a fifth of the bus is held', async () => {
  const { comes } = await bus();
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => comes(1)));
  expect(outcomes.filter(({ outcome }) => outcome.kind === 'held')).toHaveLength(SEATS / 5);
});

test('no address, e-mail or telephone is kept beside a seat', async () => {
  const { comes } = await bus();
  const { id } = await comes(1, { address: '203.0.113.77', email: 'eva@example.com' });
  const { rows } = await database.pool.query<{ held_from: Buffer; held_for: Buffer[] }>(
    'select held_from, held_for from seat_claim where reservation_id = $1',
    [id],
  );
  const [{ held_from, held_for } = { held_from: Buffer.alloc(0), held_for: [] }] = rows;
  expect([held_from, ...held_for].map(({ length }) => length)).toEqual([16, 16, 16]);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|eva@/);
});
