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

/** Attempts queried in one run, given the provider's timeout. */
const BATCH = 50;

const QUIET: QuietPeriods = {
  attempts: RECONCILE_AFTER,
  storeReferences: RECONCILE_STORES_AFTER,
  ended: RECONCILE_ENDED_AFTER,
  givenUp: RECONCILE_ABANDONED_AFTER,
};

/** No pauses: for tests and for operators who need a result now. */
export const AT_ONCE: QuietPeriods = { attempts: 0, storeReferences: 0, ended: 0, givenUp: 0 };

/** Concurrent queries: a slow provider delays the attempts of others only a little. */
const ASKERS = 4;

/**
 * Finishes what a crash, a timeout or a closed browser interrupted: queries the provider about every attempt without an
 * outcome, and occasionally about abandoned ones. A failing one does not block the others. Returns how many were
 * settled. Runs every few seconds; `signal` stops it before the rest.
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
