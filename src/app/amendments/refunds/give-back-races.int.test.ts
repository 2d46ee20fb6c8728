import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { refundTickets } from '#adapters/db/amendments/refunds/refund-tickets.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { claimRight } from './claim.ts';
import { cancelTickets } from './cancel.ts';
import type { TicketRefundOrder } from './ports.ts';
import { confirmChange } from '#app/amendments/change/confirm-change.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import type { Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const FARE = 65_001;
const ROUNDS = 6;

let database: TestDatabase;
let fixture: ChangeFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 20 });
  fixture = await openChangeFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const deps = () => ({ ...fixture.sale, aftersales: aftersales(database.pool) });
const claim = (visit: Visit, amount: number) => {
  const asked = { code: visit.code, take: 'original', amount: centavos(amount), key: randomUUID() } as const;
  return claimRight(deps())(asked, visit.caller, fixture.sale.now);
};
const cancelCredit = (visit: Visit, amount: number, stored = aftersales(database.pool)) => {
  const asked = { code: visit.code, passengers: undefined, directions: undefined, means: 'credit' } as const;
  const cancel = cancelTickets({ ...deps(), aftersales: stored });
  return cancel({ ...asked, amount: centavos(amount), key: randomUUID() }, visit.caller, fixture.sale.now);
};
/** A scan on boarding, judged by whether the ticket is valid. */
async function board({ reservation }: Visit): Promise<string> {
  const [ticket] = reservation.tickets;
  const scan = {
    id: id<'boarding-scan'>(randomUUID()),
    departure: ticket!.segment!.departure,
    folio: ticket!.folio,
    isTyped: false,
    operator: id<'operator'>(randomUUID()),
    device: 'device',
    place: 'gdl',
    at: fixture.sale.now,
    shown: undefined,
  };
  const { verdict } = await boardings(database.pool).write(scan, (found) =>
    found?.isVoid ? 'void' : found?.boarded ? 'already_boarded' : 'boards',
  );
  return verdict;
}

test('claims, and a cancellation for credit, at once: one of them is done', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought();
    await fixture.delay(visit.reservation, 121);
    const both = await Promise.all([claim(visit, 2 * FARE), cancelCredit(visit, 2 * FARE), claim(visit, 2 * FARE)]);
    expect(both.filter(({ ok }) => ok).length).toBe(1);
    await Promise.all([refundDue(fixture.sale), refundDue(fixture.sale)]);
    await fixture.audit();
    await fixture.clear();
  }
});

test('control: without the locks a trip is given back twice, and the invariants notice', async () => {
  const found = new Set<string>();
  // Both must have read before either writes, which nearly always happens.
  for (let round = 0; round < 10 && found.size === 0; round += 1) {
    const visit = await fixture.bought();
    const unlocked = {
      ...aftersales(database.pool),
      refund: (order: TicketRefundOrder) => refundTickets(database.pool, order, async () => undefined),
    };
    await Promise.allSettled([cancelCredit(visit, 2 * FARE, unlocked), cancelCredit(visit, 2 * FARE, unlocked)]);
    for (const { invariant } of await findBreaches(database.pool)) found.add(invariant);
    await fixture.clear();
  }
  expect([...found]).toContain('i19-no-more-is-given-back-than-was-sold');
});

test('a ticket that is scanned while it is given up is either boarded or given back, never both', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought({ round: false });
    await fixture.delay(visit.reservation, 121);
    const [given, verdict] = await Promise.all([claim(visit, FARE), board(visit)]);
    expect(given.ok ? 'void' : 'boards').toBe(verdict);
    if (!given.ok) expect(codes(given)).toEqual(['nothing_to_give_back']);
    seen.add(verdict);
    await fixture.audit();
    await fixture.clear();
  }
  expect(seen.size).toBeGreaterThan(0);
});

test('control: what a scan and a refund would both do, had they not waited for each other', async () => {
  const visit = await fixture.bought({ round: false });
  await fixture.delay(visit.reservation, 121);
  // Decided on the state before the other's write.
  const before = await deps().aftersales.ticketsStatus(visit.reservation.id);
  expect(await board(visit)).toBe('boards');
  expect(before.tickets[0]).toMatchObject({ isBoarded: false });
  const after = await deps().aftersales.ticketsStatus(visit.reservation.id);
  expect(after.tickets[0]).toMatchObject({ isBoarded: true });
  expect(codes(await claim(visit, FARE))).toEqual(['nothing_to_give_back']);
});

test('a change of schedule and a refund at once leave one of them, and no seat too many', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought({ round: false, run: 1 });
    await fixture.delay(visit.reservation, 121);
    const asked = await fixture.request(visit);
    const total = visit.reservation.quote!.total;
    const [given, changed] = await Promise.all([
      claim(visit, total),
      confirmChange(fixture.parts)(asked, visit.caller, fixture.sale.now),
    ]);
    expect(given.ok && changed.ok).toBe(false);
    expect(asked.code).toBe(visit.code);
    await refundDue(fixture.sale);
    await fixture.audit();
    await fixture.clear();
  }
});

test('what was paid for a change besides goes back with the rest, each to its own payment', async () => {
  const visit = await fixture.bought({ round: false });
  const paying = await fixture.toPay(visit);
  await fixture.paying(paying);
  const changed = { ...visit, reservation: await fixture.now(visit) };
  const total = changed.reservation.tickets.reduce((sum, ticket) => sum + ticket.total, 0);
  expect(total).toBeGreaterThan(FARE);
  await fixture.delay(changed.reservation, 121);
  const before = fixture.cards.refunds.length;
  expect((await claim(changed, total)).ok).toBe(true);
  await refundDue(fixture.sale);
  const amounts = fixture.cards.refunds.slice(before).map(({ amount }) => amount);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([total - FARE, FARE].toSorted((a, b) => a - b));
});

test('a change for less leaves less to give back', async () => {
  const visit = await fixture.bought({ round: false, run: 1 });
  expect((await fixture.confirm(visit)).ok).toBe(true);
  const changed = { ...visit, reservation: await fixture.now(visit) };
  const total = changed.reservation.tickets.reduce((sum, ticket) => sum + ticket.total, 0);
  await fixture.delay(changed.reservation, 121);
  expect((await claim(changed, total)).ok).toBe(true);
  await refundDue(fixture.sale);
});
