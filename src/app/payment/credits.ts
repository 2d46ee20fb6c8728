import type { CreditId } from '#domain/payment/buyers-account.ts';
import type { Centavos } from '#kernel/money.ts';

/** A credit as whoever pays with it has it. */
export interface SpendableCredit {
  readonly id: CreditId;
  readonly left: Centavos;
  readonly isExpired: boolean;
}

/** Where credits are found by the code that their bearer types. */
export interface Credits {
  byCode(code: string): Promise<SpendableCredit | undefined>;
}

/** A code as people type it: spaces, dashes and case ignored, O read as 0, I and L as 1. */
export const creditCodeOf = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
