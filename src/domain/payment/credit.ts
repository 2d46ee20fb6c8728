import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A spendable balance: money left over or refunded as credit (B18). */
export interface Credit {
  /** Its bearer proves entitlement with this code. */
  readonly code: string;
  readonly amount: Centavos;
  readonly expiresAt: Instant;
}
