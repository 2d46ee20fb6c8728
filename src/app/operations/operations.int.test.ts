import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { manualRefundStores } from '#adapters/db/operations/manual-refunds.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { queryUnresolvedPayments } from '#app/payment/query-unresolved-payments.ts';
import { dailyReport } from '#app/operations/daily-report.ts';
import type { AuditLog, MoneyRepository } from '#app/operations/ports.ts';
import { recordManualRefund, retryRefund } from '#app/operations/record-manual-refund.ts';
import { type MoneyLine, reportYesterday } from '#app/operations/report-yesterday.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { RefundId } from '#app/payment/ports.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { takeCash } from '#app/counter/take-cash.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { id } from '#kernel/ids.ts';
import { DAY, instant, MINUTE, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';

let database: TestDatabase;
let payments: PaymentFixture;
let money: MoneyRepository;
let audit: AuditLog;

beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
  money = moneyRepository(database.pool);
  audit = auditLog(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await payments.clear();
  await database.pool.query('truncate audit_log');
});
afterEach(() => payments.audit());

const ZONE = zone('America/Mexico_City');
const CASH = { method: 'cash', token: undefined } as const;
const OXXO = { method: 'oxxo', token: undefined } as const;
const NOBODY: RefundId = id('0199aaaa-0000-7000-8000-000000000001');

const paymentOf = async (visit: Visit) => (await payments.attempts(visit))[0]!.payment_id;
const auditEvents = async () =>
  (await database.pool.query('select actor, action, payment_id, note from audit_log order by at')).rows;
const deps = () => ({
  ...payments.sale,
  money,
  audit,
  manualRefunds: manualRefundStores(database.pool),
  takeMoney: takeMoney({ till: tillStores(database.pool), ...payments.sale }),
});

const today = () => dateInZone(instant(Date.now()), ZONE);
const report = () => dailyReport({ money, providers: payments.sale.providers, zone: ZONE })(today());

/** A visit paid in the given way. */
async function paid(change: Parameters<PaymentFixture['paying']>[1], run = 0) {
  const visit = await payments.sale.atPayment({ run, round: false });
  good(await payments.paying(visit, change));
  return visit;
}

/** Two payments for one reservation: the second is to be refunded. */
async function paidTwice() {
  const visit = await paid(OXXO);
  const first = await paymentOf(visit);
  await payments.sale.payments.settle(first, { kind: 'lapsed' });
  await payments.leave(visit, 20 * MINUTE);
  good(await payments.paying(visit));
  payments.stores.decide(first, 'paid');
  await confirmAttempt(payments.sale, first);
  return { visit, first };
}

describe('what waits', () => {
  test('is at the counter, in a store or on a page', async () => {
    const [counter, store] = [await paid(CASH), await paid(OXXO, 1)];
    payments.cards.behave('asks');
    const page = await paid({});
    const waiting = await money.waiting();
    expect(waiting.map(({ code, waitsFor }) => [code, waitsFor])).toEqual([
      [counter.code, 'counter'],
      [store.code, 'store'],
      [page.code, 'page'],
    ]);
    expect(waiting[0]!.until).toBeGreaterThan(payments.sale.now);
    expect(waiting[1]).toMatchObject({ reference: expect.stringMatching(/^\d{14}$/), provider: 'scripted-stores' });
    expect(waiting[2]).toMatchObject({ until: undefined, amount: page.reservation.quote!.total });
  });
});

describe('an attempt without outcome', () => {
  test('is told with what the provider says, and left as it is', async () => {
    payments.cards.behave('pays-unheard');
    const visit = await paid({});
    expect(await queryUnresolvedPayments({ money, providers: payments.sale.providers })()).toEqual([]);
    await payments.age(MINUTE);
    const [asked] = await queryUnresolvedPayments({ money, providers: payments.sale.providers })();
    expect(asked).toMatchObject({ code: visit.code, state: 'unknown', answer: { kind: 'charged' } });
    expect(await payments.attempts(visit)).toMatchObject([{ state: 'unknown' }]);
    const [lost] = await queryUnresolvedPayments({ money, providers: new Map() })();
    expect(lost!.answer).toEqual({ kind: 'not_configured' });
    await confirmAttempt(payments.sale, await paymentOf(visit));
    expect(await money.withoutOutcome(0)).toEqual([]);
  });
});

