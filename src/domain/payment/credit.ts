import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** How long a credit can be spent (B18), also after something came back to it. */
export const CREDIT_MONTHS = 12;

/** A spendable balance: money left over or refunded as credit (B18). */
export interface Credit {
  /** Its bearer proves entitlement with this code. */
  readonly code: string;
  readonly amount: Centavos;
  readonly expiresAt: Instant;
}
