/** Who sells an item: they answer for it, and invoice it. */
export type Seller =
  | { readonly kind: 'carrier' }
  /** A company that the carrier collects the money for; its invoice is asked for by telephone. */
  | { readonly kind: 'partner'; readonly name: string; readonly invoicePhone: string };

export const CARRIER_SELLS: Seller = { kind: 'carrier' };

export const isSameSeller = (a: Seller, b: Seller): boolean =>
  a.kind === 'partner' ? b.kind === 'partner' && a.name === b.name : b.kind === 'carrier';

/** What each seller sells, in the order in which the sellers first appear. Items of one seller go on one invoice. */
export function bySeller<Item extends { readonly seller: Seller }>(
  items: readonly Item[],
): readonly { readonly seller: Seller; readonly items: readonly Item[] }[] {
  const groups: { readonly seller: Seller; readonly items: Item[] }[] = [];
  for (const item of items) {
    const group = groups.find(({ seller }) => isSameSeller(seller, item.seller));
    if (group) group.items.push(item);
    else groups.push({ seller: item.seller, items: [item] });
  }
  return groups;
}
