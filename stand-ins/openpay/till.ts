import type { Books, Entry } from './books.ts';
import type { Charge } from './charge.ts';
import { createCourier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import { noticeOf } from './notice.ts';

interface Parts {
  readonly books: Books;
  readonly faults: Faults;
  readonly webhook: Flags['webhook'];
  readonly origin: () => string;
}

/** Where every change of a charge passes: written together with the news of it, and then told. */
export function openTill({ books, faults, webhook, origin }: Parts) {
  const courier = webhook && createCourier({ webhook, faults, told: books.told });
  return {
    settle: (charge: Charge, ...more: readonly Entry[]): Charge => {
      const notice = courier && noticeOf(charge, origin(), Date.now());
      books.keep({ charge }, ...more, ...(notice ? [{ notice }] : []));
      if (notice) courier.deliver(notice);
      return charge;
    },
    /** Once it listens: says hello, where that is wished, and what the last process could not tell any more. */
    open: (greets: boolean) => {
      if (greets) courier?.greet();
      for (const notice of books.untold()) courier?.deliver(notice);
    },
  };
}

export type Till = ReturnType<typeof openTill>;
