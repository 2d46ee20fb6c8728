import type { BuyerValues } from '#web/orders/buyer-form.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ShoppingView } from '#wire/tours-sale.ts';

/** A participant as typed. */
export interface TypedParticipant {
  readonly first_name: string;
  readonly last_name: string;
  readonly age: string;
}

export interface CustomerData {
  readonly shopping: ShoppingView;
  readonly buyer: BuyerValues;
  /** The buyer takes part. */
  readonly applies: boolean;
  /** Adults first, then children. */
  readonly participants: readonly TypedParticipant[];
  /** Names saved in the account, offered while typing. */
  readonly known: readonly { readonly first_name: string; readonly last_name: string }[];
  /** Idempotency key of the form: sending it twice begins one order. */
  readonly key: string;
  readonly errors: readonly ShownError[];
}
