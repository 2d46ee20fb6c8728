import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { names } from '#adapters/db/amendments/names/names.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { refundTickets } from '#adapters/db/amendments/refunds/refund-tickets.ts';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { confirmChange } from '#app/amendments/change/confirm-change.ts';
import { changeName } from '#app/amendments/names/change-name.ts';
import { recordService } from '#app/disruptions/record-class-change.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { centavos } from '#kernel/money.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { sellPlainClass } from '#testing/plain-class.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';
import { cancelTickets, previewCancel } from './cancel.ts';
import { claimRight, readEntitlements, type Take } from './claim.ts';
import type { TicketRefundOrder } from './ports.ts';

/** Outbound in luxury at 900.00; in plus it is 650.01, in the lowest class 400.00. */
const LUXURY = 90_000;
const PLUS = 65_001;
const LESS = LUXURY - PLUS;
const PLAIN = 40_000;
const ROUNDS = 5;

let database: TestDatabase;
let fixture: ChangeFixture;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 20 });
  fixture = await openChangeFixture(database.pool);
  await sellPlainClass(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const stored = () => aftersales(database.pool);
const deps = () => ({ ...fixture.sale, aftersales: stored() });
const luxury = (requested: SaleOptions = {}) => fixture.bought({ round: false, run: 1, ...requested });
const lower = async (requested: SaleOptions = {}): Promise<Visit> => {
  const visit = await luxury(requested);
  await fixture.runAs(visit.reservation, 'plus');
  return visit;
};
const claim = ({ code, caller }: Visit, take: Take, amount: number, key: string = randomUUID()) =>
  claimRight(deps())({ code, take, amount: centavos(amount), key }, caller, fixture.sale.now);
const rights = async (visit: Visit) => good(await readEntitlements(deps())(visit, visit.caller, fixture.sale.now));
const ALL = { passengers: undefined, directions: undefined };
const cancelled = async (visit: Visit) =>
  good(await previewCancel(deps())({ ...visit, ...ALL }, visit.caller, fixture.sale.now)).offer;
const cancel = ({ code, caller }: Visit, means: 'original' | 'credit', amount: number) =>
  cancelTickets(deps())({ code, ...ALL, means, amount: centavos(amount), key: randomUUID() }, caller, fixture.sale.now);
const rows = async (text: string) => (await database.pool.query(text)).rows;
const sold = async () => {
  const [row] = await rows(
    `select sum(case when credit in ('sales', 'vat') then amount else 0 - amount end)::int as sold
     from ledger_transfer where 'sales' in (credit, debit) or 'vat' in (credit, debit)`,
  );
  return row.sold;
};

describe('a departure in a lower class', () => {
  test('gives the difference back to the card, and the ticket stays good', async () => {
    const visit = await luxury();
    expect(await fixture.runAs(visit.reservation, 'Plus')).toBe(1);
    const { difference, otherwise } = await rights(visit);
    expect(difference?.amounts).toEqual({ original: LESS, credit: LESS });
    expect(otherwise).toMatchObject([{ service: { sold: { en: 'Luxury' }, runs: { en: 'Plus' } } }]);
    const { given } = good(await claim(visit, 'difference', LESS));
    expect(given).toMatchObject({
      money: LESS,
      credited: 0,
      refund: 'due',
      lines: [],
      differences: [{ amount: LESS }],
    });
    await fixture.audit();
    await refundDue(fixture.sale);
    expect(fixture.cards.refunds.at(-1)?.amount).toBe(LESS);
    expect(await rights(visit)).toMatchObject({ difference: undefined, given: [{ refund: 'paid' }] });
    expect(await fixture.claims(visit)).toEqual(['sold']);
    expect((await fixture.now(visit)).tickets.map(({ folio }) => folio)).toEqual([fixture.ticketOf(visit)]);
    expect(await sold()).toBe(PLUS);
    expect((await fixture.topics(visit)).toSorted()).toEqual(
      ['refund.returned', 'service.notice', 'ticket.issued', 'tickets.given_back'].toSorted(),
    );
  });

  test('gives it as credit instead', async () => {
    const visit = await lower();
    const { given } = good(await claim(visit, 'difference_credit', LESS));
    expect(given).toMatchObject({ money: 0, credited: LESS, refund: undefined, credit: { left: LESS } });
    expect(await sold()).toBe(PLUS);
  });

  test('gives points back to their ledger, and no credit for them', async () => {
    const programme = openProgramme(database.pool);
    const traveller = await programme.account({ win: LUXURY });
    const visit = await fixture.sale.atPayment({ round: false, run: 1 });
    const mine = { ...visit, caller: await programme.enter(traveller, fixture.sale.now, visit.caller) };
    const { reservation } = good(await fixture.paying(mine, { method: 'traveller_win', token: undefined }));
    await fixture.runAs(reservation, 'plus');
    expect(codes(await claim(mine, 'difference_credit', LESS))).toEqual(['means_unavailable']);
    good(await claim(mine, 'difference', LESS));
    await refundDue(fixture.sale);
    expect(await programme.points.balances(traveller.id)).toEqual({ purchased: 0, win: LESS });
  });

  test('is taken by its owner only, at the sum that was shown, and once under a key', async () => {
    const visit = await lower();
    expect(codes(await claim(visit, 'difference', LESS + 1))).toEqual(['offer_changed']);
    expect(codes(await claim({ ...visit, caller: stranger() }, 'difference', LESS))).toEqual(['reservation_not_found']);
    const { given } = good(await claim(visit, 'difference', LESS, 'one-key-of-mine'));
    expect(good(await claim(visit, 'difference', LESS, 'one-key-of-mine')).given.id).toBe(given.id);
    expect(codes(await claim(visit, 'difference', LESS))).toEqual(['nothing_to_give_back']);
    expect(codes(await claim(visit, 'difference_credit', LESS, 'one-key-of-mine'))).toEqual(['idempotency_mismatch']);
  });

  test('gives the rest for a still lower one, and nothing more for a better one', async () => {
    const visit = await lower();
    good(await claim(visit, 'difference', LESS));
    expect(await fixture.runAs(visit.reservation, 'plain')).toBe(1);
    good(await claim(visit, 'difference_credit', PLUS - PLAIN));
    expect(await fixture.runAs(visit.reservation, 'lujo')).toBe(1);
    expect(await rights(visit)).toMatchObject({ otherwise: [], difference: undefined });
    expect(await fixture.runAs(visit.reservation, 'lujo')).toBe(0);
    await fixture.runAs(visit.reservation, 'plus');
    expect(await rights(visit)).toMatchObject({ otherwise: [{ returned: LUXURY - PLAIN }], difference: undefined });
    expect(await sold()).toBe(PLAIN);
  });

  test('that was taken back before anybody took it gives nothing', async () => {
    const visit = await lower();
    await fixture.runAs(visit.reservation, 'lujo');
    expect(codes(await claim(visit, 'difference', LESS))).toEqual(['nothing_to_give_back']);
  });

  test('is worked out with the fares of when it was said', async () => {
    const visit = await lower();
    await database.pool.query(`update fare set amount = 1 where service_class_id <> 'plain'`);
    good(await claim(visit, 'difference', LESS));
    await database.pool.query(
      `update fare set amount = case service_class_id when 'lujo' then ${LUXURY} else ${PLUS} end
       where service_class_id <> 'plain' and 'gdl' in (origin_id, destination_id) and 'pvr' in (origin_id, destination_id)`,
    );
  });

  test('gives every passenger the share of what they paid', async () => {
    const visit = await fixture.bought({ round: false, passengers: ['adult', 'minor'] });
    await fixture.runAs(visit.reservation, 'plain');
    const { tickets } = visit.reservation;
    const { difference } = await rights(visit);
    const expected = tickets.map(({ total }) => Math.ceil((total * (PLUS - PLAIN)) / PLUS));
    expect(tickets[1]!.total).toBeLessThan(PLUS);
    expect(difference?.lines.map(({ amount }) => amount)).toEqual(expected);
    good(
      await claim(
        visit,
        'difference',
        expected.reduce((sum, amount) => sum + amount, 0),
      ),
    );
  });
});

describe('with everything else', () => {
  test('what was given is missing from a cancellation, and the books come out even', async () => {
    const visit = await lower();
    good(await claim(visit, 'difference', LESS));
    expect((await cancelled(visit)).amounts).toEqual({ credit: PLUS });
    good(await cancel(visit, 'credit', PLUS));
    expect(await sold()).toBe(0);
    expect(codes(await claim(visit, 'difference', LESS))).toEqual(['nothing_to_give_back']);
    await refundDue(fixture.sale);
  });

  test('a long delay gives the rest as well, and its compensation of all', async () => {
    const visit = await lower();
    await fixture.delay(visit.reservation, 121);
    good(await claim(visit, 'difference', LESS));
    const { given } = good(await claim(visit, 'original', PLUS));
    expect(given).toMatchObject({ money: PLUS, credited: LUXURY / 5 });
    await refundDue(fixture.sale);
    expect(await sold()).toBe(0);
  });

  test('a passenger who travels in it late has both', async () => {
    const visit = await lower();
    await fixture.delay(visit.reservation, 121);
    good(await claim(visit, 'travel', LUXURY / 5));
    good(await claim(visit, 'difference', LESS));
    expect(await fixture.claims(visit)).toEqual(['sold']);
  });

  test('a bus that does not run gives all, and no difference', async () => {
    const visit = await lower();
    await fixture.delay(visit.reservation, undefined);
    expect(await rights(visit)).toMatchObject({ difference: undefined, refund: { amounts: { original: LUXURY } } });
  });

  test('another name on the ticket gives neither a difference nor a compensation again', async () => {
    const visit = await lower();
    await fixture.delay(visit.reservation, 121);
    good(await claim(visit, 'difference', LESS));
    good(await claim(visit, 'travel', LUXURY / 5));
    const name = { code: visit.code, passenger: 1, name: { firstName: 'Luz', lastName: 'Díaz' }, key: randomUUID() };
    good(await changeName({ ...fixture.sale, names: names(database.pool) })(name, visit.caller));
    expect(fixture.ticketOf({ ...visit, reservation: await fixture.now(visit) })).not.toBe(fixture.ticketOf(visit));
    expect(await rights(visit)).toMatchObject({ difference: undefined, travel: [] });
  });

  test('once it was taken the schedule stays, also for a change that is being paid', async () => {
    const visit = await fixture.bought({ round: false });
    const paying = await fixture.toPay(visit);
    await fixture.runAs(visit.reservation, 'plain');
    good(await claim(visit, 'difference', PLUS - PLAIN));
    await fixture.paying(paying);
    await refundDue(fixture.sale);
    expect((await fixture.now(visit)).tickets.map(({ folio }) => folio)).toEqual([fixture.ticketOf(visit)]);
    expect(codes(await fixture.listed(visit))).toEqual(['change_given_back']);
    expect(await sold()).toBe(PLAIN);
  });
});

describe('at once', () => {
  test('claims however many: one is done', async () => {
    const visit = await lower();
    const all = await Promise.all(Array.from({ length: 8 }, () => claim(visit, 'difference', LESS)));
    expect(all.filter(({ ok }) => ok).length).toBe(1);
    expect(new Set(all.flatMap((one) => codes(one) ?? []))).toEqual(new Set(['nothing_to_give_back']));
    await refundDue(fixture.sale);
    expect(await sold()).toBe(PLUS);
  });

  test('a claim and a cancellation: the sum is never more than was paid', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await lower();
      const [given, gone] = await Promise.all([claim(visit, 'difference', LESS), cancel(visit, 'credit', LUXURY)]);
      expect(given.ok).toBe(!gone.ok);
      expect(given.ok ? codes(gone) : codes(given)).toEqual([given.ok ? 'offer_changed' : 'nothing_to_give_back']);
      await refundDue(fixture.sale);
      expect(await sold()).toBe(given.ok ? PLUS : 0);
      await fixture.audit();
      await fixture.clear();
    }
  });

  test('a claim and a change of schedule: one of them is done', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await lower();
      const asked = await fixture.request(visit);
      const [given, changed] = await Promise.all([
        claim(visit, 'difference', LESS),
        confirmChange(fixture.parts)(asked, visit.caller, fixture.sale.now),
      ]);
      expect(given.ok && changed.ok).toBe(false);
      await refundDue(fixture.sale);
      await fixture.audit();
      await fixture.clear();
    }
  });

  test('control: without the locks it is given twice, and the invariants notice', async () => {
    const found = new Set<string>();
    for (let round = 0; round < 10 && found.size === 0; round += 1) {
      const visit = await lower();
      const unlocked = (order: TicketRefundOrder) => refundTickets(database.pool, order, async () => undefined);
      const twice = claimRight({ ...deps(), aftersales: { ...stored(), refund: unlocked } });
      const asked = { code: visit.code, take: 'difference_credit', amount: centavos(LESS) } as const;
      const take = () => twice({ ...asked, key: randomUUID() }, visit.caller, fixture.sale.now);
      await Promise.allSettled([take(), take()]);
      for (const { invariant } of await findBreaches(database.pool)) found.add(invariant);
      await fixture.clear();
    }
    expect([...found]).toContain('i23-differences-are-of-records');
  });
});

