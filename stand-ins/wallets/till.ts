import type { Books, Entry } from './books.ts';
import { createCourier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import { noticeOf } from './notice.ts';
import type { Order, Transaction } from './order.ts';
import { transactionView } from './views.ts';

interface Deps {
  readonly flags: Flags;
  readonly books: Books;
  readonly faults: Faults;
}

/** All transactions go through here: stored together with their events, which are then delivered. */
export function openTill({ flags, books, faults }: Deps) {
  const told = (id: string) => books.keep({ told: id });
  const courier = flags.webhook && createCourier({ webhook: flags.webhook, faults, told });
  return {
    settle: (order: Order, transaction: Transaction, ...more: readonly Entry[]): Order => {
      const after = { ...order, transactions: [...order.transactions, transaction] };
      const notice = courier && noticeOf(transactionView(flags.merchant, after, transaction));
      books.keep({ order: after }, ...more, ...(notice ? [{ notice }] : []));
      if (notice) courier.deliver(notice);
      return after;
    },
    /** Once the server listens: delivers the events that the previous process did not. */
    open: () => {
      for (const notice of books.untold()) courier?.deliver(notice);
    },
  };
}

export type Till = ReturnType<typeof openTill>;
