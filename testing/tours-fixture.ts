import { createHash, randomBytes } from 'node:crypto';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { tourBookings, tourReads } from '#adapters/db/tours/bookings.ts';
import { claimStore } from '#adapters/db/tours/claims.ts';
import { tourSessions } from '#adapters/db/tours/sessions.ts';
import { tourSupplier } from '#adapters/tours/supplier.ts';
import type { Caller } from '#app/caller.ts';
import { pay } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type BookingDeps, bookDue } from '#app/tours/book-due.ts';
import { createTourCatalogue } from '#app/tours/catalogue.ts';
import { type CheckoutInput, checkOutTour } from '#app/tours/checkout.ts';
import { findTourOrder } from '#app/tours/paid-tour.ts';
import type { ClaimStore, TourSession } from '#app/tours/ports.ts';
import { readTourSlots } from '#app/tours/read-catalogue.ts';
import { chooseTour, type TourChoice } from '#app/tours/shopping.ts';
import { peopleOf, tourTotal } from '#domain/tours/participants.ts';
import { instant, plusDays } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { tourBookingDeps } from '#main/rooms/tours.ts';
import { startTourStandIn } from '#main/stand-ins/tours.ts';
import { good, stranger } from '#testing/paying-sale.ts';

const SECRET = 's'.repeat(32);

/** A tour that starts every day, three times, for six people. */
export const SURF = 'surf-en-sayulita';

export const EVA = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  phone: '3331234567',
  email: 'eva@example.com',
  privacy: true,
  ofAge: true,
};

/** Tours on a site, with their supplier as a separate process. Its clock is the real one, like the database's. */
export async function openToursFixture(pool: Pool, site: PaymentDeps) {
  const problems: unknown[] = [];
  const report = (problem: unknown) => void problems.push(problem);
  let stop = async (): Promise<unknown> => undefined;
  const config = await startTourStandIn({ report, onStart: (end) => (stop = end) });
  const supplier = tourSupplier(config);
  const clock = { now: () => instant(Date.now()) };
  const bookingDeps = tourBookingDeps(pool, { supplier: config, report });
  const deps = {
    ...site,
    inTransaction: transactions(pool),
    sessions: tourSessions(pool),
    claims: claimStore(pool) as ClaimStore,
    captchas: guardDeps({ pool, secret: SECRET }).captchas,
    orderStore,
    bookings: tourBookings(pool),
    returning: bookingDeps.returning,
    booking: bookingDeps,
    tourReads: tourReads(pool),
    newOrders: newOrders(pool),
    supplier,
    catalogue: createTourCatalogue({ supplier, clock }),
    random: (bytes: number) => randomBytes(bytes),
    fingerprint: (text: string) => createHash('sha256').update(text).digest('hex'),
  };
  const control = async (path: string, body?: object) => {
    const answer = await fetch(`${config.url}/_control/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  let keys = 0;
  const newKey = () => `key-of-tour-${(keys += 1)}`;

  /** The starts of a tour so many days from now. */
  const slotsIn = async (days: number, name = SURF) => {
    const date = plusDays(dateInZone(clock.now(), CARRIER_ZONE), days);
    return good(await readTourSlots(deps)({ name, date, people: 1 }, clock.now()));
  };
  const choose = (slot: string, change: Partial<TourChoice> = {}, caller: Caller = stranger(), session?: string) =>
    chooseTour({ ...deps })(
      session ?? null,
      { name: SURF, slot, adults: 2, children: 0, pickUp: null, total: null, ...change },
      { caller, now: clock.now() },
    );
  const checkOut = (session: TourSession, caller: Caller, change: Partial<CheckoutInput> = {}) => {
    const selection = session.selection!;
    const people = Array.from({ length: peopleOf(selection) }, (_, index) => ({
      firstName: 'Ana',
      lastName: 'Gil',
      age: index < selection.children ? 9 : null,
    }));
    const total = tourTotal(selection.slot.prices, selection);
    const input = {
      session: session.id,
      key: newKey(),
      lang: 'es' as const,
      apply: false,
      total,
      buyer: EVA,
      participants: people,
    };
    return checkOutTour(deps)({ ...input, ...change }, caller, clock.now());
  };
  const paying = (session: TourSession, caller: Caller, change: Partial<Pay> = {}) =>
    pay({ ...deps, returnUrlOf: () => 'http://site.example/back' })(
      {
        code: session.order!.code,
        total: centavos(tourTotal(session.selection!.slot.prices, session.selection!)),
        method: 'credit',
        token: 'tok_1',
        deviceSession: undefined,
        key: newKey(),
        ...change,
      },
      caller,
      clock.now(),
    );

  /** A visitor whose tour is chosen and checked out. */
  const atPayment = async (slot: string, change: Partial<TourChoice> = {}) => {
    const caller = stranger();
    const chosen = good(await choose(slot, change, caller));
    return { caller, session: good(await checkOut(chosen, caller)) };
  };

  return {
    deps,
    config,
    problems,
    clock,
    slotsIn,
    choose,
    checkOut,
    paying,
    atPayment,
    newKey,
    /** A paid tour. */
    bought: async (slot: string, change: Partial<TourChoice> = {}) => {
      const visit = await atPayment(slot, change);
      good(await paying(visit.session, visit.caller));
      return { ...visit, code: visit.session.order!.code };
    },
    /** Makes bookings due, and has them booked or looked at. */
    book: async (change: Partial<BookingDeps> = {}) => {
      await pool.query(`update tour_booking set next_try_at = clock_timestamp()`);
      return bookDue({ ...bookingDeps, ...change });
    },
    find: async (code: string, caller: Caller) => good(await findTourOrder(deps)(code, caller)),
    /** The same supplier with a short timeout. */
    impatient: (timeoutMs: number) => tourSupplier({ ...config, timeoutMs }),
    break: (faults: object) => control('faults', faults),
    change: (slot: string, change: object) => control('slots', { slot, ...change }),
    bookings: async (): Promise<{
      asked: number;
      bookings: { key: string; slot: string; status: string; people: number }[];
    }> => (await control('bookings')) as never,
    settle: (key: string, status: string) => control('bookings', { key, status }),
    left: async (slot: string, days: number) => (await slotsIn(days)).find(({ slot: one }) => one.key === slot)?.left,
    /** As if this many minutes had passed for what is held unpaid. */
    pass: async (minutes: number) => {
      const earlier = `- interval '${minutes} minutes'`;
      await pool.query(
        `update slot_claim set held_until = held_until ${earlier}, held_since = held_since ${earlier} where state <> 'sold'`,
      );
      await pool.query(`update orders set hold_until = hold_until ${earlier} where hold_until is not null`);
    },
    /** Everything about tours in the database. */
    clear: () => pool.query('truncate tour_booking, tour_session, slot_claim, tour_slot, voucher, voucher_scan'),
    stop: () => stop(),
  };
}

export type ToursFixture = Awaited<ReturnType<typeof openToursFixture>>;
