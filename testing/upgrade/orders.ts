import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { names } from '#adapters/db/amendments/names/names.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { draftCreditNotes } from '#adapters/db/invoicing/draft-credit-notes.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { claimRight } from '#app/amendments/refunds/claim.ts';
import { changeName } from '#app/amendments/names/change-name.ts';
import { changeSeats } from '#app/amendments/seats/change-seats.ts';
import { boardTickets } from '#app/boarding/board-tickets.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import { extendHold } from '#app/booking/extend-hold.ts';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { listSchedules } from '#app/booking/list-schedules.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import type { Caller } from '#app/caller.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import { HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { endHold, nearEnd } from '#testing/db/sale-fixtures.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import { SEARCH } from '#testing/small-sale.ts';
import { REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { openProgramme } from '#testing/travellers.ts';

const COUNTER = { method: 'cash', token: undefined } as const;
const OXXO = { method: 'oxxo', token: undefined } as const;
const STORE = { method: 'openpay', token: undefined } as const;
const LUJO = 1;
/** A return bus used by no other order: operators report disruptions of it. */
const LATE = { origin: 'pvr', destination: 'gdl', run: 1 } as const;
const FARE = 65_001;
/** Days of the small line on sale, from 1 December. */
const DAYS = 20;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The session of an order is derived from the order's name, so that the test finds it again. */
export const callerOf = (name: string): Caller => ({
  sessionHash: sha256(`order ${name}`),
  address: `192.0.2.${1 + (sha256(name)[0]! % 250)}`,
});

export const nowOf = () => instant(Date.now());

/**
 * Orders in every state, each made by the use cases for it and in a separate session. They are in an order in which
 * sweeps and clock changes of one do not affect another.
 */
export async function makeOrders(fixture: StampingFixture, pool: Pool): Promise<void> {
  const seller = sellerOf(fixture);
  await lateOnes(fixture, seller, pool);
  await drafts(fixture, seller, pool);
  await paidOnes(fixture, seller, pool);
  await amended(fixture, seller, pool);
  await invoiced(fixture, seller, pool);
  await refunded(fixture, seller, pool);
  await waiting(fixture, seller, pool);
}

type Seller = ReturnType<typeof sellerOf>;

/** Sells one way for one adult by default, each on another day than the one before. */
function sellerOf({ sale, paying, now }: StampingFixture) {
  let sold = 0;
  const day = (): string => {
    sold += 1;
    return present().day(`2026-12-${String(1 + (sold % DAYS)).padStart(2, '0')}`);
  };
  const on = (options: SaleOptions): SaleOptions => {
    const date = day();
    const back = new Date(Date.parse(date) + 2 * 24 * HOUR).toISOString().slice(0, 10);
    return { round: false, departure: { date }, return: { date: back }, ...options };
  };
  const held = (name: string, options: SaleOptions = {}) => sale.atPayment({ caller: callerOf(name), ...on(options) });
  const pay = async (visit: Visit, change: Partial<Pay> = {}): Promise<Visit> => {
    good(await paying(visit, change, nowOf()));
    return { ...visit, reservation: await now(visit) };
  };
  return {
    on,
    held,
    pay,
    atSeats: (name: string, options: SaleOptions = {}) => sale.atSeats({ caller: callerOf(name), ...on(options) }),
    bought: async (name: string, options: SaleOptions = {}, change: Partial<Pay> = {}) =>
      pay(await held(name, options), change),
  };
}

/** Ages one order. */
const age = (pool: Pool, { reservation }: Visit, milliseconds: number) =>
  pool.query(
    `update payment set created_at = created_at - $2 * interval '1 millisecond',
       updated_at = updated_at - $2 * interval '1 millisecond', pay_by = pay_by - $2 * interval '1 millisecond'
     where reservation_id = $1`,
    [reservation.id, milliseconds],
  );

/** It expired, and the sweeper ran. */
async function swept(pool: Pool, { reservation }: Visit) {
  await endHold(pool, reservation.id);
  await seatInventory(pool).sweep(10);
}

/** Before all others, because these sweep and reconcile. */
async function lateOnes(fixture: StampingFixture, { held, pay }: Seller, pool: Pool) {
  const lapsed = async (name: string) => {
    const visit = await pay(await held(name), OXXO);
    await age(pool, visit, 25 * HOUR);
    await swept(pool, visit);
    await reconcilePayments(fixture.sale, AT_ONCE);
    return visit;
  };
  await lapsed('reference-lapsed');
  const [attempt] = await fixture.attempts(await lapsed('late-reseated'));
  fixture.stores.decide(attempt!.payment_id, 'paid');
  await confirmAttempt(fixture.sale, attempt!.payment_id);

  await swept(pool, await held('swept'));
  const asked = await held('given-up-at-bank');
  fixture.cards.behave('asks');
  await pay(asked);
  await age(pool, asked, 13 * MINUTE);
  await reconcilePayments(fixture.sale, AT_ONCE);
  await swept(pool, asked);
  fixture.cards.behave('pays');
}

async function drafts({ sale, cards, invoicing }: StampingFixture, seller: Seller, pool: Pool) {
  const { on, held, pay, atSeats } = seller;
  const created = async (name: string) => {
    const search = { ...SEARCH, ...on({}) };
    return good(await createReservation(sale)(search, callerOf(name), sale.now));
  };
  const chosen = async (name: string) => {
    const caller = callerOf(name);
    const { code } = await created(name);
    const asked = { code, direction: 'departure', date: undefined } as const;
    const { offers } = good(await listSchedules(sale)(asked, caller, sale.now));
    good(await chooseRuns(sale)({ code, departure: offers[0]!.run.segment }, caller, sale.now));
    return code;
  };
  await created('draft-runs');
  await chosen('draft-contact');
  const contact = { ...CONTACT, privacy: true, changes: false, ofAge: true };
  const passengers = [{ firstName: 'Ana', lastName: 'López' }];
  const asked = { code: await chosen('draft-extras'), contact, passengers, lang: 'es' } as const;
  good(await saveContact(sale)(asked, callerOf('draft-extras'), sale.now));
  await atSeats('draft-seats');
  await atSeats('draft-seats-luggage', { extras: [{ ...BAG, quantity: 2 }] });
  await held('held');
  await held('held-round', { round: true, passengers: ['adult', 'inapam'] });
  const extended = await held('held-extended');
  await nearEnd(pool, extended.reservation.id);
  good(await extendHold(sale)(extended, extended.caller));
  const requested = await held('held-with-invoice-request');
  const request = { receiver: REGISTERED, email: 'facturas@example.com', phone: '+523331234567', automatic: true };
  good(await saveInvoiceRequest(invoicing)({ code: requested.code, ...request }, requested.caller));
  cards.behave('declines');
  await pay(await held('declined')).catch(() => undefined);
  cards.behave('pays');
}

const CONTACT = { firstName: 'Ana', lastName: 'López', phone: '3331234567', email: 'ana@example.com' };
const BAG = { passenger: 1, direction: 'departure', offer: 'bag' } as const;

async function paidOnes(fixture: StampingFixture, { bought, held, pay }: Seller, pool: Pool) {
  const { sale } = fixture;
  await bought('paid');
  await bought('paid-round', { round: true, passengers: ['adult', 'adult'] });
  await bought('paid-luggage', { extras: [{ ...BAG, quantity: 1 }] });
  const programme = openProgramme(pool, { hash: async () => 'none', matches: async () => true });
  const traveller = await programme.account({ purchased: 2 * FARE, email: 'viajera@example.com' });
  const points = await held('paid-points');
  const caller = await programme.enter(traveller, nowOf(), points.caller);
  await pay({ ...points, caller }, { method: 'traveller_purchased', token: undefined });
  const agency = {
    id: uuidV7<'agency'>(Date.now(), randomBytes(10)),
    name: 'Viajes Costa',
    creditLimit: centavos(500_000),
  };
  await sale.agencies.open(agency, sha256('agency'), nowOf());
  const account = await held('paid-agency');
  const byAgency = { ...account, caller: { ...account.caller, agencyHash: sha256('agency') } };
  await pay(byAgency, { method: 'agencies', token: undefined });
  await pool.query(`insert into promo_code (code, percent) values ('GRATIS', 100)`);
  await bought('paid-for-nothing', { promo: 'GRATIS' }, COUNTER);
  await fixture.cancel(await bought('given-back-for-credit', { round: true }));
  const { rows } = await pool.query<{ code: string }>('select code from credit');
  await bought('paid-credit', {}, { method: 'store_credit', token: rows[0]!.code });
  const take = takeMoney({ till: tillStores(pool), ...fixture.sale });
  const converted = await bought('counter-converted', {}, COUNTER);
  good(
    await take({
      code: id(converted.code),
      money: { kind: 'cash', received: centavos(100_000) },
      total: converted.reservation.quote!.total,
      by: { name: 'Eva', role: 'counter', place: '192.0.2.30', key: randomUUID(), requestHash: 'one' },
    }),
  );
  const [attempt] = await fixture.attempts(await bought('paid-in-store', {}, OXXO));
  fixture.stores.decide(attempt!.payment_id, 'paid');
  await confirmAttempt(sale, attempt!.payment_id);
}

async function amended(fixture: StampingFixture, seller: Seller, pool: Pool) {
  const { bought, pay, on } = seller;
  const { sale } = fixture;
  const open = on({});
  await bought('open-ticket', { ...open, round: true, return: { open: true } });
  const chosen = await bought('open-ticket-chosen', { round: true, return: { open: true } });
  const later = new Date(Date.parse(chosen.reservation.departure.date!) + 3 * 24 * HOUR).toISOString().slice(0, 10);
  good(await fixture.confirm(chosen, { direction: 'return', date: later }));
  good(await fixture.confirm(await bought('changed'), { run: 1 }));
  await pay(await fixture.toPay(await bought('changed-dearer')));
  good(await fixture.confirm(await bought('changed-for-less', { run: LUJO })));
  await pay(await fixture.toAdd(await bought('luggage-added')));
  const renamed = await bought('name-changed', { passengers: ['adult', 'adult'] });
  const fingerprint = (text: string) => sha256(text).toString('hex');
  const luz = { code: renamed.code, passenger: 1, name: { firstName: 'Luz', lastName: 'Díaz' }, key: randomUUID() };
  good(await changeName({ ...sale, names: names(pool), fingerprint })(luz, renamed.caller));
  const moved = await bought('seat-changed', { run: LUJO });
  const taken = moved.reservation.passengers[0]!.seats.departure!;
  const seats = [{ position: 1, seat: (taken % 4) + 1 }];
  const wanted = { code: moved.code, direction: 'departure', seats, key: randomUUID() } as const;
  good(await changeSeats({ ...sale, seatChanges: seatChanges(pool) })(wanted, moved.caller));
  await boarded(fixture, await bought('boarded'), pool);
  await fixture.delay((await bought('run-cancelled', LATE)).reservation, undefined);
  await fixture.delay((await bought('run-late', LATE)).reservation, 150);
}

/** Its code was scanned, and then one with an invalid signature. */
async function boarded({ sale }: StampingFixture, { reservation }: Visit, pool: Pool) {
  const [code] = (await reservationFacts(sale)(reservation)).codes.values();
  const { departure } = reservation.departure.segment!;
  const scans = [code!, 'forged'].map((text) => ({
    id: id<'boarding-scan'>(randomUUID()),
    at: sale.now,
    text,
    shown: undefined,
  }));
  const asked = { departure, device: randomUUID(), place: 'A', sentAt: sale.now, scans };
  const operator = { id: id<'operator'>(randomUUID()), name: 'Rosa', role: 'boarding' } as const;
  good(await boardTickets({ ...sale, boardings: boardings(pool) })(asked, operator, sale.now));
}

async function invoiced(fixture: StampingFixture, { bought }: Seller, pool: Pool) {
  const asked = async (name: string, receiver = REGISTERED) => {
    const visit = await bought(name);
    good(await fixture.asking(visit, { receiver }, nowOf()));
    return visit;
  };
  await asked('invoice-issued');
  await asked('invoice-rejected', { ...REGISTERED, name: 'OTRA' });
  const credited = await asked('credit-note-waiting');
  const noted = await asked('credit-note-issued');
  await fixture.work();
  good(await fixture.cancel(noted));
  await draftCreditNotes(pool, 1);
  await fixture.work();
  good(await fixture.cancel(credited));
  await draftCreditNotes(pool, 1);
  await asked('invoice-requested');
}

async function refunded(fixture: StampingFixture, { bought }: Seller, pool: Pool) {
  const { sale, stores } = fixture;
  const two = { passengers: ['adult', 'adult'] } as const;
  good(await fixture.cancel(await bought('given-back-partly', two), { passengers: [2] }));
  const cancelled = async (name: string) => {
    const visit = await bought(name, LATE);
    await fixture.delay(visit.reservation, 150);
    const asked = { code: visit.code, take: 'original', amount: centavos(FARE), key: randomUUID() } as const;
    good(await claimRight({ ...sale, aftersales: aftersales(pool) })(asked, visit.caller, sale.now));
  };
  await cancelled('refund-paid');
  await refundDue(sale);
  fixture.cards.answerRefunds('refused');
  await cancelled('refund-by-hand');
  await refundDue(sale);
  for (const provider of [fixture.cards, stores]) provider.answerRefunds('refunded');
  await cancelled('refund-due');
}

/** No sweep, reconciliation or refund after these. */
async function waiting(fixture: StampingFixture, { held, pay, bought }: Seller, pool: Pool) {
  const { cards } = fixture;
  await pay(await held('counter-waiting'), COUNTER);
  await pay(await held('counter-waiting-for-terminal'), COUNTER);
  await pay(await held('reference-waiting'), OXXO);
  await pay(await held('reference-waiting-elsewhere'), STORE);
  await fixture.toAdd(await bought('luggage-open'));
  await pay(await fixture.toAdd(await bought('luggage-in-store')), OXXO);
  await fixture.toPay(await bought('change-open'));
  await pay(await fixture.toPay(await bought('change-in-store')), OXXO);
  await pay(await fixture.toPay(await bought('change-in-store-too')), OXXO);

  cards.behave('asks');
  await pay(await held('redirect-pending'));
  await pay(await held('redirect-refused'));
  await pay(await fixture.toAdd(await boughtNow(fixture, bought, 'luggage-at-bank')));
  cards.behave('pays-unheard');
  await pay(await held('payment-unknown'));
  cards.behave('hears-nothing');
  await pay(await held('payment-lost'));
  // The process ends while the provider is called: the outcome is unknown.
  cards.during = () => new Promise(() => undefined);
  const stopped = await held('payment-created');
  void fixture.paying(stopped, {}, nowOf());
  await created(pool, stopped);
  cards.during = undefined;
  cards.behave('pays');

  await bought('mail-waiting');
  await pool.query(
    `update outbox set done_at = clock_timestamp(), spread_at = clock_timestamp()
     where not exists (select from reservation r where r.reservation_id::text = payload->>'reservation'
       and r.session_hash = any($1))`,
    [['mail-waiting', 'counter-waiting', 'change-in-store'].map((name) => Buffer.from(callerOf(name).sessionHash))],
  );
  await endHold(pool, (await held('held-expired')).reservation.id);
}

async function boughtNow({ cards }: StampingFixture, bought: Seller['bought'], name: string) {
  cards.behave('pays');
  const visit = await bought(name);
  cards.behave('asks');
  return visit;
}

async function created(pool: Pool, { reservation }: Visit) {
  for (;;) {
    const { rows } = await pool.query('select from payment where reservation_id = $1', [reservation.id]);
    if (rows.length > 0) return;
  }
}
