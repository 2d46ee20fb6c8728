import type { PaymentId, RefundId, RefundUpdate } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import type { Transaction } from '#app/transaction.ts';
import { applyEvent } from '#domain/payment/attempt.ts';
import { BY_HAND, isFromAccount, isFromAgency } from '#domain/payment/buyers-account.ts';
import { refundLetter, refundStep } from '#domain/payment/refund-step.ts';

/** Applies the outcome of a refund; idempotent: a refund is paid once. */
export const settleRefund = (stores: PaymentStores, id: RefundId, update: RefundUpdate): Promise<void> =>
  stores.inTransaction((tx) => settleRefundWithin(stores, tx, { id, update }));

interface Outcome {
  readonly id: RefundId;
  readonly update: RefundUpdate;
}

/** The same as part of another transaction. */
export async function settleRefundWithin(stores: PaymentStores, tx: Transaction, { id, update }: Outcome) {
  const { attempts, books, refunds, announce } = stores;
  const refund = await refunds.lock(tx, id);
  if (!refund) return;
  const { payment, amount, state, isShare } = refund;
  const step = refundStep({ state, outcome: update.kind });
  if (step === 'nothing') return;
  await refunds.write(tx, id, update);
  if (step === 'note') return;
  const isByHand = 'note' in update;
  const account = isByHand ? BY_HAND : await books.accountOf(tx, payment);
  await books.refund(tx, { id, payment: payment.id, order: payment.order, account, amount });
  await attempts.returned(tx, payment.id, applyEvent(payment.state, 'returned'));
  const letter = refundLetter({ provider: payment.provider, isShare });
  if (!letter) return;
  const reservation = payment.order;
  const letters = {
    whole: { topic: 'refund.paid', reservation, payment: payment.id as PaymentId },
    share: {
      topic: 'refund.returned',
      reservation,
      refund: id,
      amount,
      by_hand: isByHand,
      to_account: isFromAccount(payment.provider),
      to_agency: isFromAgency(payment.provider),
      by_link: payment.isByLink,
    },
  } as const;
  await announce(tx, letters[letter]);
}
