import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentParts } from '#app/payment/payment-parts.ts';
import { isUnsettled } from '#domain/payment/attempt.ts';
import { ASK_AFTER } from '#domain/payment/limits.ts';

/** Attempts asked about in one run: the provider's patience counts as well. */
const BATCH = 50;

/**
 * Finishes what a crash, a time-out or a closed browser left open: asks the provider about every attempt without an
 * outcome. One that fails does not keep the others waiting. Answers how many were settled. Run it every few seconds.
 */
export async function reconcilePayments(
  parts: Pick<PaymentParts, 'payments' | 'cards' | 'report'>,
  quietFor = ASK_AFTER,
): Promise<number> {
  let settled = 0;
  for (const attempt of await parts.payments.unsettled(quietFor, BATCH)) {
    try {
      const { attempt: after } = await confirmAttempt(parts, attempt.id);
      if (after && !isUnsettled(after.state)) settled += 1;
    } catch (problem) {
      parts.report(problem);
    }
  }
  return settled;
}
