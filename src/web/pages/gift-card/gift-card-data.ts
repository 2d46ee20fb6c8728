import type { BuyerValues } from '#web/orders/buyer-form.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** What the form of a gift card is drawn from. */
export interface GiftCardData {
  /** Names the order that the form begins: pressed twice, it is one. */
  readonly key: string;
  /** What was typed when it is shown again. */
  readonly typed: TypedGift;
  readonly buyer: BuyerValues;
  readonly errors: readonly ShownError[];
}

export interface TypedGift {
  /** Centavos of one of the amounts offered, or `other`. */
  readonly choice: string;
  /** Pesos, as they were typed. */
  readonly other: string;
  readonly name: string;
  readonly email: string;
  readonly date: string;
  readonly message: string;
}
