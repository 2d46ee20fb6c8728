import type { AuditLog, ManualRefundStores, MoneyRepository, WaitingRefund } from '#app/operations/ports.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { PaymentId, RefundId } from '#app/payment/ports.ts';
import { providerNamed } from '#app/payment/providers.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { OrderCode } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

interface RecordingDeps extends Pick<SettlingDeps, 'payments' | 'providers'> {
  readonly manualRefunds: ManualRefundStores;
}

interface RetryDeps extends SettlingDeps {
  readonly money: MoneyRepository;
  readonly audit: AuditLog;
}

/** Which of the refunds of a payment, and who acts on it. */
interface Named {
  readonly refund: RefundId;
  readonly actor: string;
}

interface ManualRefund extends Named {
  readonly note: string;
  readonly by?: DoneBy;
}

/** A refund that people paid. */
export interface PaidByHand {
  readonly refund: RefundId;
  readonly payment: PaymentId;
  readonly code: OrderCode;
  readonly amount: Centavos;
}

/** There is no such refund, or it is done. */
export type NothingWaits = 'nothing_waits';
/** The provider may be refunding it right now. */
export type StillTried = 'still_tried';
/** This key was used for another request. */
export type KeyReused = 'idempotency_mismatch';

/**
 * Records that people paid a refund: it is booked, and the traveller is notified. Refused while a provider is trying to
 * refund it, so that it is not refunded twice. Decided and written in one transaction, under the lock of the refund: a
 * second request with the same key gets the first answer, and settles nothing.
 */
export const recordManualRefund =
  ({ manualRefunds: stores, payments, providers }: RecordingDeps) =>
  ({ refund, actor, note, by }: ManualRefund): Promise<Result<PaidByHand, NothingWaits | StillTried | KeyReused>> =>
    stores.inTransaction(async (tx) => {
      const found = await stores.refunds.lock(tx, refund);
      const stored = by && (await stores.storedOutcome<PaidByHand>(tx, by));
      if (stored) return stored.ok ? stored : fail('idempotency_mismatch');
      if (!found || found.state === 'paid') return fail('nothing_waits');
      const { payment, amount, state } = found;
      if (state === 'due' && providerNamed(providers, payment.provider)?.refund) return fail('still_tried');
      const { code } = await stores.orders.read(tx, payment.order);
      const outcome = { refund, payment: payment.id, code, amount };
      const from = by && { from: { by, outcome } };
      await stores.record(tx, { actor, action: 'refund.by_hand', payment: payment.id, amount, note, ...from });
      await payments.settleRefundWithin(tx, refund, { kind: 'paid', note });
      return ok(outcome);
    });

/** Calls the provider again now. Returns the still pending refund; undefined when it was paid. */
export const retryRefund =
  (deps: RetryDeps) =>
  async ({ refund, actor }: Named): Promise<Result<WaitingRefund | undefined, NothingWaits>> => {
    const { money, audit } = deps;
    const found = await waitingOf(money, refund);
    if (!found) return fail('nothing_waits');
    const { payment, amount } = found;
    await audit.write({ actor, action: 'refund.retry', payment, amount, note: undefined });
    await money.retryRefund(refund);
    await refundDue(deps);
    return ok(await waitingOf(money, refund));
  };

const waitingOf = async (money: MoneyRepository, refund: RefundId): Promise<WaitingRefund | undefined> =>
  (await money.refundsWaiting()).find((one) => one.refund === refund);
