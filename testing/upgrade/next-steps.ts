import { createHash, randomUUID } from 'node:crypto';
import { names } from '#adapters/db/amendments/names/names.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { draftCreditNotes } from '#adapters/db/invoicing/draft-credit-notes.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { changeName } from '#app/amendments/names/change-name.ts';
import { claimRight, type Take } from '#app/amendments/refunds/claim.ts';
import { changeSeats } from '#app/amendments/seats/change-seats.ts';
import { boardTickets } from '#app/boarding/board-tickets.ts';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { extendHold } from '#app/booking/extend-hold.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { listSchedules } from '#app/booking/list-schedules.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import type { CounterMoney } from '#domain/counter/take-money.ts';
import { orderRequestedInvoices } from '#app/invoicing/order-requested-invoices.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { id } from '#kernel/ids.ts';
import { plusDays } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { endHold, nearEnd } from '#testing/db/sale-fixtures.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { nowOf } from './orders.ts';

const COUNTER_BY = { name: 'Eva', role: 'counter', place: '192.0.2.30', requestHash: 'one' } as const;
const CONTACT = { firstName: 'Ana', lastName: 'López', phone: '3331234567', email: 'ana@example.com' };

/** What a traveller, an operator or a job does next with an order found in the database. */
export function nextSteps(fixture: StampingFixture, pool: Pool) {
  const { sale } = fixture;
  const providers = { scripted: fixture.cards, 'scripted-stores': fixture.stores } as const;
  const attemptsOf = async ({ reservation }: Visit) => {
    const { rows } = await pool.query(
      `select payment_id, provider, amount from payment where reservation_id = $1 order by created_at`,
      [reservation.id],
    );
    return rows;
  };

  /** The last attempt gets this outcome at the provider, which reports it when asked. */
  const settles = async (visit: Visit, outcome: 'paid' | 'refused') => {
    const { payment_id: payment, provider, amount } = (await attemptsOf(visit)).at(-1)!;
    providers[provider as keyof typeof providers].remember(payment, outcome, amount);
    await confirmAttempt(sale, payment);
  };
  const pays = async (visit: Visit, change: Partial<Pay> = {}) => {
    const reservation = await fixture.now(visit);
    return good(await fixture.paying({ ...visit, reservation }, { key: randomUUID(), ...change }, nowOf()));
  };
  const seated = async ({ code, caller }: Visit) =>
    good(await holdSeats(sale)({ code, automatic: true, seats: [] }, caller, sale.now));
  const equipped = async ({ code, caller }: Visit) =>
    good(await chooseAdditionals(sale)({ code, items: [] }, caller, sale.now));
  const introduced = async ({ code, caller }: Visit) => {
    const contact = { ...CONTACT, privacy: true, changes: false, ofAge: true };
    const passengers = [{ firstName: 'Ana', lastName: 'López' }];
    good(await saveContact(sale)({ code, contact, passengers, lang: 'es' }, caller, sale.now));
  };
  const planned = async ({ code, caller }: Visit) => {
    const { offers } = good(
      await listSchedules(sale)({ code, direction: 'departure', date: undefined }, caller, sale.now),
    );
    good(await chooseRuns(sale)({ code, departure: offers[0]!.run.segment }, caller, sale.now));
  };
  const STEPS = [planned, introduced, equipped, seated] as const;
  const again = async (visit: Visit): Promise<Visit> => ({ ...visit, reservation: await fixture.now(visit) });

  return {
    settles,
    pays,
    /** A draft gets its seats from a step on, and is paid. */
    paysFrom: async (visit: Visit, step: 'runs' | 'contact' | 'extras' | 'seats') => {
      for (const next of STEPS.slice(['runs', 'contact', 'extras', 'seats'].indexOf(step))) await next(visit);
      return pays(visit);
    },
    extends: async (visit: Visit) => {
      await nearEnd(pool, visit.reservation.id);
      return good(await extendHold(sale)(visit, visit.caller));
    },
    sweeps: () => seatInventory(pool).sweep(100),
    endsAndSweeps: async (visit: Visit) => {
      await endHold(pool, visit.reservation.id);
      await seatInventory(pool).sweep(100);
    },
    /** The provider has no record of it, and enough time has passed. */
    isLost: async (visit: Visit) => {
      await pool.query(`update payment set created_at = created_at - interval '20 minutes' where reservation_id = $1`, [
        visit.reservation.id,
      ]);
      await confirmAttempt(sale, (await attemptsOf(visit)).at(-1)!.payment_id);
    },
    takes: async (visit: Visit, money: CounterMoney) =>
      good(
        await takeMoney({ till: tillStores(pool), ...sale })({
          code: id(visit.code),
          money,
          total: visit.reservation.quote!.total,
          by: { ...COUNTER_BY, key: randomUUID() },
        }),
      ),
    exchanges: async (visit: Visit, seat: number) =>
      good(
        await counterRepository(pool, CARRIER_ZONE).exchange({
          code: id(visit.code),
          direction: 'departure',
          passenger: 1,
          seat,
          by: { ...COUNTER_BY, key: randomUUID() },
        }),
      ),
    changes: async (visit: Visit, run: number, direction: Direction = 'departure') => {
      const paid = await again(visit);
      const later = direction === 'return' ? { date: plusDays(paid.reservation.departure.date!, 2) } : {};
      return good(await fixture.confirm(paid, { run, direction, ...later })).kind;
    },
    adds: async (visit: Visit) => pays(await fixture.toAdd(await again(visit))),
    cancels: async (visit: Visit, passengers?: readonly number[]) =>
      good(await fixture.cancel(visit, passengers ? { passengers } : {})).given,
    claims: async ({ code, caller }: Visit, take: Take, amount: number) =>
      good(
        await claimRight({ ...sale, aftersales: aftersales(pool) })(
          { code, take, amount: centavos(amount), key: randomUUID() },
          caller,
          sale.now,
        ),
      ).given,
    givenOf: async ({ reservation }: Visit) => aftersales(pool).refunds(reservation.id),
    refunds: () => refundDue(sale),
    refundsByHand: async (visit: Visit) => {
      const { payment_id: payment } = (await attemptsOf(visit)).at(-1)!;
      const found = (await moneyRepository(pool).refundsWaiting()).find((one) => one.payment === payment);
      await sale.payments.settleRefund(found!.refund, { kind: 'paid', note: 'SPEI 1' });
    },
    renames: async ({ code, caller }: Visit, passenger: number) => {
      const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');
      const asked = { code, passenger, name: { firstName: 'Eva', lastName: 'Ruiz' }, key: randomUUID() };
      return good(await changeName({ ...sale, names: names(pool), fingerprint })(asked, caller));
    },
    moves: async ({ code, caller }: Visit, seat: number) => {
      const asked = { code, direction: 'departure', seats: [{ position: 1, seat }], key: randomUUID() } as const;
      return good(await changeSeats({ ...sale, seatChanges: seatChanges(pool) })(asked, caller));
    },
    /** Scans its code; returns what the operator sees. */
    boards: async (visit: Visit) => {
      const { reservation } = await again(visit);
      const [text] = (await reservationFacts(sale)(reservation)).codes.values();
      const { departure } = reservation.departure.segment!;
      const scans = [{ id: id<'boarding-scan'>(randomUUID()), at: sale.now, text: text!, shown: undefined }];
      const asked = { departure, device: randomUUID(), place: 'B', sentAt: sale.now, scans };
      const operator = { id: id<'operator'>(randomUUID()), name: 'Rosa', role: 'boarding' } as const;
      return good(await boardTickets({ ...sale, boardings: boardings(pool) })(asked, operator, sale.now))[0]!.verdict;
    },
    /** A new order, paid with a credit code. */
    spends: async (token: string) => {
      const caller = stranger();
      const visit = await sale.atPayment({ caller, round: false, run: 2 });
      good(await fixture.paying(visit, { method: 'store_credit', token }, nowOf()));
      return fixture.now(visit);
    },
    asksForInvoice: async (visit: Visit) => good(await fixture.asking(visit, { receiver: REGISTERED }, nowOf())),
    stamps: async () => {
      await orderRequestedInvoices({ ...fixture.invoicing, clock: fixture.parts.clock })();
      await draftCreditNotes(pool, 10);
      await fixture.hurry();
      await fixture.work();
    },
    invoicesOf: async ({ reservation }: Visit) => {
      const { rows } = await pool.query<{ invoice: string }>(
        `select series || ' ' || state as invoice from invoice where reservation_id = $1 order by asked_at, invoice_id`,
        [reservation.id],
      );
      return rows.map(({ invoice }) => invoice);
    },
  };
}

export type NextSteps = ReturnType<typeof nextSteps>;
