import { createHash, timingSafeEqual } from 'node:crypto';
import { readTransaction } from '#adapters/payments/wallets/transaction.ts';

/** A webhook event of the gateway: a transaction, in the form the API returns it. It is only a hint to query it. */
export interface WalletEvent {
  readonly kind: 'charge';
  readonly ref: string;
  readonly key: string;
}

/** Reads an event; undefined when it is invalid. Repeated deliveries of an event have the same `key`. */
export function readEvent(body: unknown): WalletEvent | undefined {
  const told = readTransaction(body);
  if (!told) return undefined;
  const { id, orderId, result, gatewayCode, amount } = told;
  const key = createHash('sha256')
    .update(JSON.stringify([orderId, id, result, gatewayCode, amount]))
    .digest('hex');
  return { kind: 'charge', ref: orderId, key };
}

interface Told {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The gateway authenticates with a secret in a header; hashes are compared, in constant time. */
export const hasNotificationSecret =
  (secret: string) =>
  ({ headers }: Told): boolean => {
    const sent = headers['x-notification-secret'];
    return timingSafeEqual(hashOf(typeof sent === 'string' ? sent : ''), hashOf(secret));
  };

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();
