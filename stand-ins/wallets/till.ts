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

/** Where every transaction passes: written together with the event of it, and then told. */
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
    /** Once it listens: what the last process could not tell any more. */
    open: () => {
      for (const notice of books.untold()) courier?.deliver(notice);
    },
  };
}

export type Till = ReturnType<typeof openTill>;
