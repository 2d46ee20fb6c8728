import { additions } from '#adapters/db/amendments/additions/begin-addition.ts';
import { onBoard } from '#adapters/db/amendments/additions/on-board.ts';
import { returnStores } from '#adapters/db/amendments/additions/return-stores.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { deliveries, enqueueDeliveries } from '#adapters/db/internet/deliveries.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { internetSupplier } from '#adapters/internet/supplier.ts';
import { returnAddition } from '#app/amendments/additions/return-addition.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';
import { type DeliveryDeps, deliverDue } from '#app/internet/deliver-due.ts';
import { INTERNET, type InternetPackage } from '#domain/internet/package.ts';
import { type InternetCallDeps, internetHandlers } from '#http/internet/handlers.ts';
import type { InternetConfig } from '#main/config/internet-config.ts';
import { every } from '#main/jobs.ts';
import type { Room } from '#main/rooms/room.ts';

/** The internet packages on sale, and their supplier. */
export interface InternetSetUp {
  readonly packages: readonly InternetPackage[];
  /** Absent: what is sold waits for a supplier. */
  readonly supplier?: InternetConfig | undefined;
}

/** Selling a trip, or an addition to one, also enqueues the delivery of its packages, in the same transaction. */
export const withInternet = (trips: TripStores): TripStores => ({
  ...trips,
  additions: {
    write: async (tx, written) => {
      await trips.additions.write(tx, written);
      if (written.lines.some(({ oneOf }) => oneOf === INTERNET)) await enqueueDeliveries(sessionOf(tx), written.madeBy);
    },
  },
});

/** Dependencies of the delivery of internet. */
export const deliveryDeps = (
  pool: Pool,
  { supplier, report }: { readonly supplier: InternetConfig; readonly report: (problem: unknown) => void },
): DeliveryDeps => {
  const give = returnAddition(returnStores(pool));
  return {
    deliveries: deliveries(pool),
    supplier: internetSupplier(supplier),
    giveBack: ({ id, order }, within) => give({ reservation: order, addition: id }, within),
    report,
  };
};

export interface InternetRoomDeps extends Omit<InternetCallDeps, 'packages' | 'onBoard' | 'additions' | 'aftersales'> {
  readonly pool: Pool;
  readonly internet?: InternetSetUp | undefined;
  readonly report: (problem: unknown) => void;
}

/** Internet on board: its calls, and the delivery job. */
export const internetRoom = ({ pool, internet, report, ...deps }: InternetRoomDeps): Room => {
  const { packages = [], supplier } = internet ?? {};
  const delivering = supplier && deliveryDeps(pool, { supplier, report });
  const stores = { onBoard: onBoard(pool), additions: additions(pool), aftersales: aftersales(pool) };
  return {
    handlers: internetHandlers({ ...deps, ...stores, packages }),
    // Obtains access codes for packages sold from the supplier.
    jobs: delivering ? { deliverInternet: every(3, (signal) => deliverDue(delivering, signal)) } : {},
  };
};
