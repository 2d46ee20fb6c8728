import type { PaymentMethod } from '#domain/payment/method.ts';
import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

/** A way to pay as the page offers it; `method` is what it is called on the wire, and its `kind` among the buttons. */
export type PayWay =
  /** The bank knows whether a card is credit or debit, and the device which wallets it has: here they are one each. */
  | { readonly kind: 'card' | 'wallets' | 'paypal' | 'free'; readonly method: PaymentMethod }
  | {
      readonly kind: 'credit';
      readonly method: PaymentMethod;
      /** Of the payer's own credit, where that suffices. */
      readonly code?: string | undefined;
      /** What there is of the payer's own, in its words. */
      readonly says?: string;
    }
  | {
      readonly kind: 'oxxo' | 'stores' | 'cash';
      readonly method: PaymentMethod;
      /** Last moment to pay, on the clock of the boarding stop; null where there is no such moment. */
      readonly payBy: string | null;
    }
  | {
      readonly kind: 'purchased' | 'win';
      readonly method: PaymentMethod;
      /** Hundredths of points. */
      readonly balance: number;
    };

type Data = DataOf<typeof getPayment>;
type Offer = Pick<Data, 'methods' | 'card' | 'total'> & Partial<Pick<Data, 'points' | 'wallets'>>;

/** Whether points do not suffice: a point is worth a peso, and they pay all of it or nothing (T45). */
export const isShort = (way: PayWay, total: number): boolean => 'balance' in way && way.balance < total;

/** The ways this page can take; what is also offered is for other channels. In the order of the offer. */
export function payWays({ methods, card, wallets, total, points }: Offer): readonly PayWay[] {
  if (total === 0 && methods.length > 0) return [{ kind: 'free', method: 'cash' }];
  const firstWallet = methods.find(({ type }) => type === 'apple_pay' || type === 'google_pay')?.type;
  return methods.flatMap(({ type: method, pay_by: payBy }): readonly PayWay[] => {
    switch (method) {
      case 'credit':
        return card ? [{ kind: 'card', method }] : [];
      case 'paypal':
        return [{ kind: 'paypal', method }];
      case 'oxxo':
        return [{ kind: 'oxxo', method, payBy }];
      case 'openpay':
        return [{ kind: 'stores', method, payBy }];
      case 'cash':
        return [{ kind: 'cash', method, payBy }];
      case 'traveller_purchased':
        return points ? [{ kind: 'purchased', method, balance: points.purchased }] : [];
      case 'traveller_win':
        return points ? [{ kind: 'win', method, balance: points.win }] : [];
      case 'apple_pay':
      case 'google_pay':
        return wallets && method === firstWallet ? [{ kind: 'wallets', method }] : [];
      case 'store_credit':
        return [{ kind: 'credit', method }];
      case 'debit':
      case 'agencies':
        return [];
    }
  });
}
