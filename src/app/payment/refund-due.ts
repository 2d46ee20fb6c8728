import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { DueRefund, RefundUpdate } from '#app/payment/ports.ts';
import { providerNamed } from '#app/payment/providers.ts';
import { COUNTER } from '#app/payment/way-to-pay.ts';
import { BASKET_SHARE } from '#domain/payment/basket-share.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';

/** Refunds tried in one run. */
const BATCH = 20;

/**
 * Refunds what came too late or twice (T4). The provider is called without an open transaction and always with the same
 * key, so that a crash or a timeout between call and write never refunds twice. What a provider cannot refund is left
 * to people. Returns how many were due; `signal` stops it, and the rest is tried later.
 */
export async function refundDue(deps: SettlingDeps, signal?: AbortSignal): Promise<number> {
  const due = await deps.payments.dueRefunds(BATCH);
  for (const refund of due) {
    if (signal?.aborted) break;
    try {
      await deps.payments.settleRefund(refund.id, await tryRefund(deps, refund));
    } catch (problem) {
      deps.report(problem);
    }
  }
  return due.length;
}

async function tryRefund({ providers }: SettlingDeps, refund: DueRefund): Promise<RefundUpdate> {
  if (refund.provider === COUNTER) return { kind: 'by_hand' };
  // In our own ledger: recording it is the refund.
  if (isFromAccount(refund.provider) || refund.provider === BASKET_SHARE) return { kind: 'paid' };
  const provider = providerNamed(providers, refund.provider);
  // A provider that is not configured today may be again tomorrow; until then people see the refund pending.
  if (!provider) return { kind: 'again' };
  if (!provider.refund || refund.ref === undefined) return { kind: 'by_hand' };
  const answer = await provider.refund({
    id: refund.payment,
    ref: refund.ref,
    amount: refund.amount,
    key: refund.id,
    description: refund.code,
  });
  switch (answer.kind) {
    case 'refunded':
      return { kind: 'paid' };
    case 'refused':
      return { kind: 'by_hand' };
    case 'unknown':
      return { kind: 'again' };
  }
}
