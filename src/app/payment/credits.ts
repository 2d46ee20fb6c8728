import type { Credit } from '#domain/payment/credit.ts';
import type { CreditId } from '#domain/payment/buyers-account.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';

/** A credit as anyone who pays with it has it. */
export interface SpendableCredit {
  readonly id: CreditId;
  readonly left: Centavos;
  readonly isExpired: boolean;
}

/** Where credits are found. */
export interface Credits {
  /** By the code that their bearer types. */
  byCode(code: string): Promise<SpendableCredit | undefined>;
  /**
   * What the payer of an order has to spend: credit of the order it changes or adds to, or of another one with the
   * same e-mail, as far as this session may open that one in full and so sees its codes anyway. What ends first comes first.
   */
  ofPayer(order: OrderId, sessionHash: Uint8Array): Promise<readonly Credit[]>;
}

/** A code as people type it: spaces, dashes and case ignored, O read as 0, I and L as 1. */
export const creditCodeOf = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
