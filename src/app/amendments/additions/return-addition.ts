import { Rollback, type Transaction } from '#app/transaction.ts';
import type { RefundStores } from '#app/amendments/refunds/refund-stores.ts';
import { openSales } from '#domain/amendments/open-sales.ts';
import type { TaxedShare } from '#domain/amendments/refund-tax.ts';
import { sharesOf } from '#domain/amendments/reverse-sale.ts';
import type { OrderId, ReservationId } from '#kernel/ids.ts';
import { sum, ZERO } from '#kernel/money.ts';
import type { TicketRefundId } from '#app/amendments/refunds/ports.ts';

/** One paid addition that was not refunded yet, at the rate it was sold at. */
export interface AddedThing extends TaxedShare {
  /** The order that paid for it. */
  readonly soldBy: OrderId;
}

export interface ReturnStores
  extends Pick<RefundStores, 'inTransaction' | 'refunds' | 'sales' | 'reservations' | 'books'> {
  readonly added: {
    /** Undefined when it does not exist or was refunded. */
    read(tx: Transaction, addition: string): Promise<AddedThing | undefined>;
    giveBack(tx: Transaction, addition: string, refund: TicketRefundId): Promise<void>;
  };
}

export interface Returned {
  readonly reservation: ReservationId;
  readonly addition: string;
}

/**
 * Refunds one addition that cannot be delivered while its ticket stays valid: in full, by the original way, in one
 * transaction with what `within` writes. Nothing is refunded when `within` returns false, and nothing twice.
 */
export const returnAddition =
  (stores: ReturnStores) =>
  ({ reservation, addition }: Returned, within: (tx: Transaction) => Promise<boolean>): Promise<void> =>
    stores.inTransaction(async (tx) => {
      await stores.sales.lock(tx, reservation);
      await stores.reservations.lock(tx, reservation);
      const thing = await stores.added.read(tx, addition);
      if (!thing || !(await within(tx))) throw new Rollback(undefined);
      const { soldBy, ...share } = thing;
      const sales = openSales(await stores.sales.books(tx, reservation, []));
      const shares = sharesOf(
        sales.filter(({ order }) => order === soldBy),
        [share],
      );
      const id = await stores.refunds.write(tx, {
        reservation,
        key: addition,
        requestHash: addition,
        decision: { means: 'original', lines: [], compensation: [], differences: [] },
        money: sum(shares.map(({ amount }) => amount)),
        credited: ZERO,
      });
      for (const part of await stores.refunds.writeParts(tx, id, shares)) {
        await stores.books.reverse(tx, part, undefined);
        await stores.refunds.owe(tx, part, 'undelivered');
      }
      await stores.added.giveBack(tx, addition, id);
      await stores.reservations.touch(tx, reservation);
    });
