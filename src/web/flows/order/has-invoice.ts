import type { BoughtBasketView } from '#wire/basket.ts';
import type { OrderView } from '#wire/orders.ts';

type Bought = { readonly orders: readonly Pick<BoughtBasketView['orders'][number], 'seller' | 'state'>[] };

/** Whether the carrier invoices something of an order: of a basket, what is left of it and no partner sells. */
export const hasInvoice = ({ items }: Pick<OrderView, 'items'>, bought: Bought | undefined): boolean =>
  items.some(({ invoiced }) => invoiced) &&
  (!bought || bought.orders.some(({ seller, state }) => seller.name === null && state !== 'returned'));
