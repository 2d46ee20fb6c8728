import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { choices } from '#adapters/db/notices/choices.ts';
import { boardingReminders } from '#adapters/db/ticketing/boarding-reminders.ts';
import { reminders } from '#adapters/db/notices/reminders.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { claimRight } from '#app/amendments/refunds/claim.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import { changeName } from '#app/amendments/names/change-name.ts';
import { changeSeats } from '#app/amendments/seats/change-seats.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentId, RefundId } from '#app/payment/ports.ts';
import type { WorkerName } from '#app/ports.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { after, DAY, HOUR, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import { type CommitGate, openCommitGate, type Way } from '#testing/commit-gate.ts';
import { type InvoicingFixture, openInvoicingFixture, RECEIVER } from '#testing/invoicing-fixture.ts';
import { paidLate } from '#testing/paid-late.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let gate: CommitGate;
let pool: Pool;
let fixture: InvoicingFixture;
let programme: Programme;

beforeAll(async () => {
  gate = await openCommitGate();
  pool = gate.database.pool;
  fixture = await openInvoicingFixture(pool);
  programme = openProgramme(pool);
});
afterAll(() => gate.database.drop());
beforeEach(() => fixture.clear());

const FARE = 65_001;
const LUZ = { firstName: 'Luz', lastName: 'Díaz' };
const key = () => randomUUID();
const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');
const by = () => ({ name: 'Eva', role: 'counter', place: '192.0.2.30', key: key(), requestHash: 'x' }) as const;

const ordered = async (options: SaleOptions = {}): Promise<Visit> => {
  const visit = await fixture.sale.atPayment({ round: false, ...options });
  good(await fixture.paying(visit, { method: 'cash', token: undefined }));
  return { ...visit, reservation: await fixture.now(visit) };
};
const requested = async (visit: Visit): Promise<Visit> => {
  const request = { receiver: RECEIVER, email: 'facturas@example.com', phone: '+523331234567', automatic: true };
  good(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...request }, visit.caller));
  return visit;
};
/** Charged, with the provider's response lost: the outcome is yet to be reconciled. */
async function charged(visit: Visit): Promise<PaymentId> {
  fixture.cards.behave('pays-unheard');
  good(await fixture.paying(visit));
  fixture.cards.behave('pays');
  return (await fixture.attempts(visit))[0]!.payment_id;
}
const confirming = async (visit: Visit) => {
  const attempt = await charged(visit);
  return () => confirmAttempt(fixture.sale, attempt);
};
const settling = async (method: 'oxxo', visit: Visit) => {
  fixture.stores.behave('hears-nothing');
  good(await fixture.paying(visit, { method, token: undefined }));
  fixture.stores.behave('pays');
  const attempt = (await fixture.attempts(visit))[0]!.payment_id;
  const voucher = { kind: 'voucher', ref: 'r', reference: '12345678901234', barcodeUrl: undefined } as const;
  return {
    refer: () => fixture.sale.payments.settle(attempt, { ...voucher, payBy: after(instant(Date.now()), HOUR) }),
    lapse: () => fixture.sale.payments.settle(attempt, { kind: 'lapsed' }),
  };
};
/** Two attempts were charged for one reservation: the second charge must be refunded. */
async function twice() {
  const visit = await fixture.sale.atPayment({ round: false });
  const attempt = await charged(visit);
  await fixture.sale.payments.settle(attempt, { kind: 'lapsed' });
  good(await fixture.paying(visit));
  return attempt;
}
async function refund(): Promise<RefundId> {
  await confirmAttempt(fixture.sale, await twice());
  const { rows } = await pool.query<{ refund_id: RefundId }>('select refund_id from refund');
  return rows[0]!.refund_id;
}
async function agency(): Promise<Uint8Array> {
  const { hash } = newSecret();
  const made = {
    id: uuidV7<'agency'>(Date.now(), randomBytes(10)),
    name: `Viajes ${key()}`,
    creditLimit: centavos(9_000_000),
  };
  await fixture.sale.agencies.open(made, hash, instant(Date.now()));
  return hash;
}
async function credit(): Promise<string> {
  const visit = await fixture.bought();
  return good(await fixture.cancel(visit, {}, 'credit')).given.credit!.code;
}
const renamed = ({ code, caller }: Visit) => {
  const deps = { reservations: fixture.sale.reservations, names: names(pool), fingerprint };
  return changeName(deps)({ code, passenger: 1, name: LUZ, key: key() }, caller);
};
const moved = ({ code, caller, reservation }: Visit) => {
  const seat = [1, 2, 3, 4].find((one) => one !== reservation.passengers[0]!.seats.departure)!;
  const deps = { ...fixture.sale, seatChanges: seatChanges(pool) };
  return changeSeats(deps)({ code, direction: 'departure', seats: [{ position: 1, seat }], key: key() }, caller);
};
const looking = () => lookUps(pool, 's'.repeat(32));
const counter = () => counterRepository(pool, CARRIER_ZONE);
const taking = () => takeMoney({ till: tillStores(pool), ...fixture.sale });
const codeOf = ({ code }: Visit) => id<'order-code'>(code);
const ofBought =
  (act: (visit: Visit) => Promise<unknown>): Way =>
  async () => {
    const visit = await fixture.bought({ round: false });
    return () => act(visit);
  };

