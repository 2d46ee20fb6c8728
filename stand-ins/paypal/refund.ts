import { MALFORMED, type Refusal, refusalFor } from './errors.ts';
import { fields, textOf } from './fields.ts';
import { newId } from './ids.ts';
import { readMoney } from './money.ts';
import { type Order, type Refund, refundedOf } from './order.ts';

/** Refunds the given amount, or all that is left. */
export function refunded(order: Order, sent: unknown, now: number): { order: Order; refund: Refund } | Refusal {
  if (sent === undefined) return MALFORMED;
  const { capture } = order;
  if (!capture || capture.status === 'PENDING' || capture.status === 'DECLINED')
    return refusalFor('REFUND_NOT_ALLOWED');
  const left = capture.amount.hundredths - refundedOf(capture);
  if (left === 0) return refusalFor('CAPTURE_FULLY_REFUNDED');
  const { amount: asked, custom_id: customId, invoice_id: invoiceId } = fields(sent);
  const amount = asked === undefined ? { ...capture.amount, hundredths: left } : readMoney(asked, '/amount');
  if ('http' in amount) return amount;
  if (amount.currency !== capture.amount.currency) return refusalFor('INVALID_CURRENCY_CODE');
  if (amount.hundredths > left) return refusalFor('REFUND_AMOUNT_EXCEEDED');
  const refund = {
    id: newId(),
    amount,
    at: now,
    customId: textOf(customId) ?? order.unit.customId,
    invoiceId: textOf(invoiceId),
  };
  const status = amount.hundredths === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const refunds = [...capture.refunds, refund];
  return { refund, order: { ...order, updatedAt: now, capture: { ...capture, status, refunds } } };
}
