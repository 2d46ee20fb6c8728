import type { PaymentId } from '#app/payment/ports.ts';
import { id } from '#kernel/ids.ts';

/** A declined charge uses its order up, so that asking again with 3-D Secure needs another one for the same attempt. */
const AGAIN = '-3ds';

export const firstOrder = (payment: PaymentId): string => payment;

export const secureOrder = (payment: PaymentId): string => `${payment}${AGAIN}`;

const ORDER = new RegExp(
  '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})' + // the attempt
    `(?:${AGAIN})?$`,
);

/** Whose order it is; undefined when it is none of ours. */
export const paymentOf = (order: string): PaymentId | undefined => {
  const [, payment] = ORDER.exec(order) ?? [];
  return payment === undefined ? undefined : id(payment);
};
