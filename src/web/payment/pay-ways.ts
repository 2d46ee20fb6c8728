import { factsOf, isWalletMethod, type PaymentMethod, type ShownAs } from '#domain/payment/method.ts';
import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

/** What more is known of than the method. */
type Detailed = 'credit' | 'oxxo' | 'stores' | 'cash' | 'purchased' | 'win';

/** A way to pay as the page offers it; `method` is what it is called on the wire, and its `kind` among the buttons. */
export type PayWay =
  | { readonly kind: Exclude<ShownAs, Detailed> | 'free'; readonly method: PaymentMethod }
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
