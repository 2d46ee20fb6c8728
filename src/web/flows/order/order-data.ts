import type { BarPath } from '#web/payment/bar-path.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { OrderView } from '#wire/orders.ts';

/** What the page of an order is drawn from. */
export type OrderData =
  | { readonly kind: 'bad'; readonly why: 'lost' | 'expired' | 'unreachable'; readonly again: string }
  | GoodOrder;

export interface GoodOrder {
  readonly kind: 'good';
  readonly order: OrderView;
  readonly ways: readonly ShownWay[];
  /** Frames in which a card is typed, and with the wallets' buttons; null where none is taken. */
  readonly cardFrame: string | null;
  readonly walletFrame: string | null;
  /** The bar code of a reference. */
  readonly bars: BarPath | null;
  /** Names the attempt of a form sent without scripts. */
  readonly key: string;
  /** The buyer came back from the provider without paying. */
  readonly isCancelled: boolean;
  /** What was chosen when the form is shown again. */
  readonly chosen: string | undefined;
  readonly errors: readonly ShownError[];
}
