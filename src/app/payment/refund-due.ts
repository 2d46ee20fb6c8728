import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { DueRefund, RefundUpdate } from '#app/payment/ports.ts';
import { providerNamed } from '#app/payment/providers.ts';
import { COUNTER } from '#app/payment/way-to-pay.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';

/** Refunds tried in one run. */
const BATCH = 20;

/**
 * Gives back what came too late or twice (T4). The provider is asked with no transaction open and always with the same
 * key, so that a crash or a time-out between asking and writing never pays back twice. What a provider cannot return is
 * left to people. Answers how many were there; `signal` says that nobody waits for the rest, which is then tried later.
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
  // In our own books: writing it down is giving it back.
  if (isFromAccount(refund.provider)) return { kind: 'paid' };
  const provider = providerNamed(providers, refund.provider);
  // A provider that is not configured today may be again tomorrow; people see the refund waiting until then.
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
