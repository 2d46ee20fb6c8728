import { randomBytes } from 'node:crypto';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { orders, orderStore } from '#adapters/db/orders/orders.ts';
import { orderReturnStores } from '#adapters/db/payment/return-stores.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { tourBookings, tourReads } from '#adapters/db/tours/bookings.ts';
import { claimStore } from '#adapters/db/tours/claims.ts';
import { tourSessions } from '#adapters/db/tours/sessions.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { tourSupplier } from '#adapters/tours/supplier.ts';
import type { PlainDeps } from '#app/orders/plain-fulfilment.ts';
import { askBefore } from '#app/tours/ask-before.ts';
import { type BookingDeps, bookDue, revokeDue } from '#app/tours/book-due.ts';
import { createTourCatalogue } from '#app/tours/catalogue.ts';
import { finishCancelled } from '#app/tours/finish-cancelled.ts';
import { tourFulfilment } from '#app/tours/tour-fulfilment.ts';
import { writeTourMail } from '#app/tours/write-tour-mail.ts';
import type { Clock } from '#app/ports.ts';
import { tourCatalogueHandlers } from '#http/tours/handlers.ts';
import { tourLetter, type TourLetterDeps } from '#http/tours/letter.ts';
import { tourSaleHandlers, type TourSaleHandlerDeps } from '#http/tours/sale.ts';
import { tourStaffHandlers, type TourStaffDeps } from '#http/tours/staff-handlers.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { TourSupplierConfig } from '#main/config/tours-config.ts';
import { every } from '#main/jobs.ts';
import type { Room } from '#main/rooms/room.ts';
import { textOfTour } from '#web/content/outing-texts.ts';
import type { Wallets } from '#main/accounts/wallets.ts';

/** What tours are sold with. */
export const tourKind = (pool: Pool, plain: PlainDeps, factor = 1) =>
  tourFulfilment({
    ...plain,
    claims: claimStore(pool),
    bookings: tourBookings(pool),
    tourReads: tourReads(pool),
    random: randomBytes,
    factor,
  });

/** Dependencies of booking at the supplier. */
export const tourBookingDeps = (
  pool: Pool,
  { supplier, report }: { readonly supplier: TourSupplierConfig; readonly report: (problem: unknown) => void },
): BookingDeps => ({
  inTransaction: transactions(pool),
  bookings: tourBookings(pool),
  supplier: tourSupplier(supplier),
  returning: orderReturnStores,
  report,
});

/** Asks about the tour of an order before its buyer returns it. */
export const asksAboutTours = ({ pool, tours, report }: Pick<TourRoomDeps, 'pool' | 'tours' | 'report'>) =>
  tours && askBefore({ ...tourBookingDeps(pool, { supplier: tours, report }), tourReads: tourReads(pool) });

/** Letters about paid tours. */
export const tourMail = ({
  pool,
  ...deps
}: Omit<TourLetterDeps, 'newOrders' | 'vouchers'> &
  Pick<Parameters<typeof writeTourMail>[0], 'renderer' | 'fingerprint'> & { readonly pool: Pool }) =>
  writeTourMail({
    ...deps,
    orders: orders(pool),
    tourReads: tourReads(pool),
    tourLetter: tourLetter({ ...deps, newOrders: newOrders(pool), vouchers: vouchers(pool) }),
  });

type Stores =
  | 'inTransaction'
  | 'sessions'
  | 'claims'
  | 'orderStore'
  | 'bookings'
  | 'booking'
  | 'returning'
  | 'tourReads'
  | 'vouchers'
  | 'catalogue'
  | 'supplier'
  | 'audit';

export interface TourRoomDeps extends Omit<TourSaleHandlerDeps & TourStaffDeps, Stores> {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly testMode: boolean;
  /** Keys the hashes by which holders of unpaid places are counted. */
  readonly secret: string;
  /** Multiplies the limits of unpaid places, for load tests. Absent: 1. */
  readonly limitFactor?: number | undefined;
  /** Absent: neither Apple Pay nor Google Pay. */
  readonly wallets?: Pick<Wallets, 'frameUrl'> | undefined;
  readonly report: (problem: unknown) => void;
  /** Absent: no tours are sold. */
  readonly tours?: TourSupplierConfig | undefined;
}

/** Tours of another company, sold by this site. */
export const tourRoom = ({ pool, tours, ...deps }: TourRoomDeps): Room => {
  const supplier = tours && tourSupplier(tours);
  const booking = tours && tourBookingDeps(pool, { supplier: tours, report: deps.report });
  const claims = claimStore(pool, { secret: deps.secret, factor: deps.limitFactor ?? 1 });
  const sessions = tourSessions(pool);
  const stores = {
    inTransaction: transactions(pool),
    sessions,
    claims,
    orderStore,
    bookings: tourBookings(pool),
    booking,
    returning: orderReturnStores,
    tourReads: tourReads(pool),
    vouchers: vouchers(pool),
    audit: auditLog(pool),
    supplier,
    catalogue: supplier && createTourCatalogue({ supplier, clock: deps.clock }),
  };
  const page = {
    cardFrameUrl: '/card-frame',
    walletFrameUrl: deps.wallets?.frameUrl,
    testMode: deps.testMode,
    zone: CARRIER_ZONE,
  };
  return {
    handlers: [
      ...tourCatalogueHandlers(stores),
      ...tourSaleHandlers({ ...deps, ...stores }, page),
      ...tourStaffHandlers({ ...deps, ...stores }, page),
    ],
    outings: async () => ((await stores.catalogue?.products()) ?? []).map(({ name }) => textOfTour(name)),
    jobs: {
      // Frees places that nobody paid in time, and forgets sessions that ended.
      sweepTours: every(15, async () => {
        await claims.sweep();
        await sessions.sweep();
      }),
      // Gives back what was paid for cancelled starts, where cancelling was interrupted.
      finishCancelledTours: every(60, (signal) => finishCancelled({ ...stores, report: deps.report }, { signal })),
      ...(booking && {
        // Has paid tours booked, and asks about those that were not answered.
        bookTours: every(5, (signal) => bookDue(booking, signal)),
        // Tells the supplier what is not wanted any more.
        revokeTours: every(60, () => revokeDue(booking)),
      }),
    },
  };
};
