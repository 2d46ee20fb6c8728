import type { LockedItem, Price } from '#app/orders/fulfilment.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { plus, ZERO } from '#kernel/money.ts';
import type { PaymentId } from './ports.ts';

/** The total price of all items of an order. */
export const priceOf = (items: readonly { readonly price: Price }[]): Price =>
  items.reduce<Price>(
    (sum, { price }) => ({
      total: plus(sum.total, price.total),
      net: plus(sum.net, price.net),
      vat: plus(sum.vat, price.vat),
    }),
    { total: ZERO, net: ZERO, vat: ZERO },
  );

/** Sells every item, in order. Returns the invoice lines. */
export async function sellAll(items: readonly LockedItem[], payment: PaymentId): Promise<readonly SoldLine[]> {
  const lines: SoldLine[] = [];
  for (const item of items) lines.push(...(await item.sell(payment)));
  return lines;
}
