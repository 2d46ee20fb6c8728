import { factsOf, isWalletMethod, type PaymentMethod, type ShownAs } from '#domain/payment/method.ts';
import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

/** Methods with details beyond their name. */
type Detailed = 'credit' | 'oxxo' | 'stores' | 'cash' | 'purchased' | 'win';

/** A payment method as the page offers it; `method` is its name in the API, and `kind` its type in the form. */
export type PayWay =
  | { readonly kind: Exclude<ShownAs, Detailed> | 'free'; readonly method: PaymentMethod }
  | {
      readonly kind: 'credit';
      readonly method: PaymentMethod;
      /** Of the payer's own credit, if it covers the total. */
      readonly code?: string | undefined;
      /** Describes the payer's own credit. */
      readonly says?: string;
    }
  | {
      readonly kind: 'oxxo' | 'stores' | 'cash';
      readonly method: PaymentMethod;
      /** Deadline for paying, by the boarding stop's clock; null if there is none. */
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

/** Whether the points are insufficient: a point is worth a peso, and points pay the total or nothing (T45). */
export const isShort = (way: PayWay, total: number): boolean => 'balance' in way && way.balance < total;

/** The methods this page supports, in the order of the offer; others are for other channels. */
export function payWays({ methods, card, wallets, total, points }: Offer): readonly PayWay[] {
  if (total === 0 && methods.length > 0) return [{ kind: 'free', method: 'cash' }];
  const firstWallet = methods.find(({ type }) => isWalletMethod(type))?.type;
  return methods.flatMap(({ type: method, pay_by: payBy }): readonly PayWay[] => {
    const kind = factsOf(method).shown;
    switch (kind) {
      case undefined:
        return [];
      case 'card':
        return card ? [{ kind, method }] : [];
      case 'wallets':
        return wallets && method === firstWallet ? [{ kind, method }] : [];
      case 'oxxo':
      case 'stores':
      case 'cash':
        return [{ kind, method, payBy }];
      case 'purchased':
      case 'win':
        return points ? [{ kind, method, balance: points[kind] }] : [];
      default:
        return [{ kind, method }];
    }
  });
}