const WAYS: readonly (readonly [string, readonly WorkerName[], Way])[] = [
  ['a card sells', ['send', 'tell'], async () => confirming(await fixture.sale.atPayment())],
  [
    'a card sells with an invoice',
    ['send', 'stamp', 'tell'],
    async () => confirming(await requested(await fixture.sale.atPayment())),
  ],
  [
    'points sell',
    ['send', 'tell'],
    async () => {
      const caller = await programme.enter(await programme.account({ purchased: 2_000_000 }), fixture.sale.now);
      const visit = await fixture.sale.atPayment({ caller });
      return () => fixture.paying(visit, { method: 'traveller_purchased', token: undefined });
    },
  ],
  [
    'an agency sells with an invoice',
    ['send', 'stamp', 'tell'],
    async () => {
      const caller = { ...stranger(), agencyHash: await agency() };
      const visit = await requested(await fixture.sale.atPayment({ caller }));
      return () => fixture.paying(visit, { method: 'agencies', token: undefined });
    },
  ],
  [
    'credit sells with an invoice',
    ['send', 'stamp', 'tell'],
    async () => {
      const token = await credit();
      const visit = await requested(await fixture.sale.atPayment());
      return () => fixture.paying(visit, { method: 'store_credit', token });
    },
  ],
  [
    'what costs nothing is sold',
    ['send', 'tell'],
    async () => {
      await pool.query(`insert into promo_code (code, percent) values ('GRATIS', 100) on conflict (code) do nothing`);
      const visit = await fixture.sale.atPayment({ promo: 'GRATIS' });
      return () => fixture.paying(visit, { method: 'cash', token: undefined });
    },
  ],
  [
    'seats are ordered at the counter',
    ['send', 'tell'],
    async () => {
      const visit = await fixture.sale.atPayment({ round: false });
      return () => fixture.paying(visit, { method: 'cash', token: undefined });
    },
  ],
  [
    'a store reference is issued',
    ['send', 'tell'],
    async () => (await settling('oxxo', await fixture.sale.atPayment())).refer,
  ],
  [
    'a store reference lapses',
    ['send', 'tell'],
    async () => {
      const { refer, lapse } = await settling('oxxo', await fixture.sale.atPayment());
      await refer();
      return lapse;
    },
  ],
  [
    'the counter takes money for an order with an invoice',
    ['send', 'stamp', 'tell'],
    async () => {
      const visit = await fixture.sale.atPayment({ round: false });
      good(await fixture.paying(await requested(visit), { method: 'cash', token: undefined }));
      const money = { kind: 'cash', received: undefined } as const;
      return () => taking()({ code: codeOf(visit), money, total: undefined, by: by() });
    },
  ],
  [
    'money came twice',
    ['refund', 'send', 'tell'],
    async () => {
      const attempt = await twice();
      return () => confirmAttempt(fixture.sale, attempt);
    },
  ],
  [
    'money that came late finds its seats again',
    ['send', 'tell'],
    async () => {
      const attempt = await paidLate(fixture, pool, await fixture.sale.atPayment({ round: false }));
      return () => confirmAttempt(fixture.sale, attempt);
    },
  ],
  [
    'a refund is paid',
    ['send', 'tell'],
    async () => {
      const due = await refund();
      return () => fixture.sale.payments.settleRefund(due, { kind: 'paid' });
    },
  ],
  [
    'a refund is to be tried again',
    ['refund'],
    async () => {
      const due = await refund();
      return () => moneyRepository(pool).retryRefund(due);
    },
  ],
  [
    'a change is paid',
    ['send', 'tell'],
    async () => confirming(await fixture.toPay(await fixture.bought({ round: false }))),
  ],
  [
    'a change costs nothing',
    ['send', 'tell'],
    ofBought(async (visit) => good(await fixture.confirm(visit, { run: 1 }))),
  ],
  [
    'an addition is paid',
    ['send', 'tell'],
    async () => confirming(await fixture.toAdd(await fixture.bought({ round: false }))),
  ],
  ['a name is changed', ['send', 'tell'], ofBought(renamed)],
  ['a seat is changed', ['send', 'tell'], ofBought(moved)],
  [
    'tickets of a late bus are cancelled for money',
    ['refund', 'send', 'tell'],
    async () => {
      const visit = await fixture.bought({ round: false });
      await fixture.delay(visit.reservation, 121);
      return () => fixture.cancel(visit, {}, 'original');
    },
  ],
  ['tickets are cancelled for credit', ['send', 'tell'], ofBought((visit) => fixture.cancel(visit, {}, 'credit'))],
  [
    'the money of a late bus is claimed',
    ['refund', 'send', 'tell'],
    async () => {
      const visit = await fixture.bought({ round: false });
      await fixture.delay(visit.reservation, 121);
      const deps = { ...fixture.sale, aftersales: aftersales(pool) };
      const claim = { code: visit.code, take: 'original', amount: centavos(FARE), key: key() } as const;
      return () => claimRight(deps)(claim, visit.caller, fixture.sale.now);
    },
  ],
  ['a bus is late', ['send', 'tell'], ofBought(({ reservation }) => fixture.delay(reservation, 30))],
  [
    'a bus that was ordered does not run',
    ['send', 'tell'],
    async () => {
      const { reservation } = await ordered();
      return () => fixture.delay(reservation, undefined);
    },
  ],
  [
    'a bus is of another class',
    ['send', 'tell'],
    async () => {
      const { reservation } = await fixture.bought({ round: false, run: 1 });
      return () => fixture.runAs(reservation, 'plus');
    },
  ],
  [
    'the counter exchanges a seat',
    ['send', 'tell'],
    ofBought((visit) => {
      const seat = [1, 2, 3, 4].find((one) => one !== visit.reservation.passengers[0]!.seats.departure)!;
      return counter().exchange({ code: codeOf(visit), direction: 'departure', passenger: 1, seat, by: by() });
    }),
  ],
  [
    'the counter sends tickets',
    ['send', 'tell'],
    ofBought((visit) => counter().handOver({ code: codeOf(visit), how: 'sent', by: by() })),
  ],
  ['a PIN is asked for', ['send', 'tell'], ofBought(({ code }) => looking().sendPin(code, '192.0.2.9'))],
  [
    'lost tickets are asked for',
    ['send', 'tell'],
    ofBought(() => looking().sendTickets({ kind: 'email', email: 'ana@example.com' }, '192.0.2.9')),
  ],
  [
    'a one-time code is asked for',
    ['send', 'tell'],
    ofBought(({ reservation, caller }) => looking().sendCode(reservation.id, caller.sessionHash)),
  ],
  [
    'tickets are sent again',
    ['send', 'tell'],
    ofBought(({ reservation, caller }) => correspondence(pool).resend(reservation.id, caller.sessionHash)),
  ],
  [
    'somebody is reminded',
    ['send', 'tell'],
    ofBought(({ reservation: { id: reservation } }) =>
      reminders(pool).enqueue([
        {
          topic: 'invoice.reminder',
          dedupKey: `invoice.reminder:${reservation}`,
          payload: { reservation, to: 'ana@example.com', until: Date.now() },
        },
      ]),
    ),
  ],
  [
    'a channel is chosen',
    ['tell'],
    ofBought(({ reservation }) => choices(pool).choose(reservation.id, 'sms', undefined)),
  ],
  [
    'a bus leaves soon',
    ['tell'],
    async () => {
      const { reservation } = await fixture.bought({ round: false });
      await choices(pool).choose(reservation.id, 'sms', undefined);
      return () => boardingReminders(pool).enqueue(20 * DAY);
    },
  ],
];

test.each(WAYS)('%s: %j are notified after the commit, and not of what is rolled back', (_what, workers, way) =>
  gate.expectNotified(way, workers),
);

test('a PIN of no reservation notifies like any other, so that nothing tells whether there is one', async () => {
  expect(await gate.workersDuring(() => looking().sendPin('ZZZZZZ', '192.0.2.9'))).toEqual(['send', 'tell']);
});
