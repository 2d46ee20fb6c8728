import type { PaymentId } from '#app/payment/ports.ts';
import { id } from '#kernel/ids.ts';

/** A declined charge uses up its order, so the retry with 3-D Secure needs a second order for the same attempt. */
const AGAIN = '-3ds';

export const firstOrder = (payment: PaymentId): string => payment;

export const secureOrder = (payment: PaymentId): string => `${payment}${AGAIN}`;

const ORDER = new RegExp(
  '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})' + // the attempt
    `(?:${AGAIN})?$`,
);

/** The attempt an order belongs to; undefined for an order that is not ours. */
export const paymentOf = (order: string): PaymentId | undefined => {
  const [, payment] = ORDER.exec(order) ?? [];
  return payment === undefined ? undefined : id(payment);
};
