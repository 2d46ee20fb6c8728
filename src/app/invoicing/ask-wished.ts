import type { DueWish, Invoices, InvoiceWishes } from '#app/invoicing/invoice-store.ts';
import type { InvoicingParts } from '#app/invoicing/invoicing-parts.ts';
import { judge, requestHashOf } from '#app/invoicing/request-invoice.ts';
import type { Clock } from '#app/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';

export interface WishedParts extends Pick<InvoicingParts, 'terms' | 'openForms' | 'random' | 'fingerprint'> {
  readonly invoices: Pick<Invoices, 'order'>;
  readonly wishes: Pick<InvoiceWishes, 'due' | 'done'>;
  readonly clock: Clock;
}

const AT_A_TIME = 50;

/** Asks for the invoices that were wished before paying and are paid now (N5). Asked twice they are the same ones. */
export const askWished = (parts: WishedParts) => async (): Promise<void> => {
  for (const wish of await parts.wishes.due(AT_A_TIME)) {
    const ordered = await parts.invoices.order(orderOf(parts, wish));
    await parts.wishes.done(wish.reservation, ordered.kind === 'refused' ? ordered.fault.code : undefined);
  }
};

function orderOf(parts: WishedParts, wish: DueWish): Parameters<Invoices['order']>[0] {
  const now = parts.clock.now();
  const payments = [wish.payment];
  return {
    ...wish,
    id: uuidV7(now, parts.random(10)),
    payments,
    requestHash: requestHashOf(parts, payments, wish.receiver),
    replaces: undefined,
    decide: (found) => judge(parts, found, { asked: payments, now }),
  };
}