describe('money that is to go back', () => {
  test('is shown until it went; where a provider may send it, no hand does', async () => {
    const { visit, first } = await paidTwice();
    const [refund] = await money.refundsWaiting();
    expect(refund).toMatchObject({ payment: first, code: visit.code, reason: 'surplus', state: 'due', tries: 0 });
    expect(refund!.buyer).toEqual({
      name: 'Ana López',
      phone: expect.stringContaining('3331234567'),
      email: 'ana@example.com',
    });
    const hand = await recordManualRefund(deps())({ refund: refund!.refund, actor: 'eva', note: 'SPEI 1' });
    expect(hand).toEqual({ ok: false, fault: 'still_tried' });
    await refundDue(payments.sale);
    expect(await money.refundsWaiting()).toEqual([]);
    expect(await recordManualRefund(deps())({ refund: refund!.refund, actor: 'eva', note: 'SPEI 1' })).toMatchObject({
      ok: false,
    });
    expect(await auditEvents()).toEqual([]);
  });

  test('that the provider refuses is given back by people, once, and they are named', async () => {
    const { first } = await paidTwice();
    payments.stores.answerRefunds('refused');
    await refundDue(payments.sale);
    expect(await money.refundsWaiting()).toMatchObject([{ state: 'by_hand' }]);
    const { refund } = (await money.refundsWaiting())[0]!;
    const order = { refund, actor: 'eva', note: 'SPEI 4711' };
    expect(await recordManualRefund(deps())(order)).toMatchObject({ ok: true, value: { payment: first } });
    expect(await recordManualRefund(deps())(order)).toEqual({ ok: false, fault: 'nothing_waits' });
    expect(await auditEvents()).toEqual([
      { actor: 'eva', action: 'refund.by_hand', payment_id: first, note: 'SPEI 4711' },
    ]);
    const { lines, differences } = await report();
    expect(lines[0]).toMatchObject({ provider: 'by hand', method: 'oxxo', captured: 0, refunded: lines[0]!.refunded });
    // A manual refund: the store's money is still there.
    expect(differences).toEqual([]);
  });

  test('is tried once more when somebody says so', async () => {
    const { first } = await paidTwice();
    payments.stores.answerRefunds('refused');
    await refundDue(payments.sale);
    const { refund } = (await money.refundsWaiting())[0]!;
    const again = () => retryRefund(deps())({ refund, actor: 'eva' });
    expect(await again()).toMatchObject({ ok: true, value: { state: 'by_hand' } });
    payments.stores.answerRefunds('refunded');
    expect(await again()).toEqual({ ok: true, value: undefined });
    expect(await again()).toEqual({ ok: false, fault: 'nothing_waits' });
    expect(payments.stores.refunds.filter((refund) => refund.id === first)).toHaveLength(1);
    expect((await auditEvents()).map(({ action }) => action)).toEqual(['refund.retry', 'refund.retry']);
  });

  test('of no refund at all is not to be had', async () => {
    expect(await retryRefund(deps())({ refund: NOBODY, actor: 'eva' })).toEqual({
      ok: false,
      fault: 'nothing_waits',
    });
  });
});

describe('cash at the counter', () => {
  const take = (code: string) => takeCash(deps())({ code, actor: 'eva' });

  test('makes unpaid tickets good, once', async () => {
    const visit = await paid(CASH);
    const before = (await payments.now(visit)).tickets;
    expect(before.map(({ kind }) => kind)).toEqual(before.map(() => 'PEND'));
    expect(await take(visit.code.toLowerCase())).toMatchObject({ ok: true, value: { change: 0 } });
    expect(await take(visit.code)).toMatchObject({ ok: false, fault: { code: 'already_paid' } });
    const after = await payments.now(visit);
    expect(after).toMatchObject({ status: 'approved' });
    expect(after.tickets.map(({ kind, folio }) => [kind, folio])).toEqual(
      before.map(({ folio }) => ['E-Ticket', folio]),
    );
    expect(await payments.claims(visit)).toEqual(['sold']);
    expect(await payments.topics(visit)).toEqual(['ticket.ordered', 'ticket.issued']);
    expect(await auditEvents()).toMatchObject([{ actor: 'eva', action: 'cash.taken' }]);
  });

  test('is not taken for an order whose time is up, nor for one that is paid otherwise', async () => {
    const late = await paid(CASH);
    await endHold(database.pool, late.reservation.id);
    expect(await take(late.code)).toMatchObject({ ok: false, fault: { code: 'no_order_waits' } });
    const card = await paid({});
    expect(await take(card.code)).toMatchObject({ ok: false, fault: { code: 'no_order_waits' } });
    expect(await take('nonsense')).toMatchObject({ ok: false, fault: { code: 'no_order_waits' } });
    expect(await auditEvents()).toEqual([]);
  });
});

