import { additions } from '#adapters/db/amendments/additions/additions.ts';
import { unservedAdditions } from '#adapters/db/amendments/additions/unserved.ts';
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
import { type EndDeps, endUnwanted } from '#app/internet/end-unwanted.ts';
import type { InternetSupplier } from '#app/internet/ports.ts';
import { INTERNET, type InternetPackage, NEEDED_ON_BOARD } from '#domain/internet/package.ts';
import { type InternetCallDeps, internetHandlers } from '#http/internet/handlers.ts';
import { tokenAuthorization } from '#main/accounts/outward-authorizations.ts';
import type { InternetConfig } from '#main/config/internet-config.ts';
import { id } from '#kernel/ids.ts';
import { every } from '#main/jobs.ts';
import type { Room } from '#main/rooms/room.ts';

/** The internet packages on sale, and their supplier. */
export interface InternetSetUp {
  readonly packages: readonly InternetPackage[];
  /** Sold earlier. */
  readonly formerPackages?: readonly InternetPackage[];
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

/** The supplier behind the tokens that the site's user and secret obtain there. */
export const supplierOf = ({ url, user, secret }: InternetConfig, timeoutMs?: number): InternetSupplier =>
  internetSupplier({
    url,
    authorization: tokenAuthorization({ base: url, clientId: user, clientSecret: secret, headers: {} }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

/** Dependencies of delivering internet, and of ending what was delivered. */
export const deliveryDeps = (
  pool: Pool,
  { supplier, report }: { readonly supplier: InternetConfig; readonly report: (problem: unknown) => void },
): DeliveryDeps & EndDeps => {
  const give = returnAddition(returnStores(pool));
  const unserved = unservedAdditions(pool, { oneOf: INTERNET, onlyWith: NEEDED_ON_BOARD });
  return {
    deliveries: deliveries(pool),
    supplier: supplierOf(supplier),
    giveBack: ({ id, order }, within) => give({ reservation: order, addition: id }, within),
    findUnserved: async () => (await unserved()).map(({ addition, order }) => ({ id: id(addition), order })),
    report,
  };
};

export interface InternetRoomDeps
  extends Omit<InternetCallDeps, 'packages' | 'formerPackages' | 'onBoard' | 'additions' | 'aftersales'> {
  readonly pool: Pool;
  readonly internet?: InternetSetUp | undefined;
  readonly report: (problem: unknown) => void;
}

/** Internet on board: its calls, and the delivery job. */
export const internetRoom = ({ pool, internet, report, ...deps }: InternetRoomDeps): Room => {
  const { packages = [], formerPackages = [], supplier } = internet ?? {};
  const delivering = supplier && deliveryDeps(pool, { supplier, report });
  const stores = { onBoard: onBoard(pool), additions: additions(pool), aftersales: aftersales(pool) };
  return {
    handlers: internetHandlers({ ...deps, ...stores, packages, formerPackages }),
    jobs: delivering
      ? {
          // Obtains access codes for packages sold from the supplier.
          deliverInternet: every(3, (signal) => deliverDue(delivering, signal)),
          // Ends those of tickets that were given up, or are of a bus without internet now.
          endInternet: every(30, (signal) => endUnwanted(delivering, signal)),
        }
      : {},
  };
};
