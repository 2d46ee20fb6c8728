import type { PaymentId } from '#app/payment/ports.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { OrderCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** A payment as shown to operators. */
export interface PaymentSeen {
  readonly payment: PaymentId;
  readonly code: OrderCode;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly amount: Centavos;
  readonly since: Instant;
  /** The provider's id for it. */
  readonly ref: string | undefined;
}

/** An attempt with unknown outcome. */
export interface OpenAttempt extends PaymentSeen {
  readonly state: Extract<AttemptState, 'created' | 'unknown'>;
}

export interface OpenAttempts {
  /** Attempts without a clear outcome for at least this many milliseconds; oldest first. */
  withoutOutcome(quietFor: number): Promise<readonly OpenAttempt[]>;
}
