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

/** All changes of orders go through here: stored together with their events, which are then delivered. */
export function openTill({ books, faults, signer, webhook, places }: Deps) {
  const certificateUrl = () => places().api + signer.certificatePath;
  const courier = webhook && createCourier({ webhook, faults, signer, certificateUrl, told: books.told });
  return {
    /** `made` is the request that caused it; `refund` is the refund just made. */
    settle: (order: Order, { made, refund }: { made?: Entry; refund?: Refund } = {}): Order => {
      const notice = courier && noticeOf(order, refund, places());
      books.keep({ order }, ...(made ? [made] : []), ...(notice ? [{ notice }] : []));
      if (notice) courier.deliver(notice, () => forgedOf(order, places()));
      return order;
    },
    /** A change without an event. */
    amend: (order: Order) => books.keep({ order }),
    /** Once the server listens: delivers the events that the previous process did not. */
    open: () => {
      for (const notice of books.untold()) courier?.deliver(notice);
    },
  };
}

export type Till = ReturnType<typeof openTill>;
