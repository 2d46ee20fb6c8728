import { createHash, randomBytes } from 'node:crypto';
import { spendableCredits } from '#adapters/db/amendments/refunds/spendable-credits.ts';
import { agencies } from '#adapters/db/agencies/agencies.ts';
import { busLayouts } from '#adapters/db/seats/bus-layouts.ts';
import { leavings } from '#adapters/db/booking/leave.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Caller } from '#app/caller.ts';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import type { ChosenExtra } from '#app/booking/place-offers.ts';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { listSchedules } from '#app/booking/list-schedules.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import type { Leavings } from '#app/booking/seat-ports.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { PaymentProvider } from '#app/payment/ports.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { TransferStops } from '#domain/timetable/transfers.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { type LoyaltyDeps, loyaltyDeps } from '#main/rooms/loyalty.ts';
import { OFFERS } from '#testing/offers.ts';
import { drawBus, moveToPresent, present } from '#testing/present.ts';
import { loadSmallLine } from '#testing/small-line.ts';
import { SEARCH, saleDeps } from '#testing/small-sale.ts';

export interface PayingSale extends SaleDeps, SeatDeps, PaymentDeps, LoyaltyDeps {
  readonly pool: Pool;
  readonly now: Instant;
  readonly problems: unknown[];
  readonly leavings: Leavings;
  /** A traveller with a separate session, whose draft is at the seats step. */
  atSeats(options?: SaleOptions): Promise<Visit>;
  /** The same, with seats chosen by the server. */
  atPayment(options?: SaleOptions): Promise<Visit>;
}

export interface SaleOptions extends Partial<Parameters<ReturnType<typeof createReservation>>[0]> {
  readonly caller?: Caller;
  /** Extras bought together with the seats. */
  readonly extras?: readonly ChosenExtra[];
  /** Index among the available runs of the day. */
  readonly run?: number;
}

export interface Visit {
  readonly caller: Caller;
  readonly code: string;
  readonly reservation: Reservation;
}

/** The small line today, with seats and payments in a real database; the line is loaded if missing. */
export async function openSale(
  pool: Pool,
  providers: readonly (readonly [PaymentMethod, PaymentProvider])[] = [],
  offers: PayingSale['offers'] = OFFERS,
  transfers?: TransferStops,
): Promise<PayingSale> {
  await haveSmallLine(pool);
  const { now, day } = present();
  const problems: unknown[] = [];
  const base = { ...saleDeps(pool), offers };
  const report = (problem: unknown) => problems.push(problem);
  const loyalty = loyaltyDeps(pool);
  const timetable = createTimetableCache({ store: timetableStore(pool), transfers, clock: { now: () => now }, report });
  const deps = {
    pool,
    ...base,
    ...loyalty,
    agencies: agencies(pool),
    credits: spendableCredits(pool),
    timetable,
    report,
    seats: seatInventory(pool),
    leavings: leavings(pool, report),
    layouts: busLayouts(pool),
    providers: new Map(providers),
    ...orderDeps(pool, { ...base, ...loyalty, timetable }),
    fingerprint: (text: string) => createHash('sha256').update(text).digest('hex'),
    returnUrlOf: ({ code }: Pick<Reservation, 'code'>) => `https://anden.example/pago/${code}`,
  };

  const choose = async (code: string, direction: Direction, caller: Caller, run: number) => {
    const listed = good(await listSchedules(deps)({ code, direction, date: undefined }, caller, now));
    return listed.offers[run]!.run.segment;
  };

  const atSeats = async ({
    caller = stranger(),
    run = 0,
    extras = [],
    ...change
  }: SaleOptions = {}): Promise<Visit> => {
    const dates = { departure: { date: day('2026-12-01') }, return: { date: day('2026-12-03') } };
    const search = { ...SEARCH, ...dates, ...change };
    const { code, departure, round, passengers } = good(await createReservation(deps)(search, caller, now));
    if (!departure.open) {
      const runs = { departure: await choose(code, 'departure', caller, run) };
      const back =
        round && !(change.return as { open?: boolean } | undefined)?.open
          ? { return: await choose(code, 'return', caller, 0) }
          : {};
      good(await chooseRuns(deps)({ code, ...runs, ...back }, caller, now));
    }
    const names = passengers.map(() => ({ firstName: 'Ana', lastName: 'López' }));
    good(await saveContact(deps)({ code, contact: CONTACT, passengers: names, lang: 'es' }, caller, now));
    // Orders at the counter require a confirmed contact.
    await pool.query('update reservation set confirmed_contact = contact_line(contact) where code = $1', [code]);
    const reservation = good(await chooseAdditionals(deps)({ code, items: extras }, caller, now));
    return { caller, code, reservation };
  };

  const atPayment = async (options: SaleOptions = {}): Promise<Visit> => {
    const visit = await atSeats(options);
    const asked = { code: visit.code, automatic: true, seats: [] };
    return { ...visit, reservation: good(await holdSeats(deps)(asked, visit.caller, now)) };
  };

  return { ...deps, now, problems, atSeats, atPayment };
}

async function haveSmallLine(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select from departure limit 1');
  if (rows.length > 0) return;
  await loadSmallLine(pool);
  await drawBus(pool);
  await moveToPresent(pool);
}

const CONTACT = {
  firstName: 'Ana',
  lastName: 'López',
  phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  changes: false,
  ofAge: true,
};

export const stranger = (): Caller => ({ sessionHash: randomBytes(32), address: '192.0.2.9' });

/** The value of a successful result; anything else fails the test. */
export function good<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.fault)}`);
  return result.value;
}