describe('the report of a day', () => {
  test('has what came in and went out by each way, and agrees with the providers', async () => {
    const card = await paid({});
    const { visit } = await paidTwice();
    await refundDue(payments.sale);
    const { lines, providers, differences } = await report();
    const [one, other] = [card.reservation.quote!.total, visit.reservation.quote!.total];
    expect(lines).toEqual([
      {
        provider: 'scripted',
        method: 'credit',
        movements: 2,
        isMoney: true,
        captured: one + other,
        refunded: 0,
        net: one + other,
      },
      {
        provider: 'scripted-stores',
        method: 'oxxo',
        movements: 2,
        isMoney: true,
        captured: other,
        refunded: other,
        net: 0,
      },
    ]);
    expect(providers.map(({ provider, ours, theirs }) => [provider, ours, theirs])).toEqual([
      ['scripted', { captured: one + other, refunded: 0 }, { captured: one + other, refunded: 0 }],
      ['scripted-stores', { captured: other, refunded: other }, { captured: other, refunded: other }],
    ]);
    expect(differences).toEqual([]);
  });

  test('has points in a line of their own, and not in the money', async () => {
    const programme = openProgramme(database.pool);
    const visit = await payments.sale.atPayment({ round: false });
    const total = visit.reservation.quote!.total;
    const caller = await programme.enter(await programme.account({ win: total }), payments.sale.now, visit.caller);
    good(await payments.paying({ ...visit, caller }, { method: 'traveller_win', token: undefined }));
    await programme.account({ purchased: 700, win: 50 });
    const { lines, balances } = await report();
    expect(balances).toEqual([
      { accounts: 'points:purchased', amount: 700 },
      { accounts: 'points:win', amount: 50 },
    ]);
    expect(await money.balancesAt(instant(Date.now() - DAY))).toEqual([]);
    expect(lines).toMatchObject([{ provider: 'points', method: 'traveller_win', captured: total, isMoney: false }]);
  });

  test('names a payment that the provider took and we did not hear of', async () => {
    payments.cards.behave('pays-unheard');
    const visit = await paid({});
    const { lines, differences } = await report();
    expect(lines).toEqual([]);
    expect(differences).toEqual([
      {
        kind: 'not_booked',
        provider: 'scripted',
        payment: await paymentOf(visit),
        ref: expect.any(String),
        ours: 0,
        theirs: visit.reservation.quote!.total,
      },
    ]);
    await confirmAttempt(payments.sale, await paymentOf(visit));
    expect((await report()).differences).toEqual([]);
  });

  test('says when a provider did not answer', async () => {
    await paid({});
    const mute = { ...payments.cards, taken: async () => undefined };
    const { providers, differences } = await dailyReport({ money, providers: new Map([['credit', mute]]), zone: ZONE })(
      today(),
    );
    expect(providers).toMatchObject([{ provider: 'scripted', theirs: undefined }]);
    expect(differences).toEqual([]);
  });

  test('takes the list of a provider that has one', async () => {
    const visit = await paid({});
    const charge = {
      payment: await paymentOf(visit),
      ref: 'tr1',
      amount: centavos(1),
      at: instant(Date.now()),
      refunded: centavos(0),
      refundedAt: undefined,
    };
    const asked: unknown[] = [];
    const listing = { ...payments.cards, taken: async (days: unknown) => (asked.push(days), [charge]) };
    const { differences } = await dailyReport({ money, providers: new Map([['credit', listing]]), zone: ZONE })(
      today(),
    );
    expect(differences).toMatchObject([{ kind: 'amount_differs', theirs: 1 }]);
    expect(asked).toHaveLength(1);
  });
});

describe('the job of every night', () => {
  const DAY = 24 * 60 * MINUTE;

  /** Runs the job a day later. */
  async function tonight(providers = payments.sale.providers) {
    const [lines, problems]: [MoneyLine[], unknown[]] = [[], []];
    await reportYesterday({
      money,
      providers,
      zone: ZONE,
      clock: { now: () => instant(Date.now() + DAY) },
      log: (line) => lines.push(line),
      report: (problem) => problems.push(problem),
    })();
    return { lines, problems: problems.map(String) };
  }

  test('leaves a line, and no complaint where all agree', async () => {
    const captured = (await paid({})).reservation.quote!.total;
    const line = {
      event: 'money_of_day',
      day: today(),
      captured,
      refunded: 0,
      differences: 0,
      balances: {},
      unheard: [],
    };
    expect(await tonight()).toEqual({ lines: [line], problems: [] });
  });

  test('complains of each difference, and of each provider that does not answer', async () => {
    payments.cards.behave('pays-unheard');
    const visit = await paid({});
    const mute = { ...payments.stores, taken: async () => undefined };
    const { lines, problems } = await tonight(
      new Map([
        ['credit', payments.cards],
        ['oxxo', mute],
      ]),
    );
    expect(lines).toMatchObject([{ differences: 1, unheard: ['scripted-stores'] }]);
    expect(problems).toEqual([
      expect.stringContaining(`not_booked at scripted, payment ${await paymentOf(visit)}`),
      expect.stringContaining('scripted-stores did not answer'),
    ]);
    await confirmAttempt(payments.sale, await paymentOf(visit));
  });
});
