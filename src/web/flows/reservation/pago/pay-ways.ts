import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

/** A way to pay as the page offers it. The bank knows whether a card is credit or debit: here they are one. */
export type PayWay =
  | { readonly kind: 'card' }
  | {
      readonly kind: 'cash';
      /** Last moment to pay, on the clock of the boarding stop. */
      readonly payBy: string | null;
    }
  /** Nothing is left to pay. */
  | { readonly kind: 'free' };

/** What each way is called on the wire. */
export const METHOD_OF = { card: 'credit', cash: 'cash', free: 'cash' } as const satisfies Record<
  PayWay['kind'],
  string
>;

type Offer = Pick<DataOf<typeof getPayment>, 'methods' | 'card' | 'total'>;

/** The ways this page can take; what a provider offers besides is for other channels. */
export function payWays({ methods, card, total }: Offer): readonly PayWay[] {
  if (total === 0 && methods.length > 0) return [{ kind: 'free' }];
  const takesCards = card !== null && methods.some(({ type }) => type === 'credit' || type === 'debit');
  const cash = methods.find(({ type }) => type === 'cash');
  return [
    ...(takesCards ? [{ kind: 'card' } as const] : []),
    ...(cash ? [{ kind: 'cash', payBy: cash.pay_by } as const] : []),
  ];
}
