import type { NewOrders, StoredItem } from '#app/orders/ports.ts';
import { BASKET, readBasket } from '#domain/basket/basket.ts';
import { bySeller, CARRIER_SELLS } from '#domain/orders/seller.ts';
import type { OrderId } from '#kernel/ids.ts';
import { wordsOf } from '#http/orders/kinds.ts';
import type { Message } from '#text/message.ts';

/** A partner whose items the carrier only took the money for. */
export interface PartnerOfOrder {
  readonly name: string;
  readonly invoicePhone: string;
  /** What they sold. */
  readonly titles: readonly Message[];
}

/** Who else invoices something of an order, or of the orders that a basket pays for. */
export async function partnersOf(
  { newOrders }: { readonly newOrders: Pick<NewOrders, 'items'> },
  order: OrderId,
): Promise<readonly PartnerOfOrder[]> {
  const own = await newOrders.items(order);
  const inside = await Promise.all(partsOf(own).map((part) => newOrders.items(part)));
  const sold = [...own, ...inside.flat()].map((item) => {
    const { title, seller = CARRIER_SELLS } = wordsOf(item);
    return { title, seller };
  });
  return bySeller(sold).flatMap(({ seller, items }) =>
    seller.kind === 'partner'
      ? [{ name: seller.name, invoicePhone: seller.invoicePhone, titles: items.map(({ title }) => title) }]
      : [],
  );
}

const partsOf = (items: readonly StoredItem[]): readonly OrderId[] =>
  items.flatMap(({ kind, what }) => (kind === BASKET ? readBasket(what).parts.map(({ order }) => order) : []));
