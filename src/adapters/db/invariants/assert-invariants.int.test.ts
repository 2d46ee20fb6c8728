import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { assertInvariants, findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { good } from '#main/testing/paying-sale.ts';
import { openDesk, type PaymentDesk } from '#main/testing/payment-desk.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';

let database: TestDatabase;
let desk: PaymentDesk;

beforeAll(async () => {
  database = await createTestDatabase();
  desk = await openDesk(database.pool);
});
afterAll(() => database.drop());
afterEach(() => desk.clear());

/** A check that cannot be made to fail is no evidence: each is shown a sale with just this damage. */
test.each([
  ['audit-bitmaps-are-the-sum-of-claims', `update leg_seats set taken = 0`],
  [
    'i00-no-seat-claimed-twice',
    `insert into seat_claim select departure_id, gen_random_uuid(), direction, passenger, seat, from_leg, to_leg, quota,
       state, hold_until, pend from seat_claim`,
  ],
  [
    'i01-no-seat-ticketed-twice',
    `insert into ticket select gen_random_uuid(), reservation_id, passenger + 5, direction, folio || 'x', secret, kind,
       status, departure_id, from_leg, to_leg, seat, valid_until, total, net, vat, issued_at from ticket`,
  ],
  ['i02-approved-has-its-seats', `delete from seat_claim where direction = 'return'`],
  ['i03-ticket-has-its-seat', `update seat_claim set seat = seat % 4 + 1`],
  [
    'i04-captured-once',
    `drop index one_live_payment;
     insert into payment select gen_random_uuid(), reservation_id, method, provider, 'other', request_hash, 'ref',
       redirect_url, amount, state, fault, card_type, card_last4, created_at, updated_at from payment`,
  ],
  ['i05-approved-is-captured', `update payment set state = 'declined'`],
  ['i07-customers-are-even', `update ledger_transfer set amount = amount - 1 where kind = 'vat'`],
  ['i08-paying-is-being-paid', `update seat_claim set state = 'paying'`],
  ['i09-approved-is-announced', `delete from outbox`],
  ['i10-payments-come-to-an-end', `update payment set state = 'unknown', created_at = now() - interval '2 days'`],
  ['i11-ledger-has-what-was-captured', `delete from ledger_transfer where kind = 'capture'`],
  [
    'i12-quotas-of-a-run',
    `update seat_claim set quota = 'inapam';
     insert into seat_claim select departure_id, gen_random_uuid(), direction, passenger, seat, from_leg, to_leg, quota,
       state, hold_until, pend from seat_claim, generate_series(1, 2)`,
  ],
  [
    'i15-parties-are-legal',
    `insert into passenger (reservation_id, position, type) select reservation_id, 5, 'infant' from passenger limit 1;
     insert into passenger (reservation_id, position, type) select reservation_id, 6, 'infant' from passenger limit 1`,
  ],
  ['i16-claims-match-their-reservation', `update seat_claim set from_leg = 1, to_leg = 9`],
])('%s notices', async (invariant, damage) => {
  good(await desk.paying(await desk.sale.atPayment()));
  await assertInvariants(database.pool);
  await database.pool.query(damage);
  expect((await findBreaches(database.pool)).map((breach) => breach.invariant)).toContain(invariant);
  await expect(assertInvariants(database.pool)).rejects.toThrow(invariant);
});
