import type { Books, Entry } from './books.ts';
import { createCourier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import { forgedOf, noticeOf } from './notice.ts';
import type { Order, Refund } from './order.ts';
import type { Places } from './order-view.ts';
import type { Signer } from './signer.ts';

interface Deps {
  readonly books: Books;
  readonly faults: Faults;
  readonly signer: Signer;
  readonly webhook: Flags['webhook'];
  readonly places: () => Places;
}

/** Where every change of an order passes: written together with the event of it, and then told. */
export function openTill({ books, faults, signer, webhook, places }: Deps) {
  const certificateUrl = () => places().api + signer.certificatePath;
  const courier = webhook && createCourier({ webhook, faults, signer, certificateUrl, told: books.told });
  return {
    /** `made` is the request under which it was asked; `refund` is what was given back just now. */
    settle: (order: Order, { made, refund }: { made?: Entry; refund?: Refund } = {}): Order => {
      const notice = courier && noticeOf(order, refund, places());
      books.keep({ order }, ...(made ? [made] : []), ...(notice ? [{ notice }] : []));
      if (notice) courier.deliver(notice, () => forgedOf(order, places()));
      return order;
    },
    /** A change that nobody is told. */
    amend: (order: Order) => books.keep({ order }),
    /** Once it listens: tells what the last process could not tell any more. */
    open: () => {
      for (const notice of books.untold()) courier?.deliver(notice);
    },
  };
}

export type Till = ReturnType<typeof openTill>;
