import type { OrderView } from '#wire/orders.ts';

/** What an order gives back when its buyer returns it now, and on what terms. */
export interface ReturnOffer {
  readonly amount: number;
  /** A part of the price, all of it by the conditions of its item at this moment, or all of it until it is used. */
  readonly terms: 'returnPart' | 'returnNow' | 'returnHint';
}

/** Undefined: it gives nothing back. */
export function returnOffer({
  standing,
  items,
  total,
}: Pick<OrderView, 'standing' | 'items' | 'total'>): ReturnOffer | undefined {
  if (standing !== 'paid' || !items.some(({ returnable }) => returnable)) return undefined;
  const byConditions = items.flatMap(({ gives_back: back }) => (back === null ? [] : [back]));
  if (byConditions.length === 0) return { amount: total, terms: 'returnHint' };
  const amount = byConditions.reduce((sum, back) => sum + back, 0);
  return amount === 0 ? undefined : { amount, terms: amount < total ? 'returnPart' : 'returnNow' };
}