describe('an operator', () => {
  const record = (
    { reservation }: Visit,
    service: string,
    departure: string = reservation.departure.segment!.departure,
  ) =>
    recordService({ events: departureEvents(database.pool), random: randomBytes })(
      { departure, route: undefined, service, reason: 'Taller', recordedBy: 'Eva' },
      fixture.sale.now,
    );

  test('names a class and a departure there are', async () => {
    const visit = await luxury();
    expect(await record(visit, 'Turista')).toMatchObject({ fault: { code: 'service_unknown', field: 'service' } });
    expect(await record(visit, 'plus', 'none')).toMatchObject({ fault: { code: 'departure_unknown' } });
    expect(good(await record(visit, ' luxury '))).toMatchObject({ told: 0 });
  });

  test('hears of a ride that has no fare in it, and nothing is written', async () => {
    const visit = await luxury();
    await database.pool.query(
      `update fare set service_class_id = 'none' where origin_id = 'gdl' and service_class_id = ''`,
    );
    const params = { origin: 'Guadalajara', destination: 'Puerto Vallarta' };
    expect(await record(visit, 'plus')).toMatchObject({ fault: { code: 'service_without_fare', params } });
    expect(await rows('select from departure_service')).toEqual([]);
    expect(await fixture.topics(visit)).not.toContain('service.notice');
    await database.pool.query(`update fare set service_class_id = '' where service_class_id = 'none'`);
  });

  test('is in the log with what was said', async () => {
    await database.pool.query('delete from audit_log');
    const visit = await luxury();
    good(await record(visit, 'plus'));
    await fixture.delay(visit.reservation, 45);
    const [said, late] = await rows('select actor, action, note from audit_log order by at');
    expect(said).toEqual({
      actor: 'Eva',
      action: 'departure.service',
      note: expect.stringMatching(/^L Guadalajara - Guayabitos, .* 14:00: Lujo → Plus\. Taller$/),
    });
    expect(late).toMatchObject({ action: 'departure.delayed', note: expect.stringContaining('14:00: +45 min. Falla') });
  });
});
