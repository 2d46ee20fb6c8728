import type { Attempts, DueRefund, Payments } from '#app/payment/ports.ts';
import { beginWithProvider, orderAtCounter, sellForNothing, sellOnAccount } from './begin.ts';
import { settleRefund, settleRefundWithin } from './settle-refund.ts';
import { type Settling, settleWithin } from './settle.ts';

interface PaymentReads extends Attempts {
  dueRefunds(limit: number): Promise<readonly DueRefund[]>;
}

/** Payments of orders, whatever items they hold. */
export const paymentsOf = ({ stores, fulfilments, reads }: Settling & { readonly reads: PaymentReads }): Payments => {
  const settling = { stores, fulfilments };
  return {
    ...reads,
    begin: (intent) => beginWithProvider(stores, intent),
    order: (order) => orderAtCounter(stores, order),
    sellFree: (intent) => sellForNothing(stores, intent),
    sellOnAccount: (intent, account) => sellOnAccount(stores, intent, account),
    settle: (id, update) => stores.inTransaction((tx) => settleWithin(settling, tx, { id, update })),
    settleWithin: (tx, id, update) => settleWithin(settling, tx, { id, update }),
    settleRefund: (id, update) => settleRefund(stores, id, update),
    settleRefundWithin: (tx, id, update) => settleRefundWithin(stores, tx, { id, update }),
  };
};
