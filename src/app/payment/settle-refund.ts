import type { PaymentId, RefundId, RefundUpdate } from '#app/payment/ports.ts';
import type { PaymentStores } from '#app/payment/stores.ts';
import { applyEvent } from '#domain/payment/attempt.ts';
import { BASKET_SHARE } from '#domain/payment/basket-share.ts';
import { BY_HAND, isFromAccount, isFromAgency } from '#domain/payment/buyers-account.ts';

/** Applies the outcome of a refund; idempotent: a refund is paid once. */
export const settleRefund = (stores: PaymentStores, id: RefundId, update: RefundUpdate): Promise<void> =>
  stores.inTransaction(async (tx) => {
    const { attempts, books, refunds, announce } = stores;
    const refund = await refunds.lock(tx, id);
    if (!refund || refund.state === 'paid' || update.kind === 'again') return;
    await refunds.write(tx, id, update);
    if (update.kind !== 'paid') return;
    const { payment, amount } = refund;
    const isByHand = update.note !== undefined;
    const account = isByHand ? BY_HAND : await books.accountOf(tx, payment);
    await books.refund(tx, { id, payment: payment.id, order: payment.order, account, amount });
    await attempts.returned(tx, payment.id, applyEvent(payment.state, 'returned'));
    // Its money goes on to the payment of the basket, which reports it once it is back.
    if (payment.provider === BASKET_SHARE) return;
    const reservation = payment.order;
    const whole = { topic: 'refund.paid', reservation, payment: payment.id as PaymentId } as const;
    const share = { topic: 'refund.returned', reservation, refund: id, amount, by_hand: isByHand } as const;
    const to = {
      to_account: isFromAccount(payment.provider),
      to_agency: isFromAgency(payment.provider),
      by_link: payment.isByLink,
    };
    await announce(tx, refund.isShare ? { ...share, ...to } : whole);
  });
