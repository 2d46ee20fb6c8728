import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import { codesOfTickets } from './codes-of-tickets.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { boardingRefusal } from '#domain/boarding/boarding-verdict.ts';
import { CODE_OUTLIVES_RIDE } from '#domain/ticketing/boarding-pass.ts';
import { after, HOUR } from '#kernel/instant.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const CASH = { method: 'cash', token: undefined } as const;
const OXXO = { method: 'oxxo', token: undefined } as const;

const factsOf = async (visit: Visit) => reservationFacts(fixture.sale)(await fixture.now(visit));
const codesOf = async (visit: Visit) => [...(await factsOf(visit)).codes.values()];
const passesOf = async (visit: Visit) => (await codesOf(visit)).map((code) => fixture.sale.boardingCodes.read(code)!);

test('every paid ticket has its own, which says its run, its seat and its end', async () => {
  const visit = await fixture.sale.atPayment({ passengers: ['adult', 'adult'] });
  expect(await codesOf(visit)).toEqual([]);
  good(await fixture.paying(visit));
  const { reservation, runs } = await factsOf(visit);
  expect(await passesOf(visit)).toEqual(
    reservation.tickets.map(({ folio, direction, seat, secret }) => {
      const run = runs[direction]!;
      return {
        folio,
        direction,
        seat,
        run: { departure: run.departure.id, serviceDate: run.departure.serviceDate },
        issue: fixture.sale.boardingCodes.issueOf(secret),
        // In whole minutes.
        expires: Math.floor(after(run.arrives, CODE_OUTLIVES_RIDE) / 60_000) * 60_000,
      };
    }),
  );
  expect(new Set(await codesOf(visit)).size).toBe(4);
});

test('an open ticket has none: nobody boards with it before its run is chosen', async () => {
  const visit = await fixture.sale.atPayment({ return: { open: true } });
  good(await fixture.paying(visit));
  expect((await passesOf(visit)).map(({ folio }) => folio)).toEqual([`${visit.code}-01`]);
});

test('a code is good to the end of a ride of days, and a day longer', async () => {
  const visit = await fixture.sale.atPayment({ round: false });
  good(await fixture.paying(visit));
  const { reservation, runs } = await factsOf(visit);
  const { boardingCodes } = fixture.sale;
  const run = runs.departure!;
  const departure = { ...run, arrives: after(run.departs, 65 * HOUR) };
  const [code] = codesOfTickets(boardingCodes, reservation, { departure }).values();
  const pass = boardingCodes.read(code!)!;
  const verdictAfter = (hours: number) =>
    boardingRefusal(
      { pass, ticket: undefined },
      { ...pass.run!, isCancelled: false },
      after(run.departs, hours * HOUR),
    );
  expect([30, 64, 88, 90].map(verdictAfter)).toEqual([undefined, undefined, undefined, 'expired']);
});

test('what waits for money has none; what was paid in the end has', async () => {
  const visit = await fixture.sale.atPayment();
  good(await fixture.paying(visit, CASH));
  const ordered = (await fixture.now(visit)).tickets;
  expect(ordered.map(({ kind }) => kind)).toEqual(['PEND', 'PEND']);
  expect(await codesOf(visit)).toEqual([]);
  const [attempt] = await fixture.attempts(visit);
  const amount = visit.reservation.quote!.total;
  await fixture.sale.payments.settle(attempt!.payment_id, {
    kind: 'charged',
    ref: attempt!.payment_id,
    amount,
    cardType: undefined,
    last4: undefined,
  });
  const issues = (await passesOf(visit)).map(({ issue }) => issue);
  expect(issues).toHaveLength(2);
  for (const { secret } of ordered) expect(issues).not.toContain(fixture.sale.boardingCodes.issueOf(secret));
});

test('what ended unpaid has none', async () => {
  const visit = await fixture.sale.atPayment();
  good(await fixture.paying(visit, CASH));
  await endHold(database.pool, visit.reservation.id);
  expect(await codesOf(visit)).toEqual([]);
  await sweepExpiredHolds(seatInventory(database.pool));
  expect(await codesOf(visit)).toEqual([]);
});

test('what late money brought back has a code again, under its folio', async () => {
  const visit = await fixture.sale.atPayment({ round: false });
  good(await fixture.paying(visit, OXXO));
  const [attempt] = await fixture.attempts(visit);
  await fixture.sale.payments.settle(attempt!.payment_id, { kind: 'lapsed' });
  await endHold(database.pool, visit.reservation.id);
  await sweepExpiredHolds(seatInventory(database.pool));
  fixture.stores.decide(attempt!.payment_id, 'paid');
  await confirmAttempt(fixture.sale, attempt!.payment_id);
  const [pass] = await passesOf(visit);
  expect(pass?.folio).toBe(`${visit.code}-01`);
});
