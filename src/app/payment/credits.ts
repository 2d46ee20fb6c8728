import type { Caller } from '#app/caller.ts';
import type { Fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import type { Credit } from '#domain/payment/credit.ts';
import type { CreditId } from '#domain/payment/buyers-account.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';

/** A credit as available to a payer. */
export interface SpendableCredit {
  readonly id: CreditId;
  readonly left: Centavos;
  readonly isExpired: boolean;
}

/** Who types a code. */
export type CodePayer = Pick<Caller, 'address' | 'sessionHash'> & { readonly now: Instant };

/** Repository of credits. */
export interface Credits {
  /** By the code its bearer types. The fault says why the code was not compared at all. */
  byCode(code: string, payer: CodePayer): Promise<Result<SpendableCredit | undefined, Fault>>;
  /**
   * The credits available to the payer of an order: those of the order it changes or adds to, or of other orders with
   * the same e-mail that this session has full access to, and whose codes it can see anyway. The first to end come
   * first.
   */
  ofPayer(order: OrderId, sessionHash: Uint8Array): Promise<readonly Credit[]>;
}

/** Normalizes a typed code: spaces, dashes and case are ignored, O is read as 0, I and L as 1. */
export const creditCodeOf = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
