import type { PaymentAttempt, Payments } from '#app/payment/ports.ts';
import type { Order } from '#domain/orders/order.ts';

/** A payment that waits for its payer elsewhere: at a bank or at a provider. */
export interface WaitingPayment {
  readonly method: PaymentAttempt['method'];
  readonly url: string;
}

/** Where an attempt waits for its payer; undefined if it does not. */
export const waitingAt = ({
  state,
  method,
  redirectUrl,
}: Pick<PaymentAttempt, 'state' | 'method' | 'redirectUrl'>): WaitingPayment | undefined =>
  state === 'pending' && redirectUrl !== undefined ? { method, url: redirectUrl } : undefined;

/** The same for an order. Only payments under way are looked up. */
export async function readWaiting(
  { payments }: { readonly payments: Pick<Payments, 'latest'> },
  { id, paying }: Pick<Order, 'id' | 'paying'>,
): Promise<WaitingPayment | undefined> {
  const attempt = paying ? await payments.latest(id) : undefined;
  return attempt && waitingAt(attempt);
}
