import type { AuditLog, MoneyRepository, WaitingRefund } from '#app/operations/ports.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { providerNamed } from '#app/payment/providers.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

interface Deps extends SettlingDeps {
  readonly money: MoneyRepository;
  readonly audit: AuditLog;
}

export interface Order {
  readonly payment: PaymentId;
  readonly actor: string;
}

/** This payment has no pending refund: there never was one, or it is done. */
export type NothingWaits = 'nothing_waits';
/** The provider may be refunding it right now. */
export type StillTried = 'still_tried';

/**
 * Records that people paid a refund: it is booked, and the traveller is notified. Refused while a provider is trying to
 * refund it, so that it is not refunded twice.
 */
export const recordManualRefund =
  ({ money, audit, payments, providers }: Pick<Deps, 'money' | 'audit' | 'payments' | 'providers'>) =>
  async ({
    payment,
    actor,
    note,
    by,
  }: Order & { readonly note: string; readonly by?: DoneBy }): Promise<
    Result<WaitingRefund, NothingWaits | StillTried>
  > => {
    const refund = await waitingOf(money, payment);
    if (!refund) return fail('nothing_waits');
    if (refund.state === 'due' && providerNamed(providers, refund.provider)?.refund) return fail('still_tried');
    const from = by && { from: { by, outcome: { amount: refund.amount } } };
    await audit.write({ actor, action: 'refund.by_hand', payment, note, ...from });
    await payments.settleRefund(refund.refund, { kind: 'paid', note });
    return ok(refund);
  };

/** Calls the provider again now. Returns the still pending refund; undefined when it was paid. */
export const retryRefund =
  (deps: Deps) =>
  async ({ payment, actor }: Order): Promise<Result<WaitingRefund | undefined, NothingWaits>> => {
    const { money, audit } = deps;
    const refund = await waitingOf(money, payment);
    if (!refund) return fail('nothing_waits');
    await audit.write({ actor, action: 'refund.retry', payment, note: undefined });
    await money.retryRefund(refund.refund);
    await refundDue(deps);
    return ok(await waitingOf(money, payment));
  };

const waitingOf = async (money: MoneyRepository, payment: PaymentId): Promise<WaitingRefund | undefined> =>
  (await money.refundsWaiting()).find((refund) => refund.payment === payment);
