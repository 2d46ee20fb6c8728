import type { BuyerValues } from '#web/orders/buyer-form.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** Data of the gift card form. */
export interface GiftCardData {
  /** Idempotency key of the order: submitting twice creates one. */
  readonly key: string;
  /** The input when the form is shown again. */
  readonly typed: TypedGift;
  readonly buyer: BuyerValues;
  /** The first and the last day on which a card can be sent. */
  readonly days: { readonly first: string; readonly last: string };
  readonly errors: readonly ShownError[];
}

export interface TypedGift {
  /** Centavos of one of the preset amounts, or `other`. */
  readonly choice: string;
  /** Pesos, as typed. */
  readonly other: string;
  readonly name: string;
  readonly email: string;
  readonly date: string;
  readonly message: string;
}
