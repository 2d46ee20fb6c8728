import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { QuietPeriods } from '#app/payment/ports.ts';
import { isUnsettled } from '#domain/payment/attempt.ts';
import {
  RECONCILE_AFTER,
  RECONCILE_ENDED_AFTER,
  RECONCILE_ABANDONED_AFTER,
  RECONCILE_STORES_AFTER,
} from '#domain/payment/limits.ts';

/** Attempts asked about in one run: the provider's timeout counts as well. */
const BATCH = 50;

const QUIET: QuietPeriods = {
  attempts: RECONCILE_AFTER,
  storeReferences: RECONCILE_STORES_AFTER,
  ended: RECONCILE_ENDED_AFTER,
  givenUp: RECONCILE_ABANDONED_AFTER,
};

/** Nobody is left in peace: for tests and for operators who want to know now. */
export const AT_ONCE: QuietPeriods = { attempts: 0, storeReferences: 0, ended: 0, givenUp: 0 };

/** Asked about at once: a provider that is slow to answer keeps those of others waiting only a little. */
const ASKERS = 4;

/**
 * Finishes what a crash, a time-out or a closed browser left open: asks the provider about every attempt without an
 * outcome, and now and then about those that were given up. One that fails does not keep the others waiting. Answers how
 * many were settled. Run it every few seconds; `signal` says that nobody waits for the rest any longer.
 */
export async function reconcilePayments(deps: SettlingDeps, quiet = QUIET, signal?: AbortSignal): Promise<number> {
  const attempts = (await deps.payments.unsettled(quiet, BATCH)).values();
  let settled = 0;
  const ask = async () => {
    for (const attempt of attempts) {
      if (signal?.aborted) return;
      const after = await confirmAttempt(deps, attempt.id).catch(deps.report);
      if (after?.attempt && !isUnsettled(after.attempt.state)) settled += 1;
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, ask));
  return settled;
}
