import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import type { BoughtData } from '#web/flows/order/bought.ts';
import type { BarPath } from '#web/payment/bar-path.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { OrderView } from '#wire/orders.ts';

/** Data of the order page. */
export type OrderData =
  | { readonly kind: 'bad'; readonly why: 'lost' | 'expired' | 'unreachable'; readonly again: string }
  | GoodOrder;

export interface GoodOrder {
  readonly kind: 'good';
  readonly order: OrderView;
  /** Why it is over, besides its time. */
  readonly withdrawn: string | undefined;
  readonly ways: readonly ShownWay[];
  /** URLs of the frames for card entry and for the wallets' buttons; null when not accepted. */
  readonly cardFrame: string | null;
  readonly walletFrame: string | null;
  /** The bar code of a payment reference. */
  readonly bars: BarPath | null;
  /** Identifies the attempt of a form sent without scripts. */
  readonly key: string;
  /** The buyer returned from the provider without paying. */
  readonly isCancelled: boolean;
  /** The selected method when the form is shown again. */
  readonly chosen: string | undefined;
  readonly errors: readonly ShownError[];
  /** Confirming the contact, when a store requires it. Static. */
  readonly contactCode: ContactCodeData | null;
  /** Of a paid basket: its orders with their tickets. Only for the static part. */
  readonly bought?: BoughtData | undefined;
}
