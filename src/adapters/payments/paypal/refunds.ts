import type { PaypalApi } from '#adapters/payments/paypal/api.ts';
import type { Reply } from '#adapters/payments/exchange.ts';
import { fields, textOf } from '#adapters/providers/fields.ts';
import type { PaypalOrder } from '#adapters/payments/paypal/order.ts';
import type { Absent, PaymentId, PaymentProvider, RefundAnswer, Unknown } from '#app/payment/ports.ts';
import { decimalString } from '#kernel/money.ts';

interface Deps {
  readonly call: PaypalApi;
  /** The order of an attempt, in its current state. */
  readonly lookFor: (payment: PaymentId, ref: string) => Promise<PaypalOrder | Absent | Unknown>;
  /** Milliseconds. */
  readonly timeoutMs: number;
}

const UNKNOWN: RefundAnswer = { kind: 'unknown' };
const REFUSED: RefundAnswer = { kind: 'refused' };
const REFUNDED: RefundAnswer = { kind: 'refunded' };

/** A pending refund counts as accepted: PayPal completes it asynchronously. */
const GIVEN = new Set(['COMPLETED', 'PENDING']);

/** Refunds the capture of an order, once per key. */
export const refunds =
  ({ call, lookFor, timeoutMs }: Deps): NonNullable<PaymentProvider['refund']> =>
  async ({ id: payment, ref, amount, key, description }) => {
    const order = await lookFor(payment, ref);
    if ('kind' in order) return order.kind === 'absent' ? REFUSED : UNKNOWN;
    // The provider remembers a request id for 6 hours, but shows our key in the order forever.
    const earlier = order.refunds.find(({ customId, status }) => customId === key && GIVEN.has(status ?? ''));
    if (earlier) return REFUNDED;
    if (!order.capture) return REFUSED;
    const reply = await call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(order.capture.id)}/refund`,
      requestId: key,
      body: {
        amount: { currency_code: 'MXN', value: decimalString(amount) },
        custom_id: key,
        note_to_payer: description,
      },
      timeoutMs,
    });
    return answerIn(reply);
  };

/** Only an explicit refusal counts as one; after a timeout or server error the same refund is requested again later. */
function answerIn(reply: Reply): RefundAnswer {
  if (reply.kind !== 'answer') return UNKNOWN;
  const { status, body } = reply;
  if (status === 400 || status === 403 || status === 404 || status === 422) return REFUSED;
  if (status >= 300) return UNKNOWN;
  const given = textOf(fields(body).status);
  if (given === 'FAILED' || given === 'CANCELLED') return REFUSED;
  return GIVEN.has(given ?? '') ? REFUNDED : UNKNOWN;
}
