import { adventureBookings, adventureStore } from '#adapters/db/adventures/bookings.ts';
import { adventureSupplier } from '#adapters/adventures/supplier.ts';
import { enqueue } from '#adapters/db/announce.ts';
import { orderReturnStores } from '#adapters/db/payment/return-stores.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { voucherDocuments } from '#adapters/documents/voucher-documents.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { voucherStore, vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { bookDue, type BookDueDeps, endDue } from '#app/adventures/book-due.ts';
import type { AdventureSupplier } from '#app/adventures/ports.ts';
import type { OrderMail } from '#app/notices/write-order-mail.ts';
import type { Clock } from '#app/ports.ts';
import { type AdventureHandlerDeps, adventureHandlers } from '#http/adventures/handlers.ts';
import type { Wallets } from '#main/accounts/wallets.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { AdventuresConfig } from '#main/config/adventures-config.ts';
import { every } from '#main/jobs.ts';
import type { Room } from '#main/rooms/room.ts';
import type { Brand } from '#web/brand.ts';
import { textOfAdventure } from '#web/content/outing-texts.ts';
import { signOf } from '#web/site-files.ts';

export interface AdventuresRoomDeps
  extends Omit<
    AdventureHandlerDeps,
    'adventureSupplier' | 'adventureBookings' | 'page' | 'vouchers' | 'voucherDocuments' | 'carrier' | 'sendVouchers'
  > {
  readonly brand: Brand;
  readonly pool: Pool;
  readonly clock: Clock;
  /** Absent: none are sold. */
  readonly supplier: AdventuresConfig | undefined;
  /** Absent: neither Apple Pay nor Google Pay. */
  readonly wallets?: Pick<Wallets, 'frameUrl'> | undefined;
  readonly testMode: boolean;
}

/** Dependencies of booking what was paid. */
export const bookDueDeps = (
  pool: Pool,
  deps: Pick<BookDueDeps, 'now' | 'report'> & { readonly supplier: Pick<AdventureSupplier, 'checkOut' | 'cancel'> },
): BookDueDeps => ({
  adventureSupplier: deps.supplier,
  adventureBookings: adventureBookings(pool),
  adventureStore,
  inTransaction: transactions(pool),
  returning: orderReturnStores,
  voucherStore,
  announce: (tx, reservation, what) => {
    const topic: OrderMail['topic'] = `order.${what}`;
    return enqueue(sessionOf(tx), { topic, dedupKey: `${topic}:${reservation}`, payload: { reservation } });
  },
  now: deps.now,
  report: deps.report,
});

/** Adventures: their calls, and the jobs that book what was paid. */
export function adventuresRoom({
  supplier: config,
  pool,
  clock,
  wallets,
  testMode,
  brand,
  ...deps
}: AdventuresRoomDeps): Room {
  const supplier = config && adventureSupplier(config);
  const booking = supplier && bookDueDeps(pool, { supplier, now: clock.now, report: deps.report });
  return {
    handlers: adventureHandlers({
      ...deps,
      adventureSupplier: supplier,
      adventureBookings: adventureBookings(pool),
      vouchers: vouchers(pool),
      voucherDocuments: voucherDocuments(signOf(brand)),
      carrier: brand.legalName,
      sendVouchers: (order) =>
        withConnection(pool, (session) => {
          const topic: OrderMail['topic'] = 'order.ready';
          return enqueue(session, { topic, dedupKey: `${topic}:again:${order}`, payload: { reservation: order } });
        }),
      page: { cardFrameUrl: '/card-frame', walletFrameUrl: wallets?.frameUrl, testMode, zone: CARRIER_ZONE },
    }),
    outings: async () => ((await supplier?.list('es')) ?? []).map(({ code }) => textOfAdventure(code)),
    jobs: booking
      ? {
          bookAdventures: every(3, (signal) => bookDue(booking, signal)),
          endAdventures: every(30, (signal) => endDue(booking, signal)),
        }
      : {},
  };
}
