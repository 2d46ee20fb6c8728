import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** What there is to spend of money that was left over or given back as credit (B18). */
export interface Credit {
  /** Who says it may spend it. */
  readonly code: string;
  readonly amount: Centavos;
  readonly expiresAt: Instant;
}
